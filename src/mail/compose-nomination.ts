import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Message } from '../kernel/message.ts';
import type { NominationNews } from '../notifications/notification.ts';
import type { Letter } from './letter.ts';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';
import { stopLink } from './stop-link.ts';

export type NominationMail = {
  /** `nominee`: the mail asks the person who is to moderate. */
  readonly what: 'nominee' | NominationNews;
  readonly tableName: string;
  readonly gameName: Message;
  /** The person who is to moderate, as the reader knows them; empty to themselves. */
  readonly who: string;
  /** The player who asked them. */
  readonly by: string;
  readonly url: string;
  /** For readers who were not asked whether they want such mails; undefined: the reader is at the table. */
  readonly stopUrl: string | undefined;
  readonly baseUrl: string;
};

type Parts = {
  readonly subject: Message;
  readonly headline: Message;
  readonly lead: Message;
  readonly button: Message;
  readonly notes?: readonly Message[];
  readonly why: Message;
};

/** Somebody is asked to moderate a table, or its people are asked or told who does. */
export function composeNomination(mail: NominationMail, translator: Translator): MailContent {
  const { baseUrl, gameName, tableName } = mail;
  const text = (message: Message) => translator.t(message);
  const parts = partsOf(mail);
  const letter: Letter = {
    masthead: `${text(gameName)} · ${tableName}`,
    headline: text(parts.headline),
    leads: [text(parts.lead)],
    facts: [],
    button: { words: text(parts.button), url: mail.url },
    notes: (parts.notes ?? []).map(text),
    question: undefined,
    small: [text(parts.why)],
    links: [
      { words: text(msg('mail.foot-preferences')), url: `${baseUrl}/preferences` },
      ...stopLink(mail.stopUrl, text),
    ],
  };
  const head = { subject: text(parts.subject), preheader: letter.leads.join(' '), baseUrl };
  return renderMail('letter', head, letter, [], translator);
}

function partsOf({ what, gameName: game, tableName: table, who, by }: NominationMail): Parts {
  const names = { game, table, who, by };
  const see = msg('moderation.mail-appointed-see');
  const why = msg('moderation.mail-why-table', names);
  switch (what) {
    case 'nominee':
      return {
        subject: msg('moderation.mail-subject-nominee', names),
        headline: msg('moderation.mail-title-nominee'),
        lead: msg('moderation.mail-nominee', names),
        button: msg('moderation.mail-nominee-button'),
        notes: [msg('moderation.mail-nominee-binds')],
        why: msg('moderation.mail-why-nominee', names),
      };
    case 'proposed':
      return {
        subject: msg('moderation.mail-subject-proposed', names),
        headline: msg('moderation.mail-title-proposed', names),
        lead: msg('moderation.mail-proposed', names),
        button: msg('moderation.mail-proposed-button'),
        notes: [msg('moderation.mail-proposed-binds')],
        why,
      };
    case 'appointed':
    case 'host-moderates':
      return {
        subject: msg('moderation.mail-subject-named', names),
        headline: msg('moderation.mail-title-named', names),
        lead: msg(what === 'appointed' ? 'moderation.mail-named' : 'moderation.mail-named-host', names),
        button: see,
        why,
      };
    case 'refused':
      return {
        subject: msg('moderation.mail-subject-refused', names),
        headline: msg('moderation.mail-title-refused', names),
        lead: msg('moderation.mail-refused', names),
        button: see,
        why,
      };
    case 'declined':
      return {
        subject: msg('moderation.mail-subject-unwilling', names),
        headline: msg('moderation.mail-title-unwilling', names),
        lead: msg('moderation.mail-unwilling', names),
        button: see,
        why,
      };
  }
}
