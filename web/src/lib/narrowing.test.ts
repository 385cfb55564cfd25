import { describe, expect, it } from "vitest";
import {
  narrow,
  nextField,
  parsePick,
  pickedPlaces,
  placeState,
  withoutPick,
  withPick,
  type Pick,
} from "./narrowing";
import type { FieldValue } from "./protocol";
import type { OptionInfo } from "./wire";

function option(word: string, fields: Record<string, FieldValue> = {}): OptionInfo {
  const text = [word, ...Object.values(fields).map((value) => JSON.stringify(value))].join(" ");
  return { text, words: text, do: word, fields };
}

function pick(text: string, key = ""): Pick {
  return { pairs: parsePick(text), key };
}

const builds = ["hut", "tower"].flatMap((card) =>
  ["east", "west"].map((town) => option("build", { card, town })),
);
const action = [option("buy"), ...builds.slice(0, 3), option("rest")];
const takes = [
  option("take", { place: "I", cubes: { white: 1 } }),
  option("take", { place: "I", cubes: { white: 2 } }),
  option("take", { place: "I", cubes: { white: 1, red: 1 } }),
  option("take", { place: "II", cubes: { white: 1 } }),
];

describe("picks as text", () => {
  it("reads several pairs", () => {
    expect(parsePick("place=I;cubes=white")).toEqual([
      ["place", "I"],
      ["cubes", "white"],
    ]);
  });
  it("keeps an equals sign in a value", () => {
    expect(parsePick("cell=a=b")).toEqual([["cell", "a=b"]]);
  });
  it("leaves out what is no pair", () => {
    expect(parsePick("nothing;=x")).toEqual([]);
  });
});

describe("narrowing by scalar fields", () => {
  it("keeps the options that agree", () => {
    expect(narrow(action, [pick("card=hut")]).options.map((o) => o.fields)).toEqual([
      { card: "hut", town: "east" },
      { card: "hut", town: "west" },
    ]);
  });
  it("is ready when one is left", () => {
    expect(narrow(action, [pick("card=tower")]).ready?.text).toBe(builds[2]?.text);
  });
  it("counts the word as a field", () => {
    expect(narrow(action, [pick("do=rest")]).ready?.do).toBe("rest");
  });
  it("is not ready before anything is picked, even with one option", () => {
    expect(narrow([option("end")], []).ready).toBeNull();
  });
  it("leaves nothing when picks contradict each other", () => {
    expect(narrow(action, [pick("card=hut"), pick("card=tower")]).options).toEqual([]);
  });
});

describe("picking into a bag", () => {
  it("keeps the options whose bag holds what is picked", () => {
    expect(narrow(takes, [pick("place=I;cubes=white")]).options).toHaveLength(3);
  });
  it("is ready with an exact bag while more could be picked", () => {
    expect(narrow(takes, [pick("place=I;cubes=white")]).ready).toBe(takes[0]);
    expect(narrow(takes, [pick("place=I;cubes=white"), pick("place=I;cubes=white")]).ready).toBe(takes[1]);
  });
  it("is not ready while the bag fits none exactly", () => {
    const pays = [option("pay", { paid: { white: 3 } }), option("pay", { paid: { white: 2, red: 1 } })];
    expect(narrow(pays, [pick("paid=white")]).ready).toBeNull();
    expect(narrow(pays, [pick("paid=red")]).ready).toBe(pays[1]);
  });
  it("offers the empty bag, and counts of nought are nothing", () => {
    const bids = [
      option("bid", { number: "1", stake: { red: 0 } }),
      option("bid", { number: "1", stake: { red: 1 } }),
    ];
    expect(narrow(bids, [pick("number=1")]).ready).toBe(bids[0]);
  });
});

describe("what is lit", () => {
  it("lights what narrows and leaves dark what leads nowhere", () => {
    expect(placeState(action, [], parsePick("card=hut"))).toBe("lit");
    expect(placeState(action, [], parsePick("card=blue"))).toBe("");
  });
  it("does not light what all options share", () => {
    expect(placeState(builds, [], parsePick("do=build"))).toBe("");
  });
  it("lights the only place there is, though it can be turned", () => {
    const turns = ["0", "1"].map((turn) => option("place", { cell: "1,0", turn }));

    expect(placeState(turns, [], parsePick("cell=1,0"))).toBe("lit");
  });
  it("lights the only option there is", () => {
    expect(placeState([option("buy")], [], parsePick("do=buy"))).toBe("lit");
  });
  it("lights further pieces of a bag", () => {
    expect(placeState(takes, [pick("place=I;cubes=white")], parsePick("place=I;cubes=red"))).toBe("lit");
  });
  it("leaves open what would replace an earlier pick", () => {
    expect(placeState(takes, [pick("place=I;cubes=white")], parsePick("place=II;cubes=white"))).toBe("open");
    expect(placeState(action, [pick("card=hut")], parsePick("card=tower"))).toBe("open");
  });
});

describe("changing one's mind", () => {
  it("lets a new pick replace the one it stands against", () => {
    const picks = withPick(action, [pick("card=hut"), pick("town=west")], pick("card=tower"));
    expect(picks?.map((p) => p.pairs[0]?.[1])).toEqual(["tower"]);
  });
  it("refuses a pick that leads nowhere", () => {
    expect(withPick(action, [], pick("card=blue"))).toBeNull();
  });
  it("takes back the very piece that was clicked", () => {
    const picks = [pick("cubes=white", "a"), pick("cubes=white", "b")];
    expect(withoutPick(picks, parsePick("cubes=white"), "a").map((p) => p.key)).toEqual(["b"]);
  });
  it("takes back every pick that says the same field", () => {
    const picks = [pick("place=I;cubes=white", "a"), pick("place=I;cubes=red", "b")];
    expect(withoutPick(picks, parsePick("place=I"), "row")).toEqual([]);
  });
});

describe("what is shown as picked", () => {
  const places = [
    { key: "a", pick: "place=I;cubes=white" },
    { key: "b", pick: "place=I;cubes=white" },
    { key: "whole", pick: "place=I" },
  ];
  it("is the piece that was clicked, and the place it says", () => {
    expect([...pickedPlaces(takes, [pick("place=I;cubes=white", "b")], places)].sort()).toEqual([
      "b",
      "whole",
    ]);
  });
  it("is any free piece where the clicked one is gone", () => {
    const picks = [pick("place=I;cubes=white", "gone"), pick("place=I;cubes=white", "b")];
    expect([...pickedPlaces(takes, picks, places)].sort()).toEqual(["a", "b", "whole"]);
  });
});

describe("the field to decide next", () => {
  it("is what is done, then the first field that differs", () => {
    expect(nextField(narrow(action, []))).toBe("do");
    expect(nextField(narrow(action, [pick("card=hut")]))).toBe("town");
    expect(nextField(narrow(takes, [pick("place=I;cubes=white")]))).toBe("cubes");
  });
  it("is none when one option is left", () => {
    expect(nextField(narrow(action, [pick("do=buy")]))).toBeNull();
  });
});
