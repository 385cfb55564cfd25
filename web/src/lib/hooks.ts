/**
 * Elements of drawings by their hooks: what they say by `data-pick`, `data-ref` and so on. Each fragment is
 * looked through once when it is drawn, so that a step looks only at what has changed.
 */

const HOOKS = ["pick", "ref", "cell", "when", "guess", "layer"] as const;
export type Hook = (typeof HOOKS)[number];

const ANY = HOOKS.map((hook) => `[data-${hook}]`).join(",");

/** What is hooked in one drawing: for each hook the elements of each fragment that has some. */
export class Hooks {
  readonly #found = new Map<Hook, Map<Element, SVGElement[]>>(HOOKS.map((hook) => [hook, new Map()]));
  readonly #referred = new Map<string, Set<SVGElement>>();

  /** A fragment has been drawn. */
  add(fragment: Element): void {
    for (const element of fragment.querySelectorAll<SVGElement>(ANY)) this.#add(fragment, element);
  }

  /** The drawing's own element speaks, too. */
  addSheet(sheet: SVGSVGElement): void {
    this.drop(sheet);
    this.#add(sheet, sheet);
  }

  #add(fragment: Element, element: SVGElement): void {
    for (const hook of HOOKS) {
      if (!element.hasAttribute(`data-${hook}`)) continue;
      const own = this.#found.get(hook)?.get(fragment);
      if (own === undefined) this.#found.get(hook)?.set(fragment, [element]);
      else own.push(element);
    }
    for (const name of namesOf(element)) {
      const known = this.#referred.get(name);
      if (known === undefined) this.#referred.set(name, new Set([element]));
      else known.add(element);
    }
  }

  /** A fragment is about to go or to be drawn anew. */
  drop(fragment: Element): void {
    for (const element of this.#found.get("ref")?.get(fragment) ?? [])
      for (const name of namesOf(element)) {
        const known = this.#referred.get(name);
        known?.delete(element);
        if (known?.size === 0) this.#referred.delete(name);
      }
    for (const own of this.#found.values()) own.delete(fragment);
  }

  all(hook: Hook): SVGElement[] {
    return [...(this.#found.get(hook)?.values() ?? [])].flat();
  }

  /** The same, from back to front; to be asked for only where that matters, for browsers are slow to tell. */
  inOrder(hook: Hook): SVGElement[] {
    const fragments = [...(this.#found.get(hook) ?? [])];
    return fragments.sort(([one], [other]) => order(one, other)).flatMap(([, own]) => own);
  }

  referred(name: string): Iterable<SVGElement> {
    return this.#referred.get(name) ?? [];
  }
}

/** From so many on, drawings that have left the page are forgotten. */
const MOST = 40;

/** What is hooked in all drawings of the page. */
const sheets = new Map<SVGSVGElement, Hooks>();

/** What is hooked in a drawing; with `anew`, nothing yet. */
export function hooksOf(sheet: SVGSVGElement, anew = false): Hooks {
  let hooks = anew ? undefined : sheets.get(sheet);
  if (hooks === undefined) sheets.set(sheet, (hooks = new Hooks()));
  return hooks;
}

/** All elements with such a hook in the drawings under a root; ghosts have none. */
export function hooked(root: ParentNode, hook: Hook): SVGElement[] {
  return hooksIn(root).flatMap((hooks) => hooks.all(hook));
}

/** The same in the page's order. */
export function hookedInOrder(root: ParentNode, hook: Hook): SVGElement[] {
  return hooksIn(root).flatMap((hooks) => hooks.inOrder(hook));
}

/** All elements that say one of these by `data-ref`, alone or among others. */
export function referredTo(root: ParentNode, wanted: ReadonlySet<string>): SVGElement[] {
  const hooks = hooksIn(root);
  const found = [...wanted].flatMap((name) => hooks.flatMap((own) => [...own.referred(name)]));
  return [...new Set(found)];
}

function hooksIn(root: ParentNode): Hooks[] {
  if (sheets.size > MOST) for (const sheet of sheets.keys()) if (!sheet.isConnected) sheets.delete(sheet);
  const here = [...sheets].filter(([sheet]) => root.contains(sheet));
  return here.sort(([one], [other]) => order(one, other)).map(([, hooks]) => hooks);
}

/** Which of two elements comes first in the page, for sorting. */
function order(one: Element, other: Element): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
}

/** What an element is referred to by; a name may hold a blank itself, such as a piece and its number. */
function namesOf(element: SVGElement): string[] {
  const said = element.dataset.ref;
  if (said === undefined) return [];
  return said.includes(" ") ? [said, ...said.split(" ")] : [said];
}
