/**
 * Sitting down by an invitation, even if the answer gets lost: the request carries a token of this device,
 * and repeating it with the same token gives the same seat.
 */
import type { Joined } from "./wire";
import { saveJson, loadJson, rememberTable, type KeyValueStore } from "./storage";

export interface PendingJoin {
  invite: string;
  token: string;
}

const JOINING = "tavola.joining";
const TRIES = 3;
const PAUSE = 1000;

function all(on: KeyValueStore): Record<string, PendingJoin> {
  const stored = loadJson(on, JOINING);
  return typeof stored === "object" && stored !== null ? (stored as Record<string, PendingJoin>) : {};
}

/** This device's request to join a table that has not been answered yet. */
export function unanswered(on: KeyValueStore, id: string): PendingJoin | null {
  const found: Partial<PendingJoin> | undefined = all(on)[id];
  if (typeof found?.invite !== "string" || typeof found.token !== "string") return null;
  return { invite: found.invite, token: found.token };
}

function forget(on: KeyValueStore, id: string): void {
  const { [id]: _, ...others } = all(on);
  saveJson(on, JOINING, others);
}

/** 144 bits that nobody can guess. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

function tokenFor(on: KeyValueStore, id: string, invite: string): string {
  const before = unanswered(on, id);
  const joining = before?.invite === invite ? before : { invite, token: newToken() };
  saveJson(on, JOINING, { ...all(on), [id]: joining });
  return joining.token;
}

export interface JoinAttempt {
  on: KeyValueStore;
  ask: (token: string) => Promise<Joined>;
  /** Whether the server may have carried out the failed request all the same. */
  outcomeIsUnknown: (error: unknown) => boolean;
  pause?: (milliseconds: number) => Promise<void>;
}

/** Ask until there is an answer; the key is stored before the token is forgotten. */
export async function sitDown(
  id: string,
  invite: string,
  { on, ask, outcomeIsUnknown, pause = wait }: JoinAttempt,
): Promise<Joined> {
  const token = tokenFor(on, id, invite);
  for (let tries = 1; ; tries += 1) {
    try {
      const joined = await ask(token);
      rememberTable(on, id, { keys: { [joined.seat]: joined.key } });
      forget(on, id);
      return joined;
    } catch (error) {
      if (!outcomeIsUnknown(error)) forget(on, id);
      if (!outcomeIsUnknown(error) || tries === TRIES) throw error;
      await pause(PAUSE);
    }
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
