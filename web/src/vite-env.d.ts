/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:palette.css";

declare module "idiomorph" {
  interface Callbacks {
    /** False: leave it as it is. */
    beforeNodeMorphed?: (old: Element, fresh: Node) => boolean;
    beforeNodeRemoved?: (node: Node) => boolean;
    beforeAttributeUpdated?: (name: string, node: Element, change: "update" | "remove") => boolean;
  }
  export const Idiomorph: {
    morph(
      old: Node,
      fresh: Node | string,
      options?: { morphStyle?: "innerHTML" | "outerHTML"; ignoreActive?: boolean; callbacks?: Callbacks },
    ): Node[];
  };
}
