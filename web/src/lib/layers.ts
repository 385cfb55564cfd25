/** Layers that drawings show on demand: `class="on-demand" data-layer="NAME"`, unseen until asked for. */
import { hooked } from "./hooks";

export interface Layer {
  name: string;
  /** What the drawing itself calls it; may be empty. */
  title: string;
}

/** Show the layers that are wanted, hide the others; tells which there are, each once. */
export function showLayers(root: ParentNode, wanted: readonly string[]): Layer[] {
  const found = new Map<string, Layer>();
  for (const element of hooked(root, "layer")) {
    const name = element.dataset.layer ?? "";
    element.classList.toggle("on", wanted.includes(name));
    if (!found.has(name)) found.set(name, { name, title: element.getAttribute("aria-label") ?? "" });
  }
  return [...found.values()];
}
