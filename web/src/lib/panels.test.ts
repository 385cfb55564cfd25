import { describe, expect, it } from "vitest";
import { changedPanels, shownPanels, type ShownPanel } from "./panels";
import type { PanelChange } from "./wire";

const FIRST: PanelChange = {
  name: "board",
  panel: { title: "Board", frame: "<svg/>", order: ["ground", "a", "b"] },
  fragments: { ground: "<g/>", a: "A", b: "B" },
  gone: [],
  placed: {},
};

function change(told: Partial<PanelChange>): PanelChange {
  return { name: "board", panel: {}, fragments: {}, gone: [], placed: {}, ...told };
}

function after(...changes: PanelChange[]): ShownPanel {
  let panels = changedPanels([], { shown: ["board"], panels: [FIRST] });
  for (const one of changes) panels = changedPanels(panels, { shown: null, panels: [one] });
  const [panel] = panels;
  if (panel === undefined) throw new Error("the board is gone");
  return panel;
}

describe("panels", () => {
  it("come whole at first", () => {
    expect(after().title).toBe("Board");
    expect(after().drawing.order).toEqual(["ground", "a", "b"]);
    expect(after().drawing.step).toBeNull();
  });

  it("keep what no change speaks of", () => {
    const { title, drawing } = after(change({ fragments: { a: "A2" } }));
    expect(title).toBe("Board");
    expect([...drawing.fragments]).toEqual([
      ["ground", "<g/>"],
      ["a", "A2"],
      ["b", "B"],
    ]);
    expect(drawing.step?.changed).toEqual(["a"]);
  });

  it("lose what is gone, and get what is new where it belongs", () => {
    const { drawing } = after(
      change({ fragments: { c: "C", d: "D" }, gone: ["a"], placed: { d: "", c: "ground" } }),
    );
    expect(drawing.order).toEqual(["d", "ground", "c", "b"]);
    expect(drawing.fragments.has("a")).toBe(false);
  });

  it("are the very same where nothing has changed", () => {
    const before = changedPanels([], { shown: ["board"], panels: [FIRST] });
    expect(changedPanels(before, { shown: null, panels: [] })[0]).toBe(before[0]);
  });

  it("may be arranged anew, with the fragments that are known", () => {
    const { drawing } = after(change({ panel: { order: ["b", "ground"] } }));
    expect([...drawing.fragments]).toEqual([
      ["b", "B"],
      ["ground", "<g/>"],
    ]);
    expect(drawing.step).toBeNull();
  });

  it("follow from the drawing before, and only from that", () => {
    const one = after();
    const [two] = changedPanels([one], { shown: null, panels: [change({ fragments: { a: "A2" } })] });
    expect(two?.drawing.step?.from).toBe(one.drawing.fragments);
  });

  it("are left out when they are not shown any more", () => {
    expect(changedPanels([after()], { shown: [], panels: [] })).toEqual([]);
  });

  it("of a scene are whole", () => {
    const whole = { ...after(), frame: "<svg/>", order: ["a"], fragments: { a: "A" } };
    expect(shownPanels([whole])[0]?.drawing.fragments.get("a")).toBe("A");
  });
});
