/**
 * Sitting down by an invitation, although the answer may get lost: a token of this device's own goes along,
 * and asking again with it gives the same seat.
 */
import type { Joined } from "./wire";
import { keep, recall, rememberTable, type Shelf } from "./storage";

export interface Joining {
  invite: string;
  token: string;
}

const JOINING = "tavola.joining";
const TRIES = 3;
const PAUSE = 1000;

function all(on: Shelf): Record<string, Joining> {
  const stored = recall(on, JOINING);
  return typeof stored === "object" && stored !== null ? (stored as Record<string, Joining>) : {};
}

/** What this device asked for at a table and has had no answer to. */
export function unanswered(on: Shelf, id: string): Joining | null {
  const found: Partial<Joining> | undefined = all(on)[id];
  if (typeof found?.invite !== "string" || typeof found.token !== "string") return null;
  return { invite: found.invite, token: found.token };
}

function forget(on: Shelf, id: string): void {
  const { [id]: _, ...others } = all(on);
  keep(on, JOINING, others);
}

/** 144 bits that nobody can guess. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

function tokenFor(on: Shelf, id: string, invite: string): string {
  const before = unanswered(on, id);
  const joining = before?.invite === invite ? before : { invite, token: newToken() };
  keep(on, JOINING, { ...all(on), [id]: joining });
  return joining.token;
}

export interface Asking {
  on: Shelf;
  ask: (token: string) => Promise<Joined>;
  /** Whether it is unknown if the server did what was asked. */
  mayBeLost: (error: unknown) => boolean;
  pause?: (milliseconds: number) => Promise<void>;
}

/** Ask until there is an answer; the key is stored before the token is forgotten. */
export async function sitDown(
  id: string,
  invite: string,
  { on, ask, mayBeLost, pause = wait }: Asking,
): Promise<Joined> {
  const token = tokenFor(on, id, invite);
  for (let tries = 1; ; tries += 1) {
    try {
      const joined = await ask(token);
      rememberTable(on, id, { keys: { [joined.seat]: joined.key } });
      forget(on, id);
      return joined;
    } catch (error) {
      if (!mayBeLost(error)) forget(on, id);
      if (!mayBeLost(error) || tries === TRIES) throw error;
      await pause(PAUSE);
    }
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
