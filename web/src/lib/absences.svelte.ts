/** Who is away from the table, and how long the others must wait for them; ticks while anybody waits. */
import { deadlines, isRunning, secondsLeft, type Deadlines } from "./grace";
import type { Seat } from "./wire";

const TICK = 250;

export class Absences {
  #until = $state.raw<Deadlines>(new Map());
  #now = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  update(grace: Readonly<Record<string, number>>): void {
    this.#now = performance.now();
    this.#until = deadlines(grace, this.#now);
    this.end();
    if (isRunning(this.#until, this.#now)) this.#timer = setInterval(() => this.#tick(), TICK);
  }

  #tick(): void {
    this.#now = performance.now();
    if (!isRunning(this.#until, this.#now)) this.end();
  }

  /** Whole seconds until the others may go on without this seat. */
  left(seat: Seat): number {
    return secondsLeft(this.#until, seat, this.#now);
  }

  end(): void {
    clearInterval(this.#timer);
  }
}
