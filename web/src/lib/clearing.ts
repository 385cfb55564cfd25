/** How far a board is moved so that what can be picked does not lie under what floats over it. Pure, no DOM. */
import type { Spot } from "./shift";
import type { Size } from "./packing";

export interface Area extends Spot, Size {}

/** The farthest that is tried, and in what steps, in pixels. */
export const FAR = 96;
const STEP = 8;

/**
 * The shortest way that leaves the fewest of these areas covered or outside the window; none if it gains nothing. Of a
 * board that is larger than its window some are always outside; then only what is covered counts.
 */
export function clearing(
  areas: readonly Area[],
  floating: readonly Area[],
  window: Size,
  larger = false,
): Spot {
  let best: Spot = { x: 0, y: 0 };
  let fewest = hidden(best);
  if (fewest === 0) return best;
  for (let x = -FAR; x <= FAR; x += STEP) {
    for (let y = -FAR; y <= FAR; y += STEP) {
      const by = { x, y };
      const count = hidden(by);
      const isShorter = Math.hypot(x, y) < Math.hypot(best.x, best.y);
      if (count < fewest || (count === fewest && isShorter)) [best, fewest] = [by, count];
    }
  }
  return best;

  /** How many of them could not be seen as a whole. */
  function hidden(by: Spot): number {
    return areas.filter((area) => {
      const moved = { ...area, x: area.x + by.x, y: area.y + by.y };
      return (!larger && !isInside(moved, window)) || isCovered(moved, floating);
    }).length;
  }
}

/** Whether something that floats hides a part of an area. */
export function isCovered(area: Area, floating: readonly Area[]): boolean {
  return floating.some((other) => overlap(area, other));
}

/** The first of these places that covers none of the areas, if there is one. */
export function freePlace(places: readonly Area[], areas: readonly Area[]): number {
  return places.findIndex((place) => !areas.some((area) => overlap(area, place)));
}

function isInside(area: Area, window: Size): boolean {
  return (
    area.x >= -1 &&
    area.y >= -1 &&
    area.x + area.width <= window.width + 1 &&
    area.y + area.height <= window.height + 1
  );
}

function overlap(one: Area, other: Area): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
