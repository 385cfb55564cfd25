/** Pan and zoom of the board by d3-zoom: the page sets its position, d3 reacts to mouse and fingers. */
import { select } from "d3-selection";
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomTransform } from "d3-zoom";
import { clearing, FAR, type Area } from "./clearing";
import type { Size } from "./packing";
import type { Spot } from "./shift";

/** Where a drawing's own coordinates lie on the sheet: its first ones, and the pixels of one unit. */
export interface Anchor extends Spot {
  unit: number;
}

/** What is seen of the sheet, in its own pixels. */
export interface Seen extends Spot, Size {}

export interface BoardZoom {
  /**
   * Tell the sizes. If somebody has moved the board, or not all of it fits, what is seen stays where it is, even
   * while the drawing grows; otherwise, and in a window of another width, all of it is fitted into the window.
   */
  resize(window: Size, sheet: Size, scale: number, anchor?: Anchor): void;
  /** Show all of it; what does not fit lies around what matters now: the first group that can be seen as a whole. */
  fit(smooth?: boolean, around?: readonly (readonly Element[])[]): void;
  /** Bring what can be picked out from under what floats over the board. */
  clear(): void;
  by(factor: number): void;
  /** Pan until an element of the sheet is seen. */
  reveal(element: Element): void;
  /** Pan until a spot of the sheet is in the middle. */
  centre(spot: Spot): void;
  end(): void;
}

const MARGIN = 12;
/** A board that is larger than the window begins with no more empty ground beside it than this. */
const EDGE = 28;
/** So much of the window may be empty beside a board that grows, so that its corners come out from under what floats. */
const SLACK = 0.3;
/** What is brought into the window is brought this far from its edge. */
const INSIDE = 40;
/** Milliseconds after a movement until the board is drawn sharply again; another may follow before. */
const RESTS = 250;
/** The frame rests scrolled this far, so that it can be scrolled in every direction; the page's style says it too. */
const REST = 4000;

export function boardZoom(
  frame: HTMLElement,
  sheet: HTMLElement,
  onsee: (seen: Seen) => void = () => undefined,
  /** What floats over a board on which this can be picked. */
  floating: (lit: readonly Area[]) => readonly Area[] = () => [],
): BoardZoom {
  let at: ZoomTransform = zoomIdentity;
  let window: Size = { width: 1, height: 1 };
  let size: Size = { width: 1, height: 1 };
  let anchor: Anchor = { x: 0, y: 0, unit: 1 };
  let scale = 1;
  let grows = false;
  let moved = false;
  /** How far it lies from its middle, so that nothing to be picked is covered. */
  let aside: Spot = { x: 0, y: 0 };
  let held = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let paused: Animation[] = [];
  /** Lies over everything while the board is dragged: nothing below is pointed at, and the pointer is a fist. */
  const grip = document.createElement("div");
  grip.className = "grip";

  const behaviour = zoom<HTMLElement, unknown>()
    .clickDistance(6)
    .tapDistance(12)
    .extent(() => [
      [0, 0],
      [window.width, window.height],
    ])
    .on("start", (event: D3ZoomEvent<HTMLElement, unknown>) => {
      // About to be moved by hand: let the browser move it as one layer, whatever is drawn on it.
      if (event.sourceEvent === null) return;
      held = true;
      clearTimeout(resting);
      sheet.style.willChange = "transform";
      // What marches would have everything painted again, frame by frame; pieces on their way go on.
      paused.push(...document.getAnimations().filter(isMarching));
      for (const each of paused) each.pause();
    })
    .on("end", (event: D3ZoomEvent<HTMLElement, unknown>) => {
      held = false;
      grip.remove();
      for (const each of paused) each.play();
      paused = [];
      clearTimeout(resting);
      resting = setTimeout(() => (sheet.style.willChange = ""), RESTS);
      if (event.sourceEvent !== null) clear();
    })
    .filter((event: Event) => event.type === "wheel" || !("button" in event) || event.button === 0)
    .on("zoom", (event: D3ZoomEvent<HTMLElement, unknown>) => {
      at = event.transform;
      if (event.sourceEvent !== null) {
        moved = true;
        sheet.classList.remove("smooth");
        const isDragged = event.sourceEvent instanceof MouseEvent && event.sourceEvent.type === "mousemove";
        if (isDragged && !grip.isConnected) frame.append(grip);
      }
      sheet.style.transform = `translate3d(${at.x}px, ${at.y}px, 0) scale(${at.k})`;
      const [x, y] = [-at.x / at.k, -at.y / at.k];
      onsee({ x, y, width: window.width / at.k, height: window.height / at.k });
    });
  const frameSelection = select(frame);
  frameSelection.call(behaviour).on("dblclick.zoom", null);

  // Screen readers, searching and the focus scroll things into view. That becomes a pan, before it is seen.
  function settle(): void {
    frame.scrollTo(REST, REST);
  }
  function onScroll(): void {
    const [dx, dy] = [frame.scrollLeft - REST, frame.scrollTop - REST];
    if (dx === 0 && dy === 0) return;
    settle();
    if (dx === -REST && dy === -REST) return;
    moved = true;
    sheet.classList.remove("smooth");
    frameSelection.call(behaviour.translateBy, -dx / at.k, -dy / at.k);
  }
  settle();
  frame.addEventListener("scroll", onScroll);

  function to(next: ZoomTransform, smooth: boolean): void {
    sheet.classList.toggle("smooth", smooth);
    frameSelection.call(behaviour.transform, next);
  }

  /** So much may be empty on a side, in the sheet's pixels: also of a board that is small and lies in the middle. */
  function slack(room: number, all: number): number {
    return Math.max(room * SLACK, (room - all * scale) / 2 + FAR) / scale;
  }

  function fits(): boolean {
    return size.width * scale <= window.width + 1 && size.height * scale <= window.height + 1;
  }

  function fit(smooth = true, around: readonly (readonly Element[])[] = []): void {
    aside = { x: 0, y: 0 };
    place(smooth, around);
    clear(smooth);
  }

  function place(smooth: boolean, around: readonly (readonly Element[])[] = []): void {
    moved = false;
    const room = { x: window.width - size.width * scale, y: window.height - size.height * scale };
    const middle = fits() ? null : middleOf(around);
    const x =
      room.x >= 0 || middle === null ? room.x / 2 : within(window.width / 2 - middle.x * scale, room.x);
    const top = grows ? room.y / 2 : MARGIN;
    const y =
      room.y >= 0 ? room.y / 2 : middle === null ? top : within(window.height / 2 - middle.y * scale, room.y);
    to(zoomIdentity.translate(x + aside.x, y + aside.y).scale(scale), smooth);
    frameSelection.call(behaviour.translateBy, 0, 0);
  }

  function clear(smooth = true): void {
    if (!grows || held) return;
    const picked = lit();
    const by = clearing(picked, floating(picked), window, moved || !fits());
    if (by.x === 0 && by.y === 0) return;
    aside = { x: aside.x + by.x, y: aside.y + by.y };
    sheet.classList.toggle("smooth", smooth);
    frameSelection.call(behaviour.translateBy, by.x / at.k, by.y / at.k);
  }

  /** What can be picked, where it will lie in the window once it has glided there. */
  function lit(): Area[] {
    return [...sheet.querySelectorAll(".lit")].map((element) => {
      const box = boxOf([element.querySelector(":scope > .outline") ?? element]);
      return {
        x: at.x + box.x * at.k,
        y: at.y + box.y * at.k,
        width: box.width * at.k,
        height: box.height * at.k,
      };
    });
  }

  /** The middle of the first group that can be seen as a whole, or else of the first of all, in the sheet's pixels. */
  function middleOf(groups: readonly (readonly Element[])[]): Spot | null {
    const boxes = groups.filter((group) => group.length > 0).map(boxOf);
    const whole = boxes.find((box) => box.width * scale < window.width && box.height * scale < window.height);
    const [first] = groups.flat();
    const box = whole ?? (first === undefined ? null : boxOf([first]));
    return box === null ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Where elements are in the sheet's pixels, all of them together. */
  function boxOf(elements: readonly Element[]): Seen {
    const around = sheet.getBoundingClientRect();
    const shown = around.width / size.width || 1;
    const boxes = elements.map((element) => element.getBoundingClientRect());
    const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
    const right = Math.max(...boxes.map((box) => box.right));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    return {
      x: (left - around.x) / shown,
      y: (top - around.y) / shown,
      width: (right - left) / shown,
      height: (bottom - top) / shown,
    };
  }

  /** What was seen of a drawing stays where it was on the screen, whatever was added on its sides. */
  function keep(next: Anchor): void {
    const k = (at.k * anchor.unit) / next.unit;
    const x = at.x + at.k * -anchor.x * anchor.unit + k * next.x * next.unit;
    const y = at.y + at.k * -anchor.y * anchor.unit + k * next.y * next.unit;
    anchor = next;
    to(zoomIdentity.translate(x, y).scale(k), false);
  }

  return {
    fit,
    clear,
    resize(newWindow, newSize, newScale, newAnchor) {
      const isSame = newSize.width === size.width && newSize.height === size.height;
      const first = size.width === 1;
      const isTurned = newWindow.width !== window.width;
      // Asked only where it may have changed: browsers lay out the whole page to answer.
      if (first || isTurned || newWindow.height !== window.height) settle();
      [window, size, scale] = [newWindow, newSize, newScale];
      const whole = Math.min(window.width / size.width, window.height / size.height);
      behaviour.scaleExtent([Math.min(0.4, scale, whole), 8]);
      grows = newAnchor !== undefined;
      const beside = grows ? slack(window.width, size.width) : MARGIN / scale;
      const above = grows ? slack(window.height, size.height) : MARGIN / scale;
      behaviour.translateExtent([
        [-beside, -above],
        [size.width + beside, size.height + above],
      ]);
      const next = newAnchor ?? { x: 0, y: 0, unit: 1 };
      // In a window of another width drawings lie elsewhere; a single one stays where somebody has moved it.
      if (first || (isTurned && (newAnchor === undefined || !moved))) {
        anchor = next;
        fit(false);
        return;
      }
      keep(next);
      const isAsLarge = Math.abs(at.k / scale - 1) < 0.02;
      if (moved || (!fits() && isAsLarge)) {
        frameSelection.call(behaviour.translateBy, 0, 0);
        return;
      }
      // What follows glides from where it is now.
      void sheet.offsetWidth;
      if (!fits()) {
        sheet.classList.add("smooth");
        frameSelection.call(behaviour.scaleTo, scale);
        return;
      }
      if (!isSame) aside = { x: 0, y: 0 };
      place(true);
    },
    by(factor) {
      moved = true;
      sheet.classList.add("smooth");
      frameSelection.call(behaviour.scaleBy, factor);
      clear();
    },
    reveal(element) {
      const [box, around] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
      if (held || box.width === 0 || around.width === 0) return;
      const [right, bottom] = [around.left + window.width, around.top + window.height];
      if (box.left >= around.left && box.right <= right && box.top >= around.top && box.bottom <= bottom)
        return;
      if (!moved && fits()) {
        place(true);
        return;
      }
      const dx = shift(box.left, box.right, around.left + INSIDE, right - INSIDE);
      const dy = shift(box.top, box.bottom, around.top + INSIDE, bottom - INSIDE);
      sheet.classList.add("smooth");
      frameSelection.call(behaviour.translateBy, dx / at.k, dy / at.k);
      clear();
    },
    centre(spot) {
      moved = true;
      sheet.classList.remove("smooth");
      frameSelection.call(behaviour.translateTo, spot.x, spot.y);
    },
    end() {
      frameSelection.on(".zoom", null);
      grip.remove();
      clearTimeout(resting);
      frame.removeEventListener("scroll", onScroll);
    },
  };
}

/** Where a board lies that leaves this much room, less than none, so that little beside it is empty. */
function within(at: number, room: number): number {
  return Math.min(EDGE, Math.max(room - EDGE, at));
}

function isMarching(animation: Animation): boolean {
  return animation instanceof CSSAnimation && animation.playState === "running";
}

/** How far to move a span so that it lies in another, or at least begins in it. */
function shift(from: number, to: number, low: number, high: number): number {
  if (from >= low && to <= high) return 0;
  if (to - from > high - low) return low - from;
  return from < low ? low - from : high - to;
}
