/** The buttons of the question bar: options that no place in the picture stands for. */
import { narrow, nextField, parsePick, type Narrowed, type Pair } from "./narrowing";
import type { OptionInfo, Question } from "./wire";

export interface Choice {
  words: string;
  /** Taking this option, … */
  option: OptionInfo | null;
  /** … or narrowing by this pick. */
  pick: string;
}

/** Up to this many options are listed in full where the picture does not show them all. */
const HANDFUL = 3;
const FEW = 6;
const MANY = 24;

/** Whether some lit place leads towards the option. */
function isReachable(option: OptionInfo, lit: readonly (readonly Pair[])[]): boolean {
  return lit.some((pairs) =>
    pairs.every(([field, value]) => {
      if (field === "do") return option.do === value;
      const own = option.fields[field];
      return typeof own === "string" ? own === value : own !== undefined && (own[value] ?? 0) > 0;
    }),
  );
}

/** The buttons for what is left of a question, given the picks that lit places stand for. */
export function choicesOf(question: Question, narrowed: Narrowed, lit: readonly string[]): Choice[] {
  const { options } = narrowed;
  if (options.length === 1 && narrowed.ready !== null) return [];
  const places = lit.map(parsePick);
  const rest = options.filter((option) => !isReachable(option, places));
  if (rest.length > 0 && options.length <= HANDFUL) return options.map(asChoice);
  if (rest.length <= FEW) return rest.map(asChoice);
  return byField(question, rest, narrowed);
}

function asChoice(option: OptionInfo): Choice {
  return { words: option.words, option, pick: "" };
}

function byField(question: Question, rest: readonly OptionInfo[], narrowed: Narrowed): Choice[] {
  const field = nextField({ ...narrow(rest, []), scalars: narrowed.scalars });
  if (field === null) return [];
  const found = new Map<string, OptionInfo[]>();
  for (const option of rest) {
    for (const value of valuesOf(option, field)) {
      const alike = found.get(value);
      if (alike) alike.push(option);
      else found.set(value, [option]);
    }
  }
  const only = ([, alike]: [string, OptionInfo[]]): OptionInfo | undefined =>
    field === "do" && alike.length === 1 ? alike[0] : undefined;
  return [...found].slice(0, MANY).map((entry) => {
    const alone = only(entry);
    if (alone !== undefined) return asChoice(alone);
    const [value] = entry;
    return { words: question.fields[field]?.values[value] ?? value, option: null, pick: `${field}=${value}` };
  });
}

function valuesOf(option: OptionInfo, field: string): string[] {
  if (field === "do") return [option.do];
  const value = option.fields[field];
  if (value === undefined) return [];
  return typeof value === "string" ? [value] : Object.keys(value).filter((kind) => (value[kind] ?? 0) > 0);
}
