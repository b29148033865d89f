import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Message } from '../kernel/message.ts';
import type { TimeControl } from '../time/time-control.ts';
import type { Letter } from './letter.ts';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

const HOUR = 3_600_000;

export type InvitationMail = {
  readonly hostName: string;
  readonly tableName: string;
  readonly gameName: Message;
  readonly blurb: Message;
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
  const text = (message: Message) => translator.t(message);
  const names = { host: mail.hostName, game: mail.gameName, table: mail.tableName };
  const timeControl = {
    span: translator.span(mail.timeControl.hours * HOUR),
    weekend: mail.timeControl.skipWeekend ? 'yes' : 'no',
  };
  const letter: Letter = {
    masthead: text(mail.gameName),
    headline: text(msg('mail.invitation-title', names)),
    leads: [text(mail.blurb), text(msg('mail.invitation-lead', names))],
    facts: [
      text(mail.seatName ? msg('mail.invitation-seat', { seat: mail.seatName }) : msg('mail.invitation-any-seat')),
      text(msg('mail.invitation-time-control', timeControl)),
      ...moderators(mail).map(text),
    ],
    button: { words: text(msg('mail.invitation-accept')), url: mail.acceptUrl },
    notes: [text(msg('mail.invitation-binds'))],
    question: undefined,
    small: [text(msg('mail.invitation-why', names))],
    links: [{ words: text(msg('mail.foot-stop')), url: mail.unsubscribeUrl }],
  };
  const subject = text(msg('mail.invitation-subject', names));
  return renderMail(
    'letter',
    { subject, preheader: letter.facts.join(' '), baseUrl: mail.baseUrl },
    letter,
    [],
    translator,
  );
}

function moderators({ moderators: names }: InvitationMail): readonly Message[] {
  return names.length > 0 ? [msg('mail.invitation-moderators', { count: names.length, names })] : [];
}
