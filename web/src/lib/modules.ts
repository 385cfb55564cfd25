/** Which modules are in play: chosen one by one, or all at once by a box. */
import type { GameInfo, SetupSwitch } from "./wire";

/** The chosen modules and all they require, in the game's order. */
export function modulesInPlay(game: GameInfo, chosen: readonly string[]): string[] {
  const all = new Set(chosen);
  // Iterating over a set visits what is added on the way.
  for (const name of all) for (const required of requirementsOf(game, name)) all.add(required);
  return game.modules.map((module) => module.name).filter((name) => all.has(name));
}

/** The modules in play that require this one. */
export function requiredBy(game: GameInfo, chosen: readonly string[], name: string): string[] {
  return modulesInPlay(game, chosen).filter((other) => requirementsOf(game, other).includes(name));
}

/** Add a module, or remove it together with those that require it. */
export function withToggled(game: GameInfo, chosen: readonly string[], name: string): string[] {
  if (!modulesInPlay(game, chosen).includes(name)) return [...chosen, name];
  return chosen.filter((other) => !modulesInPlay(game, [other]).includes(name));
}

/** The options that mean something with these modules. */
export function optionsInPlay(game: GameInfo, inPlay: readonly string[]): SetupSwitch[] {
  return game.options.filter((option) => !option.module || inPlay.includes(option.module));
}

/** The box that holds exactly what is in play; empty if none does. */
export function boxOf(game: GameInfo, chosen: readonly string[]): string {
  const now = modulesInPlay(game, chosen).join();
  return game.boxes.find((box) => modulesInPlay(game, box.modules).join() === now)?.name ?? "";
}

function requirementsOf(game: GameInfo, name: string): string[] {
  return game.modules.find((module) => module.name === name)?.requires ?? [];
}
