/** Where in the site a browser is: the path tells the page, the hash what to do there. */
import { inSite, onSite } from "./base";

export type Route =
  | { page: "start" }
  | { page: "table"; id: string }
  | { page: "setup"; game: string }
  | { page: "replay"; kept: string }
  | { page: "rules"; game: string }
  | { page: "lost" };

export function routeOf(address: string): Route {
  const path = inSite(address);
  if (path === null) return { page: "lost" };
  const [first, second, ...rest] = path.split("/").filter((part) => part !== "");
  if (first === undefined) return { page: "start" };
  if (rest.length === 0 && first === "t" && second !== undefined)
    return { page: "table", id: decoded(second) };
  if (rest.length === 0 && first === "rules" && second !== undefined)
    return { page: "rules", game: decoded(second) };
  if (rest.length === 0 && first === "new" && second !== undefined)
    return { page: "setup", game: decoded(second) };
  if (rest.length === 0 && first === "replay") return { page: "replay", kept: decoded(second ?? "") };
  return { page: "lost" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export type Errand =
  | { is: "none" }
  | { is: "join"; invite: string }
  | { is: "key"; key: string; seat: number }
  | { is: "step"; step: number };

/** What a table's hash asks for: `#join=INVITE`, `#key=KEY&seat=N` or `#57`. */
export function errandOf(hash: string): Errand {
  const text = hash.replace(/^#/, "");
  if (/^\d{1,6}$/.test(text)) return { is: "step", step: Number(text) };
  const said = new URLSearchParams(text);
  const invite = said.get("join");
  if (invite) return { is: "join", invite };
  const key = said.get("key");
  const seat = said.get("seat") ?? "";
  if (key && /^\d{1,2}$/.test(seat)) return { is: "key", key, seat: Number(seat) };
  return { is: "none" };
}

export const startPath = onSite("/");
export const replayPath = onSite("/replay");

export function rulesPath(game: string): string {
  return onSite(`/rules/${encodeURIComponent(game)}`);
}

export function tablePath(id: string): string {
  return onSite(`/t/${encodeURIComponent(id)}`);
}

/** Where a record is that the site keeps. */
export function keptPath(kept: string): string {
  return onSite(`/replay/${encodeURIComponent(kept)}`);
}

export function setupPath(game: string): string {
  return onSite(`/new/${encodeURIComponent(game)}`);
}

export function invitePath(id: string, invite: string): string {
  return `${tablePath(id)}#${new URLSearchParams({ join: invite })}`;
}

export function personalPath(id: string, seat: number, key: string): string {
  return `${tablePath(id)}#${new URLSearchParams({ key, seat: String(seat) })}`;
}
