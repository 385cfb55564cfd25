/** Drawings in the page: parsed as XML, morphed into what is there, so that pieces keep their elements. */
import { Idiomorph } from "idiomorph";
import type { Piece } from "./pairing";
import { takeWords } from "./regions";
import type { Spot } from "./shift";

const SVG = "http://www.w3.org/2000/svg";

/** A drawing as an element; null where the text is none. Parsed as XML, no markup can slip out of its quotes. */
export function parsed(svg: string): SVGSVGElement | null {
  if (svg === "") return null;
  const root = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  if (root.namespaceURI !== SVG || root.localName !== "svg") return null;
  for (const odd of root.querySelectorAll("script, foreignObject, parsererror")) odd.remove();
  return document.adoptNode(root) as unknown as SVGSVGElement;
}

/** A drawing as the server tells it: an empty outer element, and what is in it, from back to front. */
export interface Drawing {
  readonly frame: string;
  readonly order: readonly string[];
  readonly fragments: ReadonlyMap<string, string>;
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
  shownBy.set(host, drawing);
  const old = host.querySelector<SVGSVGElement>(":scope > svg:not(.ghosts)");
  const sheet = old ?? parsed(drawing.frame);
  if (sheet === null) {
    host.replaceChildren();
    return;
  }
  if (old === null) host.replaceChildren(sheet);
  else if (before?.frame !== drawing.frame) takeAttributes(sheet, drawing.frame);
  const there = new Map([...sheet.children].map((part) => [part.getAttribute(FRAGMENT) ?? "", part]));
  let at: Element | null = sheet.firstElementChild;
  for (const name of drawing.order) {
    const svg = drawing.fragments.get(name) ?? "";
    let part = there.get(name) ?? null;
    if (part === null || before?.fragments.get(name) !== svg) part = renewed(part, name, svg);
    if (part === null) continue;
    there.delete(name);
    if (part === at) at = at.nextElementSibling;
    else sheet.insertBefore(part, at);
  }
  for (const gone of there.values()) gone.remove();
}

const FRAGMENT = "data-fragment";

/** What each host shows, so that nothing is done where nothing has changed. */
const shownBy = new WeakMap<HTMLElement, Drawing>();

function fragmentElement(name: string, svg: string): Element | null {
  const sheet = parsed(`<svg xmlns="${SVG}"><g>${svg}</g></svg>`);
  const part = sheet?.firstElementChild ?? null;
  part?.setAttribute(FRAGMENT, name);
  if (sheet !== null) takeWords(sheet);
  return part;
}

/**
 * The element of a fragment, made to show this, reusing the elements it has. Needs Idiomorph 0.8: older ones
 * made some of the new elements as HTML, which no drawing shows.
 */
function renewed(old: Element | null, name: string, svg: string): Element | null {
  const fresh = fragmentElement(name, svg);
  if (old === null || fresh === null) {
    old?.remove();
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

/** Every piece of a drawing that has a name of its own, leaving out what is only defined for reuse. */
function pieces(sheet: SVGSVGElement): SVGGraphicsElement[] {
  return [...sheet.querySelectorAll<SVGGraphicsElement>("[id]")].filter(
    (element) => element instanceof SVGGraphicsElement && element.closest("defs, symbol") === null,
  );
}

/** The middle of a piece in its drawing's own measure, whatever the page does with the drawing. */
function spotOf(element: SVGGraphicsElement): Spot | null {
  const into = element.ownerSVGElement?.getCTM()?.inverse();
  const own = element.getCTM();
  if (!into || !own) return null;
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

/** All pieces of a panel's drawing, with where they are and what kind they are of. */
export function drawnPieces(sheet: SVGSVGElement, panel: string): DrawnPiece[] {
  return pieces(sheet).flatMap((element) => {
    const spot = spotOf(element);
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
  return stem + look.map((child) => child.outerHTML).join("");
}

/** Whether the person would rather not see things move. */
export function wantsCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
