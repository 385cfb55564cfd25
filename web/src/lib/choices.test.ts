import { describe, expect, it } from "vitest";
import { choicesOf } from "./choices";
import { narrow, parsePick } from "./narrowing";
import type { FieldValue } from "./protocol";
import type { OptionInfo, Question } from "./wire";

function option(word: string, fields: Record<string, FieldValue> = {}): OptionInfo {
  const text = [word, ...Object.values(fields).map(String)].join(" ");
  return { text, words: text, do: word, fields };
}

const builds = ["a", "b", "c", "d"].flatMap((card) =>
  ["east", "west"].map((town) => option("build", { card, town })),
);

function question(options: OptionInfo[]): Question {
  const fields = {
    do: { title: "", values: { build: "Build" } },
    town: { title: "", values: { east: "East" } },
  };
  return { seat: 0, version: 1, ask: "", text: "", options, fields };
}

describe("buttons of the question bar", () => {
  it("leave out what the picture can say", () => {
    const asked = question([option("end"), ...builds]);
    const lit = ["card=a", "card=b", "card=c", "card=d"];
    expect(choicesOf(asked, narrow(asked.options, []), lit).map((choice) => choice.words)).toEqual(["end"]);
  });
  it("name all options where they are few and one of them is not in the picture", () => {
    const asked = question([option("end"), ...builds.slice(0, 2)]);
    expect(choicesOf(asked, narrow(asked.options, []), ["card=a"])).toHaveLength(3);
  });
  it("repeat nothing that is in the picture already, however few there are", () => {
    const asked = question(builds.slice(0, 2));
    expect(choicesOf(asked, narrow(asked.options, []), ["card=a"])).toEqual([]);
  });
  it("go field by field where nothing is drawn", () => {
    const asked = question([option("end"), ...builds]);
    const first = choicesOf(asked, narrow(asked.options, []), []);
    expect(first.map((choice) => choice.words)).toEqual(["end", "Build"]);
    const picks = [{ pairs: parsePick(first[1]?.pick ?? ""), key: "" }];
    const second = choicesOf(asked, narrow(asked.options, picks), []);
    expect(second.map((choice) => choice.pick)).toEqual(["card=a", "card=b", "card=c", "card=d"]);
  });
  it("are none once the one that is left waits for its confirmation", () => {
    const asked = question(builds);
    const picks = [{ pairs: parsePick("card=a;town=east"), key: "" }];
    expect(choicesOf(asked, narrow(builds, picks), [])).toEqual([]);
  });
});
