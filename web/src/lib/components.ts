/** Values of a box that no source states: assumed, or corrected by the host. */
import type { ComponentInfo, TableInfo } from "./wire";

export function isCorrected(component: ComponentInfo): boolean {
  return component.value !== component.assumed;
}

/** Those that matter where these modules are in play. */
export function componentsWith(components: ComponentInfo[], modules: string[]): ComponentInfo[] {
  return components.filter(({ module }) => module === "" || modules.includes(module));
}

/** Those in play at a table, with the values that it began with. */
export function componentsAt(table: TableInfo, components: ComponentInfo[]): ComponentInfo[] {
  return components.flatMap((component) => {
    const value = table.components[component.name];
    return value === undefined ? [] : [{ ...component, value }];
  });
}

/** How many are assumed, and how many corrected. */
export function countOf(components: ComponentInfo[]): { assumed: number; corrected: number } {
  const corrected = components.filter(isCorrected).length;
  return { assumed: components.length - corrected, corrected };
}
