/**
 * Narrowing: from all options to one, by picks. Knows no game: an option is its fields, a pick is
 * a few field–value pairs, and `do` counts as a field.
 *
 * A scalar field is decided by one pick. A bag field adds up: every pick puts one piece in, and the
 * options stay whose bag holds at least what is picked.
 */
import type { Bag } from "./protocol";
import type { OptionInfo } from "./wire";

export type Pair = readonly [field: string, value: string];

export interface Pick {
  pairs: readonly Pair[];
  /** Which element was picked, so that this very piece is shown as picked; empty: none. */
  key: string;
}

export interface Narrowed {
  /** The options that agree with all picks. */
  options: OptionInfo[];
  scalars: Record<string, string>;
  bags: Record<string, Bag>;
  /** The option that may be confirmed now, if there is just one. */
  ready: OptionInfo | null;
}

/** `row=II;beads=white` as pairs. */
export function parsePick(text: string): Pair[] {
  const pairs: Pair[] = [];
  for (const part of text.split(";")) {
    const at = part.indexOf("=");
    if (at > 0) pairs.push([part.slice(0, at).trim(), part.slice(at + 1).trim()]);
  }
  return pairs;
}

/** The bags of the questions that were asked: every place of a picture wants to know them. */
const knownBags = new WeakMap<readonly OptionInfo[], Set<string>>();

/** The names of the fields that are bags. */
export function bagFields(options: readonly OptionInfo[]): Set<string> {
  const known = knownBags.get(options);
  if (known !== undefined) return known;
  const found = new Set<string>();
  knownBags.set(options, found);
  for (const option of options) {
    for (const [name, value] of Object.entries(option.fields)) {
      if (typeof value !== "string") found.add(name);
    }
  }
  return found;
}

function scalarOf(option: OptionInfo, field: string): string | undefined {
  if (field === "do") return option.do;
  const value = option.fields[field];
  return typeof value === "string" ? value : undefined;
}

function holds(bag: Bag, part: Bag): boolean {
  return Object.entries(part).every(([kind, count]) => (bag[kind] ?? 0) >= count);
}

function sameBag(one: Bag, other: Bag): boolean {
  return holds(one, other) && holds(other, one);
}

function agrees(option: OptionInfo, scalars: Record<string, string>, bags: Record<string, Bag>): boolean {
  for (const field in scalars) {
    if (scalarOf(option, field) !== scalars[field]) return false;
  }
  for (const field in bags) {
    const bag = option.fields[field];
    if (bag === undefined || typeof bag === "string" || !holds(bag, bags[field] ?? {})) return false;
  }
  return true;
}

/** What the picks say together; null where they contradict each other. */
function summed(
  picks: readonly Pick[],
  isBag: Set<string>,
): { scalars: Record<string, string>; bags: Record<string, Bag> } | null {
  const scalars: Record<string, string> = {};
  const bags: Record<string, Bag> = {};
  for (const { pairs } of picks) {
    for (const [field, value] of pairs) {
      if (isBag.has(field)) {
        const bag = (bags[field] ??= {});
        bag[value] = (bag[value] ?? 0) + 1;
      } else {
        if (field in scalars && scalars[field] !== value) return null;
        scalars[field] = value;
      }
    }
  }
  return { scalars, bags };
}

/** What is left of a question's options after these picks. */
export function narrow(options: readonly OptionInfo[], picks: readonly Pick[]): Narrowed {
  const said = summed(picks, bagFields(options));
  if (said === null) return { options: [], scalars: {}, bags: {}, ready: null };
  const left = options.filter((option) => agrees(option, said.scalars, said.bags));
  return { options: left, ...said, ready: picks.length === 0 ? null : readyOne(left, said.bags) };
}

function readyOne(left: readonly OptionInfo[], bags: Record<string, Bag>): OptionInfo | null {
  if (left.length === 1) return left[0] ?? null;
  const exact = left.filter((option) =>
    Object.entries(option.fields).every(
      ([field, value]) => typeof value === "string" || sameBag(value, bags[field] ?? {}),
    ),
  );
  return exact.length === 1 ? (exact[0] ?? null) : null;
}

/** The picks after one more, where earlier ones that stand against it give way; null: it leads nowhere. */
export function withPick(options: readonly OptionInfo[], picks: readonly Pick[], pick: Pick): Pick[] | null {
  if (narrow(options, [...picks, pick]).options.length > 0) return [...picks, pick];
  const isBag = bagFields(options);
  const said = new Map(pick.pairs.filter(([field]) => !isBag.has(field)));
  let kept = picks.filter(({ pairs }) =>
    pairs.every(([field, value]) => !said.has(field) || said.get(field) === value),
  );
  for (;;) {
    const tried = [...kept, pick];
    if (narrow(options, tried).options.length > 0) return tried;
    if (kept.length === 0) return null;
    kept = kept.slice(0, -1);
  }
}

/** The picks without the one of this element, or without all that said these pairs. */
export function withoutPick(picks: readonly Pick[], pairs: readonly Pair[], key: string): Pick[] {
  const same = (pick: Pick): boolean => pickText(pick.pairs) === pickText(pairs);
  const mine = picks.findLastIndex((pick) => pick.key === key && same(pick));
  const at = mine >= 0 ? mine : picks.findLastIndex(same);
  if (at >= 0) return picks.filter((_, i) => i !== at);
  const said = new Map(pairs);
  return picks.filter((pick) => !pick.pairs.some(([field, value]) => said.get(field) === value));
}

export type PlaceState = "lit" | "open" | "";

/**
 * How a place stands to what is picked: `lit` where a pick narrows further, `open` where it would
 * take the place of an earlier pick, empty where it leads nowhere.
 */
export function placeState(
  options: readonly OptionInfo[],
  picks: readonly Pick[],
  pairs: readonly Pair[],
): PlaceState {
  if (pairs.length === 0) return "";
  const pick: Pick = { pairs, key: "" };
  const now = narrow(options, picks).options.length;
  const then = narrow(options, [...picks, pick]).options.length;
  if (then === 0) return picks.length > 0 && withPick(options, picks, pick) !== null ? "open" : "";
  const isBag = bagFields(options);
  const decides = then < now || pairs.some(([field]) => isBag.has(field));
  // The only place that is left wants to be clicked like any other; an action that all share needs no click.
  const isOnlyPlace = picks.length === 0 && (options.length === 1 || pairs.some(([field]) => field !== "do"));
  return decides || isOnlyPlace ? "lit" : "";
}

export interface Place {
  key: string;
  pick: string;
}

/** The keys of the places to be shown as picked. */
export function pickedPlaces(
  options: readonly OptionInfo[],
  picks: readonly Pick[],
  places: readonly Place[],
): Set<string> {
  const isBag = bagFields(options);
  const { scalars } = narrow(options, picks);
  const found = new Set<string>();
  for (const place of places) {
    const pairs = parsePick(place.pick);
    const plain = pairs.length > 0 && pairs.every(([field]) => !isBag.has(field));
    if (plain && pairs.every(([field, value]) => scalars[field] === value)) found.add(place.key);
  }
  const text = new Map(places.map((place) => [place.key, pickText(parsePick(place.pick))]));
  const loose: string[] = [];
  for (const pick of picks) {
    if (!pick.pairs.some(([field]) => isBag.has(field))) continue;
    const wanted = pickText(pick.pairs);
    if (text.get(pick.key) === wanted && !found.has(pick.key)) found.add(pick.key);
    else loose.push(wanted);
  }
  for (const wanted of loose) {
    const free = places.find((place) => text.get(place.key) === wanted && !found.has(place.key));
    if (free) found.add(free.key);
  }
  return found;
}

/** The same pairs always give the same text. */
export function pickText(pairs: readonly Pair[]): string {
  return pairs.map(([field, value]) => `${field}=${value}`).join(";");
}

/** A field that still differs, in the order in which a person would decide; null when none does. */
export function nextField(narrowed: Narrowed): string | null {
  const { options, scalars } = narrowed;
  const first = options[0];
  if (options.length < 2 || first === undefined) return null;
  if (!("do" in scalars) && options.some((option) => option.do !== first.do)) return "do";
  const names = new Set(options.flatMap((option) => Object.keys(option.fields)));
  for (const name of names) {
    if (name in scalars) continue;
    const texts = new Set(options.map((option) => JSON.stringify(option.fields[name] ?? null)));
    if (texts.size > 1) return name;
  }
  return null;
}
