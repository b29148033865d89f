import type { NominationNews } from '../disputes/nominations/nomination-notifications.ts';
import type mailWords from '../i18n/en/mail.json';
import type en from '../i18n/en/moderation.json';
import type { Translator } from '../i18n/translator.ts';
import { type Message, messagesOf } from '../kernel/message.ts';
import type { Letter } from './letter.ts';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';
import { stopLink } from './stop-link.ts';

const say = messagesOf<typeof en>();
const sayMail = messagesOf<typeof mailWords>();

export type NominationMail = {
  /** `nominee`: the mail asks whoever is to moderate. */
  readonly what: 'nominee' | NominationNews;
  readonly tableName: string;
  readonly gameName: Message;
  /** Who is to moderate, as the reader knows them; empty to themselves. */
  readonly who: string;
  /** Who asked them. */
  readonly by: string;
  readonly url: string;
  /** For whoever was not asked whether they want such mails; undefined: the reader is at the table. */
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
  const text = (message: Message) => translator.say(message);
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
      { words: text(sayMail('mail.foot-preferences')), url: `${baseUrl}/preferences` },
      ...stopLink(mail.stopUrl, text),
    ],
  };
  const head = { subject: text(parts.subject), preheader: letter.leads.join(' '), baseUrl };
  return renderMail('letter', head, letter, [], translator);
}

function partsOf({ what, gameName: game, tableName: table, who, by }: NominationMail): Parts {
  const names = { game, table, who, by };
  const see = say('moderation.mail-appointed-see');
  const why = say('moderation.mail-why-table', names);
  switch (what) {
    case 'nominee':
      return {
        subject: say('moderation.mail-subject-nominee', names),
        headline: say('moderation.mail-title-nominee'),
        lead: say('moderation.mail-nominee', names),
        button: say('moderation.mail-nominee-button'),
        notes: [say('moderation.mail-nominee-binds')],
        why: say('moderation.mail-why-nominee', names),
      };
    case 'proposed':
      return {
        subject: say('moderation.mail-subject-proposed', names),
        headline: say('moderation.mail-title-proposed', names),
        lead: say('moderation.mail-proposed', names),
        button: say('moderation.mail-proposed-button'),
        notes: [say('moderation.mail-proposed-binds')],
        why,
      };
    case 'appointed':
    case 'host-moderates':
      return {
        subject: say('moderation.mail-subject-named', names),
        headline: say('moderation.mail-title-named', names),
        lead: say(what === 'appointed' ? 'moderation.mail-named' : 'moderation.mail-named-host', names),
        button: see,
        why,
      };
    case 'refused':
      return {
        subject: say('moderation.mail-subject-refused', names),
        headline: say('moderation.mail-title-refused', names),
        lead: say('moderation.mail-refused', names),
        button: see,
        why,
      };
    case 'declined':
      return {
        subject: say('moderation.mail-subject-unwilling', names),
        headline: say('moderation.mail-title-unwilling', names),
        lead: say('moderation.mail-unwilling', names),
        button: see,
        why,
      };
  }
}
