/** What goes over the wire. Mirrors src/tavola/server/messages.py, which is the source of truth. */

export type Seat = number;
export type Bag = Record<string, number>;
export type FieldValue = string | Bag;
export type Language = "de" | "en";

// -- HTTP ---------------------------------------------------------------------------------------

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
  modules?: string[];
  options?: Record<string, string>;
  start?: Seat | null;
}

export interface TableMade {
  table: string;
  host_key: string;
  invite_key: string;
  keys: Record<string, string>;
}

export interface Joined {
  seat: Seat;
  key: string;
}

export interface Reach {
  /** This machine's addresses in its networks, the likeliest first; none without a network. */
  addresses: string[];
  /** Whether the site answers there. */
  listening: boolean;
}

export interface BoxInfo {
  name: string;
  title: string;
  modules: string[];
}

export interface ModuleInfo {
  name: string;
  title: string;
  /** Modules that it makes no sense without; they are in play with it. */
  brings: string[];
}

export interface SetupSwitch {
  name: string;
  title: string;
  values: string[];
  value_titles: string[];
}

export interface GameInfo {
  name: string;
  title: string;
  sentence: string;
  picture: string;
  seats: number[];
  bots: string[];
  /** The first is the usual one. */
  boxes: BoxInfo[];
  modules: ModuleInfo[];
  options: SetupSwitch[];
}

export interface RuleText {
  id: string;
  page: number;
  text: string;
  ruling: boolean;
  why: string;
}

// -- what a table is --------------------------------------------------------------------------

export interface ChairInfo {
  seat: Seat;
  name: string;
  colour: number;
  free: boolean;
  bot: string;
  person: boolean;
  resigned: boolean;
  connected: boolean;
  points: number | null;
}

export interface PlaceInfo {
  seat: Seat;
  rank: number;
  score: number;
  /** What decided between equal scores: in words, or as a bare number. */
  tie_break: string | number | null;
}

export interface TableInfo {
  id: string;
  name: string;
  game: string;
  title: string;
  status: "gathering" | "running" | "over";
  version: number;
  chairs: ChairInfo[];
  waiting_for: Seat[];
  standing: PlaceInfo[];
  setup: string[];
  prepared: boolean;
  rematch: string;
  read_only: string;
}

export interface PanelInfo {
  name: string;
  title: string;
  width: number;
  height: number;
  seat: Seat | null;
  /** null: as it was sent last over this socket. */
  svg: string | null;
  /** It has no natural size: shown as large as there is room. */
  grows: boolean;
  /** It may lie beside the table top. */
  aside: boolean;
}

export interface OptionInfo {
  text: string;
  words: string;
  do: string;
  fields: Record<string, FieldValue>;
}

export interface FieldWords {
  title: string;
  values: Record<string, string>;
}

export interface Question {
  seat: Seat;
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
}

export interface LogLine {
  step: number;
  seat: Seat | null;
  text: string;
  where: string[];
  rule: string;
  page: number;
  rule_text: string;
  points: number | null;
  items: LogItem[];
}

export interface TakeBackInfo {
  seat: Seat;
  to: number;
  agreed: Seat[];
  /** Whose consent is still needed. */
  awaited: Seat[];
}

export interface Replayed {
  table: TableInfo;
  step: number;
  steps: number;
  panels: PanelInfo[];
  log: LogLine[];
  log_length: number;
  scores: number[];
  waiting_for: Seat[];
}

// -- server to client -------------------------------------------------------------------------

export interface StateMessage {
  is: "state";
  table: TableInfo;
  seat: Seat | null;
  mine: Seat[];
  host: boolean;
  panels: PanelInfo[];
  question: Question | null;
  confirm: Seat | null;
  undoable: Seat[];
  take_back: TakeBackInfo | null;
  steps: number;
  log_from: number;
  log: LogLine[];
  last_moves: Record<string, string[]>;
  curtain: boolean;
  record_open: boolean;
}

export interface SceneShown {
  is: "scene";
  id: number;
  step: number;
  panels: PanelInfo[];
  log_length: number;
  scores: number[];
  waiting_for: Seat[];
}

export interface Previewed {
  is: "preview";
  id: number;
  option: string;
  lines: LogLine[];
  panels: PanelInfo[];
  chance: boolean;
}

export interface Done {
  is: "done";
  id: number;
  version: number;
}

export interface Refused {
  is: "refused";
  id: number;
  kind: string;
  text: string;
  rule: string;
  page: number;
  rule_text: string;
}

export interface Closing {
  is: "closing";
  text: string;
}

export interface Presence {
  is: "presence";
  connected: Seat[];
  watching: number;
  /** For every seat whose holder is away: seconds until the others may go on without them. */
  grace: Record<string, number>;
}

export type Answer = SceneShown | Previewed | Done | Refused;
export type ServerMessage = StateMessage | Answer | Closing | Presence;

// -- client to server -------------------------------------------------------------------------

export interface Hello {
  is: "hello";
  keys: string[];
  language: Language;
  look: Seat | null;
}

/** A message without its id; the connection numbers it. */
export type Saying =
  | { is: "choose"; seat: Seat; version: number; option: string }
  | { is: "preview"; seat: Seat; option: string }
  | { is: "confirm" | "undo" | "take-over" | "resign" | "leave"; seat: Seat }
  | { is: "ask-take-back"; seat: Seat; to: number }
  | { is: "answer-take-back"; seat: Seat; agreed: boolean }
  | { is: "hand-over"; seat: Seat; bot: string }
  | { is: "look"; seat: Seat | null }
  | { is: "speak"; language: Language }
  | { is: "show-scene"; step: number };
