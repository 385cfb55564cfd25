/** Drawings in the page: parsed as XML, morphed into what is there, so that pieces keep their elements. */
import { Idiomorph } from "idiomorph";
import { hooksOf } from "./hooks";
import type { Piece } from "./pairing";
import type { Drawing, DrawingStep } from "./panels";
import { takeWords } from "./regions";
import type { Spot } from "./shift";

export type { Drawing } from "./panels";

const SVG = "http://www.w3.org/2000/svg";

/** A drawing as an element; null where the text is none. Parsed as XML, no markup can slip out of its quotes. */
export function parsed(svg: string): SVGSVGElement | null {
  if (svg === "") return null;
  const root = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  if (root.namespaceURI !== SVG || root.localName !== "svg") return null;
  for (const odd of root.querySelectorAll("script, foreignObject, parsererror")) odd.remove();
  return document.adoptNode(root) as unknown as SVGSVGElement;
}

/** The whole drawing as a new element. */
export function drawn(drawing: Drawing): SVGSVGElement | null {
  const sheet = parsed(drawing.frame);
  for (const name of drawing.order) {
    const part = fragmentElement(name, drawing.fragments.get(name) ?? "");
    if (part !== null) sheet?.append(part);
  }
  return sheet;
}

/** Make a host show this drawing: only fragments that have changed are parsed and touched. */
export function show(host: HTMLElement, drawing: Drawing): void {
  const before = shownBy.get(host);
  if (before === drawing) return;
  const step = stepTo(host, drawing);
  shownBy.set(host, drawing);
  const old = sheetOf(host);
  const sheet = old ?? parsed(drawing.frame);
  if (sheet === null) {
    host.replaceChildren();
    return;
  }
  if (old === null) host.replaceChildren(sheet);
  else if (before?.frame !== drawing.frame) takeAttributes(sheet, drawing.frame);
  if (step !== null) take(sheet, drawing, step);
  else takeAll(sheet, drawing, before);
  hooksOf(sheet).addSheet(sheet);
}

/** What of a host is touched when it comes to show a drawing: the names of fragments; null: any of them. */
export function touched(host: HTMLElement, drawing: Drawing): readonly string[] | null {
  if (shownBy.get(host) === drawing) return [];
  const step = stepTo(host, drawing);
  return step === null ? null : [...step.changed, ...step.gone];
}

/** The drawing in a host. */
export function sheetOf(host: HTMLElement): SVGSVGElement | null {
  return host.querySelector<SVGSVGElement>(":scope > svg:not(.ghosts)");
}

/** The elements of a drawing's fragments by name. */
export function partsOf(sheet: SVGSVGElement): Map<string, Element> {
  let parts = partsBy.get(sheet);
  if (parts === undefined) {
    parts = new Map([...sheet.children].map((part) => [part.getAttribute(FRAGMENT) ?? "", part]));
    partsBy.set(sheet, parts);
  }
  return parts;
}

/** How a drawing follows from what a host shows, if it does. */
function stepTo(host: HTMLElement, { step }: Drawing): DrawingStep | null {
  const shown = shownBy.get(host);
  return step !== null && shown !== undefined && step.from === shown.fragments ? step : null;
}

function take(sheet: SVGSVGElement, { fragments }: Drawing, { changed, gone, placed }: DrawingStep): void {
  const parts = partsOf(sheet);
  const hooks = hooksOf(sheet);
  for (const name of gone) {
    const part = parts.get(name);
    if (part === undefined) continue;
    hooks.drop(part);
    part.remove();
    parts.delete(name);
  }
  const fresh = fragmentElements(changed.map((name) => [name, fragments.get(name) ?? ""]));
  for (const name of changed) {
    const old = parts.get(name) ?? null;
    if (old !== null) hooks.drop(old);
    const part = renewed(old, fresh.get(name) ?? null);
    if (part === null) parts.delete(name);
    else {
      parts.set(name, part);
      hooks.add(part);
    }
  }
  for (const [name, previous] of placed) {
    const part = parts.get(name);
    if (part === undefined) continue;
    if (previous === "") sheet.prepend(part);
    else parts.get(previous)?.after(part);
  }
}

function takeAll(sheet: SVGSVGElement, drawing: Drawing, before: Drawing | undefined): void {
  partsBy.delete(sheet);
  const there = new Map(partsOf(sheet));
  partsBy.delete(sheet);
  let at: Element | null = sheet.firstElementChild;
  for (const name of drawing.order) {
    const svg = drawing.fragments.get(name) ?? "";
    let part = there.get(name) ?? null;
    there.delete(name);
    const isInPlace = part !== null && part === at;
    // Passed before it is renewed, for it may be another element then.
    if (isInPlace) at = at?.nextElementSibling ?? null;
    if (part === null || before?.fragments.get(name) !== svg)
      part = renewed(part, fragmentElement(name, svg));
    if (part !== null && !isInPlace) sheet.insertBefore(part, at);
  }
  for (const gone of there.values()) gone.remove();
  const hooks = hooksOf(sheet, true);
  for (const part of sheet.children) hooks.add(part);
}

const FRAGMENT = "data-fragment";

/** What each host shows, so that nothing is done where nothing has changed. */
const shownBy = new WeakMap<HTMLElement, Drawing>();
const partsBy = new WeakMap<SVGSVGElement, Map<string, Element>>();

function fragmentElement(name: string, svg: string): Element | null {
  const sheet = parsed(`<svg xmlns="${SVG}"><g>${svg}</g></svg>`);
  const part = sheet?.firstElementChild ?? null;
  part?.setAttribute(FRAGMENT, name);
  if (sheet !== null) takeWords(sheet);
  return part;
}

/** The elements of several fragments, parsed in one go; one that is no good must not spoil the others. */
function fragmentElements(fragments: readonly (readonly [string, string])[]): Map<string, Element | null> {
  const all = fragments.map(([, svg]) => `<g>${svg}</g>`).join("");
  const sheet = parsed(`<svg xmlns="${SVG}">${all}</svg>`);
  const parts = sheet === null ? [] : [...sheet.children];
  if (sheet === null || parts.length !== fragments.length)
    return new Map(fragments.map(([name, svg]) => [name, fragmentElement(name, svg)]));
  takeWords(sheet);
  return new Map(
    parts.map((part, at) => {
      const name = fragments[at]?.[0] ?? "";
      part.setAttribute(FRAGMENT, name);
      return [name, part];
    }),
  );
}

/**
 * The element of a fragment, made to show this, reusing the elements it has. Needs Idiomorph 0.8: older ones
 * made some of the new elements as HTML, which no drawing shows.
 */
function renewed(old: Element | null, fresh: Element | null): Element | null {
  if (old === null || fresh === null) {
    old?.remove();
    return fresh;
  }
  // Nothing to keep: what comes or goes as a whole, such as all places of a question, needs no comparing.
  if (old.firstElementChild === null || fresh.firstElementChild === null) {
    old.replaceWith(fresh);
    return fresh;
  }
  Idiomorph.morph(old, fresh, { morphStyle: "outerHTML", callbacks: { beforeNodeMorphed: differs } });
  return old;
}

function takeAttributes(sheet: SVGSVGElement, frame: string): void {
  const fresh = parsed(frame);
  if (fresh === null) return;
  for (const { name } of [...sheet.attributes]) if (!fresh.hasAttribute(name)) sheet.removeAttribute(name);
  for (const { name, value } of fresh.attributes) sheet.setAttribute(name, value);
}

/** Make a host show a small drawing that does not change. */
export function showOnce(host: HTMLElement, svg: string): void {
  const sheet = parsed(svg);
  host.replaceChildren(...(sheet === null ? [] : [sheet]));
}

/** Whether there is anything to morph; most of a drawing stays as it is, and browsers compare faster than we. */
function differs(old: Node, fresh: Node): boolean {
  return !old.isEqualNode(fresh);
}

/** Every piece of a drawing or of a part of it that has a name of its own, leaving out what is only defined for reuse. */
function pieces(sheet: Element): SVGGraphicsElement[] {
  return [...sheet.querySelectorAll<SVGGraphicsElement>("[id]")].filter(
    (element) => element instanceof SVGGraphicsElement && element.closest("defs, symbol") === null,
  );
}

/** The middle of a piece in the measure that `into` leads to, whatever the page does with the drawing. */
function spotOf(element: SVGGraphicsElement, into: DOMMatrix): Spot | null {
  const own = element.getCTM();
  if (!own) return null;
  const box = element.getBBox();
  const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(
    into.multiply(own),
  );
  return { x, y };
}

export interface DrawnPiece extends Piece {
  element: SVGGraphicsElement;
  sheet: SVGSVGElement;
}

/** All pieces of a panel's drawing, or of parts of it, with where they are and what kind they are of. */
export function drawnPieces(
  sheet: SVGSVGElement,
  panel: string,
  parts: readonly Element[] = [sheet],
): DrawnPiece[] {
  const matrices = new Map<SVGSVGElement, DOMMatrix>();
  const into = (owner: SVGSVGElement): DOMMatrix | undefined => {
    const known = matrices.get(owner) ?? owner.getCTM()?.inverse();
    if (known) matrices.set(owner, known);
    return known;
  };
  return parts.flatMap(pieces).flatMap((element) => {
    const owner = element.ownerSVGElement;
    const matrix = owner === null ? undefined : into(owner);
    const spot = matrix === undefined ? null : spotOf(element, matrix);
    return spot === null ? [] : [{ id: element.id, kind: kindOf(element), panel, spot, element, sheet }];
  });
}

/** Numbered pieces that look the same are of one kind; any other is a kind of its own. */
function kindOf(element: SVGElement): string {
  const stem = /^(.*\D)\d+$/.exec(element.id)?.[1];
  if (stem === undefined) return element.id;
  const look = [...element.children].filter(
    (child) => child.localName !== "title" && !child.classList.contains("outline"),
  );
  return stem + look.map((child) => child.getAttribute("href") ?? child.outerHTML).join("");
}

/** Whether the person would rather not see things move. */
export function wantsCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
