import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import { lengthText, otherwiseText, paceText } from '../../lobby/about-table.ts';
import { type TimeControl, timeControlSchema } from '../../time/time-control.ts';
import { preferencesLink } from '../letter/foot-links.ts';
import { findPlayer, readerOf } from '../letter/reader.ts';
import { writeLetter } from '../letter/write-letter.ts';
import { tableUrl } from '../links/link-url.ts';
import { drop } from '../reasons.ts';
import type { MailContent } from '../render/mail-content.ts';
import { forPlayer, type LetterKind } from './mail-kind.ts';
import { moduleOf } from './rules-of.ts';

/**
 * The table is to be played otherwise than it was when they joined: told to everybody who has, whatever mail they want,
 * as long as they can still leave.
 */
export const tableChanged: LetterKind<'table-changed'> = forPlayer(async ({ services: s }, { tableId, playerId }) => {
  const table = await s.db.table.findUnique({ where: { id: tableId }, include: { seats: true, host: true } });
  const player = await findPlayer(s, playerId);
  if (!table || !player) return drop('nobody-to-tell');
  const sits = table.seats.some((seat) => seat.playerId === playerId);
  if (table.status !== 'forming' || !sits) return drop('no-longer-news');
  const module = moduleOf(s, table.game);
  const players = table.seats.filter(({ unassigned }) => !unassigned).length;
  const facts = {
    hostName: table.host.name,
    tableName: table.name,
    gameName: module.rules.name,
    players,
    length: lengthText(module, players, table.options),
    timeControl: timeControlSchema.parse(table.timeControl),
    otherwise: otherwiseText(module, Object(table.options)),
    url: tableUrl(s.settings, tableId),
    baseUrl: s.settings.baseUrl,
  };
  return { what: 'letter', to: readerOf(player), compose: (translator) => composeTableChanged(facts, translator) };
});

type TableChangedMail = {
  readonly hostName: string;
  readonly tableName: string;
  readonly gameName: Message;
  readonly players: number;
  readonly length: Message | undefined;
  readonly timeControl: TimeControl;
  /** The options that are not as usual. */
  readonly otherwise: Message | undefined;
  readonly url: string;
  readonly baseUrl: string;
};

/** To somebody who has joined: how the table is played now. */
export function composeTableChanged(mail: TableChangedMail, translator: Translator): MailContent {
  const { hostName: host, gameName: game, tableName: table, players: count, length, otherwise, baseUrl } = mail;
  return writeLetter(
    {
      subject: msg('lobby.changed-subject'),
      about: { game, table },
      headline: msg('lobby.changed-title', { host }),
      leads: [msg('lobby.changed-lead')],
      facts: [
        msg('lobby.players', { count }),
        paceText(mail.timeControl, translator),
        ...(length ? [length] : []),
        otherwise ?? msg('pages.invitation.usual-rules'),
      ],
      button: { words: msg('mail.foot-table'), url: mail.url },
      why: msg('lobby.changed-why', { game, table }),
      links: [preferencesLink(baseUrl)],
    },
    baseUrl,
    translator,
  );
}
