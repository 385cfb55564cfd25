/** A record that was uploaded, on its way from wherever it was dropped to the replay page. */
import { navigation } from "./navigation.svelte";
import { replayPath } from "./route";
import { notices } from "./notices.svelte";
import { t } from "./words";

const KEY = "tavola.record";
const LONGEST = 500_000;

class UploadedRecord {
  text = $state<string | null>(null);

  constructor() {
    try {
      this.text = sessionStorage.getItem(KEY);
    } catch {
      this.text = null;
    }
  }

  /** Show a record that the site keeps; null until it has come. */
  show(text: string | null): void {
    this.text = text;
  }

  /** Read a file and show it. */
  async file(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    if (file.size > LONGEST) {
      notices.news(t("ui-record-too-long"));
      return;
    }
    this.text = await file.text();
    try {
      sessionStorage.setItem(KEY, this.text);
    } catch {
      // It will not survive a reload, that is all.
    }
    // From another page, or from another record that has an address.
    if (navigation.route.page !== "replay" || navigation.route.kept !== "") navigation.go(replayPath);
  }
}

export const uploadedRecord = new UploadedRecord();

/** Dropping a record anywhere on a page shows it. */
export function dropTarget(node: HTMLElement): () => void {
  const over = (event: DragEvent): void => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    node.classList.toggle("dropping", event.type === "dragover");
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    node.classList.remove("dropping");
    void uploadedRecord.file(event.dataTransfer?.files[0]);
  };
  const leave = (): void => node.classList.remove("dropping");
  node.addEventListener("dragover", over);
  node.addEventListener("dragleave", leave);
  node.addEventListener("drop", drop);
  return () => {
    node.removeEventListener("dragover", over);
    node.removeEventListener("dragleave", leave);
    node.removeEventListener("drop", drop);
  };
}
