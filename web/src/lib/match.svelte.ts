/** A table as this browser sees it: its latest state, the request in flight, and the answer in the making. */
import { Absences } from "./absences.svelte";
import { Picker, type RequestSender } from "./picker.svelte";
import {
  Connection,
  ConnectionLost,
  socketAddress,
  type ConnectionStatus,
  type Listener,
} from "./connection";
import { loadDefinitions } from "./definitions";
import { notices } from "./notices.svelte";
import type { ClientRequest } from "./protocol";
import { changedPanels, type ShownPanel } from "./panels";
import type { ChairInfo, Hello, Known, LogLine, Seat, ServerMessage, State, StateChange } from "./wire";
import { progressAt } from "../learn/progress";
import { isMoveOfOthers, LONG, Paced, seenFor } from "./pace";
import { Replay } from "./replay.svelte";
import { settings } from "./settings.svelte";
import { followSeat, keysOf, knownTable, rememberTable, deviceStore } from "./storage";
import { t } from "./words";

export { shownPanels, type ShownPanel } from "./panels";

/** A state that has come, with how drawings and log differ from the one before it. */
interface Told {
  state: State;
  change: StateChange;
}

const A_MINUTE = 60_000;

export class Match implements RequestSender, Listener {
  readonly id: string;
  connectionStatus = $state<ConnectionStatus>("connecting");
  /** Why the table cannot be shown, if it is damaged. */
  damage = $state("");
  wasOpen = $state(false);
  state = $state.raw<State | null>(null);
  log = $state.raw<LogLine[]>([]);
  panels = $state.raw<ShownPanel[]>([]);
  connected = $state.raw<Seat[]>([]);
  watching = $state(0);
  readonly absences = new Absences();
  /** A change is in flight; no other is sent until it is answered. */
  busy = $state(false);
  connection: Connection | null = null;
  picker: Picker;
  replay: Replay;
  /** The log lines that came with the last state, for screen readers and flying points. */
  news = $state.raw<LogLine[]>([]);
  #look: Seat | null = null;
  #spoken = "";
  #careful = false;
  /** The number of the request in flight. */
  #flight = 0;
  /** When the table was last kept among those of this device. */
  #remembered = 0;
  /** Whether more has happened than is shown yet, by more than a moment. */
  isBehind = $state(false);
  #hurries = false;
  #paced = new Paced<Told>((told) => this.#stateCame(told));
  /** The last state that has come; it may still wait to be shown. */
  #told: State | null = null;
  /** What was said last to be greeted, and what the last whole state was the answer to; empty: something else. */
  #greeting = "";
  #toldTo = "";
  /** What the site draws and words by. */
  #edition = "";

  constructor(id: string) {
    this.id = id;
    this.picker = new Picker(this);
    this.replay = new Replay(this);
    this.connection = new Connection(socketAddress(id), this);
  }

  end(): void {
    this.connection?.end();
    this.absences.end();
  }

  // -- the listener ---------------------------------------------------------------------------

  hello(): Hello {
    const { language } = settings;
    this.#spoken = language;
    this.#careful = settings.careful;
    const hello: Hello = {
      is: "hello",
      keys: keysOf(knownTable(deviceStore(), this.id)),
      language,
      look: this.#look,
      careful: settings.careful,
      coach: !progressAt(deviceStore(), this.id).off,
    };
    this.#greeting = JSON.stringify(hello);
    return { ...hello, known: this.#known };
  }

  /** What is still shown of before, for a site that may have been gone: it is not sent again if it is still so. */
  get #known(): Known {
    const isSame = this.#told !== null && this.#toldTo === this.#greeting;
    return { version: isSame ? (this.#told?.table.version ?? 0) : 0, edition: this.#edition };
  }

  onStatus(status: ConnectionStatus): void {
    this.connectionStatus = status;
    if (status === "open") this.wasOpen = true;
  }

  onMessage(message: ServerMessage): void {
    switch (message.is) {
      case "state":
        this.#queue(message);
        break;
      case "welcome":
        this.#edition = message.edition;
        if (message.current) this.picker.refreshPreview();
        break;
      case "presence":
        this.connected = message.connected;
        this.watching = message.watching;
        this.absences.update(message.grace);
        break;
      case "closing":
        if (message.text !== "") notices.news(message.text);
        break;
      case "refused":
        if (message.kind === "busy") notices.news(message.text);
        else if (message.kind === "damaged") this.damage = message.text;
        else if (message.kind !== "not-found") notices.refused(message);
        break;
      default:
        break;
    }
  }

  /** States are shown in the order in which they came, the moves of others at the pace of this viewer. */
  #queue(change: StateChange): void {
    const before = this.#told;
    if (change.whole) this.#toldTo = this.#greeting;
    const state = (this.#told = changedState(change.whole ? null : before, change));
    void loadDefinitions(state.definitions);
    const isMove = isMoveOfOthers(before, state);
    if (!isMove) this.#hurries = false;
    const isWatched = isMove && !document.hidden && !this.#hurries;
    this.#paced.add({ state, change }, isWatched ? seenFor(settings.pace) : 0);
    if (document.hidden || change.log_from === 0) this.#paced.hurry();
    this.isBehind = this.#paced.delay >= LONG;
  }

  /** Show at once what others do until it is one's turn again; nobody need watch all of it. */
  hurry(): void {
    this.#hurries = true;
    this.#paced.hurry();
  }

  #stateCame({ state, change }: Told): void {
    const before = this.state;
    this.isBehind = this.#paced.delay >= LONG;
    this.panels = changedPanels(change.whole ? [] : this.panels, change);
    const isNews = before !== null && change.log_from > 0 && change.log_from >= this.log.length;
    if (change.log.length > 0 || change.log_from !== this.log.length)
      this.log = [...this.log.slice(0, change.log_from), ...change.log];
    this.news = isNews ? change.log : [];
    // The state of a change may come before its answer; whoever sees it may go on.
    if (before !== null && state.table.version > before.table.version) this.busy = false;
    this.state = state;
    this.connected = state.table.chairs.filter((chair) => chair.connected).map((chair) => chair.seat);
    this.picker.ask(state.curtain ? null : state.question);
    this.picker.refreshPreview();
    if (state.mine.length > 0 || knownTable(deviceStore(), this.id) !== null) {
      followSeat(deviceStore(), this.id, state.mine);
      this.#remember(state);
    }
    this.#tell(before, state);
  }

  /** Keep the table among those of this device, as one that was open lately. */
  #remember({ table: { title, name } }: State): void {
    if (Date.now() - this.#remembered < A_MINUTE) return; // writing is dear: other windows are told of it
    this.#remembered = Date.now();
    rememberTable(deviceStore(), this.id, { title, name });
  }

  /** Tell screen readers what happened and who is to move. */
  #tell(before: State | null, state: State): void {
    const said = this.news.map((line) => line.text);
    const asked = state.question;
    const sameQuestion =
      before?.question?.text === asked?.text && before?.question?.version === asked?.version;
    if (asked !== null && !sameQuestion) said.push(t("ui-your-turn-says", { question: asked.text }));
    else if (asked === null && state.table.waiting_for.join() !== before?.table.waiting_for.join()) {
      const names = state.table.waiting_for.map((seat) => this.name(seat)).join(", ");
      if (names !== "") said.push(t("ui-turn-of", { name: names }));
    }
    if (said.length > 0) notices.say(said.join(" "));
  }

  // -- requests ---------------------------------------------------------------------------

  async change(request: ClientRequest): Promise<boolean> {
    return (await this.request(request))?.is === "done";
  }

  async request(request: ClientRequest): Promise<ServerMessage | null> {
    if (this.busy || this.connection === null) return null;
    this.#paced.hurry();
    this.busy = true;
    const flight = (this.#flight += 1);
    try {
      const answer = await this.connection.send(request);
      if (answer.is !== "refused") return answer;
      notices.refused(answer);
      return null;
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error;
      return null;
    } finally {
      if (flight === this.#flight) this.busy = false;
    }
  }

  look(seat: Seat): void {
    this.#look = seat;
    this.#greeting = this.#toldTo = "";
    void this.change({ is: "look", seat });
  }

  /** Switch to the page's language, if it has changed. */
  speak(): void {
    if (this.#spoken === settings.language || !this.connection?.isOpen) return;
    this.#spoken = settings.language;
    this.#greeting = this.#toldTo = "";
    this.connection.send({ is: "speak", language: settings.language }).catch(() => undefined);
  }

  /** Tell the server how one likes to play, if that has changed. */
  beCareful(): void {
    const { careful } = settings;
    if (this.#careful === careful || !this.connection?.isOpen) return;
    this.#careful = careful;
    this.connection.send({ is: "be-careful", careful }).catch(() => undefined);
  }

  greetAgain(): void {
    this.connection?.greet();
  }

  // -- queries --------------------------------------------------------------------

  get chairs(): ChairInfo[] {
    return this.state?.table.chairs ?? [];
  }

  name(seat: Seat): string {
    const name = this.chairs.find((chair) => chair.seat === seat)?.name ?? "";
    return name.trim() === "" ? t("ui-player-number", { number: seat + 1 }) : name;
  }

  get mine(): Seat[] {
    return this.state?.mine ?? [];
  }

  /** The seat that this browser acts for when no question says which. */
  get myself(): Seat | null {
    const state = this.state;
    if (state === null) return null;
    return (
      state.question?.seat ??
      (state.seat !== null && state.mine.includes(state.seat) ? state.seat : (state.mine[0] ?? null))
    );
  }

  get undoSeat(): Seat | null {
    const state = this.state;
    if (state === null || state.undoable.length === 0) return null;
    const me = this.myself;
    return me !== null && state.undoable.includes(me) ? me : (state.undoable[0] ?? null);
  }

  /** What was just laid and can still be turned: where it lies in the drawing. */
  get laid(): readonly string[] {
    const { state } = this;
    const { laid } = this.picker;
    if (state === null || laid === null || state.table.version !== laid.version) return [];
    return state.undoable.includes(laid.seat) ? (state.last_moves[laid.seat] ?? []) : [];
  }

  /** Turn what is picked or was just laid; false if there is nothing to turn. */
  turn(by: number): boolean {
    return this.picker.turn(by) || (this.laid.length > 0 && this.picker.turnLaid(by));
  }

  /** What a button says that takes back a choice: at a device with several seats, whose it is. */
  get undoWords(): string {
    const seat = this.undoSeat;
    return seat === null || seat === this.state?.question?.seat || this.mine.length === 1
      ? t("ui-undo")
      : t("ui-undo-of", { name: this.name(seat) });
  }

  undo(): void {
    const seat = this.undoSeat;
    if (seat !== null) void this.change({ is: "undo", seat });
  }
}

/** The state after a change: what is not in it is as before. */
function changedState(before: State | null, change: StateChange): State {
  const table = { ...before?.table, ...change.table };
  return { ...before, ...change.state, table } as State;
}
