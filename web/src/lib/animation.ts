/** Pieces move from where they were to where they are, points fly to who earned them; nothing waits for it. */
import { drawnPieces, partsOf, sheetOf, touched, wantsCalm, type DrawnPiece } from "./drawing";
import { changedInPlace, isNear, paired, shiftsOf } from "./pairing";
import type { ShownPanel } from "./panels";
import { moved, type Spot } from "./shift";

const SVG = "http://www.w3.org/2000/svg";
const TRAVEL = 280;
const MOST = 80;

/** A piece, and where it is on the screen. */
interface PieceOnScreen extends DrawnPiece {
  box: DOMRect;
}

/** Where the pieces that are about to change were on the screen at one moment. */
export interface PieceSnapshot {
  readonly pieces: readonly PieceOnScreen[];
  /** For each host that will change: the names of the fragments that are touched; null: all. */
  readonly hosts: ReadonlyMap<HTMLElement, readonly string[] | null>;
}

/** Remember where pieces are that showing these panels will touch. */
export function snapshotPieces(root: ParentNode, panels: readonly ShownPanel[]): PieceSnapshot | null {
  if (wantsCalm()) return null;
  const drawings = new Map(panels.map((panel) => [panel.name, panel.drawing]));
  const hosts = new Map<HTMLElement, readonly string[] | null>();
  for (const host of root.querySelectorAll<HTMLElement>("[data-panel]")) {
    const drawing = drawings.get(host.dataset.panel ?? "");
    const names = drawing === undefined ? null : touched(host, drawing);
    if (names === null || names.length > 0) hosts.set(host, names);
  }
  return { pieces: piecesOnScreen(hosts), hosts };
}

function piecesOnScreen(hosts: PieceSnapshot["hosts"]): PieceOnScreen[] {
  return [...hosts].flatMap(([host, names]) => {
    const sheet = sheetOf(host);
    if (sheet === null || sheet.getBoundingClientRect().width === 0) return [];
    const parts = names === null ? [sheet] : partsNamed(sheet, names);
    const pieces = drawnPieces(sheet, host.dataset.panel ?? "", parts);
    return pieces.map((piece) => ({ ...piece, box: piece.element.getBoundingClientRect() }));
  });
}

function partsNamed(sheet: SVGSVGElement, names: readonly string[]): Element[] {
  const parts = partsOf(sheet);
  return names.flatMap((name) => parts.get(name) ?? []);
}

/** Panels of which some pieces were not touched: these have stayed where they are. */
function settled(hosts: PieceSnapshot["hosts"]): Set<string> {
  const found = new Set<string>();
  for (const [host, names] of hosts) {
    const sheet = sheetOf(host);
    if (names === null || sheet === null) continue;
    const changed = new Set(names);
    for (const [name, part] of partsOf(sheet)) {
      if (changed.has(name) || part.querySelector(":not(defs, symbol) > [id]") === null) continue;
      found.add(host.dataset.panel ?? "");
      break;
    }
  }
  return found;
}

interface Flight {
  element: SVGGraphicsElement;
  from: DOMRect;
  to: DOMRect;
}

/** Animate what has moved since the snapshot, and fade in what is new; what only looks otherwise never goes away. */
export function animateMoves({ pieces: before, hosts }: PieceSnapshot): void {
  const isFirst = before.length === 0 && [...hosts.values()].every((names) => names === null);
  if (isFirst) return;
  const now = piecesOnScreen(hosts);
  const shifts = shiftsOf(before, now);
  for (const panel of settled(hosts)) shifts.delete(panel);
  const pairs = paired(before, now, shifts);
  const changed = changedInPlace(before, now, shifts, pairs);
  const ways = new Map<Element, Spot>();
  const flights: Flight[] = [];
  for (const piece of now) {
    const old = pairs.get(piece);
    if (old === undefined) {
      if (!changed.has(piece)) fadeIn(piece.element);
      continue;
    }
    const from = cameFrom(piece, old, shifts.get(piece.panel) ?? { x: 0, y: 0 });
    if (from === null || !(onScreen(from) || onScreen(piece.box))) continue;
    const way = { x: piece.box.x - from.x, y: piece.box.y - from.y };
    ways.set(piece.element, way);
    const carrier = piece.element.parentElement?.closest("[id]");
    const carried = carrier ? ways.get(carrier) : undefined;
    if (carried && Math.hypot(carried.x - way.x, carried.y - way.y) < 3) continue;
    flights.push({ element: piece.element, from, to: piece.box.width > 0 ? piece.box : homeOf(piece, from) });
  }
  for (const flight of flights.slice(0, MOST)) fly(flight);
}

function fadeIn(element: Element): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TRAVEL, easing: "ease-out" });
}

/** Where a piece goes that lies on a mat which is folded away: to the strip of its seat. */
function homeOf(piece: PieceOnScreen, from: DOMRect): DOMRect {
  const strip = piece.sheet.closest("[data-seat]")?.getBoundingClientRect();
  if (strip === undefined || strip.width === 0) return from;
  return new DOMRect(strip.x + 24, strip.y + strip.height / 2, from.width, from.height);
}

/** Where on the screen a piece seems to come from; null when it has not moved. */
function cameFrom(piece: PieceOnScreen, old: PieceOnScreen, shift: Spot): DOMRect | null {
  if (old.panel !== piece.panel) return old.box.width > 0 ? old.box : null;
  const way = moved(old.spot, piece.spot, shift);
  if (isNear(way)) return null;
  const scale = drawnScale(piece.sheet);
  const { x, y, width, height } = piece.box;
  return new DOMRect(x - way.x * scale, y - way.y * scale, width, height);
}

/** Pixels on the screen for one unit of a drawing, which may leave margins in its frame. */
function drawnScale(sheet: SVGSVGElement): number {
  const zoomed = sheet.getBoundingClientRect().width / (sheet.clientWidth || 1);
  return (sheet.getCTM()?.a ?? 1) * zoomed;
}

function onScreen(box: DOMRect): boolean {
  return box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
}

/** A copy flies above the page, so that no panel cuts it off, while the piece itself stays unseen. */
function fly({ element, from, to }: Flight): void {
  const sheet = element.ownerSVGElement;
  const parent = element.parentNode;
  if (sheet === null || !(parent instanceof SVGGraphicsElement)) return;
  const frame = sheet.getBoundingClientRect();
  const into =
    parent === sheet
      ? new DOMMatrix()
      : sheet
          .getCTM()
          ?.inverse()
          .multiply(parent.getCTM() ?? undefined);
  if (into === undefined) return;
  const copy = element.cloneNode(true) as SVGElement;
  for (const named of [copy, ...copy.querySelectorAll("[id]")]) named.removeAttribute("id");
  copy.classList.remove("lit", "picked", "open", "last", "shown");
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("transform", `matrix(${into.a} ${into.b} ${into.c} ${into.d} ${into.e} ${into.f})`);
  group.append(copy);
  const layer = document.createElementNS(SVG, "svg");
  layer.setAttribute("class", "flying");
  layer.setAttribute("aria-hidden", "true");
  layer.setAttribute("viewBox", sheet.getAttribute("viewBox") ?? "");
  for (const name of ["fill", "font-family"]) layer.setAttribute(name, sheet.getAttribute(name) ?? "");
  Object.assign(layer.style, {
    left: `${frame.left}px`,
    top: `${frame.top}px`,
    width: `${frame.width}px`,
    height: `${frame.height}px`,
    transformOrigin: `${to.x + to.width / 2 - frame.x}px ${to.y + to.height / 2 - frame.y}px`,
  });
  layer.append(group);
  document.body.append(layer);
  const [dx, dy] = [middle(from).x - middle(to).x, middle(from).y - middle(to).y];
  const start = `translate(${dx}px, ${dy}px) scale(${from.width / to.width})`;
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TRAVEL });
  const flown = layer.animate([{ transform: start }, { transform: "none" }], {
    duration: TRAVEL,
    easing: "cubic-bezier(.3,.1,.2,1)",
  });
  flown.onfinish = flown.oncancel = () => layer.remove();
}

function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const GLOW = 1400;

/** What has been completed or is counted glows once as a whole, in the colour of whoever it is for. */
export function glow(elements: readonly Element[], colour: string): void {
  if (wantsCalm()) return;
  for (const element of elements) {
    const outline = element.querySelector(":scope > .outline");
    if (outline === null) {
      const bright = `drop-shadow(0 0 5px ${colour})`;
      element.animate([{ filter: "none" }, { filter: bright, offset: 0.3 }, { filter: "none" }], GLOW);
      continue;
    }
    outline.animate(
      [
        { fill: colour, fillOpacity: 0, stroke: "none" },
        { fill: colour, fillOpacity: 0.7, stroke: "none", offset: 0.25 },
        { fill: colour, fillOpacity: 0.6, stroke: "none", offset: 0.6 },
        { fill: colour, fillOpacity: 0, stroke: "none" },
      ],
      { duration: GLOW, easing: "ease-in-out" },
    );
  }
}

/** Points rise from what earned them and fly to the score. */
export function flyPoints(text: string, from: Element, to: Element, colour: string): void {
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  if (wantsCalm() || start.width === 0 || end.width === 0 || !onScreen(start)) return;
  const bubble = document.createElement("div");
  bubble.className = "flying points-flying";
  bubble.setAttribute("aria-hidden", "true");
  bubble.textContent = text;
  bubble.style.setProperty("--of", colour);
  document.body.append(bubble);
  const at = (box: DOMRect, lift = 0): string =>
    `translate(${middle(box).x}px, ${middle(box).y - lift}px) translate(-50%, -50%)`;
  const flown = bubble.animate(
    [
      { transform: `${at(start)} scale(.6)`, opacity: 0 },
      { transform: `${at(start, 18)} scale(1)`, opacity: 1, offset: 0.2 },
      { transform: `${at(start, 22)} scale(1)`, opacity: 1, offset: 0.55, easing: "ease-in" },
      { transform: `${at(end)} scale(.7)`, opacity: 0.2 },
    ],
    { duration: 1100 },
  );
  flown.onfinish = flown.oncancel = () => bubble.remove();
}
