/** Short messages: toasts for the eye, a live region for the ear. */
import { RequestError } from "./api";
import type { Refused } from "./wire";
import { t } from "./words";

export interface Toast {
  id: number;
  kind: "refusal" | "news";
  text: string;
  rule: string;
  page: number;
  ruleText: string;
}

const SHOWN_FOR = 9000;
/** The head of a page without anything unusual in it. */
const HEAD = 52;

class Notices {
  toasts = $state<Toast[]>([]);
  /** What a screen reader says when it is free to. */
  polite = $state("");
  /** Pixels at the top of the page that no toast may cover. */
  head = $state(HEAD);
  /** Pixels of a banner below it, while there is one. */
  banner = $state(0);
  #next = 1;

  say(text: string): void {
    // The same sentence twice in a row is only heard if the text changes in between.
    this.polite = this.polite === text ? `${text}\u00A0` : text;
  }

  news(text: string): void {
    this.#show({ kind: "news", text, rule: "", page: 0, ruleText: "" });
  }

  refused(refused: Refused): void {
    const { text, rule, page, rule_text: ruleText } = refused;
    this.#show({ kind: "refusal", text, rule, page, ruleText: ruleText === text ? "" : ruleText });
  }

  trouble(error: unknown): void {
    const text = error instanceof RequestError ? error.message : t("ui-trouble-unknown");
    this.#show({ kind: "refusal", text, rule: "", page: 0, ruleText: "" });
  }

  /** Reset the head to its usual height. */
  lowerHead(): void {
    this.head = HEAD;
  }

  drop(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  #show(toast: Omit<Toast, "id">): void {
    const id = this.#next;
    this.#next += 1;
    const others = this.toasts.filter((other) => other.text !== toast.text);
    this.toasts = [...others.slice(-2), { ...toast, id }];
    setTimeout(() => this.drop(id), SHOWN_FOR);
  }
}

export const notices = new Notices();
