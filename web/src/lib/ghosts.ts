/** The preview in the picture: what would be new or elsewhere is shown as a ghost above the panel as it is. */
import { drawn, drawnPieces } from "./drawing";
import { paired, shiftsOf } from "./pairing";
import type { Drawing } from "./panels";
import { moved, type Spot } from "./shift";

/** So many times its own size a piece must move to be worth a ghost. */
const CLOSING_UP = 1.6;

/** Lay ghosts over a panel's host; the panel below stays as it is and can still be clicked. */
export function showGhosts(host: HTMLElement, drawing: Drawing): void {
  hideGhosts(host);
  const now = host.querySelector<SVGSVGElement>(":scope > svg");
  const then = drawn(drawing);
  if (now === null || then === null) return;
  host.append(then);
  const [before, after] = [drawnPieces(now, ""), drawnPieces(then, "")];
  const shifts = shiftsOf(before, after);
  const shift = shifts.get("") ?? { x: 0, y: 0 };
  const pairs = paired(before, after, shifts);
  const ghosts = after.filter((piece) => {
    const old = pairs.get(piece);
    if (old === undefined) return true;
    // Others that only close up when a piece is taken would be in the way, and lie on what is picked.
    if (heapOf(piece.element) !== null && heapOf(piece.element) === heapOf(old.element)) return false;
    const way = moved(old.spot, piece.spot, shift);
    const { width, height } = piece.element.getBBox();
    return Math.hypot(way.x, way.y) > CLOSING_UP * Math.max(width, height);
  });
  if (ghosts.length === 0) {
    then.remove();
    return;
  }
  for (const ghost of ghosts) {
    ghost.element.classList.add("ghost");
    pairs.get(ghost)?.element.classList.add("leaving");
  }
  quieten(then, now);
  align(then, now, shift);
}

/** What a piece lies on or in, where the drawing names it: within it pieces only make room for each other. */
function heapOf(piece: SVGGraphicsElement): string | null {
  return piece.parentElement?.closest("[data-ref]:not(svg)")?.getAttribute("data-ref") ?? null;
}

/** Nothing of a ghost is found, named or picked: that is left to what is there already. */
function quieten(then: SVGSVGElement, now: SVGSVGElement): void {
  then.setAttribute("class", "ghosts");
  then.setAttribute("aria-hidden", "true");
  for (const title of then.querySelectorAll("title")) title.remove();
  for (const element of [then, ...then.querySelectorAll<SVGElement>("*")]) {
    // Shapes that only the preview defines are still needed under their name.
    const isDefined = element.closest("defs, symbol") !== null;
    const isKnown = now.querySelector(`[id="${CSS.escape(element.id)}"]`) !== null;
    const dropped = [
      "data-pick",
      "data-ref",
      "data-region",
      "data-layer",
      "role",
      "aria-label",
      ...(isDefined && !isKnown ? [] : ["id"]),
    ];
    for (const name of dropped) element.removeAttribute(name);
  }
}

/** Lay the same places over each other, even where the preview's drawing is larger or smaller. */
function align(then: SVGSVGElement, now: SVGSVGElement, shift: Spot): void {
  const { x, y, width, height } = now.viewBox.baseVal;
  then.setAttribute("viewBox", `${x + shift.x} ${y + shift.y} ${width} ${height}`);
  for (const name of ["width", "height"]) then.setAttribute(name, now.getAttribute(name) ?? "");
}

export function hideGhosts(host: HTMLElement): void {
  for (const old of host.querySelectorAll(":scope > .ghosts")) old.remove();
  for (const old of host.querySelectorAll(".leaving")) old.classList.remove("leaving");
}
