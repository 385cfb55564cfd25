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

/**
 * Make a host show this drawing, reusing the elements it has. Needs Idiomorph 0.8: older ones made
 * some of the new elements as HTML, which no drawing shows.
 */
export function morph(host: HTMLElement, svg: string): void {
  if (shownBy.get(host) === svg) return;
  shownBy.set(host, svg);
  const fresh = parsed(svg);
  if (fresh === null) {
    host.replaceChildren();
    return;
  }
  takeWords(fresh);
  const old = host.querySelector(":scope > svg:not(.ghosts)");
  if (old === null) host.replaceChildren(fresh);
  else Idiomorph.morph(old, fresh, { morphStyle: "outerHTML", callbacks: { beforeNodeMorphed: differs } });
}

/** What each host shows, so that nothing is done where nothing has changed. */
const shownBy = new WeakMap<HTMLElement, string>();

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
