/**
 * How a question is answered: picks narrow its options until one is left. The quick way chooses it at once, and
 * asks first only where that could not be taken back; the careful way previews it and waits for a confirmation.
 */
import type { Connection } from "./connection";
import {
  narrow,
  nextField,
  parsePick,
  pickText,
  placeState,
  withoutPick,
  withPick,
  type Narrowed,
  type Pair,
  type Pick,
  type PlaceState,
} from "./narrowing";
import { notices } from "./notices.svelte";
import type { ClientRequest } from "./protocol";
import type { OptionInfo, Previewed, Question, Seat, ServerMessage } from "./wire";
import { settings } from "./settings.svelte";
import { firmPicks, withFirstGuess, rotated, rotationOf, withRotation, type Rotation } from "./rotation";
import { isAdjustment, withGuesses, withoutGuesses } from "./variants";

/** Sends requests and tells how they went. */
export interface RequestSender {
  connection: Connection | null;
  /** Send a change; resolves to its answer, or to null where it was refused. Only one is in flight at a time. */
  request(request: ClientRequest): Promise<ServerMessage | null>;
}

/** A piece that was just laid, and the other ways in which it could be turned. */
export interface Laid {
  seat: Seat;
  /** The table's version since. */
  version: number;
  /** One option for each way, in the order of turning. */
  options: readonly OptionInfo[];
  at: number;
}

export class Picker {
  question = $state.raw<Question | null>(null);
  picks = $state.raw<Pick[]>([]);
  /** An option taken from the list, rather than narrowed to. */
  armed = $state.raw<OptionInfo | null>(null);
  preview = $state.raw<Previewed | null>(null);
  /** For the pick of each place whose piece can be turned, the field that turning changes. */
  turns = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** What the drawing guesses of fields that are not picked. */
  guesses: readonly Pair[] = [];
  /** What can still be turned, as long as nothing else happens. */
  laid = $state.raw<Laid | null>(null);
  /** The quick way: a pick was the choice, and is on its way. */
  sending = $state(false);
  #sender: RequestSender;
  #asked = "";
  #placeStates = new Map<string, PlaceState>();

  constructor(sender: RequestSender) {
    this.#sender = sender;
  }

  narrowed: Narrowed = $derived(narrow(this.question?.options ?? [], this.picks));
  /** The options still open, first guesses aside. */
  left: readonly OptionInfo[] = $derived(narrow(this.question?.options ?? [], firmPicks(this.picks)).options);
  /** What a confirmation would choose. */
  ready: OptionInfo | null = $derived(this.armed ?? this.narrowed.ready);
  next: string | null = $derived(nextField(this.narrowed));
  /** What is picked and can be turned, if anything. */
  rotation: Rotation | null = $derived(rotationOf(this.question?.options ?? [], this.picks, this.turns));

  /** A new state has come: the same question keeps its picks as far as they still fit. */
  ask(question: Question | null): void {
    const same =
      question !== null &&
      this.question !== null &&
      question.version === this.question.version &&
      question.seat === this.question.seat &&
      question.options.length === this.question.options.length;
    const armed = this.armed?.text;
    this.question = question;
    this.#placeStates.clear();
    if (same) {
      this.armed = question.options.find((option) => option.text === armed) ?? null;
      return;
    }
    this.picks = withGuesses(question?.options ?? [], [], this.guesses);
    this.sending = false;
    this.armed = null;
    this.preview = null;
    this.#asked = "";
  }

  /** Ask for the preview again: it came in another language or over another socket. */
  refreshPreview(): void {
    this.#asked = "";
    this.look();
  }

  /** What the drawing guesses now. */
  guess(guesses: readonly Pair[]): void {
    if (pickText(guesses) === pickText(this.guesses)) return;
    this.guesses = guesses;
    if (this.question !== null) this.#set(withoutGuesses(this.picks));
  }

  placeState(pick: string): PlaceState {
    const known = this.#placeStates.get(pick);
    if (known !== undefined) return known;
    const found = placeState(this.question?.options ?? [], firmPicks(this.picks), parsePick(pick));
    this.#placeStates.set(pick, found);
    return found;
  }

  /** A place was clicked: pick it if it leads somewhere; if it is picked, turn its piece or drop the pick. */
  toggle(pick: string, key: string, isPicked: boolean): void {
    if (isPicked && this.rotation !== null) {
      this.turn(1);
      return;
    }
    const pairs = parsePick(pick);
    const options = this.question?.options ?? [];
    const picks = isPicked
      ? withoutPick(this.picks, pairs, key)
      : withPick(options, this.picks, { pairs, key });
    if (picks === null) return;
    this.#set(picks, false);
    const ready = this.narrowed.ready;
    const isLast = !isPicked && !isAdjustment(pairs, this.guesses);
    const alone = ready !== null && this.narrowed.options.length === 1 && isLast;
    if (alone && !settings.careful) void this.#chooseAtOnce(ready);
    else this.look();
  }

  /** Take an option from a list: at once, or in the careful way only to see what it would do. */
  take(option: OptionInfo): void {
    if (settings.careful) this.arm(option);
    else void this.choose(option);
  }

  /** Turn the picked piece to the next possible position, or back; false if nothing can be turned. */
  turn(by: number): boolean {
    const { rotation } = this;
    if (rotation === null) return false;
    if (rotation.values.length < 2) return true;
    this.#set(withRotation(rotation, rotated(rotation, this.narrowed.scalars[rotation.field], by)));
    return true;
  }

  remove(pick: Pick): void {
    this.#set(withoutPick(this.picks, pick.pairs, pick.key));
  }

  /** Drop what was taken from the list, or else the last pick; false when there is none. */
  back(): boolean {
    const { armed } = this;
    // What the picks lead to by themselves is given back with the last of them.
    const isPicked = armed === this.narrowed.ready;
    this.armed = null;
    const firm = firmPicks(this.picks);
    if (armed !== null && (!isPicked || firm.length === 0)) {
      this.look();
      return true;
    }
    if (firm.length === 0) return false;
    this.#set((this.rotation?.others ?? firm).slice(0, -1));
    return true;
  }

  clear(): void {
    this.#set([]);
  }

  /** Take an option from the list; it is previewed and waits to be confirmed. */
  arm(option: OptionInfo): void {
    this.armed = option;
    this.look();
  }

  /** Choose what is ready; whoever was told that it cannot be taken back is not asked again. */
  confirm(): void {
    const { ready, preview } = this;
    if (ready === null) return;
    const isTold = preview?.final === true && preview.option === ready.text;
    void this.choose(ready, settings.careful || isTold);
  }

  async choose(option: OptionInfo, isSure = false): Promise<void> {
    const question = this.question;
    if (question === null) return;
    const { seat, version } = question;
    const ways = settings.careful ? [] : this.#waysToTurn(option);
    const answer = await this.#sender.request({
      is: "choose",
      seat,
      version,
      option: option.text,
      ask_first: !isSure,
      guess: ways.length > 1,
    });
    if (answer?.is === "done") {
      const at = ways.indexOf(option);
      this.laid = ways.length > 1 ? { seat, version: answer.version, options: ways, at } : null;
    } else if (answer?.is === "preview" && this.question === question) {
      this.armed = option;
      this.preview = answer;
      this.#asked = askedText(question, option);
    } else if (this.question === question) this.clear();
  }

  async #chooseAtOnce(option: OptionInfo): Promise<void> {
    this.sending = true;
    try {
      await this.choose(option);
    } finally {
      this.sending = false;
    }
  }

  /** The options that differ from this one only by how the picked piece is turned. */
  #waysToTurn(option: OptionInfo): readonly OptionInfo[] {
    const { rotation } = this;
    if (rotation === null || this.armed !== null) return [option];
    const { options } = narrow(this.question?.options ?? [], rotation.others);
    return options.includes(option) ? options : [option];
  }

  /** Show what a bot would choose, and what that would do. */
  async askHint(): Promise<void> {
    const question = this.question;
    if (question === null) return;
    const answer = await this.#sender.request({ is: "ask-hint", seat: question.seat });
    if (answer?.is !== "preview" || this.question !== question) return;
    const option = question.options.find(({ text }) => text === answer.option);
    if (option === undefined) return;
    this.armed = option;
    this.preview = answer;
    this.#asked = askedText(question, option);
  }

  /** Turn the piece that was just laid; false if there is none. */
  turnLaid(by: number): boolean {
    const { laid } = this;
    if (laid === null) return false;
    const count = laid.options.length;
    const at = (((laid.at + by) % count) + count) % count;
    const option = laid.options[at]?.text ?? "";
    const { seat, version } = laid;
    void this.#sender.request({ is: "choose-instead", seat, version, option, guess: true }).then((answer) => {
      if (answer?.is === "done") this.laid = { ...laid, at, version: answer.version };
    });
    return true;
  }

  #set(picks: Pick[], looks = true): void {
    const options = this.question?.options ?? [];
    const turned = withFirstGuess(options, withoutGuesses(picks), this.turns);
    this.picks = withGuesses(options, turned, this.guesses);
    this.armed = null;
    this.#placeStates.clear();
    if (looks) this.look();
  }

  /** Ask what the ready option would do. The old preview stays until the new one has come, so that nothing flickers. */
  look(): void {
    const question = this.question;
    const option = this.ready;
    if (question === null || option === null) {
      this.#asked = "";
      this.preview = null;
      return;
    }
    const asked = askedText(question, option);
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#sender.connection?.send({ is: "preview", seat: question.seat, option: option.text }).then(
      (answer) => {
        if (this.#asked !== asked) return;
        if (answer.is === "preview") this.preview = answer;
        if (answer.is !== "refused") return;
        this.preview = null;
        notices.refused(answer);
      },
      () => {
        // The connection broke; the next state brings a fresh question.
      },
    );
  }
}

function askedText(question: Question, option: OptionInfo): string {
  return `${question.version} ${question.seat} ${option.text}`;
}

/** A pick in words: what its values are called, or what they are. */
export function pickWords(question: Question, pick: Pick): string {
  return (
    pick.pairs.map(([field, value]) => question.fields[field]?.values[value] ?? value).join(" · ") ||
    pickText(pick.pairs)
  );
}
