/** Panels as they are shown, put together from what the server tells of them. No DOM. */
import type { PanelChange, PanelInfo, StateChange } from "./wire";

/** A drawing as the server tells it: an empty outer element, and what is in it, from back to front. */
export interface Drawing {
  readonly frame: string;
  readonly order: readonly string[];
  readonly fragments: ReadonlyMap<string, string>;
  /** How it follows from the one that was told before it; null: not at all. */
  readonly step: DrawingStep | null;
}

export interface DrawingStep {
  /** The fragments of the drawing before, by which that one is known. */
  readonly from: Drawing["fragments"];
  /** Fragments that are new or no longer look the same. */
  readonly changed: readonly string[];
  readonly gone: readonly string[];
  /** Those of them that are new, each with the one it comes after. */
  readonly placed: readonly (readonly [string, string])[];
}

export interface ShownPanel extends Omit<PanelInfo, "frame" | "order" | "fragments"> {
  drawing: Drawing;
}

/** Panels that were told as a whole. */
export function shownPanels(panels: readonly PanelInfo[]): ShownPanel[] {
  return panels.map(({ frame, order, fragments, ...panel }) => ({
    ...panel,
    drawing: { frame, order, fragments: new Map(Object.entries(fragments)), step: null },
  }));
}

/** The panels after a change; those that are not in it are the very same. */
export function changedPanels(
  before: readonly ShownPanel[],
  { shown, panels }: Pick<StateChange, "shown" | "panels">,
): ShownPanel[] {
  const known = new Map(before.map((panel) => [panel.name, panel]));
  for (const change of panels) known.set(change.name, changedPanel(known.get(change.name), change));
  const names = shown ?? before.map((panel) => panel.name);
  return names.flatMap((name) => known.get(name) ?? []);
}

function changedPanel(before: ShownPanel | undefined, change: PanelChange): ShownPanel {
  const { frame, order, ...told } = change.panel;
  const drawing = changedDrawing(before?.drawing, change, frame, order);
  return { ...before, ...told, name: change.name, drawing } as ShownPanel;
}

function changedDrawing(
  before: Drawing | undefined,
  { fragments, gone, placed }: PanelChange,
  frame = before?.frame ?? "",
  order?: readonly string[],
): Drawing {
  const known = before?.fragments ?? new Map<string, string>();
  if (before === undefined || order !== undefined) {
    const names = order ?? [];
    const svg = (name: string): string => fragments[name] ?? known.get(name) ?? "";
    return { frame, order: names, fragments: new Map(names.map((name) => [name, svg(name)])), step: null };
  }
  const all = new Map(known);
  for (const name of gone) all.delete(name);
  for (const [name, svg] of Object.entries(fragments)) all.set(name, svg);
  const step = {
    from: before.fragments,
    changed: Object.keys(fragments),
    gone,
    placed: Object.entries(placed),
  };
  return { frame, order: rearranged(before.order, step), fragments: all, step };
}

/** The fragments from back to front; the very same list as before if nothing came or went. */
function rearranged(before: readonly string[], { gone, placed }: DrawingStep): readonly string[] {
  if (gone.length === 0 && placed.length === 0) return before;
  const left = new Set(gone);
  const order = before.filter((name) => !left.has(name));
  for (const [name, previous] of placed)
    order.splice(previous === "" ? 0 : order.indexOf(previous) + 1, 0, name);
  return order;
}
