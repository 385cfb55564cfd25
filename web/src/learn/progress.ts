/** How far this device has read in its lessons, and where it wants no coach. */
import { loadJson, saveJson, type KeyValueStore } from "../lib/storage";

const KEY = "tavola.lessons";

interface Progress {
  /** The number of the last thing read, counted from 0. */
  read: number;
  off: boolean;
}

function all(on: KeyValueStore): Record<string, Partial<Progress>> {
  const stored = loadJson(on, KEY);
  return typeof stored === "object" && stored !== null ? (stored as Record<string, Partial<Progress>>) : {};
}

export function progressAt(on: KeyValueStore, table: string): Progress {
  const { read, off } = all(on)[table] ?? {};
  return { read: typeof read === "number" ? read : -1, off: off === true };
}

export function saveProgress(on: KeyValueStore, table: string, news: Partial<Progress>): void {
  saveJson(on, KEY, { ...all(on), [table]: { ...progressAt(on, table), ...news } });
}
