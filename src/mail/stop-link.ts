import type en from '../i18n/en/mail.json';
import { type Message, messagesOf } from '../kernel/message.ts';
import type { Letter } from './letter.ts';

const say = messagesOf<typeof en>();

/** The link at the foot of a letter that stops such mails; none for readers who sit at the table. */
export function stopLink(url: string | undefined, text: (message: Message) => string): Letter['links'] {
  return url === undefined ? [] : [{ words: text(say('mail.foot-stop')), url }];
}
