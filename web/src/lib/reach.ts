/** By which address others get here, when this browser came by one that means only this machine. */
import type { Reach } from "./wire";

type Place = Pick<Location, "protocol" | "hostname" | "port" | "origin">;

/** Whether a host means the machine that uses it. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);
}

/** The site at another address of its machine. */
export function originAt(place: Place, address: string): string {
  const host = address.includes(":") ? `[${address}]` : address;
  return `${place.protocol}//${host}${place.port === "" ? "" : `:${place.port}`}`;
}

/** Where a link may lead, the best for others first; this machine's own comes last. */
export function originsFor(place: Place, reach: Reach | null): string[] {
  const others = reach?.listening ? reach.addresses.map((address) => originAt(place, address)) : [];
  return [...others, place.origin];
}
