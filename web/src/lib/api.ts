/** What is asked over HTTP. Every failure becomes a Trouble with a text fit to be shown. */
import type {
  GameInfo,
  Joined,
  NewTable,
  Reach,
  Refused,
  Replayed,
  RuleText,
  Seat,
  TableInfo,
  TableMade,
} from "./protocol";
import { settings } from "./settings.svelte";
import { t } from "./words";

/** Something that could not be had, in words. */
export class Trouble extends Error {
  constructor(
    text: string,
    readonly kind: string,
    readonly status = 0,
  ) {
    super(text);
  }
}

/** Whether it is unknown if the server did what was asked. */
export function mayBeLost(error: unknown): boolean {
  return error instanceof Trouble && (error.kind === "offline" || error.status >= 500);
}

async function answer(path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const init: RequestInit = { method: body === undefined ? "GET" : "POST", headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Trouble(t("ui-trouble-offline"), "offline");
  }
  if (!response.ok) throw await trouble(response);
  return response;
}

async function trouble(response: Response): Promise<Trouble> {
  let text = "";
  let kind = "unknown";
  try {
    const refused = (await response.json()) as Partial<Refused>;
    text = refused.text ?? "";
    kind = refused.kind ?? kind;
  } catch {
    // Not one of our own answers; the status has to do.
  }
  return new Trouble(text || t("ui-trouble-status", { status: response.status }), kind, response.status);
}

async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await (await answer(path, body)).json()) as T;
}

function table(id: string, rest = ""): string {
  return `/api/tables/${encodeURIComponent(id)}${rest}`;
}

export const api = {
  games: () => json<GameInfo[]>(`/api/games?language=${settings.language}`),
  rules: (game: string) =>
    json<RuleText[]>(`/api/rules/${encodeURIComponent(game)}?language=${settings.language}`),
  make: (asked: NewTable) => json<TableMade>("/api/tables", asked),
  table: (id: string) => json<TableInfo>(`${table(id)}?language=${settings.language}`),
  join: (id: string, invite: string, name: string, token: string) =>
    json<Joined>(table(id, "/join"), { invite, name, token }),
  anotherKey: (id: string, seat: Seat, key: string) => json<Joined>(table(id, "/keys"), { seat, key }),
  revoke: (id: string, seat: Seat, key: string) => json<unknown>(table(id, "/revoke"), { seat, key }),
  rematch: (id: string, seat: Seat, key: string) => json<TableMade>(table(id, "/rematch"), { seat, key }),
  recordPath: (id: string) => table(id, "/record"),
  replay: (record: string, step: number | null) =>
    json<Replayed>("/api/replay", { record, step, seat: null, language: settings.language }),
  reach: () => json<Reach>("/api/reach"),
  qr: async (text: string) => (await answer("/api/qr", { text })).blob(),
};
