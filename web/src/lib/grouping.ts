/** The log made easier to read: where a step scores a lot at once, each player's points stand together. */
import type { LogLine, Seat } from "./wire";

/** From this many consecutive lines with points on, they are grouped. */
const MANY = 6;

/** The lines, with long runs of scorings in one step summed up to one line for each player. */
export function grouped(lines: readonly LogLine[], words: (seat: Seat) => string): LogLine[] {
  const found: LogLine[] = [];
  for (let i = 0; i < lines.length;) {
    const row = scoringRow(lines, i);
    if (row.length < MANY) found.push(...lines.slice(i, (i += Math.max(1, row.length))));
    else {
      found.push(...summed(row, words));
      i += row.length;
    }
  }
  return found;
}

/** Whether there is more to a line than its words: items that make up points, or a rule. */
export function tellsMore(line: LogLine): boolean {
  return line.items.length > 0 || line.rule !== "";
}

/** The scorings that follow each other from here on, all in one step. */
function scoringRow(lines: readonly LogLine[], from: number): LogLine[] {
  const step = lines[from]?.step;
  let end = from;
  for (let line = lines[end]; line !== undefined && line.step === step; line = lines[++end])
    if (line.seat === null || line.points === null) break;
  return lines.slice(from, end);
}

function summed(row: readonly LogLine[], words: (seat: Seat) => string): LogLine[] {
  const seats = [...new Set(row.map((line) => line.seat))].filter((seat) => seat !== null);
  return seats
    .sort((one, other) => one - other)
    .map((seat) => {
      const own = row.filter((line) => line.seat === seat);
      const [first] = own;
      if (first === undefined || own.length === 1) return own;
      return {
        ...first,
        text: words(seat),
        where: own.flatMap((line) => line.where),
        rule: "",
        rule_text: "",
        page: 0,
        points: own.reduce((sum, line) => sum + (line.points ?? 0), 0),
        items: own.flatMap((line) => (line.items.length > 0 ? line.items : [itemOf(line)])),
      };
    })
    .flat();
}

function itemOf({ text, rule, page, rule_text, where, points }: LogLine): LogLine["items"][number] {
  return {
    text,
    rule,
    page,
    rule_text,
    where: where[0] ?? "",
    source: "",
    points: points ?? 0,
    record: "",
    record_size: 0,
  };
}
