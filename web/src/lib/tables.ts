/** Tables come and go: set up, joined, played again; their keys stay on this device. */
import { api } from "./api";
import { navigation } from "./navigation.svelte";
import type { NewTable, PlayOn, TableMade } from "./wire";
import { tablePath } from "./route";
import { knownTable, rememberTable, rotatedKeys, deviceStore } from "./storage";

/** Set up a table and go there. */
export async function openTable(asked: NewTable, title: string): Promise<void> {
  goTo(await api.make(asked), title, asked.name);
}

/** Set up a table that goes on from a position of a record, and go there. */
export async function openContinued(asked: PlayOn, title: string): Promise<void> {
  goTo(await api.playOn(asked), title);
}

/** Set up a first game that teaches itself, and go there. */
export async function openLesson(game: string, name: string, title: string): Promise<void> {
  goTo(await api.learn(game, { name }), title);
}

/** Keep the keys of a table that was set up from here, and go there. */
function goTo(made: TableMade, title: string, name = ""): void {
  const { keys, host_key: host, invite_key: invite } = made;
  rememberTable(deviceStore(), made.table, { title, name, keys, host, invite });
  navigation.go(tablePath(made.table));
}

/** The same people again: make the rematch, or follow to the one that somebody made. */
export async function playAgain(id: string, existing: string, seats: number): Promise<void> {
  const known = knownTable(deviceStore(), id);
  const [seat, key] = Object.entries(known?.keys ?? {})[0] ?? [];
  if (known === null || seat === undefined || key === undefined) {
    if (existing !== "") navigation.go(tablePath(existing));
    return;
  }
  const keys = rotatedKeys(known.keys, seats);
  const { title, name } = known;
  if (existing !== "") {
    rememberTable(deviceStore(), existing, { title, name, keys });
    navigation.go(tablePath(existing));
    return;
  }
  const made = await api.rematch(id, { seat: Number(seat), key });
  rememberTable(deviceStore(), made.table, {
    title,
    name,
    keys: { ...keys, ...made.keys },
    host: made.host_key,
    invite: made.invite_key,
  });
  navigation.go(tablePath(made.table));
}
