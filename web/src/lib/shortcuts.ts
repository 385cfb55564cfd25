/**
 * The keys of a table: Enter confirms, Escape goes one pick back, r turns (R the other way), u undoes,
 * 0 fits, l lists, arrows walk on the board, f shows and hides what the drawing has on demand, or fits where it has nothing.
 */
import type { Match } from "./match.svelte";

export interface Deeds {
  fit: () => void;
  list: () => void;
  /** Show or hide the first layer that is drawn on demand; false when there is none. */
  layer: () => boolean;
  /** Go to the board, to walk on it; false where it has no cells. */
  walk: () => boolean;
}

export function shortcuts(match: Match, deeds: Deeds): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const at = event.target instanceof Element ? event.target : null;
    if (at?.closest("dialog, input, select, textarea")) return;
    const onButton = at?.closest("button, a") !== null;
    const still = match.busy || match.connectionStatus !== "open" || match.replay.isOn;
    const { picker } = match;
    switch (event.key) {
      case "Enter": {
        if (onButton || still) return;
        const confirming = match.state?.confirm ?? null;
        if (confirming !== null) void match.change({ is: "confirm", seat: confirming });
        else if (picker.ready !== null) picker.confirm();
        else return;
        break;
      }
      case "Escape":
      case "Backspace":
        if (match.replay.isOn || !picker.back()) return;
        break;
      case "r":
      case "R":
        if (still || !match.turn(event.shiftKey ? -1 : 1)) return;
        break;
      case "u":
        if (still) return;
        match.undo();
        break;
      case "f":
        if (!deeds.layer()) deeds.fit();
        break;
      case "ArrowUp":
      case "ArrowDown":
      case "ArrowLeft":
      case "ArrowRight":
        if (match.replay.isOn || (at !== document.body && !at?.matches("[data-testid=question]"))) return;
        if (!deeds.walk()) return;
        break;
      case "0":
        deeds.fit();
        break;
      case "l":
        if (picker.question === null || match.replay.isOn) return;
        deeds.list();
        break;
      default:
        return;
    }
    event.preventDefault();
  };
}
