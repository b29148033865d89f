import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import type { TableMail } from './table-mail.ts';

/** Whom the table waits for when it is not the reader. */
export function waitingWords({ waitingFor }: Pick<TableMail, 'waitingFor'>): Message {
  return waitingFor.length > 0 ? msg('mail.waiting-for', { who: waitingFor }) : msg('mail.waiting-nobody');
}
