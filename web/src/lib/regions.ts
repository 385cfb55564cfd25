/** Regions: what belongs together in a drawing. Everything with the same `data-region` is one. */

/** How far from its middle a finger may mean something, in pixels. */
const FINGER = 8;

/** The part of a region that an event happened on, if any. */
export function regionAt(target: EventTarget | null): SVGElement | null {
  return target instanceof Element ? target.closest<SVGElement>("[data-panel] [data-region]") : null;
}

/** The part of a region that a finger means: what it touches, or else something close by. */
export function regionNear(x: number, y: number): SVGElement | null {
  const around = [0, FINGER, -FINGER].flatMap((dx) => [0, FINGER, -FINGER].map((dy) => [dx, dy] as const));
  for (const [dx, dy] of around) {
    const found = regionAt(document.elementFromPoint(x + dx, y + dy));
    if (found !== null) return found;
  }
  return null;
}

/** All parts of the region that an element belongs to, in its own drawing. */
export function regionOf(element: SVGElement): SVGElement[] {
  const { region } = element.dataset;
  const sheet = element.ownerSVGElement;
  if (region === undefined || sheet === null) return [];
  return [...sheet.querySelectorAll<SVGElement>(`[data-region="${CSS.escape(region)}"]`)];
}

/** What is told of a region: by its part, or by any other that says something. */
export function regionWords(parts: readonly SVGElement[]): string {
  return parts.map((part) => part.dataset.about ?? "").find((words) => words !== "") ?? "";
}

/**
 * A region's words stand in the page's own hint, which comes at once and marks the whole region; so the
 * browser's hint, which would come later and lie over it, is taken out of the drawing before it is shown.
 */
export function takeWords(sheet: SVGSVGElement): void {
  for (const part of sheet.querySelectorAll<SVGElement>("[data-region]")) {
    const title = part.querySelector(":scope > title");
    const words = title?.textContent?.trim() || part.getAttribute("aria-label") || "";
    title?.remove();
    if (words === "") continue;
    part.dataset.about = words;
    if (part.hasAttribute("data-pick") || part.querySelector("[data-pick]") !== null) continue;
    part.setAttribute("role", "img");
    part.setAttribute("aria-label", words);
  }
}
