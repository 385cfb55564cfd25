/** Moving between the pages without loading anew. */
import { inSite } from "./base";
import { routeOf, type Route } from "./route";

class Navigation {
  route = $state.raw<Route>(routeOf(location.pathname));
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  /** Change the hash without a new entry in the history. */
  setHash(hash: string): void {
    if (hash === location.hash) return;
    history.replaceState(null, "", `${location.pathname}${location.search}${hash}`);
    this.hash = hash;
  }

  #read(): void {
    this.route = routeOf(location.pathname);
    this.hash = location.hash;
  }
}

export const navigation = new Navigation();

/** Let plain clicks on links of this site stay in the page. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.target !== "" || link.hasAttribute("download") || link.origin !== location.origin)
    return;
  const path = inSite(link.pathname);
  if (path === null || path.startsWith("/api/")) return;
  if (link.hash !== "" && link.pathname === location.pathname) return;
  event.preventDefault();
  navigation.go(link.href);
}
