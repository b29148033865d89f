import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { LetterAct } from '../../notifications/reply.ts';
import { idOf } from '../../platform/new-id.ts';
import { readPressTable } from '../../press/press-table.ts';
import { checkLetter } from '../../press/send-letter.ts';
import type { ReadingReply } from '../inbound/read-part.ts';
import { namePeople, nobodyCalled } from '../press/name-people.ts';
import type { Command } from './command.ts';

/**
 * The letter that a reply wants sent, `to FRANCE, UK: …`; or why it cannot be, in the words in which its page says it.
 */
export async function planLetter(
  at: ReadingReply,
  { names, text: written, unsigned: wished }: Extract<Command, { command: 'to' }>,
): Promise<LetterAct | { readonly problem: Message }> {
  const { services, reader, locale, data } = at;
  const { tableId, playerId } = reader;
  try {
    const { people } = await readPressTable(services, tableId);
    const named = namePeople(names, people, locale);
    if ('unknown' in named) {
      const others = people.filter((one) => one.playerId !== playerId).map(({ name }) => name);
      return { problem: nobodyCalled(named, others) };
    }
    const { to } = named;
    const letter = await checkLetter(services, { tableId, playerId, to, text: written, unsigned: wished });
    const { text, unsigned, changed } = letter;
    const readers = people.filter(({ who }) => letter.addressees.includes(who)).map(({ name }) => name);
    const files = data.attachments > 0 ? [msg('press.by-mail-attachments', { count: data.attachments })] : [];
    return {
      does: 'letter',
      to: to === 'everybody' ? to : [...to],
      text,
      unsigned,
      key: idOf(`letter by reply ${data.link} ${JSON.stringify([letter.addressees, text])}`),
      notes: [...files, ...(changed ? [msg('press.by-mail-changed')] : [])],
      said: [msg('reply.said-letter', { to: readers, count: readers.length, unsigned: unsigned ? 'yes' : 'no' })],
    };
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.reason };
    throw error;
  }
}
