/** Makes drawings in the book as wide as their words need to be read. */

const LEAST = 12;
const waiting: SVGSVGElement[] = [];

/** Once everything is there; all are measured before the first is changed, so that they are laid out only twice. */
export function makeReadable(svg: SVGSVGElement): void {
  if (waiting.push(svg) > 1) return;
  queueMicrotask(() => {
    const drawings = waiting.splice(0);
    const widths = drawings.map(neededWidth);
    drawings.forEach((drawing, at) => (drawing.style.width = `${String(widths[at])}px`));
  });
}

function neededWidth(svg: SVGSVGElement): number {
  const { width } = svg.getBoundingClientRect();
  const sizes = [...svg.querySelectorAll("text")].filter((text) => text.checkVisibility()).map(sizeOf);
  return Math.ceil(Math.max(width, (width * LEAST) / Math.min(...sizes)));
}

/** How large the letters of a text are now, in pixels. */
function sizeOf(text: SVGTextElement): number {
  const { a = 1, b = 0 } = text.getScreenCTM() ?? {};
  return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
}
