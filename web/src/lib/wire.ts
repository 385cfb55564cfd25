/** What goes over the wire; written by scripts/wire_types.py from the server's types. */

export type Seat = number;

export type Status = "gathering" | "running" | "over";

/** Who is to sit on a seat: `me` (this device), `friend` (by the invitation link) or a `bot`. */
export interface SeatPlan {
  who: "me" | "friend" | "bot";
  name?: string;
  bot?: string;
  colour?: number | null;
}

export interface NewTable {
  game: string;
  seats: SeatPlan[];
  name?: string;
  /** A preset of modules; null: the usual one; empty: nothing but `modules`. */
  box?: string | null;
  /** In play on top of the box. */
  modules?: string[];
  options?: Record<string, string>;
  /** The start player's seat; null: by chance. */
  start?: number | null;
  /** A prepared position; see docs/record.md. */
  pieces?: Record<string, string>;
  /** Outcomes that come before any chance; see docs/record.md. */
  draws?: string[];
}

/** A game that goes on from a position of another one. */
export interface PlayOn {
  record: string;
  seats: SeatPlan[];
  /** So many steps of the record are played already; null: all of them. */
  step?: number | null;
  name?: string;
}

/** Who wants to be taught a game. */
export interface Learner {
  name?: string;
}

export interface TableMade {
  table: string;
  /** Empty for a rematch that somebody else asked for first; so is the next. */
  host_key: string;
  invite_key: string;
  /** The keys of the seats that this device plays. */
  keys: Record<string, string>;
}

export interface Join {
  invite: string;
  name?: string;
  /** Made up by the client, and never guessed: asking again with it gives the same seat and key. */
  token?: string;
}

export interface Joined {
  seat: Seat;
  key: string;
}

export interface SeatKey {
  seat: Seat;
  key: string;
}

export interface ReplayAsked {
  record: string;
  /** null: the last one. */
  step?: number | null;
  seat?: Seat | null;
  language?: string;
}

export interface QrAsked {
  text: string;
}

/** How other machines get to this one; told only to a browser on it. */
export interface Reach {
  /** Its addresses in its networks, the likeliest first; none without a network. */
  addresses: string[];
  /** Whether the site answers there. */
  listening: boolean;
}

/** How the site is; `ok` unless the disk cannot be written or it can hardly keep up. */
export interface Health {
  ok: boolean;
  /** In memory. */
  tables: number;
  connections: number;
  overloaded: boolean;
  disk: string;
}

/** A preset of modules. */
export interface BoxInfo {
  name: string;
  title: string;
  modules: string[];
}

/** A part of the rules or pieces that can be in play or not. */
export interface ModuleInfo {
  name: string;
  title: string;
  /** Modules that it makes no sense without; they are in play with it. */
  requires: string[];
  /** What it is, in one sentence. */
  about: string;
  /** Where a small picture of it is to be had; empty: nowhere. */
  picture: string;
}

/** An option of a game, in words. */
export interface SetupSwitch {
  name: string;
  title: string;
  values: string[];
  value_titles: string[];
  /** The module without which it means nothing; empty: it always does. */
  module: string;
}

/** A value of the box that no source states. */
export interface ComponentInfo {
  name: string;
  /** The module it comes with; empty: it is always in play. */
  module: string;
  meaning: string;
  /** What the assumption rests on. */
  why: string;
  assumed: string;
  /** What new tables here play with; another one than assumed where the host has corrected it. */
  value: string;
}

export interface GameInfo {
  name: string;
  title: string;
  sentence: string;
  /** A small SVG. */
  picture: string;
  seats: number[];
  bots: string[];
  /** The first is the usual one. */
  boxes: BoxInfo[];
  modules: ModuleInfo[];
  options: SetupSwitch[];
  components: ComponentInfo[];
  /** Where a small picture of the game without modules is, of what is in every box; empty: there is none. */
  plain: string;
  /** Whether there is a first game that teaches it. */
  lesson: boolean;
}

export interface RuleText {
  id: string;
  page: number;
  text: string;
  ruling: boolean;
  why: string;
  /** The title of its chapter; rules come in reading order, so those of one chapter stand together. */
  chapter: string;
}

/** An example of a rule: a position before something is scored, and what that brings. */
export interface ExampleText {
  rule: string;
  text: string;
  /** A small SVG. */
  picture: string;
  sum: string[];
}

export interface ChairInfo {
  seat: Seat;
  name: string;
  /** Index of LOOK's six colours and marks: yellow ●, red ▲, pink ✚, green ■, blue ◆, black ⬟. */
  colour: number;
  /** Whether somebody may still sit down there. */
  free: boolean;
  /** The bot that plays it now, or empty. */
  bot: string;
  /** Whether it belongs to a person, even while a bot stands in. */
  person: boolean;
  resigned: boolean;
  connected: boolean;
  points: number | null;
}

export interface PlaceInfo {
  seat: Seat;
  rank: number;
  score: number;
  tie_break: number | null;
}

export interface TableInfo {
  id: string;
  name: string;
  game: string;
  title: string;
  status: Status;
  version: number;
  chairs: ChairInfo[];
  waiting_for: Seat[];
  standing: PlaceInfo[];
  /** What is in play, in words. */
  setup: string[];
  /** Every value in play that no source states, by its name in `GameInfo`, as it is at this table. */
  components: Record<string, string>;
  prepared: boolean;
  /** The id of the rematch's table, or empty. */
  rematch: string;
  /** Why the table is read-only, or empty. */
  read_only: string;
}

export interface PanelInfo {
  name: string;
  title: string;
  width: number;
  height: number;
  seat: Seat | null;
  /** The drawing's outer SVG element, empty. */
  frame: string;
  /** The names of the fragments in it, from back to front. */
  order: string[];
  /** SVG of the fragments by name. */
  fragments: Record<string, string>;
  /** It has no natural size: show it as large as there is room. */
  grows: boolean;
  /** It may lie beside the table top. */
  aside: boolean;
  /** What it is for: board, hand, own-mat, other-mat, market, track or stock. */
  purpose: "board" | "hand" | "own-mat" | "other-mat" | "market" | "track" | "stock";
  /** So much of its top only says whose it is and how they stand. */
  head: number;
  /** The least scale at which its words can be read. */
  legible_from: number;
  /** The size of each of its places, where all have the same. */
  cell_size: number;
  /** A mat in one line: a small SVG of what the seat holds. */
  strip: string;
}

/** How a panel differs from what was sent last over this socket; of a new one, everything is in it. */
export interface PanelChange {
  name: string;
  /** Without `fragments`; `order` only where it does not follow from `gone` and `placed`. */
  panel: Partial<PanelInfo>;
  /** SVG of the fragments that are new or have changed, by name. */
  fragments: Record<string, string>;
  gone: string[];
  /** New fragments one after the other, each with the one it comes after; after none: it is the first. */
  placed: Record<string, string>;
}

export interface OptionInfo {
  /** What to send back. */
  text: string;
  /** What it says, in the viewer's language. */
  words: string;
  /** Its word; counts as a field named `do` for picking. */
  do: string;
  fields: Record<string, string | Record<string, number>>;
}

/** Words for narrowing: what a field is called and what its values are called. */
export interface FieldWords {
  title: string;
  values: Record<string, string>;
}

export interface Question {
  seat: Seat;
  /** To be sent back with the answer. */
  version: number;
  ask: string;
  text: string;
  options: OptionInfo[];
  fields: Record<string, FieldWords>;
}

export interface LogItem {
  text: string;
  rule: string;
  page: number;
  rule_text: string;
  where: string;
  /** What the points are for, in a word or two, to be summed up by; empty: nothing in particular. */
  source: string;
  points: number;
  /** The title it competes for; empty: none. */
  record: string;
  /** How it does there: the largest of a title is told with the result. */
  record_size: number;
}

export interface LogLine {
  step: number;
  seat: Seat | null;
  text: string;
  /** `data-ref` values of what it concerns in the drawing. */
  where: string[];
  rule: string;
  page: number;
  rule_text: string;
  points: number | null;
  items: LogItem[];
}

/** One thing that the coach of a first game says, and the rule behind it. */
export interface CoachCard {
  text: string;
  /** What is lit meanwhile: `data-ref` or `data-pick` values, or names of panels. */
  light: string[];
  rule: string;
  page: number;
  rule_text: string;
}

/** Where a first game that teaches itself has got to. */
export interface Coach {
  /** How many cards came before these. */
  first: number;
  count: number;
  /** What is said before the open question, to be read one after the other; none while others move. */
  cards: CoachCard[];
  /** Whether the last of them asks for a choice; otherwise the lesson is over. */
  asks: boolean;
}

export interface TakeBackInfo {
  seat: Seat;
  to: number;
  agreed: Seat[];
  /** Whose consent is still needed; somebody who stays away is dropped from it in time. */
  awaited: Seat[];
}

/** The table as the viewer may see it now, apart from the drawings and the log. */
export interface State {
  table: TableInfo;
  /** Whose view it is; null: a spectator's. */
  seat: Seat | null;
  /** The seats that this socket's keys open. */
  mine: Seat[];
  host: boolean;
  question: Question | null;
  /** The seat of mine that may confirm the end of its turn now, if any. */
  confirm: Seat | null;
  /** Milliseconds until the server ends that turn by itself; null: it waits for the confirmation. */
  confirm_in: number | null;
  /** My seats that may take back their last choice. */
  undoable: Seat[];
  take_back: TakeBackInfo | null;
  steps: number;
  /** `data-ref` values of each seat's last move. */
  last_moves: Record<string, string[]>;
  /** After how many steps others began to choose, since the seat in view did so last. */
  since: number | null;
  /** Hot seat: another of my seats is to move; its view is sent only after Look. */
  curtain: boolean;
  /** Whether the record may be downloaded now. */
  record_open: boolean;
  /** Addresses of what its drawings use by id and do not define, to be loaded once. */
  definitions: string[];
  /** What a first game teaches its learner now; the question then has only the options asked for. */
  coach: Coach | null;
}

/** How the table differs from what was sent last over this socket; everything, if nothing was. */
export interface StateChange {
  is: "state";
  /** Whether everything is in it: whatever was sent before is void. */
  whole: boolean;
  table: Partial<TableInfo>;
  /** Without `table`. */
  state: Partial<State>;
  /** The names of all panels in their order; null: the same as before. */
  shown: string[] | null;
  /** Those that have changed. */
  panels: PanelChange[];
  /** The log below replaces what is known from this line on (0: all of it). */
  log_from: number;
  log: LogLine[];
}

/** An earlier position, for replay. */
export interface SceneShown {
  is: "scene";
  id: number;
  step: number;
  panels: PanelInfo[];
  /** How many lines of the log belong to the steps up to this one. */
  log_length: number;
  scores: number[];
  waiting_for: Seat[];
  /** After how many steps each turn of the game ended. */
  turns: number[];
}

export interface Replayed {
  table: TableInfo;
  step: number;
  steps: number;
  panels: PanelInfo[];
  /** Addresses of what the panels use by id and do not define, to be loaded once. */
  definitions: string[];
  log: LogLine[];
  log_length: number;
  scores: number[];
  waiting_for: Seat[];
  turns: number[];
  /** The name under which the site keeps the record (`/replay/NAME#STEP`); empty where it keeps none. */
  kept: string;
}

export interface KeptRecord {
  record: string;
}

/** What an option would do, up to where chance takes over. */
export interface Previewed {
  is: "preview";
  id: number;
  option: string;
  lines: LogLine[];
  panels: PanelInfo[];
  /** Whether chance follows. */
  chance: boolean;
  /** Whether the option could not be taken back, once chosen. */
  final: boolean;
  /** What speaks for it, in a sentence or two, if it is a bot's answer to a hint that was asked for. */
  why: string;
}

export interface Done {
  is: "done";
  id: number;
  version: number;
}

/** Nothing has changed; `text` says why, in the viewer's language. */
export interface Refused {
  is: "refused";
  id: number;
  /** illegal, stale, unknown, undo, table, not-allowed, malformed, too-much, busy, not-found, damaged, setup, record, store or trouble. */
  kind: string;
  text: string;
  rule: string;
  page: number;
  rule_text: string;
}

/** The server stops; the client should come back by itself. */
export interface Closing {
  is: "closing";
  text: string;
}

/** Who is connected now. */
export interface Presence {
  is: "presence";
  connected: Seat[];
  watching: number;
  /** For every seat whose holder is away: seconds until the others may go on without them. */
  grace: Record<string, number>;
}

/** Answers a Hello that says what is known. */
export interface Welcome {
  is: "welcome";
  /** What the site draws and words by: it changes with the program and with corrected components. */
  edition: string;
  /** Whether what is known is still so; then nothing is sent until something changes. */
  current: boolean;
}

export type ServerMessage = StateChange | SceneShown | Previewed | Done | Refused | Closing | Presence | Welcome;

/** What a page still shows that comes back: a state that it was sent for the same Hello. */
export interface Known {
  /** The version of the table in it. */
  version?: number;
  edition?: string;
}

export interface Hello {
  is: "hello";
  keys?: string[];
  language?: string;
  look?: Seat | null;
  /** Whether a first game that teaches itself may do so; otherwise it is played like any other. */
  coach?: boolean;
  /** Whether I end my turns myself, rather than the server after a short pause. */
  careful?: boolean;
  /** What I show from before, if it was the answer to this same Hello and nothing was looked at since. */
  known?: Known | null;
}

export interface Choose {
  is: "choose";
  id: number;
  seat: Seat;
  version: number;
  option: string;
  /** If it cannot be taken back, it is not chosen; the answer is a Previewed that says so. */
  ask_first?: boolean;
  /** Part of it, such as how a piece is turned, is a guess: the pause after the turn is longer. */
  guess?: boolean;
}

/** Take back one's last choice and choose this, in one go; `version` is the table's. */
export interface ChooseInstead {
  is: "choose-instead";
  id: number;
  seat: Seat;
  version: number;
  option: string;
  guess?: boolean;
}

export interface Preview {
  is: "preview";
  id: number;
  seat: Seat;
  option: string;
}

/** What would a bot do? It is answered by a Previewed of its choice. */
export interface AskHint {
  is: "ask-hint";
  id: number;
  seat: Seat;
}

export interface Confirm {
  is: "confirm";
  id: number;
  seat: Seat;
}

export interface Undo {
  is: "undo";
  id: number;
  seat: Seat;
}

export interface AskTakeBack {
  is: "ask-take-back";
  id: number;
  seat: Seat;
  to: number;
}

export interface AnswerTakeBack {
  is: "answer-take-back";
  id: number;
  seat: Seat;
  agreed: boolean;
}

/** One's own seat, or by the host that of somebody absent or, before the start, a free one. */
export interface HandOver {
  is: "hand-over";
  id: number;
  seat: Seat;
  bot: string;
}

export interface TakeOver {
  is: "take-over";
  id: number;
  seat: Seat;
}

export interface Resign {
  is: "resign";
  id: number;
  seat: Seat;
}

/** The host lets two seats change places before the game begins. */
export interface Swap {
  is: "swap";
  id: number;
  seat: Seat;
  other: Seat;
}

/** The host takes away a seat that no person holds, before the game begins. */
export interface Remove {
  is: "remove";
  id: number;
  seat: Seat;
}

/** Stand up before the start; the seat's keys are void. */
export interface Leave {
  is: "leave";
  id: number;
  seat: Seat;
}

/** Hot seat: show this one of my seats now (lifts the curtain). */
export interface Look {
  is: "look";
  id: number;
  seat: Seat | null;
}

/** Go on in this language. */
export interface Speak {
  is: "speak";
  id: number;
  language: string;
}

/** End my turns myself, or let the server do it after a short pause. */
export interface BeCareful {
  is: "be-careful";
  id: number;
  careful: boolean;
}

export interface ShowScene {
  is: "show-scene";
  id: number;
  step: number;
}

/** Messages that change the table. */
export type Change = Choose | ChooseInstead | Confirm | Undo | AskTakeBack | AnswerTakeBack | HandOver | TakeOver | Resign | Swap | Remove | Leave;

export type ClientMessage = Hello | Preview | AskHint | Look | Speak | BeCareful | ShowScene | Change;

/** What each endpoint takes and gives; null where it is nothing, or not JSON. */
export interface Endpoints {
  "GET /api/games": { query: { language?: string }; body: null; answer: GameInfo[] };
  "GET /api/games/{name}/modules/{file}": { query: null; body: null; answer: null };
  "GET /api/games/{name}/plain.svg": { query: null; body: null; answer: null };
  "GET /api/games/{name}/definitions/{file}": { query: { v?: string }; body: null; answer: null };
  "GET /api/rules/{name}": { query: { language?: string }; body: null; answer: RuleText[] };
  "GET /api/rules/{name}/examples": { query: { language?: string }; body: null; answer: ExampleText[] };
  "POST /api/qr": { query: null; body: QrAsked; answer: null };
  "GET /api/reach": { query: null; body: null; answer: Reach };
  "GET /api/health": { query: null; body: null; answer: Health };
  "POST /api/replay": { query: null; body: ReplayAsked; answer: Replayed };
  "GET /api/records/{name}": { query: null; body: null; answer: KeptRecord };
  "POST /api/tables/continued": { query: null; body: PlayOn; answer: TableMade };
  "POST /api/lessons/{name}": { query: null; body: Learner; answer: TableMade };
  "POST /api/tables": { query: null; body: NewTable; answer: TableMade };
  "GET /api/tables/{ident}": { query: { language?: string }; body: null; answer: TableInfo };
  "POST /api/tables/{ident}/join": { query: null; body: Join; answer: Joined };
  "POST /api/tables/{ident}/keys": { query: null; body: SeatKey; answer: Joined };
  "POST /api/tables/{ident}/revoke": { query: null; body: SeatKey; answer: Done };
  "GET /api/tables/{ident}/rules": { query: { language?: string }; body: null; answer: RuleText[] };
  "POST /api/tables/{ident}/rematch": { query: null; body: SeatKey; answer: TableMade };
  "GET /api/tables/{ident}/record": { query: null; body: null; answer: null };
}
