import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { LetterAct } from '../../notifications/reply.ts';
import { readPressTable } from '../../press/press-table.ts';
import type { ReadingReply } from '../inbound/read-part.ts';
import { letterActOf } from '../press/letter-act.ts';
import { namePeople, nobodyCalled } from '../press/name-people.ts';
import type { Command } from './command.ts';

/**
 * The letter that a reply wants sent, `to FRANCE, UK: …`; or why it cannot be, in the words in which its page says it.
 */
export async function planLetter(
  at: ReadingReply,
  { names, text, unsigned }: Extract<Command, { command: 'to' }>,
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
    const { attachments, link } = data;
    const letter = { to: named.to, text, unsigned, attachments, source: String(link) };
    return await letterActOf(services, { tableId, playerId, ...letter });
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.reason };
    throw error;
  }
}
