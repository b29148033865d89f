import { msg } from '../../i18n/msg.ts';
import type { SeatId } from '../../kernel/decision.ts';
import type { FactTable } from '../../kernel/fact-table.ts';
import type { Channel } from '../../kernel/log.ts';
import type { Message } from '../../kernel/message.ts';
import type { Told, ToldLine } from '../../log/log-line.ts';

/** What one seat did, or nobody. */
export type NewsGroup = {
  readonly by: Message;
  /** The seat's place in the game's order, from 1; 0 for what nobody did. */
  readonly place: number;
  readonly lines: readonly NewsText[];
};

/** A sentence, or one with the rows that it stands above. */
export type NewsText = {
  readonly text: Message;
  readonly note: Message | undefined;
  readonly table?: FactTable;
};

export type NamedSeat = { readonly seat: SeatId; readonly name: Message };

/** A sentence of the news, and whose doing it is. */
export type NewsLine = { readonly by: SeatId | undefined } & NewsGroup['lines'][number];

/** What the lines tell, in the order it happened, each sentence under the seat that gave the answer. */
export function newsByAnswer(lines: readonly ToldLine[], reader: SeatId): readonly NewsLine[] {
  return lines.flatMap(({ told, by, how }) =>
    told.map((one) => ({ by, ...readable(one), note: noteOf(how, by === reader) })),
  );
}

/** The same, each sentence under the seat whose doing it tells of. */
export function newsByDoer(lines: readonly ToldLine[], reader: SeatId): readonly NewsLine[] {
  return lines.flatMap(({ told, by: answered, how }) =>
    told.map((one) => ({
      by: one.by,
      ...readable(one),
      note: one.by === answered ? noteOf(how, one.by === reader) : undefined,
    })),
  );
}

/** With a table the sentence is the one that stands above it. */
function readable({ text, table }: Told): Pick<NewsText, 'text' | 'table'> {
  return table ? { text: table.text, table } : { text };
}

/** Groups what happened by who did it, in the order it happened. */
export function groupNews(news: readonly NewsLine[], reader: SeatId, seats: readonly NamedSeat[]): NewsGroup[] {
  const groups: { key: SeatId | undefined; by: Message; place: number; lines: NewsGroup['lines'][number][] }[] = [];
  for (const { by, ...line } of news) {
    const last = groups.at(-1);
    if (last && last.key === by) last.lines.push(line);
    else groups.push({ key: by, place: placeOf(by, seats), by: nameOf(by, reader, seats), lines: [line] });
  }
  return groups.map(({ by, place, lines }) => ({ by, place, lines }));
}

/** A seat's place in the game's order, from 1; 0 where it was nobody. */
function placeOf(by: SeatId | undefined, seats: readonly NamedSeat[]): number {
  return seats.findIndex(({ seat }) => seat === by) + 1;
}

/** Whose doing it was, as a mail calls them. */
export function nameOf(by: SeatId | undefined, reader: SeatId, seats: readonly NamedSeat[]): Message {
  const name = seats.find(({ seat }) => seat === by)?.name;
  if (!name) return msg('mail.news-table');
  return by === reader ? msg('mail.news-you', { seat: name }) : name;
}

/** What was not answered by the player's own hand is said. */
function noteOf(how: Channel | undefined, mine: boolean): Message | undefined {
  switch (how) {
    case 'standing-order':
      return mine ? msg('mail.how-your-standing-order') : msg('mail.how-standing-order');
    case 'ahead':
      return mine ? msg('mail.how-your-ahead') : msg('mail.how-ahead');
    case 'fallback':
      return msg('mail.how-fallback');
    case 'moderator':
      return msg('mail.how-moderator');
    case 'computer':
      return msg('mail.how-computer');
    case 'bot':
    case 'link':
    case 'page':
    case 'reply':
    case 'api':
    case 'import':
    case undefined:
      return undefined;
  }
}
