/**
 * One table's socket: says hello, numbers requests, matches answers to them, and reconnects by itself.
 * Nothing is ever sent twice: a request in flight when the connection breaks is rejected, and the state
 * that follows the next hello shows whether it took effect.
 */
import type { Answer, ClientRequest } from "./protocol";
import type { Hello, ServerMessage } from "./wire";

export type ConnectionStatus = "connecting" | "open" | "lost" | "gone";

export interface Listener {
  hello(): Hello;
  onMessage(message: ServerMessage): void;
  onStatus(status: ConnectionStatus): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 3000;
const NOT_FOUND = 4404;

/** The connection broke before the answer came; the next state shows whether the request took effect. */
export class ConnectionLost extends Error {}

export class Connection {
  #socket: WebSocket | null = null;
  #waiting = new Map<number, { done: (answer: Answer) => void; lost: (why: ConnectionLost) => void }>();
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

  /** Send a request; resolves with its answer, rejects with ConnectionLost. */
  send(request: ClientRequest): Promise<Answer> {
    const socket = this.#socket;
    if (socket === null || socket.readyState !== WebSocket.OPEN) return Promise.reject(new ConnectionLost());
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((done, lost) => {
      this.#waiting.set(id, { done, lost });
      socket.send(JSON.stringify({ ...request, id }));
    });
  }

  /** Say hello again, for instance with more keys. */
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
    this.listener.onStatus("connecting");
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#wait = FIRST_WAIT;
      this.listener.onStatus("open");
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
    this.listener.onMessage(message);
  }

  #closed(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const asked of lost) asked.lost(new ConnectionLost());
    if (this.#ended) return;
    if (code === NOT_FOUND) {
      this.#ended = true;
      this.listener.onStatus("gone");
      return;
    }
    this.listener.onStatus("lost");
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
