import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import { wantsMail } from '../../people/mail-preferences.ts';
import { viewTable } from '../../play/view-table.ts';
import { readTakeback } from '../../rulings/takeback/read-takebacks.ts';
import { readVoided } from '../../rulings/takeback/read-voided.ts';
import type { Takeback } from '../../rulings/takeback/takeback.ts';
import { preferencesLink } from '../letter/foot-links.ts';
import { findPlayer, readerOf } from '../letter/reader.ts';
import { writeLetter } from '../letter/write-letter.ts';
import { issueLink } from '../links/issue-link.ts';
import { linkUrl, tableUrl } from '../links/link-url.ts';
import { drop } from '../reasons.ts';
import type { MailContent } from '../render/mail-content.ts';
import { forSeat, type LetterKind } from './mail-kind.ts';

/** To a seat whose consent is asked, while it is; or to the player who asked, when nothing comes of it. */
export const takeback: LetterKind<'takeback'> = forSeat(async ({ services: s }, { told, tableId, playerId, seat }) => {
  const [{ takeback: id, what }] = told;
  const player = await findPlayer(s, playerId);
  const held = await s.db.seat.findUnique({ where: { tableId_seat: { tableId, seat } } });
  if (!player || held?.playerId !== playerId || held.resigned) return drop('other-player');
  if (held.muted) return drop('muted');
  if (!wantsMail(player.mail, 'turn')) return drop('not-wanted');
  const found = await readTakeback(s, tableId, id);
  const said = found.asked.find((one) => one.seat === seat)?.said;
  if (what === 'asked' && (found.state !== 'open' || said !== undefined)) return drop('no-longer-news');

  const table = await viewTable(s, tableId, seat);
  const seatName = table.seats.find((one) => one.seat === seat)?.name ?? found.seatName;
  const { baseUrl } = s.settings;
  const about = { tableName: table.name, gameName: table.gameName, seatName, takeback: found, baseUrl };
  const letter = { what: 'letter', to: readerOf(player), thread: { tableId, playerId } } as const;
  if (what !== 'asked') {
    const facts = { ...about, url: tableUrl(s.settings, tableId), voided: [], stays: [] };
    return { ...letter, compose: (translator) => composeTakebackOver(facts, translator) };
  }
  const token = await issueLink(s, { purpose: 'takeback', playerId, tableId, seat, takebackId: id });
  const facts = { ...about, url: linkUrl(s.settings, 'takeback', token), ...(await readVoided(s, found, seat)) };
  return { ...letter, compose: (translator) => composeTakebackAsked(facts, translator) };
});

export type TakebackMail = {
  readonly tableName: string;
  readonly gameName: Message;
  /** The seat that is written to. */
  readonly seatName: Message;
  readonly takeback: Takeback;
  /** What would be taken back, in words for the reader, in order. */
  readonly voided: readonly Message[];
  /** What others answered since and would keep. */
  readonly stays: readonly Message[];
  /** Where they answer; for the player who asked, the table. */
  readonly url: string;
  readonly baseUrl: string;
};

/** Somebody asks the reader's consent to take something back. */
export function composeTakebackAsked(mail: TakebackMail, translator: Translator): MailContent {
  const { reason, toSeq: to, seatName: who, expiresAt } = mail.takeback;
  const until = { until: translator.dateTime(expiresAt), zone: translator.timeZone };
  const leads = [
    ...(reason === '' ? [] : [msg('takebacks.asked-words', { who, reason })]),
    msg('takebacks.asked-lead', { to }),
    ...(mail.voided.length > 0 ? [msg('takebacks.asked-voided')] : []),
  ];
  return writeLetter(
    {
      ...frameOf(mail),
      subject: msg('subjects.takeback-asked', { who }),
      headline: msg('takebacks.asked-title', { who, to }),
      leads,
      facts: mail.voided,
      button: { words: msg('takebacks.asked-button'), url: mail.url },
      notes: [
        ...(mail.stays.length > 0 ? [msg('takebacks.asked-stays', { what: [...mail.stays] })] : []),
        msg('takebacks.asked-until', until),
        msg('takebacks.asked-binds'),
      ],
    },
    mail.baseUrl,
    translator,
  );
}

/** To the player who asked: it is not taken back, because somebody refused or not everybody answered. */
export function composeTakebackOver(mail: TakebackMail, translator: Translator): MailContent {
  const { asked, toSeq: to } = mail.takeback;
  const who = asked.filter(({ said }) => said === 'no').map(({ name }) => name);
  return writeLetter(
    {
      ...frameOf(mail),
      subject: msg('subjects.takeback-refused'),
      headline: msg('takebacks.refused-title', { to }),
      leads: [who.length > 0 ? msg('takebacks.refused-lead', { who }) : msg('takebacks.expired-lead')],
      button: { words: msg('mail.foot-table'), url: mail.url },
    },
    mail.baseUrl,
    translator,
  );
}

function frameOf(mail: TakebackMail) {
  return {
    about: { game: mail.gameName, table: mail.tableName },
    why: msg('takebacks.asked-why', { ...namesOf(mail), seat: mail.seatName }),
    links: [preferencesLink(mail.baseUrl)],
  };
}

function namesOf({ gameName, tableName }: TakebackMail) {
  return { game: gameName, table: tableName };
}
