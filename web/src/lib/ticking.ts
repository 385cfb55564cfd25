/** Which modules are in play: ticked one by one, or all at once by a box. */
import type { GameInfo } from "./wire";

/** What is in play when these are chosen, in the game's order: they and what they bring along. */
export function ticked(game: GameInfo, chosen: readonly string[]): string[] {
  const all = new Set(chosen);
  // A set that grows while it is walked through is walked through to its end.
  for (const name of all) for (const brought of bringsOf(game, name)) all.add(brought);
  return game.modules.map((module) => module.name).filter((name) => all.has(name));
}

/** The modules in play that bring this one along. */
export function broughtBy(game: GameInfo, chosen: readonly string[], name: string): string[] {
  return ticked(game, chosen).filter((other) => bringsOf(game, other).includes(name));
}

/** Add a module, or take it away together with those that make no sense without it. */
export function toggled(game: GameInfo, chosen: readonly string[], name: string): string[] {
  if (!ticked(game, chosen).includes(name)) return [...chosen, name];
  return chosen.filter((other) => !ticked(game, [other]).includes(name));
}

/** The box that holds exactly what is in play; empty if none does. */
export function boxOf(game: GameInfo, chosen: readonly string[]): string {
  const now = ticked(game, chosen).join();
  return game.boxes.find((box) => ticked(game, box.modules).join() === now)?.name ?? "";
}

function bringsOf(game: GameInfo, name: string): string[] {
  return game.modules.find((module) => module.name === name)?.brings ?? [];
}
