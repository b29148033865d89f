import { msg } from '../i18n/msg.ts';
import type { Message } from '../kernel/message.ts';
import type { Letter } from './letter.ts';

/** The link at the foot of a letter that stops such mails; none for readers who have a seat at the table. */
export function stopLink(url: string | undefined, text: (message: Message) => string): Letter['links'] {
  return url === undefined ? [] : [{ words: text(msg('mail.foot-stop')), url }];
}
