/**
 * One table's socket: says hello, numbers requests, matches answers to them, and reconnects by itself.
 * Nothing is ever sent twice: a request in flight when the connection breaks is rejected, and the state
 * that follows the next hello shows whether it took effect.
 */
import { onSite } from "./base";
import type { Answer, ClientRequest } from "./protocol";
import type { Hello, ServerMessage } from "./wire";

export type ConnectionStatus = "connecting" | "open" | "lost" | "gone";

export interface Listener {
  hello(): Hello;
  onMessage(message: ServerMessage): void;
  onStatus(status: ConnectionStatus): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const NOT_FOUND = 4404;
/** The site is being restarted: everybody comes back, but not in the same moment. */
const RESTART = 1012;
const RESTART_SPREAD = 2000;
/** The site has too much to do; it is asked again after about so long, so many times. */
const BUSY = "busy";
const BUSY_WAIT = 1000;
const BUSY_TRIES = 4;

interface Asked {
  request: ClientRequest;
  tries: number;
  done: (answer: Answer) => void;
  lost: (why: ConnectionLost) => void;
}

/** The connection broke before the answer came; the next state shows whether the request took effect. */
export class ConnectionLost extends Error {}

export class Connection {
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Asked>();
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
    return new Promise((done, lost) => this.#ask(socket, { request, tries: 1, done, lost }));
  }

  #ask(socket: WebSocket, asked: Asked): void {
    this.#lastId += 1;
    this.#waiting.set(this.#lastId, asked);
    socket.send(JSON.stringify({ ...asked.request, id: this.#lastId }));
  }

  /** Ask again a little later; only what changes nothing is ever refused as busy. */
  #askAgain(asked: Asked): void {
    setTimeout(
      () => {
        const socket = this.#socket;
        if (socket === null || socket.readyState !== WebSocket.OPEN) asked.lost(new ConnectionLost());
        else this.#ask(socket, { ...asked, tries: asked.tries + 1 });
      },
      asked.tries * BUSY_WAIT * (0.5 + Math.random()),
    );
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
      if (asked === undefined) return;
      if (message.is === "refused" && message.kind === BUSY && asked.tries < BUSY_TRIES) {
        if (asked.tries === 1) this.listener.onMessage(message);
        this.#askAgain(asked);
      } else asked.done(message);
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
    const spread = code === RESTART ? RESTART_SPREAD * Math.random() : 0;
    this.#timer = setTimeout(() => this.#open(), spread + this.#wait * (0.5 + Math.random()));
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
  return `${scheme}://${location.host}${onSite(`/api/tables/${encodeURIComponent(id)}/socket`)}`;
}
