/**
 * Turning: a place in a drawing may say that what is put there can be turned (`data-turns="FIELD"`). Once it
 * is picked and only that field is open, its values are gone through one after the other, each shown as a
 * preview; those that are not possible are skipped, for no option has them. Pure sums, no page.
 */
import { narrow, pickText, type Pick } from "./narrowing";
import type { OptionInfo } from "./wire";

/** The key of picks that were made by turning: a first guess, which gives way to everything else. */
export const BY_TURNING = "by-turning";

export interface Turning {
  field: string;
  /** What is possible, in the order in which it is gone through; may be a single one. */
  values: readonly string[];
  /** The picks that do not speak of the field. */
  others: readonly Pick[];
}

/** Picks without those that were only made by turning. */
export function firmPicks(picks: readonly Pick[]): Pick[] {
  return picks.filter((pick) => pick.key !== BY_TURNING);
}

/** What can be turned now, given the field by which each place turns, under its pick's text. */
export function turningOf(
  options: readonly OptionInfo[],
  picks: readonly Pick[],
  turns: ReadonlyMap<string, string>,
): Turning | null {
  const field = picks.map(({ pairs }) => turns.get(pickText(pairs))).find((name) => name !== undefined);
  if (field === undefined) return null;
  const others = picks.filter(({ pairs }) => pairs.every(([name]) => name !== field));
  const left = narrow(options, others).options;
  const alike = new Set(left.map((option) => JSON.stringify([option.do, { ...option.fields, [field]: "" }])));
  const values = left.map((option) => option.fields[field]).filter((value) => typeof value === "string");
  if (alike.size !== 1 || values.length !== left.length) return null;
  return { field, values: [...new Set(values)], others };
}

/** The value that a turn by so many steps leads to. */
export function turned({ values }: Turning, now: string | undefined, by: number): string {
  const at = values.findIndex((value) => value === now);
  const count = values.length;
  return values[(((at + by) % count) + count) % count] ?? "";
}

/** The picks after turning to a value. */
export function withTurn({ field, others }: Turning, value: string): Pick[] {
  return [...others, { pairs: [[field, value]], key: BY_TURNING }];
}

/** The picks with a first guess where one is needed, and without one where nothing is turned any more. */
export function guessed(
  options: readonly OptionInfo[],
  picks: readonly Pick[],
  turns: ReadonlyMap<string, string>,
): readonly Pick[] {
  const turning = turningOf(options, picks, turns);
  if (turning === null) return firmPicks(picks);
  const [first] = turning.values;
  if (turning.others.length < picks.length || turning.values.length < 2 || first === undefined) return picks;
  return withTurn(turning, first);
}
