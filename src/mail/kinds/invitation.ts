import { moderatorsOf } from '../../disputes/table-moderators.ts';
import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import { wantsMail } from '../../people/mail-preferences.ts';
import { findPlayerByEmail } from '../../people/player-by-email.ts';
import { type TimeControl, timeControlSchema } from '../../time/time-control.ts';
import { stopLinks } from '../letter/foot-links.ts';
import { readerAt } from '../letter/reader.ts';
import { stopUrl } from '../letter/stop-letters.ts';
import { writeLetter } from '../letter/write-letter.ts';
import { issueLink } from '../links/issue-link.ts';
import { linkUrl } from '../links/link-url.ts';
import { drop } from '../reasons.ts';
import type { MailContent } from '../render/mail-content.ts';
import type { LetterKind } from './mail-kind.ts';
import { rulesOf, unfinishedAt } from './rules-of.ts';

const HOUR = 3_600_000;

/** News as long as the invitation is open and the table has not begun without them. */
export const invitation: LetterKind<'invitation'> = {
  letter: async ({ services: s }, mail) => {
    const [{ invitation: id }] = mail.told;
    const found = await s.db.invitation.findUnique({
      where: { id },
      include: { table: { include: { host: true } } },
    });
    if (!found) return drop('no-such-invitation');
    const { table, email, seat } = found;
    if (found.status !== 'open' || table.status !== 'forming') return drop('invitation-over');
    const player = await findPlayerByEmail(s, email);
    if (player && !wantsMail(player.mail, 'invitation')) return drop('not-wanted');
    // Somebody who joined a public table by themselves; the host is not told whose address it is.
    const sits = player ? await s.db.seat.count({ where: { tableId: table.id, playerId: player.id } }) : 0;
    if (sits > 0) return drop('plays-there');

    const rules = rulesOf(s, table.game);
    const accept = await issueLink(s, { purpose: 'invitation', invitationId: id, tableId: table.id, email });
    const unsubscribeUrl = await stopUrl(s, mail, email);
    const facts = {
      hostName: table.host.name,
      tableName: table.name,
      gameName: rules.name,
      blurb: rules.blurb,
      unfinished: unfinishedAt(s, table),
      seatName: seat === null ? undefined : rules.seatName(seat),
      timeControl: timeControlSchema.parse(table.timeControl),
      moderators: (await moderatorsOf(s, table.id)).own.map(({ name }) => name),
      acceptUrl: linkUrl(s.settings, 'invitation', accept),
      unsubscribeUrl,
      baseUrl: s.settings.baseUrl,
    };
    return {
      what: 'letter',
      to: readerAt(email, player, { timeZone: table.timeZone, locale: table.host.locale }),
      compose: (translator) => composeInvitation(facts, translator),
      unsubscribeUrl,
    };
  },
};

export type InvitationMail = {
  readonly hostName: string;
  readonly tableName: string;
  readonly gameName: Message;
  readonly blurb: Message;
  /** Of a game that is not finished: what is played. */
  readonly unfinished: Message | undefined;
  /** The seat that is kept for them. */
  readonly seatName: Message | undefined;
  readonly timeControl: TimeControl;
  /** The table's moderators so far, by name. */
  readonly moderators: readonly string[];
  readonly acceptUrl: string;
  readonly unsubscribeUrl: string;
  readonly baseUrl: string;
};

/** Somebody asks you to play: who, what, how fast, and one link to accept or decline. */
export function composeInvitation(mail: InvitationMail, translator: Translator): MailContent {
  const { seatName: seat, moderators } = mail;
  const names = { host: mail.hostName, game: mail.gameName, table: mail.tableName };
  const facts = [
    seat ? msg('mail.invitation-seat', { seat }) : msg('mail.invitation-any-seat'),
    timeControlText(mail.timeControl, translator),
    ...(moderators.length > 0
      ? [msg('mail.invitation-moderators', { count: moderators.length, names: moderators })]
      : []),
  ];
  return writeLetter(
    {
      subject: msg('subjects.invitation', names),
      about: { game: mail.gameName, table: mail.tableName },
      headline: msg('mail.invitation-title', names),
      leads: [mail.blurb, msg('mail.invitation-lead', names)],
      facts,
      button: { words: msg('mail.invitation-accept'), url: mail.acceptUrl },
      notes: [...(mail.unfinished ? [mail.unfinished] : []), msg('mail.invitation-binds')],
      why: msg('mail.invitation-why', names),
      links: stopLinks(mail.unsubscribeUrl),
      preheader: facts,
    },
    mail.baseUrl,
    translator,
  );
}

/** How much time there is to answer, for somebody who has not played at the table yet. */
export function timeControlText({ hours, skipWeekend }: TimeControl, translator: Translator): Message {
  const span = translator.span(hours * HOUR);
  return msg('mail.invitation-time-control', { span, weekend: skipWeekend ? 'yes' : 'no' });
}
