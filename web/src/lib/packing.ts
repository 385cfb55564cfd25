/** How panels of natural size lie on the table so that they fill a window best. Pure functions, no DOM. */

export interface Size {
  width: number;
  height: number;
}

export interface Placed extends Size {
  x: number;
  y: number;
}

export interface Packed extends Size {
  places: Placed[];
  /** The column of each panel. */
  columns: number[];
  /** How large it may be drawn so that all of it is seen. */
  scale: number;
}

const GAP = 20;
/** How much better a new layout must be to replace the one people are used to. */
const WORTH_MOVING = 1.12;
/** Below this, text would be too small; the board is then panned instead. A wide window may show the whole. */
const READABLE = { narrow: 0.72, wide: 0.4 };
const NARROW = 700;
const MOST_TRIED = 5000;

/** A place is never shown smaller than this, in pixels, nor larger at first. */
const LEGIBLE = { narrow: 44, wide: 48 };
const LARGE = 132;

/**
 * A panel that grows, alone in a window: as large as there is room for, but with places that can be seen. What
 * does not fit then is reached by panning.
 */
export function filling(panel: Size & { cell_size: number }, window: Size): Packed {
  const fitting = Math.min(window.width / panel.width, window.height / panel.height);
  const { cell_size: cell } = panel;
  const least = window.width < NARROW ? LEGIBLE.narrow : LEGIBLE.wide;
  const unit = cell > 0 ? Math.max(least / cell, Math.min(LARGE / cell, fitting)) : fitting;
  const size = { width: panel.width * unit, height: panel.height * unit };
  return { places: [{ x: 0, y: 0, ...size }], columns: [0], ...size, scale: 1 };
}

/** Where everything lies when panels go to these columns, each column from the top in the panels' order. */
function laidOut(sizes: readonly Size[], columns: readonly number[], window: Size): Packed {
  const count = Math.max(0, ...columns) + 1;
  const widths = Array.from({ length: count }, () => 0);
  const heights = Array.from({ length: count }, () => -GAP);
  const tops = sizes.map((size, i) => {
    const column = columns[i] ?? 0;
    const top = (heights[column] ?? 0) + GAP;
    heights[column] = top + size.height;
    widths[column] = Math.max(widths[column] ?? 0, size.width);
    return top;
  });
  const lefts = widths.map((_, column) =>
    widths.slice(0, column).reduce((sum, width) => sum + width + GAP, 0),
  );
  const places = sizes.map((size, i) => {
    const column = columns[i] ?? 0;
    const x = (lefts[column] ?? 0) + ((widths[column] ?? 0) - size.width) / 2;
    return { x, y: tops[i] ?? 0, width: size.width, height: size.height };
  });
  const width = widths.reduce((sum, each) => sum + each, 0) + GAP * (count - 1);
  const height = Math.max(0, ...heights);
  const scale = Math.min(window.width / width, window.height / height);
  return { places, columns: [...columns], width, height, scale };
}

/** Ways to share panels among columns; a column is opened only after the one before it, so none comes twice. */
function* shared(panels: number, columns: number): Generator<number[]> {
  const chosen: number[] = [];
  function* next(opened: number): Generator<number[]> {
    if (chosen.length === panels) {
      if (opened === columns) yield chosen;
      return;
    }
    for (let column = 0; column <= Math.min(opened, columns - 1); column += 1) {
      chosen.push(column);
      yield* next(Math.max(opened, column + 1));
      chosen.pop();
    }
  }
  yield* next(0);
}

/** The panels in order, each to the column that is shortest so far. */
function shortestFirst(sizes: readonly Size[], count: number): number[] {
  const heights = Array.from({ length: count }, () => 0);
  return sizes.map((size) => {
    const column = heights.indexOf(Math.min(...heights));
    heights[column] = (heights[column] ?? 0) + size.height + GAP;
    return column;
  });
}

/**
 * The columns that let the panels be largest in a window; those of before, if they are nearly as good.
 * Where all at once would be too small to read, as on a phone, the panels are as wide as the window
 * allows and the rest is reached by panning.
 */
export function pack(
  panels: readonly (Size & { legible_from?: number })[],
  window: Size,
  before: readonly number[] = [],
): Packed {
  if (panels.length === 0 || window.width <= 0 || window.height <= 0) {
    return { places: [], columns: [], width: 0, height: 0, scale: 1 };
  }
  const sizes = eased(panels, window);
  let best = laidOut(
    sizes,
    sizes.map(() => 0),
    window,
  );
  let tried = 0;
  for (let count = 2; count <= sizes.length; count += 1) {
    for (const columns of tried < MOST_TRIED ? shared(sizes.length, count) : [shortestFirst(sizes, count)]) {
      const found = laidOut(sizes, columns, window);
      const alike = found.scale > best.scale * 0.999;
      if (found.scale > best.scale * 1.001 || (alike && found.height < best.height)) best = found;
      tried += 1;
      if (tried > MOST_TRIED) break;
    }
  }
  if (best.scale < (window.width < NARROW ? READABLE.narrow : READABLE.wide)) return stacked(sizes, window);
  if (before.length !== sizes.length) return best;
  const kept = laidOut(sizes, before, window);
  const isIllegible = kept.scale < leastScale(panels) && best.scale > kept.scale;
  return isIllegible || best.scale > kept.scale * WORTH_MOVING ? best : kept;
}

export interface Foldable extends Size {
  name: string;
  purpose: string;
  /** The least scale at which its words can be read. */
  legible_from: number;
}

/** What is needed first: what is one's own, then what is chosen from. */
const NEEDED = ["own-mat", "hand", "board", "market", "other-mat", "track", "stock"];

/**
 * The panels that are shown so that all of them can be read at once, in their order; the others are folded away.
 * What can be picked now comes first; those of before stay if they will do. The first is shown even where it cannot
 * be read well, and hides no other for that.
 */
export function unfolded<Shown extends Foldable>(
  panels: readonly Shown[],
  window: Size,
  lit: ReadonlySet<string> = new Set(),
  before: readonly string[] = [],
): Shown[] {
  if (window.width < NARROW || isLegible(panels, window)) return [...panels];
  const needed = [...panels].sort((one, other) => rank(one) - rank(other));
  const [first] = needed;
  const spared = first !== undefined && !isLegible([first], window) ? first : null;
  const kept = panels.filter((panel) => before.includes(panel.name));
  const isEnough = panels.every(
    (panel) => (!lit.has(panel.name) && panel !== spared) || kept.includes(panel),
  );
  if (kept.length > 0 && isEnough && isLegible(kept, window, spared)) return kept;
  const shown = new Set<Shown>();
  for (const panel of needed) {
    if (shown.size === 0 || isLegible([...shown, panel], window, spared)) shown.add(panel);
  }
  return panels.filter((panel) => shown.has(panel));

  function rank(panel: Shown): number {
    return (lit.has(panel.name) ? 0 : NEEDED.length) + NEEDED.indexOf(panel.purpose);
  }
}

/** Whether panels that are shown together can all be read, but for one that could not be read alone either. */
function isLegible(panels: readonly Foldable[], window: Size, spared: Foldable | null = null): boolean {
  const { scale, places } = pack(panels, window);
  return panels.every((panel, i) => {
    const share = (places[i]?.width ?? 0) / panel.width;
    const least = panel.legible_from * 0.999;
    return scale >= least && (panel === spared || scale * share >= least);
  });
}

/** Sizes of panels; one that is too tall for the window is made to fit it, so that the others need not be small. */
function eased(panels: readonly (Size & { legible_from?: number })[], window: Size): Size[] {
  const most = window.width < NARROW ? Infinity : window.height / (leastScale(panels) || 1);
  return panels.map(({ width, height }) => {
    const share = Math.min(1, most / height);
    return { width: width * share, height: height * share };
  });
}

/** The scale that panels which are shown together need to be read. */
function leastScale(panels: readonly { legible_from?: number }[]): number {
  return Math.max(0, ...panels.map((panel) => panel.legible_from ?? 0));
}

/** As many columns as keep a natural size, at least one; what is wider than the window is made to fit it. */
function stacked(sizes: readonly Size[], window: Size): Packed {
  const fitting = sizes.map(({ width, height }) => {
    const shrunk = Math.min(1, window.width / width);
    return { width: width * shrunk, height: height * shrunk };
  });
  let best = laidOut(
    fitting,
    sizes.map(() => 0),
    window,
  );
  for (let count = 2; count <= sizes.length; count += 1) {
    const tried = laidOut(fitting, shortestFirst(fitting, count), window);
    if (window.width / tried.width < 0.9) break;
    best = tried;
  }
  return { ...best, scale: Math.min(1.25, window.width / best.width) };
}
