import { msg } from '../../i18n/msg.ts';
import type { SeatId } from '../../kernel/decision.ts';
import type { Channel } from '../../kernel/log.ts';
import type { Message } from '../../kernel/message.ts';
import type { LogLine } from '../../log/log-line.ts';

/** What one seat did without anybody else in between. */
export type NewsGroup = {
  readonly by: Message;
  /** The seat's place in the game's order, from 1; 0 for what nobody did. */
  readonly place: number;
  readonly lines: readonly { readonly text: Message; readonly note: Message | undefined }[];
};

/** What changed, oldest first; when it is much, only the end of it and how many log entries came before. */
export type News = { readonly groups: readonly NewsGroup[]; readonly earlier: number };

/** More lines than this nobody reads at breakfast. */
const MOST_LINES = 14;

/**
 * Group what happened by who did it, in the order it happened. What a rewind took back is left out: the rewind itself
 * is in the log. A long absence is cut to its end; at least the newest entry stays whole.
 */
export function summariseNews(
  lines: readonly LogLine[],
  reader: SeatId,
  seats: readonly { readonly seat: SeatId; readonly name: Message }[],
): News {
  const told = lines.filter((line) => !line.voided && line.messages.length > 0);
  const shown = newest(told);
  const groups: { key: string; by: Message; place: number; lines: NewsGroup['lines'][number][] }[] = [];
  for (const line of shown) {
    const texts = line.messages.map((text) => ({ text, note: noteOf(line.how, line.by === reader) }));
    const last = groups.at(-1);
    const key = line.by ?? '';
    if (last && last.key === key) {
      last.lines.push(...texts);
      continue;
    }
    const place = seats.findIndex((seat) => seat.seat === line.by);
    groups.push({ key, place: place + 1, by: nameOf(line.by, reader, seats), lines: [...texts] });
  }
  return { groups, earlier: told.length - shown.length };
}

function newest(lines: readonly LogLine[]): readonly LogLine[] {
  let count = 0;
  let from = lines.length;
  while (from > 0) {
    count += lines[from - 1]?.messages.length ?? 0;
    if (count > MOST_LINES && from < lines.length) break;
    from -= 1;
  }
  return lines.slice(from);
}

function nameOf(
  by: SeatId | undefined,
  reader: SeatId,
  seats: readonly { readonly seat: SeatId; readonly name: Message }[],
): Message {
  const name = seats.find((seat) => seat.seat === by)?.name;
  if (!name) return msg('mail.news-table');
  return by === reader ? msg('mail.news-you', { seat: name }) : name;
}

/** What was not answered by the player's own hand is said. */
function noteOf(how: Channel | undefined, mine: boolean): Message | undefined {
  switch (how) {
    case 'standing-order':
      return mine ? msg('mail.how-your-standing-order') : msg('mail.how-standing-order');
    case 'fallback':
      return msg('mail.how-fallback');
    case 'moderator':
      return msg('mail.how-moderator');
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
