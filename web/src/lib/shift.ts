/** Telling pieces that moved from a drawing that was only laid out anew. Pure functions, no DOM. */

export interface Spot {
  x: number;
  y: number;
}

/**
 * How far the drawing as a whole has shifted between two pictures: what most pieces did that are in both.
 * A board that grows to the left moves everything on it; nothing has moved for the players. One piece alone
 * is no crowd: it has simply moved.
 */
export function commonShift(before: ReadonlyMap<string, Spot>, after: ReadonlyMap<string, Spot>): Spot {
  const counts = new Map<string, { shift: Spot; count: number }>();
  let best: { shift: Spot; count: number } = { shift: { x: 0, y: 0 }, count: 0 };
  for (const [id, now] of after) {
    const then = before.get(id);
    if (then === undefined) continue;
    const shift = { x: now.x - then.x, y: now.y - then.y };
    const still = Math.hypot(shift.x, shift.y) < 0.5;
    const key = still ? "0,0" : `${Math.round(shift.x)},${Math.round(shift.y)}`;
    const known = counts.get(key) ?? { shift: still ? { x: 0, y: 0 } : shift, count: 0 };
    // Standing still is what drawings mostly do; it wins a draw.
    known.count += still ? 1.5 : 1;
    counts.set(key, known);
    if (known.count > best.count) best = known;
  }
  return best.count >= 2 ? best.shift : { x: 0, y: 0 };
}

/** How far a piece has moved within its drawing, the drawing's own shift taken off. */
export function moved(before: Spot, after: Spot, shift: Spot): Spot {
  return { x: after.x - before.x - shift.x, y: after.y - before.y - shift.y };
}
