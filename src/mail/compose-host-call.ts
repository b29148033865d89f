import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Message } from '../kernel/message.ts';
import { moderatorNote } from './compose-moderator-called.ts';
import type { Letter } from './letter.ts';
import type { MailContent } from './mail-content.ts';
import type { Late } from './occasion.ts';
import { renderMail } from './render-mail.ts';
import { stopLink } from './stop-link.ts';

export type HostCallMail = {
  readonly tableName: string;
  readonly gameName: Message;
  readonly url: string;
  /** The seats on whose account they are called. */
  readonly called: readonly Late[];
  /** The reader hosts the table; else they moderate it, or the whole site. */
  readonly hosts: boolean;
  readonly stopUrl: string | undefined;
  readonly baseUrl: string;
};

/** A host who does not play, or a moderator, is called to a table, because somebody keeps the others waiting. */
export function composeHostCall(mail: HostCallMail, translator: Translator): MailContent {
  const text = (message: Message) => translator.t(message);
  const letter: Letter = {
    masthead: `${text(mail.gameName)} · ${mail.tableName}`,
    headline: text(msg('mail.moderator-title')),
    leads: mail.called.map((late) => text(moderatorNote(late))),
    facts: [],
    button: { words: text(msg('mail.foot-table')), url: mail.url },
    notes: [],
    question: undefined,
    small: [
      text(msg(mail.hosts ? 'mail.host-why' : 'mail.called-why', { game: mail.gameName, table: mail.tableName })),
    ],
    links: [
      { words: text(msg('mail.foot-preferences')), url: `${mail.baseUrl}/preferences` },
      ...stopLink(mail.stopUrl, text),
    ],
  };
  const subject = text(msg('mail.moderator-subject', { game: mail.gameName, table: mail.tableName }));
  return renderMail(
    'letter',
    { subject, preheader: letter.leads.join(' '), baseUrl: mail.baseUrl },
    letter,
    [],
    translator,
  );
}
