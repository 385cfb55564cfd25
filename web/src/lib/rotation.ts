/**
 * Rotation: a place in a drawing may say that the piece put there can be turned (`data-turns="FIELD"`). Once it
 * is picked and only that field is open, turning cycles through its values, each shown as a preview; values
 * that are not possible are skipped, because no option has them. Pure functions, no DOM.
 */
import { narrow, pickText, type Pick } from "./narrowing";
import { BY_GUESS } from "./variants";
import type { OptionInfo } from "./wire";

/** The key of picks that were made by turning: a first guess, which gives way to everything else. */
export const BY_ROTATION = "by-rotation";

export interface Rotation {
  field: string;
  /** The possible values in the order of turning; may be a single one. */
  values: readonly string[];
  /** The picks that do not set the field. */
  others: readonly Pick[];
}

/** Picks without those that were only made by turning or guessed by the drawing. */
export function firmPicks(picks: readonly Pick[]): Pick[] {
  return picks.filter((pick) => pick.key !== BY_ROTATION && pick.key !== BY_GUESS);
}

/** What can be turned now, given the field that turning changes for each place's pick. */
export function rotationOf(
  options: readonly OptionInfo[],
  picks: readonly Pick[],
  turns: ReadonlyMap<string, string>,
): Rotation | null {
  const field = picks.map(({ pairs }) => turns.get(pickText(pairs))).find((name) => name !== undefined);
  if (field === undefined) return null;
  const others = picks.filter(({ pairs }) => pairs.every(([name]) => name !== field));
  const left = narrow(options, others).options;
  const alike = new Set(left.map((option) => JSON.stringify([option.do, { ...option.fields, [field]: "" }])));
  const values = left.map((option) => option.fields[field]).filter((value) => typeof value === "string");
  if (alike.size !== 1 || values.length !== left.length) return null;
  return { field, values: [...new Set(values)], others };
}

/** The value after turning by this many steps. */
export function rotated({ values }: Rotation, now: string | undefined, by: number): string {
  const at = values.findIndex((value) => value === now);
  const count = values.length;
  return values[(((at + by) % count) + count) % count] ?? "";
}

/** The picks after turning to a value. */
export function withRotation({ field, others }: Rotation, value: string): Pick[] {
  return [...others, { pairs: [[field, value]], key: BY_ROTATION }];
}

/** The picks with a first guess where one is needed, and without one where nothing is turned any more. */
export function withFirstGuess(
  options: readonly OptionInfo[],
  picks: readonly Pick[],
  turns: ReadonlyMap<string, string>,
): readonly Pick[] {
  const rotation = rotationOf(options, picks, turns);
  if (rotation === null) return firmPicks(picks);
  const [first] = rotation.values;
  if (rotation.others.length < picks.length || rotation.values.length < 2 || first === undefined)
    return picks;
  return withRotation(rotation, first);
}
