/**
 * Variants: a drawing may show what could be, once for each way it could be (`data-when="order=ABC|ACB;turns=0"`),
 * and the page shows what fits what is picked. Until a field is picked, the drawing's guess holds
 * (`data-guess="order=ABC"`), so that a choice of several parts need not be picked part by part. Pure functions.
 */
import { narrow, type Pair, type Pick } from "./narrowing";
import type { OptionInfo } from "./wire";

/** The key of picks that the drawing has guessed; they give way to everything else. */
export const BY_GUESS = "by-guess";

/** Picks without those that were only guessed. */
export function withoutGuesses(picks: readonly Pick[]): Pick[] {
  return picks.filter((pick) => pick.key !== BY_GUESS);
}

/** The picks with a guess for each field that none of them says, as far as an option agrees. */
export function withGuesses(
  options: readonly OptionInfo[],
  picks: readonly Pick[],
  guesses: readonly Pair[],
): Pick[] {
  let found = withoutGuesses(picks);
  for (const pair of guesses) {
    const tried = [...found, { pairs: [pair], key: BY_GUESS }];
    const isSaid = found.some(({ pairs }) => pairs.some(([field]) => field === pair[0]));
    if (!isSaid && narrow(options, tried).options.length > 0) found = tried;
  }
  return found;
}

/** Whether a pick only says otherwise what would be guessed. */
export function isAdjustment(pairs: readonly Pair[], guesses: readonly Pair[]): boolean {
  return pairs.length > 0 && pairs.every(([field]) => guesses.some(([guessed]) => guessed === field));
}

/** Whether a variant is seen, given the value of each field. */
export function isSeen(when: string, values: Readonly<Record<string, string>>): boolean {
  return when.split(";").every((clause) => {
    const at = clause.indexOf("=");
    const value = values[clause.slice(0, at)];
    return (
      value !== undefined &&
      clause
        .slice(at + 1)
        .split("|")
        .includes(value)
    );
  });
}
