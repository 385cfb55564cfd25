/** The setup of a table in the making, with a sensible default for everything. */
import type { GameInfo, NewTable, SeatPlan } from "./wire";
import { modulesInPlay } from "./modules";

export interface SeatDraft {
  who: SeatPlan["who"];
  name: string;
  bot: string;
  /** -1: whatever is left. */
  colour: number;
}

export interface TableDraft {
  seats: SeatDraft[];
  name: string;
  /** The chosen modules; those they require are in play too. */
  modules: string[];
  options: Record<string, string>;
  /** -1: by chance. */
  start: number;
}

/** The bot a newcomer should meet: it plays sensibly and at once. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes("greedy") ? "greedy" : (bots[0] ?? "");
}

export function newSeat(game: GameInfo, who: SeatPlan["who"], name = ""): SeatDraft {
  return { who, name, bot: usualBot(game.bots), colour: -1 };
}

/** Me against one bot, or against as many as the game needs. */
export function defaultDraft(game: GameInfo, nickname: string): TableDraft {
  const fewest = Math.max(1, Math.min(...game.seats));
  const count = game.seats.includes(2) ? 2 : fewest;
  const others = Array.from({ length: count - 1 }, () => newSeat(game, "bot"));
  return {
    seats: [newSeat(game, "me", nickname), ...others],
    name: "",
    modules: game.boxes[0]?.modules ?? [],
    options: Object.fromEntries(game.options.map((option) => [option.name, option.values[0] ?? ""])),
    start: -1,
  };
}

/** The draft with this many seats; those that stay keep their settings. */
export function withSeats(game: GameInfo, draft: TableDraft, count: number): TableDraft {
  const seats = draft.seats.slice(0, count);
  while (seats.length < count) seats.push(newSeat(game, "bot"));
  return { ...draft, seats, start: draft.start < count ? draft.start : -1 };
}

/**
 * The request that the server takes: exactly the chosen modules are in play, whatever a box holds. Bots of a
 * kind and people without a name are numbered, so that they can be told apart.
 */
export function newTable(
  game: GameInfo,
  draft: TableDraft,
  botTitle: (bot: string) => string,
  guest: string,
): NewTable {
  const names = namesOf(draft, botTitle, guest);
  return {
    game: game.name,
    name: draft.name.trim(),
    box: "",
    modules: modulesInPlay(game, draft.modules),
    options: draft.options,
    start: draft.start < 0 ? null : draft.start,
    seats: draft.seats.map((seat, at) => {
      const colour = seat.colour < 0 ? null : seat.colour;
      const name = names[at] ?? "";
      if (seat.who === "friend") return { who: "friend", colour };
      return seat.who === "me" ? { who: "me", name, colour } : { who: "bot", bot: seat.bot, name, colour };
    }),
  };
}

/** What everybody will be called; a friend says so later. */
export function namesOf(draft: TableDraft, botTitle: (bot: string) => string, guest: string): string[] {
  return numbered(
    draft.seats.map((seat) => {
      if (seat.who === "friend") return "";
      return seat.who === "bot" ? botTitle(seat.bot) : seat.name.trim() || guest;
    }),
  );
}

/** What somebody without a name is called at a table where these sit. */
export function guestName(names: readonly string[], guest: string): string {
  let name = guest;
  for (let number = 2; names.includes(name); number += 1) name = `${guest} ${number}`;
  return name;
}

/** The same names, those that are there more than once with numbers; no number makes a name that is taken. */
function numbered(names: readonly string[]): string[] {
  const taken = new Set(names);
  return names.map((name) => {
    if (name === "" || names.filter((other) => other === name).length === 1) return name;
    let number = 1;
    while (taken.has(`${name} ${number}`)) number += 1;
    taken.add(`${name} ${number}`);
    return `${name} ${number}`;
  });
}
