/** A rule list as a book: chapters in reading order, searched by words. */
import type { RuleText } from "../lib/wire";

export interface Chapter {
  title: string;
  /** Where it begins in the printed book. */
  page: number;
  /** The address of its heading on the page. */
  anchor: string;
  rules: RuleText[];
}

/** Rules that stand together under one title. */
export function chaptersOf(rules: readonly RuleText[]): Chapter[] {
  const found: Chapter[] = [];
  for (const rule of rules) {
    const last = found.at(-1);
    if (last?.title === rule.chapter) {
      last.rules.push(rule);
      last.page = Math.min(last.page, rule.page);
    } else {
      found.push({
        title: rule.chapter,
        page: rule.page,
        anchor: `chapter-${found.length + 1}`,
        rules: [rule],
      });
    }
  }
  return found;
}

export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
}

export function hasWords(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
}

/** The chapters with only those rules that have all words, in themselves or in their chapter's title. */
export function searched(chapters: readonly Chapter[], words: readonly string[]): Chapter[] {
  if (words.length === 0) return [...chapters];
  return chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) =>
        hasWords(`${chapter.title} ${rule.text} ${rule.id} ${rule.why}`, words),
      ),
    }))
    .filter((chapter) => chapter.rules.length > 0);
}
