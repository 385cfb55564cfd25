/** Lights what the coach speaks of: things in the drawings by `data-ref` or `data-pick`, or whole panels. */
import { referred } from "../lib/places";

const LIGHT = "taught";

export function litBy(root: ParentNode, names: readonly string[]): Element[] {
  const wanted = new Set(names);
  const among = (selector: string, name: (element: HTMLElement | SVGElement) => string | undefined) =>
    [...root.querySelectorAll<HTMLElement | SVGElement>(selector)].filter((element) =>
      wanted.has(name(element) ?? ""),
    );
  return [
    ...referred(root, names),
    ...among("[data-panel] [data-pick]", (element) => element.dataset.pick),
    ...among("[data-panel]", (element) => element.dataset.panel),
  ];
}

/** Give exactly these elements the light. */
export function light(root: ParentNode, elements: readonly Element[]): void {
  for (const old of root.querySelectorAll(`.${LIGHT}`)) {
    if (!elements.includes(old)) old.classList.remove(LIGHT);
  }
  for (const element of elements) element.classList.add(LIGHT);
}
