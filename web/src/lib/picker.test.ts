import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Picker, RequestSender } from "./picker.svelte";
import type { Question } from "./wire";

let asks: (question: Question, final: boolean) => Picker;
/** What was sent to be previewed, and how it is answered. */
const looks: { option: string; answer: (preview: object) => void }[] = [];

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  const made = await import("./picker.svelte");
  asks = (question, final) => {
    const preview = { is: "preview", final, option: "take b", lines: [], panels: [], why: "", chance: false };
    const sender = {
      connection: {
        send: ({ option }: { option: string }) =>
          new Promise((answer) => looks.push({ option, answer: (preview) => answer(preview) })),
      },
      request: () => Promise.resolve(final ? preview : { is: "done", version: 2 }),
    };
    const picker = new made.Picker(sender as unknown as RequestSender);
    picker.ask(question);
    return picker;
  };
});

const QUESTION = {
  seat: 0,
  version: 1,
  text: "Which?",
  fields: {},
  options: ["a", "b", "c"].map((what) => ({
    text: `take ${what}`,
    words: what,
    do: "take",
    fields: { what },
  })),
} as unknown as Question;

describe("an answer in the making", () => {
  it("is chosen by the last pick", async () => {
    const picker = asks(QUESTION, false);
    picker.toggle("what=b", "", false);

    expect(picker.sending).toBe(true);
    await vi.waitFor(() => expect(picker.sending).toBe(false));
  });
  it("that could not be taken back waits, and one step back gives back the pick that led to it", async () => {
    const picker = asks(QUESTION, true);
    picker.toggle("what=b", "", false);
    await vi.waitFor(() => expect(picker.preview).not.toBeNull());

    expect(picker.ready?.text).toBe("take b");
    expect(picker.back()).toBe(true);
    expect([picker.ready, picker.preview, picker.picks]).toEqual([null, null, []]);
    expect(picker.back()).toBe(false);
  });
  it("keeps its old preview until the new one has come, and asks before what was not told to be final", async () => {
    const picker = asks(QUESTION, false);
    const previewed = (at: number): object => ({ is: "preview", final: true, option: looks[at]?.option });
    looks.length = 0;
    picker.arm(QUESTION.options[0]!);
    looks[0]?.answer(previewed(0));
    await vi.waitFor(() => expect(picker.preview?.option).toBe("take a"));
    picker.arm(QUESTION.options[2]!);
    const choose = vi.spyOn(picker, "choose");
    picker.confirm();

    expect(picker.preview?.option).toBe("take a");
    expect(choose).toHaveBeenCalledWith(QUESTION.options[2], false);
    looks[1]?.answer(previewed(1));
    await vi.waitFor(() => expect(picker.preview?.option).toBe("take c"));
  });
  it("taken from the list is given back, and what was picked before stays", () => {
    const picker = asks(QUESTION, true);
    picker.arm(QUESTION.options[1]!);

    expect(picker.back()).toBe(true);
    expect(picker.ready).toBeNull();
  });
});
