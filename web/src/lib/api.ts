/** Requests over HTTP. Every failure becomes a RequestError with a text fit to be shown. */
import { onSite } from "./base";
import { settings } from "./settings.svelte";
import type { Endpoints, Join, Learner, NewTable, PlayOn, QrAsked, Refused, SeatKey } from "./wire";
import { t } from "./words";

/** A request that failed, with the reason in the page's language. */
export class RequestError extends Error {
  constructor(
    text: string,
    readonly kind: string,
    readonly status = 0,
  ) {
    super(text);
  }
}

/** Whether the server may have carried out the failed request all the same. */
export function outcomeIsUnknown(error: unknown): boolean {
  return error instanceof RequestError && (error.kind === "offline" || error.status >= 500);
}

const MOST_TRIES = 6;
const BUSY_PAUSE = 700;

/** The answer; where the site is too busy, which means that it has done nothing, asked for again. */
async function answer(path: string, body?: unknown): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await answerOnce(path, body);
    } catch (error) {
      if (!(error instanceof RequestError) || error.kind !== "busy" || tries === MOST_TRIES) throw error;
      await new Promise((done) => setTimeout(done, tries * BUSY_PAUSE * (0.5 + Math.random())));
    }
  }
}

async function answerOnce(path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const init: RequestInit = { method: body === undefined ? "GET" : "POST", headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(onSite(path), init);
  } catch {
    throw new RequestError(t("ui-trouble-offline"), "offline");
  }
  if (!response.ok) throw await trouble(response);
  return response;
}

async function trouble(response: Response): Promise<RequestError> {
  let text = "";
  let kind = "unknown";
  try {
    const refused = (await response.json()) as Partial<Refused>;
    text = refused.text ?? "";
    kind = refused.kind ?? kind;
  } catch {
    // Not one of our own answers; the status has to do.
  }
  return new RequestError(text || t("ui-trouble-status", { status: response.status }), kind, response.status);
}

type Endpoint = keyof Endpoints;
type PathNames<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | PathNames<Rest> : never;

/** An endpoint's path with its names filled in. */
function pathOf<E extends Endpoint>(endpoint: E, names: Record<PathNames<E>, string>): string {
  const [, path = ""] = endpoint.split(" ");
  return Object.entries<string>(names).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
}

async function get<E extends Endpoint & `GET ${string}`>(
  endpoint: E,
  names: Record<PathNames<E>, string>,
  query: Endpoints[E]["query"],
): Promise<Endpoints[E]["answer"]> {
  const asked = query === null ? "" : `?${new URLSearchParams(query)}`;
  return (await (await answer(`${pathOf(endpoint, names)}${asked}`)).json()) as Endpoints[E]["answer"];
}

async function post<E extends Endpoint & `POST ${string}`>(
  endpoint: E,
  names: Record<PathNames<E>, string>,
  body: Endpoints[E]["body"],
): Promise<Endpoints[E]["answer"]> {
  return (await (await answer(pathOf(endpoint, names), body)).json()) as Endpoints[E]["answer"];
}

const inOurLanguage = () => ({ language: settings.language });

export const api = {
  games: () => get("GET /api/games", {}, inOurLanguage()),
  rules: (game: string) => get("GET /api/rules/{name}", { name: game }, inOurLanguage()),
  examples: (game: string) => get("GET /api/rules/{name}/examples", { name: game }, inOurLanguage()),
  rulesAt: (ident: string) => get("GET /api/tables/{ident}/rules", { ident }, inOurLanguage()),
  learn: (game: string, body: Learner) => post("POST /api/lessons/{name}", { name: game }, body),
  make: (asked: NewTable) => post("POST /api/tables", {}, asked),
  playOn: (asked: PlayOn) => post("POST /api/tables/continued", {}, asked),
  table: (ident: string) => get("GET /api/tables/{ident}", { ident }, inOurLanguage()),
  join: (ident: string, body: Join) => post("POST /api/tables/{ident}/join", { ident }, body),
  anotherKey: (ident: string, body: SeatKey) => post("POST /api/tables/{ident}/keys", { ident }, body),
  revoke: (ident: string, body: SeatKey) => post("POST /api/tables/{ident}/revoke", { ident }, body),
  rematch: (ident: string, body: SeatKey) => post("POST /api/tables/{ident}/rematch", { ident }, body),
  record: async (ident: string) => (await answer(pathOf("GET /api/tables/{ident}/record", { ident }))).text(),
  recordPath: (ident: string) => onSite(pathOf("GET /api/tables/{ident}/record", { ident })),
  replay: (record: string, step: number | null) =>
    post("POST /api/replay", {}, { record, step, language: settings.language }),
  keptRecord: (name: string) => get("GET /api/records/{name}", { name }, null),
  reach: () => get("GET /api/reach", {}, null),
  qr: async (text: string) => (await answer("/api/qr", { text } satisfies QrAsked)).blob(),
};
