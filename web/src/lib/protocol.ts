/** The page's own names for parts of what goes over the wire. The messages themselves are in wire.ts. */
import type { ClientMessage, OptionInfo, ServerMessage } from "./wire";

/** How many pieces of each kind. */
export type Bag = Record<string, number>;
export type FieldValue = OptionInfo["fields"][string];
export type Language = "de" | "en";

/** What the server answers one message with. */
export type Answer = Extract<ServerMessage, { id: number }>;

type WithoutId<Message> = Message extends { id: number } ? Omit<Message, "id"> : never;

/** A client's message without its id; the connection numbers it. */
export type ClientRequest = WithoutId<ClientMessage>;
