/** Which place of the page each panel gets, by what it is for. Pure functions, no DOM. */
import type { PanelInfo, Seat } from "./wire";

export interface Placeable {
  name: string;
  purpose: PanelInfo["purpose"];
  seat: Seat | null;
  grows: boolean;
  aside: boolean;
}

export interface Arrangement<Shown extends Placeable> {
  /** What fills the middle: the board or, without one, all that is played on. */
  middle: Shown[];
  /** What is about to be placed or chosen from. */
  hand: Shown[];
  /** The viewer's own mat, where it lies in the dock. */
  own: Shown[];
  /** The mats that open from their seat's strip. */
  mats: Shown[];
  /** Tracks, markets and stocks beside the board. */
  aside: Shown[];
}

/** With so few mats, those who only watch see them all in the middle. */
const FEW = 2;

/**
 * A board that grows has the middle to itself; everything else lies around it. Without one the middle holds
 * all that is played on, the viewer's own mat too. Where the screen is narrow there is no room for a mat in the dock.
 */
export function arrange<Shown extends Placeable>(
  panels: readonly Shown[],
  isWide: boolean,
): Arrangement<Shown> {
  const hasBoard = panels.some((panel) => panel.grows);
  const seats = new Set(panels.filter((panel) => panel.seat !== null).map((panel) => panel.seat));
  const isWatched = !panels.some((panel) => panel.purpose === "own-mat");
  const showsAll = isWide && !hasBoard && isWatched && seats.size <= FEW;
  const places: Arrangement<Shown> = { middle: [], hand: [], own: [], mats: [], aside: [] };
  for (const panel of panels) places[placeOf(panel)].push(panel);
  return places;

  function placeOf(panel: Shown): keyof Arrangement<Shown> {
    switch (panel.purpose) {
      case "board":
        return "middle";
      case "hand":
        return "hand";
      case "own-mat":
        return hasBoard ? (isWide ? "own" : "mats") : "middle";
      case "other-mat":
        return showsAll ? "middle" : "mats";
      default:
        return hasBoard || panel.aside ? "aside" : "middle";
    }
  }
}
