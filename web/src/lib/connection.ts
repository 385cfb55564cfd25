/**
 * One table's socket: greets, numbers what is said, hands every answer to who asked, and comes back
 * by itself. Nothing is ever sent twice: what was under way when the line broke is reported as lost,
 * and the state that follows the next greeting shows whether it had counted.
 */
import type { Answer, Saying } from "./protocol";
import type { Hello, ServerMessage } from "./wire";

export type Line = "connecting" | "open" | "lost" | "gone";

export interface Listener {
  hello(): Hello;
  heard(message: ServerMessage): void;
  lineChanged(line: Line): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 3000;
const NOT_FOUND = 4404;

/** The line broke before the answer came; whether it counted, the next state tells. */
export class LineLost extends Error {}

export class Connection {
  #socket: WebSocket | null = null;
  #waiting = new Map<number, { done: (answer: Answer) => void; lost: (why: LineLost) => void }>();
  #lastId = 0;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #atOnce = (): void => this.#retryNow();
  #whenSeen = (): void => {
    if (document.visibilityState === "visible") this.#retryNow();
  };

  constructor(
    readonly address: string,
    readonly listener: Listener,
  ) {
    addEventListener("online", this.#atOnce);
    document.addEventListener("visibilitychange", this.#whenSeen);
    this.#open();
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Say something; resolves with its answer, rejects with LineLost. */
  say(saying: Saying): Promise<Answer> {
    const socket = this.#socket;
    if (socket === null || socket.readyState !== WebSocket.OPEN) return Promise.reject(new LineLost());
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((done, lost) => {
      this.#waiting.set(id, { done, lost });
      socket.send(JSON.stringify({ ...saying, id }));
    });
  }

  /** Greet again, for instance with more keys. */
  greet(): void {
    if (this.isOpen) this.#socket?.send(JSON.stringify(this.listener.hello()));
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#atOnce);
    document.removeEventListener("visibilitychange", this.#whenSeen);
    this.#socket?.close();
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.listener.lineChanged("connecting");
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#wait = FIRST_WAIT;
      this.listener.lineChanged("open");
      this.greet();
    });
    socket.addEventListener("message", (event) => this.#hear(String(event.data)));
    socket.addEventListener("close", (event) => this.#closed(socket, event.code));
  }

  #hear(data: string): void {
    const message = JSON.parse(data) as ServerMessage;
    if ("id" in message && message.id > 0) {
      const asked = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      asked?.done(message);
      return;
    }
    this.listener.heard(message);
  }

  #closed(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const asked of lost) asked.lost(new LineLost());
    if (this.#ended) return;
    if (code === NOT_FOUND) {
      this.#ended = true;
      this.listener.lineChanged("gone");
      return;
    }
    this.listener.lineChanged("lost");
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.8 + 0.4 * Math.random()));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.8);
  }

  #retryNow(): void {
    if (this.#ended || this.#socket !== null) return;
    this.#wait = FIRST_WAIT;
    this.#open();
  }
}

/** The socket's address for a table on the page's own site. */
export function socketAddress(id: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`;
}
