/** What this device remembers: its seats at tables, and how its owner likes the page. */

export interface KnownTable {
  id: string;
  title: string;
  name: string;
  /** The key of each seat that this device plays. */
  keys: Record<string, string>;
  host: string;
  invite: string;
  /** When it was last opened, in milliseconds. */
  at: number;
}

const TABLES = "tavola.tables";
const MOST = 60;

/** The part of localStorage that is used; tests bring their own. */
export type KeyValueStore = Pick<Storage, "getItem" | "setItem">;

/** localStorage, or a substitute in memory where the browser forbids it. */
export function deviceStore(): KeyValueStore {
  try {
    localStorage.getItem(TABLES);
    return localStorage;
  } catch {
    const kept = new Map<string, string>();
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    };
  }
}

/** A stored value; undefined where there is none or it cannot be read. */
export function loadJson(on: KeyValueStore, key: string): unknown {
  try {
    const text = on.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function saveJson(on: KeyValueStore, key: string, value: unknown): void {
  try {
    on.setItem(key, JSON.stringify(value));
  } catch {
    // The store is full or forbidden: the page works on, but will not remember.
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function texts(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

function asTable(value: unknown): KnownTable | null {
  if (!isRecord(value) || typeof value.id !== "string") return null;
  const text = (field: unknown): string => (typeof field === "string" ? field : "");
  return {
    id: value.id,
    title: text(value.title),
    name: text(value.name),
    keys: texts(value.keys),
    host: text(value.host),
    invite: text(value.invite),
    at: typeof value.at === "number" ? value.at : 0,
  };
}

/** The tables this device has a seat at or has set up, the latest first. */
export function knownTables(on: KeyValueStore): KnownTable[] {
  const stored = loadJson(on, TABLES);
  const tables = Array.isArray(stored) ? stored.map(asTable).filter((table) => table !== null) : [];
  return tables.sort((one, other) => other.at - one.at);
}

export function knownTable(on: KeyValueStore, id: string): KnownTable | null {
  return knownTables(on).find((table) => table.id === id) ?? null;
}

/** Remember something of a table; keys are added to those already known. */
export function rememberTable(
  on: KeyValueStore,
  id: string,
  news: Partial<Omit<KnownTable, "id">>,
  now = Date.now(),
): KnownTable {
  const old = knownTable(on, id) ?? { id, title: "", name: "", keys: {}, host: "", invite: "", at: 0 };
  const table: KnownTable = { ...old, ...news, keys: { ...old.keys, ...news.keys }, at: now };
  const others = knownTables(on).filter((known) => known.id !== id);
  saveJson(on, TABLES, [table, ...others].slice(0, MOST));
  return table;
}

export function forgetTable(on: KeyValueStore, id: string): void {
  saveJson(
    on,
    TABLES,
    knownTables(on).filter((known) => known.id !== id),
  );
}

/** After seats have moved: the same keys open the seats that are told for them, by the number of before. */
export function reseat(on: KeyValueStore, id: string, now: (seat: number) => number): void {
  const table = knownTable(on, id);
  if (table === null) return;
  const keys = Object.fromEntries(
    Object.entries(table.keys).map(([seat, key]) => [String(now(Number(seat))), key]),
  );
  const others = knownTables(on).filter((known) => known.id !== id);
  saveJson(on, TABLES, [{ ...table, keys }, ...others]);
}

/** Whoever has one key follows the seat that it opens, wherever the host has put it. */
export function followSeat(on: KeyValueStore, id: string, mine: readonly number[]): void {
  const [seat, ...more] = mine;
  const known = Object.keys(knownTable(on, id)?.keys ?? {});
  if (seat !== undefined && more.length === 0 && known.length === 1 && known[0] !== String(seat))
    reseat(on, id, () => seat);
}

/** All keys for a table: the seats' and the host's. */
export function keysOf(table: KnownTable | null): string[] {
  if (table === null) return [];
  return [...Object.values(table.keys), table.host].filter((key) => key !== "");
}

/** In a rematch everybody sits one seat further, and the same keys open the new seats. */
export function rotatedKeys(keys: Record<string, string>, seats: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries(keys).map(([seat, key]) => [String((Number(seat) + 1) % seats), key]),
  );
}
