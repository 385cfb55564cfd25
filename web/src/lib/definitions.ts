/**
 * What drawings use by id and do not define themselves: loaded once, and kept in the page, unseen, for all
 * drawings that are shown now or later.
 */
import { onSite } from "./base";
import { parsed } from "./drawing";
import { redraws } from "./redraws.svelte";

const SHELF = "definitions";

/** What is there or on its way, by its address without its version. */
const known = new Map<string, string>();

/** Have these in the page; what cannot be had now is asked for again the next time. */
export async function loadDefinitions(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map(load));
}

async function load(address: string): Promise<void> {
  const [name = ""] = address.split("?");
  if (known.get(name) === address) return;
  known.set(name, address);
  try {
    const answer = await fetch(onSite(address));
    if (!answer.ok) throw new Error(answer.statusText);
    put(name, await answer.text());
  } catch {
    known.delete(name);
  }
}

function put(name: string, svg: string): void {
  const sheet = parsed(svg);
  if (sheet === null) return;
  sheet.dataset.from = name;
  const shelf = document.getElementById(SHELF) ?? document.body.appendChild(newShelf());
  for (const old of [...shelf.children])
    if (old instanceof SVGElement && old.dataset.from === name) old.remove();
  shelf.append(sheet);
  // What uses them has a size only now.
  redraws.changed();
}

/** Out of sight, but not `display: none`: gradients and the like must still work. */
function newShelf(): HTMLElement {
  const shelf = document.createElement("div");
  shelf.id = SHELF;
  shelf.ariaHidden = "true";
  shelf.style.cssText = "position: absolute; width: 0; height: 0; overflow: hidden";
  return shelf;
}
