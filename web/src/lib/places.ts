/** Places in the drawings that can be picked: found, lit, and made buttons for keyboard and screen reader. */
import { hooked, hookedInOrder, referredTo } from "./hooks";
import { pickWords } from "./picker.svelte";
import {
  narrow,
  parsePick,
  pickedPlaces,
  pickText,
  type Pair,
  type Pick,
  type Place,
  type PlaceState,
} from "./narrowing";
import { isSeen as fits } from "./variants";
import type { OptionInfo, Question } from "./wire";

export interface FoundPlace extends Place {
  element: SVGElement;
  /** What takes the focus: the element, or its touch area where buttons would lie inside a button. */
  button: SVGElement;
}

export interface Painted {
  lit: number;
  /** Panels in which something can be picked now. */
  panels: Set<string>;
  /** What the lit places stand for, those of variants that are not seen now included, each once. */
  picks: string[];
  /** For the pick of each place whose piece can be turned, the field that turning changes. */
  turns: ReadonlyMap<string, string>;
  /** What the drawings guess of fields that are not picked. */
  guesses: readonly Pair[];
}

/** All places under a root, each with a key that stays the same from picture to picture. */
export function findPlaces(root: ParentNode): FoundPlace[] {
  const seen = new Map<string, number>();
  return hookedInOrder(root, "pick").map((element) => {
    const pick = element.dataset.pick ?? "";
    const count = (seen.get(pick) ?? 0) + 1;
    seen.set(pick, count);
    const nested = element.querySelector("[data-pick]") !== null;
    const touch = nested ? element.querySelector<SVGElement>(":scope > .outline") : null;
    return { element, button: touch ?? element, pick, key: element.id || `${pick}#${count}` };
  });
}

/** Show what can be picked and what is picked; without a question everything rests. */
export function paint(
  root: ParentNode,
  question: Question | null,
  picks: readonly Pick[],
  placeState: (pick: string) => PlaceState,
): Painted {
  const options: OptionInfo[] = question?.options ?? [];
  const guesses = showVariants(root, options, picks);
  const places = findPlaces(root);
  const picked = question === null ? new Set<string>() : pickedPlaces(options, picks, places);
  const painted: Painted = { lit: 0, panels: new Set(), picks: [], turns: turnsOf(places), guesses };
  const lit = new Set<string>();
  for (const place of places) {
    const isSeen = place.element.closest("[data-when]:not(.seen)") === null;
    const isPicked = isSeen && picked.has(place.key);
    const state = question === null ? "" : isPicked ? "picked" : placeState(place.pick);
    if (state === "lit") lit.add(place.pick);
    place.element.classList.toggle("lit", isSeen && state === "lit");
    place.element.classList.toggle("open", isSeen && state === "open");
    place.element.classList.toggle("picked", isPicked);
    if (question === null || state === "" || !isSeen) rest(place.button);
    else wake(place, isPicked, question);
    if (isSeen && state === "lit") {
      painted.lit += 1;
      painted.panels.add(place.element.closest<HTMLElement>("[data-panel]")?.dataset.panel ?? "");
    }
  }
  painted.picks = [...lit];
  return painted;
}

/** Show the variants that fit what is picked or, where nothing is, what is guessed; tells the guesses. */
function showVariants(root: ParentNode, options: readonly OptionInfo[], picks: readonly Pick[]): Pair[] {
  const guesses = hooked(root, "guess").flatMap((element) => parsePick(element.dataset.guess ?? ""));
  const variants = hooked(root, "when");
  if (variants.length === 0) return guesses;
  const values = { ...Object.fromEntries(guesses), ...narrow(options, picks).scalars };
  for (const variant of variants) variant.classList.toggle("seen", fits(variant.dataset.when ?? "", values));
  return guesses;
}

function turnsOf(places: readonly FoundPlace[]): ReadonlyMap<string, string> {
  return new Map(
    places.flatMap(({ pick, element }) => {
      const field = element.dataset.turns;
      return field === undefined ? [] : [[pickText(parsePick(pick)), field] as const];
    }),
  );
}

function wake(place: FoundPlace, isPicked: boolean, question: Question): void {
  const { button } = place;
  const words =
    place.element.querySelector(":scope > title")?.textContent?.trim() || place.element.dataset.about;
  button.setAttribute("tabindex", "0");
  button.setAttribute("role", "button");
  button.setAttribute("aria-pressed", String(isPicked));
  button.setAttribute("aria-label", words || pickWords(question, { pairs: parsePick(place.pick), key: "" }));
}

function rest(button: SVGElement): void {
  if (!button.hasAttribute("tabindex")) return;
  for (const name of ["tabindex", "role", "aria-pressed", "aria-label"]) button.removeAttribute(name);
}

/** The place that an event happened on, if it can be picked or given back now. */
export function placeAt(root: ParentNode, target: EventTarget | null): FoundPlace | null {
  if (!(target instanceof Element)) return null;
  const at = target.closest(".lit, .picked, .open");
  return at === null ? null : (findPlaces(root).find((place) => place.element === at) ?? null);
}

/** Elements that log lines and moves speak of. */
export function referred(root: ParentNode, refs: readonly string[]): SVGElement[] {
  return refs.length === 0 ? [] : referredTo(root, new Set(refs));
}

/** What has been given each class. */
const marked = new Map<string, ReadonlySet<SVGElement>>();

/** Give exactly these elements of the page's drawings a class. */
export function mark(className: string, elements: readonly SVGElement[]): void {
  const now = new Set(elements);
  for (const old of marked.get(className) ?? []) if (!now.has(old)) old.classList.remove(className);
  for (const element of now) element.classList.add(className);
  marked.set(className, now);
}

/** The cell that something lies on, if it says so. */
function cellOf(element: SVGElement): SVGElement | null {
  const name = element.closest<SVGElement>("[data-on]")?.dataset.on;
  if (name === undefined) return null;
  const sheet = element.ownerSVGElement;
  return sheet === null ? null : (hooked(sheet, "cell").find((cell) => cell.dataset.cell === name) ?? null);
}

/** A thin ring in a player's colour around what each seat did last. */
export function markLastMoves(
  root: ParentNode,
  moves: Record<string, string[]>,
  colourOf: (seat: number) => number,
): void {
  const ringed: SVGElement[] = [];
  for (const [seat, refs] of Object.entries(moves)) {
    // A cell is marked as a whole; a ring around a part of it would run through what the part belongs to.
    const found = new Set(referred(root, refs).map((element) => cellOf(element) ?? element));
    for (const element of found) {
      element.style.setProperty("--ring", `var(--player-${colourOf(Number(seat))})`);
      ringed.push(element);
    }
  }
  mark("last", ringed);
}
