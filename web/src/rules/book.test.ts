import { expect, test } from "vitest";
import type { RuleText } from "../lib/wire";
import { chaptersOf, searched, wordsOf } from "./book";

const rule = (id: string, chapter: string, text: string, page = 1): RuleText => ({
  id,
  chapter,
  text,
  page,
  ruling: false,
  why: "",
});
const BOOK = chaptersOf([
  rule("a.one", "Beginning", "Everybody sits down.", 3),
  rule("a.two", "Beginning", "Chance decides who begins.", 2),
  rule("b.one", "End", "The most points win.", 9),
]);

test("rules of one chapter stand together", () => {
  expect(BOOK.map(({ title, page, rules }) => [title, page, rules.length])).toEqual([
    ["Beginning", 2, 2],
    ["End", 9, 1],
  ]);
});

test("a search keeps the rules that have all words", () => {
  expect(searched(BOOK, wordsOf(" Chance WHO ")).flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual([
    "a.two",
  ]);
});

test("a chapter's title is found, too, with all its rules", () => {
  expect(searched(BOOK, ["beginning"]).map(({ rules }) => rules.length)).toEqual([2]);
});

test("nothing is found for words that nobody says", () => {
  expect(searched(BOOK, ["nobody"])).toEqual([]);
});
