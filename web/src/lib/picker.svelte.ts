/** How a question is answered: picks narrow its options, one is previewed, then confirmed. */
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
import type { OptionInfo, Previewed, Question } from "./wire";
import { settings } from "./settings.svelte";
import { firmPicks, withFirstGuess, rotated, rotationOf, withRotation, type Rotation } from "./rotation";
import { isAdjustment, withGuesses, withoutGuesses } from "./variants";

/** Sends requests and tells how they went. */
export interface RequestSender {
  connection: Connection | null;
  /** Send a change; resolves to whether it was made. Only one is in flight at a time. */
  change(request: ClientRequest): Promise<boolean>;
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
    this.#set(picks);
    const ready = this.narrowed.ready;
    const isGuess = (this.rotation?.values.length ?? 0) > 1;
    const isLast = !isPicked && !isGuess && !isAdjustment(pairs, this.guesses);
    const alone = ready !== null && this.narrowed.options.length === 1 && isLast;
    // An option without fields is a plain step and easily undone, so it needs no confirmation.
    if (alone && (settings.atOnce || isPlain(ready))) void this.choose(ready);
  }

  /** Turn the picked piece to the next possible position, or back; false if nothing can be turned. */
  turn(by: number): boolean {
    const { rotation } = this;
    if (rotation === null) return false;
    if (rotation.values.length < 2) return true;
    // The old preview stays until the new one has come, so that nothing flickers.
    this.#set(withRotation(rotation, rotated(rotation, this.narrowed.scalars[rotation.field], by)), true);
    return true;
  }

  remove(pick: Pick): void {
    this.#set(withoutPick(this.picks, pick.pairs, pick.key));
  }

  /** Drop the last pick; false when there is none. */
  back(): boolean {
    if (this.armed !== null) {
      this.armed = null;
      this.look();
      return true;
    }
    const firm = firmPicks(this.picks);
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

  confirm(): void {
    if (this.ready !== null) void this.choose(this.ready);
  }

  async choose(option: OptionInfo): Promise<void> {
    const question = this.question;
    if (question === null) return;
    const { seat, version } = question;
    const done = await this.#sender.change({ is: "choose", seat, version, option: option.text });
    if (!done && this.question === question) this.clear();
  }

  #set(picks: Pick[], keepsOld = false): void {
    const options = this.question?.options ?? [];
    const turned = withFirstGuess(options, withoutGuesses(picks), this.turns);
    this.picks = withGuesses(options, turned, this.guesses);
    this.armed = null;
    this.#placeStates.clear();
    this.look(keepsOld);
  }

  /** Ask what the ready option would do. */
  look(keepsOld = false): void {
    const question = this.question;
    const option = this.ready;
    if (question === null || option === null) {
      this.#asked = "";
      this.preview = null;
      return;
    }
    const asked = `${question.version} ${question.seat} ${option.text}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    if (!keepsOld) this.preview = null;
    this.#sender.connection?.send({ is: "preview", seat: question.seat, option: option.text }).then(
      (answer) => {
        if (this.#asked !== asked) return;
        if (answer.is === "preview") this.preview = answer;
        if (answer.is === "refused") notices.refused(answer);
      },
      () => {
        // The connection broke; the next state brings a fresh question.
      },
    );
  }
}

/** Whether an option has no fields. */
export function isPlain(option: OptionInfo): boolean {
  return Object.keys(option.fields).length === 0;
}

/** A pick in words: what its values are called, or what they are. */
export function pickWords(question: Question, pick: Pick): string {
  return (
    pick.pairs.map(([field, value]) => question.fields[field]?.values[value] ?? value).join(" · ") ||
    pickText(pick.pairs)
  );
}
