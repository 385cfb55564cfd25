/** Answering a question: picks narrow its options, one is previewed, then confirmed. */
import type { Connection } from "./connection";
import {
  narrow,
  nextField,
  parsePick,
  pickText,
  standing,
  withoutPick,
  withPick,
  type Narrowed,
  type Pick,
  type Standing,
} from "./narrowing";
import { notices } from "./notices.svelte";
import type { Saying } from "./protocol";
import type { OptionInfo, Previewed, Question } from "./wire";
import { settings } from "./settings.svelte";
import { firmPicks, guessed, turned, turningOf, withTurn, type Turning } from "./turning";

/** Whatever can carry a message and tell how it went. */
export interface Courier {
  connection: Connection | null;
  /** Send a change; true when it was done. Only one is under way at a time. */
  change(saying: Saying): Promise<boolean>;
}

export class Choosing {
  question = $state.raw<Question | null>(null);
  picks = $state.raw<Pick[]>([]);
  /** An option taken from the list, rather than narrowed to. */
  armed = $state.raw<OptionInfo | null>(null);
  preview = $state.raw<Previewed | null>(null);
  /** By which field what is put at a place turns, under the place's pick. */
  turns = $state.raw<ReadonlyMap<string, string>>(new Map());
  #courier: Courier;
  #asked = "";
  #standings = new Map<string, Standing>();

  constructor(courier: Courier) {
    this.#courier = courier;
  }

  narrowed: Narrowed = $derived(narrow(this.question?.options ?? [], this.picks));
  /** What can still be chosen, whatever is only guessed. */
  left: readonly OptionInfo[] = $derived(narrow(this.question?.options ?? [], firmPicks(this.picks)).options);
  /** What a confirmation would choose. */
  ready: OptionInfo | null = $derived(this.armed ?? this.narrowed.ready);
  next: string | null = $derived(nextField(this.narrowed));
  /** What is picked and can be turned, if anything. */
  turning: Turning | null = $derived(turningOf(this.question?.options ?? [], this.picks, this.turns));

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
    this.#standings.clear();
    if (same) {
      this.armed = question.options.find((option) => option.text === armed) ?? null;
      return;
    }
    this.picks = [];
    this.armed = null;
    this.preview = null;
    this.#asked = "";
  }

  /** Forget a preview that was told in another language or by another socket. */
  refreshPreview(): void {
    this.#asked = "";
    this.look();
  }

  standing(pick: string): Standing {
    const known = this.#standings.get(pick);
    if (known !== undefined) return known;
    const found = standing(this.question?.options ?? [], firmPicks(this.picks), parsePick(pick));
    this.#standings.set(pick, found);
    return found;
  }

  /** A place was clicked: picked if it leads somewhere; if it was picked, turned or given back. */
  toggle(pick: string, key: string, isPicked: boolean): void {
    if (isPicked && this.turning !== null) {
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
    const isGuess = (this.turning?.values.length ?? 0) > 1;
    const alone = ready !== null && this.narrowed.options.length === 1 && !isPicked && !isGuess;
    // What has no fields is a plain step, easily undone; asking twice would only be in the way.
    if (alone && (settings.atOnce || isPlain(ready))) void this.choose(ready);
  }

  /** Turn what is picked to the next possible way, or back; false if nothing can be turned. */
  turn(by: number): boolean {
    const { turning } = this;
    if (turning === null) return false;
    if (turning.values.length < 2) return true;
    // What was seen stays until the next is known, so that nothing flickers.
    this.#set(withTurn(turning, turned(turning, this.narrowed.scalars[turning.field], by)), true);
    return true;
  }

  remove(pick: Pick): void {
    this.#set(withoutPick(this.picks, pick.pairs, pick.key));
  }

  /** One step back; false when there is nothing to take back here. */
  back(): boolean {
    if (this.armed !== null) {
      this.armed = null;
      this.look();
      return true;
    }
    if (this.picks.length === 0) return false;
    this.#set((this.turning?.others ?? this.picks).slice(0, -1));
    return true;
  }

  clear(): void {
    this.#set([]);
  }

  /** Take an option from the list: it is previewed and waits for a confirmation. */
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
    const done = await this.#courier.change({ is: "choose", seat, version, option: option.text });
    if (!done && this.question === question) this.clear();
  }

  #set(picks: Pick[], keepsOld = false): void {
    this.picks = [...guessed(this.question?.options ?? [], picks, this.turns)];
    this.armed = null;
    this.#standings.clear();
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
    this.#courier.connection?.say({ is: "preview", seat: question.seat, option: option.text }).then(
      (answer) => {
        if (this.#asked !== asked) return;
        if (answer.is === "preview") this.preview = answer;
        if (answer.is === "refused") notices.refused(answer);
      },
      () => {
        // The line broke: the next state brings a fresh question.
      },
    );
  }
}

/** Whether an option says all with its word. */
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
