/** Pan and zoom of the board by d3-zoom: the page sets its position, d3 reacts to mouse and fingers. */
import { select } from "d3-selection";
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomTransform } from "d3-zoom";
import type { Size } from "./packing";

export interface BoardZoom {
  /** Tell the sizes; keeps the place if somebody has moved the board, fits it otherwise. */
  resize(window: Size, sheet: Size, scale: number): void;
  fit(smooth?: boolean): void;
  by(factor: number): void;
  /** Pan until an element of the sheet is seen. */
  reveal(element: Element): void;
  end(): void;
}

const MARGIN = 12;
/** Milliseconds after a movement until the board is drawn sharply again; another may follow before. */
const RESTS = 250;
/** The frame rests scrolled this far, so that it can be scrolled in every direction; the page's style says it too. */
const REST = 4000;

export function boardZoom(frame: HTMLElement, sheet: HTMLElement): BoardZoom {
  let at: ZoomTransform = zoomIdentity;
  let window: Size = { width: 1, height: 1 };
  let size: Size = { width: 1, height: 1 };
  let scale = 1;
  let moved = false;
  let resting: ReturnType<typeof setTimeout> | undefined;

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
      clearTimeout(resting);
      sheet.style.willChange = "transform";
    })
    .on("end", () => {
      clearTimeout(resting);
      resting = setTimeout(() => (sheet.style.willChange = ""), RESTS);
    })
    .filter((event: Event) => event.type === "wheel" || !("button" in event) || event.button === 0)
    .on("zoom", (event: D3ZoomEvent<HTMLElement, unknown>) => {
      at = event.transform;
      if (event.sourceEvent !== null) {
        moved = true;
        sheet.classList.remove("smooth");
      }
      sheet.style.transform = `translate3d(${at.x}px, ${at.y}px, 0) scale(${at.k})`;
    });
  const held = select(frame);
  held.call(behaviour).on("dblclick.zoom", null);

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
    held.call(behaviour.translateBy, -dx / at.k, -dy / at.k);
  }
  settle();
  frame.addEventListener("scroll", onScroll);

  function to(next: ZoomTransform, smooth: boolean): void {
    sheet.classList.toggle("smooth", smooth);
    held.call(behaviour.transform, next);
  }

  function fit(smooth = true): void {
    const x = (window.width - size.width * scale) / 2;
    const room = window.height - size.height * scale;
    moved = false;
    to(zoomIdentity.translate(x, room > 0 ? room / 2 : MARGIN).scale(scale), smooth);
  }

  return {
    fit,
    resize(newWindow, newSize, newScale) {
      const first = size.width === 1;
      [window, size, scale] = [newWindow, newSize, newScale];
      settle();
      behaviour.scaleExtent([Math.min(0.4, scale), 8]);
      behaviour.translateExtent([
        [-MARGIN / scale, -MARGIN / scale],
        [size.width + MARGIN / scale, size.height + MARGIN / scale],
      ]);
      if (moved) held.call(behaviour.translateBy, 0, 0);
      else fit(!first);
    },
    by(factor) {
      moved = true;
      sheet.classList.add("smooth");
      held.call(behaviour.scaleBy, factor);
    },
    reveal(element) {
      const [box, around] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
      if (box.width === 0 || around.width === 0) return;
      const dx = shift(box.left, box.right, around.left + MARGIN, around.right - MARGIN);
      const dy = shift(box.top, box.bottom, around.top + MARGIN, around.bottom - MARGIN);
      if (dx === 0 && dy === 0) return;
      moved = true;
      sheet.classList.add("smooth");
      held.call(behaviour.translateBy, dx / at.k, dy / at.k);
    },
    end() {
      held.on(".zoom", null);
      clearTimeout(resting);
      frame.removeEventListener("scroll", onScroll);
    },
  };
}

/** How far to move a span so that it lies in another, or at least begins in it. */
function shift(from: number, to: number, low: number, high: number): number {
  if (from >= low && to <= high) return 0;
  if (to - from > high - low) return low - from;
  return from < low ? low - from : high - to;
}
