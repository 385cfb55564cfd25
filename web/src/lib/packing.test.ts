import { describe, expect, it } from "vitest";
import { filling, pack, unfolded } from "./packing";

const five = [396, 500, 278, 110, 116].map((height) => ({ width: 360, height }));

describe("panels on the table", () => {
  it("fill a wide window in several columns", () => {
    const packed = pack(five, { width: 1050, height: 720 });
    expect(new Set(packed.places.map((place) => place.x)).size).toBeGreaterThan(1);
    expect(packed.scale).toBeGreaterThan(0.85);
  });
  it("stand in one column on a phone, as wide as it is", () => {
    const packed = pack(five, { width: 360, height: 420 });
    expect(new Set(packed.places.map((place) => place.x))).toEqual(new Set([0]));
    expect(packed.scale).toBe(1);
  });
  it("are each made to fit a phone, a large board too", () => {
    const packed = pack([{ width: 1800, height: 1500 }, ...five], { width: 360, height: 420 });
    expect(packed.width).toBe(360);
    expect(packed.places[1]?.width).toBe(360);
  });
  it("balance their columns", () => {
    const sizes = [...five, { width: 360, height: 430 }];
    expect(pack(sizes, { width: 1050, height: 720 }).height).toBeLessThan(720);
  });
  it("stay where they were when another order is hardly better", () => {
    const window = { width: 1050, height: 720 };
    const first = pack(five, window);
    const grown = five.map((size, i) => (i === 0 ? { ...size, height: size.height + 30 } : size));
    expect(pack(grown, window, first.columns).columns).toEqual(first.columns);
  });
  it("never overlap", () => {
    const sizes = [{ width: 900, height: 700 }, ...five];
    const { places } = pack(sizes, { width: 1400, height: 800 });
    for (const [i, a] of places.entries()) {
      for (const b of places.slice(i + 1)) {
        const apart =
          a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(apart).toBe(true);
      }
    }
  });
  it("bear an empty table and a window without room", () => {
    expect(pack([], { width: 100, height: 100 }).places).toEqual([]);
    expect(pack(five, { width: 0, height: 0 }).places).toEqual([]);
  });
});

describe("a board that grows", () => {
  const window = { width: 1100, height: 700 };
  it("fills the window", () => {
    const { width, height } = filling({ width: 1800, height: 1000, cell_size: 100 }, window);
    expect([width, Math.round(height)]).toEqual([1100, 611]);
  });
  it("is not shown with places too small to see, but larger than the window", () => {
    const { width, scale } = filling({ width: 3000, height: 2500, cell_size: 100 }, window);
    expect([width, scale]).toEqual([3000 * 0.48, 1]);
  });
  it("does not begin with giant places", () => {
    expect(filling({ width: 300, height: 300, cell_size: 100 }, window).width).toBeLessThan(400);
  });
});

describe("panels that cannot all be read at once", () => {
  const panel = (name: string, purpose: string, height = 400): Parameters<typeof unfolded>[0][number] => ({
    name,
    purpose,
    width: 360,
    height,
    legible_from: 0.86,
  });
  const six = [
    panel("wheel", "market"),
    panel("goals", "track"),
    panel("display", "market"),
    panel("cards", "track"),
    panel("mat", "own-mat", 440),
    panel("stock", "stock"),
  ];
  const names = (shown: readonly { name: string }[]): string[] => shown.map(({ name }) => name);
  const window = { width: 1000, height: 560 };
  it("are all shown where there is room, and on a phone, where one pans", () => {
    expect(unfolded(six, { width: 2400, height: 1000 })).toEqual(six);
    expect(unfolded(six, { width: 340, height: 400 })).toEqual(six);
  });
  it("leave what is one's own and what is chosen from, in their order", () => {
    expect(names(unfolded(six, window))).toEqual(["wheel", "display", "mat"]);
  });
  it("stay beside one's own where that is too tall to be read, and are themselves as large as before", () => {
    const tall = six.map((each) => (each.name === "mat" ? { ...each, height: 700 } : each));
    const shown = unfolded(tall, window);
    const { scale, places } = pack(shown, window);

    expect(names(shown)).toEqual(["wheel", "display", "mat"]);
    expect(scale).toBeGreaterThan(0.859);
    expect((places[2]?.height ?? 0) * scale).toBeLessThan(560.1);
  });
  it("make room for what can be picked", () => {
    expect(names(unfolded(six, window, new Set(["cards"])))).toEqual(["wheel", "cards", "mat"]);
  });
  it("stay as they are while that will do", () => {
    const before = ["wheel", "cards", "mat"];
    expect(names(unfolded(six, window, new Set(["mat"]), before))).toEqual(before);
    expect(names(unfolded(six, window, new Set(["display"]), before))).toContain("display");
  });
});
