import { isDeepStrictEqual } from 'node:util';
import { type MessageKey, msg } from '../../i18n/msg.ts';
import { placeKey } from '../../kernel/entry-place.ts';
import type { Channel } from '../../kernel/log.ts';
import type { Message } from '../../kernel/message.ts';
import type { LogLine, Told } from '../../log/log-line.ts';
import type { SeatView, TableView } from '../../play/table-view.ts';
import { seatClass } from './seat-class.ts';

const HOW: { readonly [how in Channel]: MessageKey } = {
  link: 'pages.log.how-link',
  page: 'pages.log.how-page',
  reply: 'pages.log.how-reply',
  api: 'pages.log.how-api',
  bot: 'pages.log.how-bot',
  computer: 'pages.log.how-computer',
  'standing-order': 'pages.log.how-standing-order',
  ahead: 'pages.log.how-ahead',
  fallback: 'pages.log.how-fallback',
  moderator: 'pages.log.how-moderator',
  import: 'pages.log.how-import',
};

/**
 * The lines that tell the reader something, and the one that they look at: a hidden answer has no sentence for others.
 */
export function toldLines<Line extends LogLine>(lines: readonly Line[], asOf: number): readonly Line[] {
  return lines.filter(({ messages, seq }) => messages.length > 0 || seq === asOf);
}

type LogTable = Pick<TableView, 'id' | 'asOf'> &
  Partial<Pick<TableView, 'viewer' | 'status'>> & { readonly seats: readonly Pick<SeatView, 'seat' | 'name'>[] };

/** A line with what it tells in rows, where that was read. */
type Sentence = Pick<Told, 'text' | 'table'> & Partial<Pick<Told, 'by'>>;
type Readable = LogLine & { readonly told?: readonly Sentence[] };

/**
 * A sentence of a line, and whose doing it tells of where that is not the line's own seat: an answer ends a turn, and
 * the next player's begins with it. With a table the sentence is the one that stands above it.
 */
function readable({ text, table, by }: Sentence, line: LogLine, seats: LogTable['seats']) {
  const other = by === undefined || by === line.by ? undefined : seats.find(({ seat }) => seat === by);
  return {
    text: table?.text ?? text,
    table,
    whose: other && { name: other.name, seatClass: seatClass(seats, other.seat), named: names(text, other.name) },
  };
}

/** Whether a sentence says a seat's name itself: its sign is enough before it. */
const names = ({ args = {} }: Message, name: Message): boolean =>
  Object.values(args).some((arg) => isDeepStrictEqual(arg, name));

/** Log lines as the template shows them, the newest first; a seat can dispute each of them, or ask to take it back. */
export function logModel(lines: readonly Readable[], table: LogTable) {
  const seated = table.seats.some(({ seat }) => seat === table.viewer);
  const mayGoBack = ({ seq, voided }: LogLine) => seated && table.status === 'playing' && seq > 1 && !voided;
  return lines.toReversed().map((line) => ({
    seq: line.seq,
    id: `entry-${placeKey(line)}`,
    at: line.at,
    voided: line.voided,
    messages: line.messages,
    sentences: (line.told ?? line.messages.map((text) => ({ text }))).map((one) => readable(one, line, table.seats)),
    why: line.why,
    how: line.how && msg(HOW[line.how]),
    href: `/t/${table.id}?at=${line.seq}`,
    dispute: seated ? `/t/${table.id}/dispute?seq=${line.seq}` : undefined,
    takeback: mayGoBack(line) ? `/t/${table.id}/takeback?to=${line.seq - 1}` : undefined,
    current: line.seq === table.asOf,
    seatName: table.seats.find((one) => one.seat === line.by)?.name,
    seatClass: seatClass(table.seats, line.by),
  }));
}
