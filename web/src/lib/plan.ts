/** What is asked for on the start page, and the sensible first answer to all of it. */
import type { GameInfo, NewTable, SeatPlan } from "./protocol";

export interface SeatWish {
  who: SeatPlan["who"];
  name: string;
  bot: string;
  /** -1: whatever is left. */
  colour: number;
}

export interface TableWish {
  seats: SeatWish[];
  name: string;
  box: string;
  modules: string[];
  options: Record<string, string>;
  /** -1: by chance. */
  start: number;
}

/** The bot a newcomer should meet: it plays sensibly and at once. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes("greedy") ? "greedy" : (bots[0] ?? "");
}

export function newSeat(game: GameInfo, who: SeatPlan["who"], name = ""): SeatWish {
  return { who, name, bot: usualBot(game.bots), colour: -1 };
}

/** Me against one bot, or against as many as the game needs. */
export function firstWish(game: GameInfo, nickname: string): TableWish {
  const fewest = Math.max(1, Math.min(...game.seats));
  const count = game.seats.includes(2) ? 2 : fewest;
  const others = Array.from({ length: count - 1 }, () => newSeat(game, "bot"));
  return {
    seats: [newSeat(game, "me", nickname), ...others],
    name: "",
    box: game.boxes[0]?.name ?? "",
    modules: [],
    options: Object.fromEntries(game.options.map((option) => [option.name, option.values[0] ?? ""])),
    start: -1,
  };
}

/** Grow or shrink to so many seats; those that stay keep what was chosen. */
export function withSeats(game: GameInfo, wish: TableWish, count: number): TableWish {
  const seats = wish.seats.slice(0, count);
  while (seats.length < count) seats.push(newSeat(game, "bot"));
  return { ...wish, seats, start: wish.start < count ? wish.start : -1 };
}

/** As the server wants it. Bots are named so that two of a kind can be told apart. */
export function asked(
  game: GameInfo,
  wish: TableWish,
  botTitle: (bot: string) => string,
  myName: string,
): NewTable {
  const titles = wish.seats.filter((seat) => seat.who === "bot").map((seat) => seat.bot);
  const numbers = new Map<string, number>();
  const table: NewTable = {
    game: game.name,
    name: wish.name.trim(),
    modules: wish.modules,
    options: wish.options,
    start: wish.start < 0 ? null : wish.start,
    seats: wish.seats.map((seat) => {
      const colour = seat.colour < 0 ? null : seat.colour;
      if (seat.who === "friend") return { who: "friend", colour };
      if (seat.who === "me") return { who: "me", name: seat.name.trim() || myName, colour };
      const number = (numbers.get(seat.bot) ?? 0) + 1;
      numbers.set(seat.bot, number);
      const alike = titles.filter((bot) => bot === seat.bot).length > 1;
      return { who: "bot", bot: seat.bot, name: botTitle(seat.bot) + (alike ? ` ${number}` : ""), colour };
    }),
  };
  if (wish.box !== "" && wish.modules.length === 0) table.box = wish.box;
  return table;
}
