/** A finger that misses by a little means what is closest. */

/** How far from its edge something still counts as meant, in pixels. */
const REACH = 22;

/** The place closest to a point that can be picked or given back; null where none is near. */
export function nearestPlace(root: ParentNode, x: number, y: number): Element | null {
  let best: Element | null = null;
  let least = REACH;
  for (const element of root.querySelectorAll("[data-panel] :is(.lit, .picked)")) {
    const outline = element.querySelector(":scope > .outline") ?? element;
    const far = distance(outline.getBoundingClientRect(), x, y);
    if (far >= least) continue;
    [best, least] = [element, far];
  }
  return best;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How far a point is from a box; nothing if it is inside, and without end from a box that is not seen. */
export function distance(box: Box, x: number, y: number): number {
  if (box.right <= box.left || box.bottom <= box.top) return Infinity;
  const dx = Math.max(box.left - x, 0, x - box.right);
  const dy = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(dx, dy);
}
