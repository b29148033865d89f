import { msg } from '../../i18n/msg.ts';
import { tableUrl } from '../links/link-url.ts';
import type { Occasion } from '../turn/occasion.ts';
import type { GameEnd } from '../turn/table-mail.ts';
import type { TableKind } from './mail-kind.ts';

/** The game is over; no news where it goes on again. */
export const over: TableKind<'over'> = {
  news: (_data, { services, table }) => {
    const { outcome, seed } = table;
    if (!outcome || seed === undefined) return undefined;
    const seats = table.seats.map(({ seat, name }) => ({ id: seat, name }));
    return overNews({ outcome, seed, seats, recordUrl: `${tableUrl(services.settings, table.id)}/record.json` });
  },
};

/** The winner and by what, the score sheet, the opened seed and how to check every draw. */
export function overNews(end: GameEnd): Occasion {
  return {
    kind: 'over',
    head: () => {
      const { summary } = end.outcome;
      const subject = msg('subjects.over', { summary });
      return { subject, headline: msg('mail.over-title'), leads: [summary], end };
    },
  };
}
