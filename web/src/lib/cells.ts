/** The cells of a drawn board: everything that says where it lies by `data-cell="column,row"`. */

import { hooked } from "./hooks";

export interface Cell {
  element: SVGElement;
  x: number;
  y: number;
  /** It can be picked now. */
  isLit: boolean;
  /** The name of the colour of who laid it last, such as `--player-2`, or empty. */
  ring: string;
}

/** All cells of the drawings under a root; where one can be picked, it is told instead of what lies below. */
export function cellsOf(root: ParentNode): Cell[] {
  const found = new Map<string, Cell>();
  for (const element of hooked(root, "cell")) {
    const name = element.dataset.cell ?? "";
    const [x = 0, y = 0] = name.split(",").map(Number);
    const isLit = element.matches(".lit, .picked, .open");
    if (found.get(name)?.isLit && !isLit) continue;
    const isLast = element.classList.contains("last");
    // Not the computed style: asking for that would lay out the page anew.
    const ring = isLast ? (/--[\w-]+/.exec(element.style.getPropertyValue("--ring"))?.[0] ?? "") : "";
    found.set(name, { element, x, y, isLit, ring });
  }
  return [...found.values()];
}

export type Way = readonly [number, number];

/** The ways of the arrow keys. */
export const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next cell in this direction: straight on if there is one, or else the nearest that lies that way. */
export function nextCell<Place extends { x: number; y: number }>(
  cells: readonly Place[],
  from: { x: number; y: number },
  [right, down]: Way,
): Place | null {
  let best: Place | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const [dx, dy] = [cell.x - from.x, cell.y - from.y];
    const ahead = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    const far = ahead + 4 * aside;
    if (ahead <= 0 || far >= least) continue;
    [best, least] = [cell, far];
  }
  return best;
}
