import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import type { Services } from '../../platform/services.ts';
import { tableUrl } from '../links/link-url.ts';
import { rulesOf } from './rules-of.ts';

/** The table and the seat that a letter about a change of players is about. */
export type SeatLetter = {
  readonly tableName: string;
  readonly gameName: Message;
  readonly seatName: Message;
  /** Where its button leads; undefined: it has none. */
  readonly url: string | undefined;
  readonly baseUrl: string;
};

/** What every such letter says of its table; the button leads to it. */
export function aboutSeat(
  s: Pick<Services, 'games' | 'settings'>,
  table: { readonly id: string; readonly name: string; readonly game: string },
  seat: string,
): SeatLetter & { readonly url: string } {
  const rules = rulesOf(s, table.game);
  const { baseUrl } = s.settings;
  const url = tableUrl(s.settings, table.id);
  return { tableName: table.name, gameName: rules.name, seatName: rules.seatName(seat), url, baseUrl };
}

export function namesOf({ gameName, tableName, seatName }: SeatLetter) {
  return { game: gameName, table: tableName, seat: seatName };
}

/** Game and table above the headline, and the button that leads to the table. */
export function seatFrame({ gameName, tableName, url }: SeatLetter) {
  return {
    about: { game: gameName, table: tableName },
    button: url === undefined ? undefined : { words: msg('mail.foot-table'), url },
  };
}
