import { isDeepStrictEqual } from 'node:util';
import type { Order, SheetLine } from './choice.ts';
import { accepts, explainRefusal } from './explain-refusal.ts';
import type { Message } from './message.ts';
import { msg } from './msg.ts';
import { isPoint, type Misfit, type SheetPoint } from './sheet.ts';

/** A line in its place: in words where it fits, else with the reason why it does not. */
export type WalkedLine =
  | { readonly line: SheetLine; readonly words: Message; readonly misfit?: undefined }
  | { readonly line: SheetLine; readonly words?: undefined; readonly misfit: Misfit };

/** A sheet, line by line. */
export type Walk = {
  readonly lines: readonly WalkedLine[];
  /** The points before each line and after the last: `points[n]` is where line `n` stands. */
  readonly points: readonly SheetPoint[];
};

/**
 * The lines of a sheet, each checked where it stands. A line that does not fit stays in the sheet with the reason, and
 * the lines after it are checked as if it were not there. `before`: an earlier walk from the same beginning, of which
 * everything up to the first changed line is used again. The order of keys does not count: a database has its own.
 */
export function walkSheet(begin: SheetPoint, lines: readonly unknown[], before?: Walk): Walk {
  const walked: WalkedLine[] = [];
  const points: SheetPoint[] = [begin];
  let point = begin;
  let same = before?.points[0] === begin;
  for (const [n, line] of lines.entries()) {
    const known = before?.lines[n];
    same &&= known !== undefined && isDeepStrictEqual(known.line, line);
    const step = same && before && known ? { at: known, next: before.points[n + 1] ?? point } : addLine(point, line);
    walked.push(step.at);
    point = step.next;
    points.push(point);
  }
  return { lines: walked, points };
}

/** The point after the last line. */
export function endOf(walk: Walk): SheetPoint {
  const end = walk.points.at(-1);
  if (!end) throw new Error('a walk without a beginning');
  return end;
}

/** Why a line does not fit at a point; else the point after it. The line may be of any shape. */
export function fitLine(point: SheetPoint, given: unknown): SheetPoint | Misfit {
  if (!isLine(given)) return { problem: msg('kernel.not-a-line') };
  const order = point.order(given.order);
  const problem = order ? explainRefusal(order.choice, given.answer) : noSuchOrder(point.orders(), given.order);
  return problem ? (byWhichRule(point, given) ?? { problem }) : point.add(given);
}

/** What a game says of a line that is not offered, and that names nothing unknown. */
function byWhichRule(point: SheetPoint, line: SheetLine): Misfit | undefined {
  const beyond = point.beyond().find(({ id }) => id === line.order);
  if (!beyond || !accepts(beyond.choice, line.answer)) return undefined;
  const next = point.add(line);
  return isPoint(next) ? undefined : next;
}

function addLine(point: SheetPoint, given: unknown): { readonly at: WalkedLine; readonly next: SheetPoint } {
  const next = fitLine(point, given);
  const line: SheetLine = isLine(given) ? given : { order: '', answer: '' };
  if (!isPoint(next)) return { at: { line, misfit: next }, next: point };
  return { at: { line, words: point.say(line) }, next };
}

function noSuchOrder(orders: readonly Order[], given: string): Message {
  return orders.length === 0
    ? msg('kernel.no-more-orders')
    : msg('kernel.no-such-order', { given: given.slice(0, 60), orders: orders.map(({ label }) => label) });
}

function isLine(value: unknown): value is SheetLine {
  if (typeof value !== 'object' || value === null) return false;
  return 'order' in value && typeof value.order === 'string' && 'answer' in value;
}
