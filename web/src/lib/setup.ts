/** The setup of a table in the making, with a sensible default for everything. */
import type { GameInfo, NewTable, SeatPlan } from "./wire";
import { modulesInPlay } from "./modules";
import { loadJson, saveJson, type KeyValueStore } from "./storage";

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

const REMEMBERED = "tavola.setup";

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Keep how a game was set up, for next time. */
export function rememberDraft(on: KeyValueStore, game: GameInfo, draft: TableDraft): void {
  const known = loadJson(on, REMEMBERED);
  saveJson(on, REMEMBERED, { ...(isRecord(known) ? known : {}), [game.name]: draft });
}

/** As it was set up last time, as far as the game still has it; otherwise as for a quick start. */
export function lastDraft(on: KeyValueStore, game: GameInfo, nickname: string): TableDraft {
  const usual = defaultDraft(game, nickname);
  const known = loadJson(on, REMEMBERED);
  const last = isRecord(known) ? known[game.name] : undefined;
  if (!isRecord(last) || !Array.isArray(last.seats) || !game.seats.includes(last.seats.length)) return usual;
  const seats = last.seats.map((seat: unknown) => seatOf(game, seat));
  if (!seats.some((seat) => seat.who === "me")) return usual;
  const modules = Array.isArray(last.modules) ? last.modules : usual.modules;
  const options = isRecord(last.options) ? last.options : {};
  return {
    ...usual,
    seats,
    modules: game.modules.map((module) => module.name).filter((name) => modules.includes(name)),
    options: Object.fromEntries(
      game.options.map(({ name, values }) => [
        name,
        values.find((value) => value === options[name]) ?? values[0] ?? "",
      ]),
    ),
    start: typeof last.start === "number" && last.start < seats.length ? last.start : -1,
  };
}

function seatOf(game: GameInfo, stored: unknown): SeatDraft {
  if (!isRecord(stored)) return newSeat(game, "bot");
  const { who, name, bot, colour } = stored;
  const seat = newSeat(
    game,
    who === "me" || who === "friend" ? who : "bot",
    typeof name === "string" ? name : "",
  );
  if (typeof bot === "string" && game.bots.includes(bot)) seat.bot = bot;
  if (typeof colour === "number" && colour >= -1 && colour <= 5) seat.colour = colour;
  return seat;
}

/** The draft with this many seats; those that stay keep their settings. */
export function withSeats(game: GameInfo, draft: TableDraft, count: number): TableDraft {
  const seats = draft.seats.slice(0, count);
  while (seats.length < count) seats.push(newSeat(game, "bot"));
  return { ...draft, seats, start: draft.start < count ? draft.start : -1 };
}

/**
 * The request that the server takes: exactly the chosen modules are in play, whatever a box holds. People
 * without a name are numbered, so that they can be told apart; the server names the bots.
 */
export function newTable(
  game: GameInfo,
  draft: TableDraft,
  botTitle: (bot: string) => string,
  guest: string,
): NewTable {
  return {
    game: game.name,
    name: draft.name.trim(),
    box: "",
    modules: modulesInPlay(game, draft.modules),
    options: draft.options,
    start: draft.start < 0 ? null : draft.start,
    seats: plansOf(draft, botTitle, guest),
  };
}

/** The seats as the server takes them. */
export function plansOf(
  draft: Pick<TableDraft, "seats">,
  botTitle: (bot: string) => string,
  guest: string,
): SeatPlan[] {
  const names = namesOf(draft, botTitle, guest);
  return draft.seats.map((seat, at) => {
    const colour = seat.colour < 0 ? null : seat.colour;
    const name = names[at] ?? "";
    if (seat.who === "friend") return { who: "friend", colour };
    return seat.who === "me" ? { who: "me", name, colour } : { who: "bot", bot: seat.bot, colour };
  });
}

/** What everybody will be called; a friend says so later. */
export function namesOf(
  draft: Pick<TableDraft, "seats">,
  botTitle: (bot: string) => string,
  guest: string,
): string[] {
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
