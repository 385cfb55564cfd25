/** Where the site lies on its host: at its root, or under a path that the server tells in the page. */

const base = typeof document === "undefined" ? "" : (document.documentElement.dataset.base ?? "");

/** The address on this host of what lies here in the site. */
export function onSite(path: string, under = base): string {
  return under + path;
}

/** Where in the site an address of this host lies; null if it is not of the site. */
export function inSite(path: string, under = base): string | null {
  if (path === under) return "/";
  return path.startsWith(`${under}/`) ? path.slice(under.length) : null;
}
