import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import type { NominationNews } from '../../notifications/notification.ts';
import { preferencesLink, stopLinks } from '../letter/foot-links.ts';
import { writeLetter } from '../letter/write-letter.ts';
import type { MailContent } from '../render/mail-content.ts';

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
  const { lead, button, ...parts } = partsOf(mail);
  return writeLetter(
    {
      ...parts,
      about: { game: gameName, table: tableName },
      leads: [lead],
      button: { words: button, url: mail.url },
      links: [preferencesLink(baseUrl), ...stopLinks(mail.stopUrl)],
    },
    baseUrl,
    translator,
  );
}

function partsOf({ what, gameName: game, tableName: table, who, by }: NominationMail): Parts {
  const names = { game, table, who, by };
  const see = msg('moderation.mail-appointed-see');
  const why = msg('moderation.mail-why-table', names);
  switch (what) {
    case 'nominee':
      return {
        subject: msg('subjects.nominee', names),
        headline: msg('moderation.mail-title-nominee'),
        lead: msg('moderation.mail-nominee', names),
        button: msg('moderation.mail-nominee-button'),
        notes: [msg('moderation.mail-nominee-binds')],
        why: msg('moderation.mail-why-nominee', names),
      };
    case 'proposed':
      return {
        subject: msg('subjects.moderator-proposed', names),
        headline: msg('moderation.mail-title-proposed', names),
        lead: msg('moderation.mail-proposed', names),
        button: msg('moderation.mail-proposed-button'),
        notes: [msg('moderation.mail-proposed-binds')],
        why,
      };
    case 'appointed':
    case 'host-moderates':
      return {
        subject: msg('subjects.moderator-named', names),
        headline: msg('moderation.mail-title-named', names),
        lead: msg(what === 'appointed' ? 'moderation.mail-named' : 'moderation.mail-named-host', names),
        button: see,
        why,
      };
    case 'refused':
      return {
        subject: msg('subjects.moderator-refused', names),
        headline: msg('moderation.mail-title-refused', names),
        lead: msg('moderation.mail-refused', names),
        button: see,
        why,
      };
    case 'declined':
      return {
        subject: msg('subjects.moderator-unwilling', names),
        headline: msg('moderation.mail-title-unwilling', names),
        lead: msg('moderation.mail-unwilling', names),
        button: see,
        why,
      };
  }
}
