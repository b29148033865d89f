import { msg } from '../../i18n/msg.ts';
import type { LetterAct } from '../../notifications/reply.ts';
import { idOf } from '../../platform/new-id.ts';
import type { Services } from '../../platform/services.ts';
import { readPressTable } from '../../press/press-table.ts';
import { checkLetter } from '../../press/send-letter.ts';

type Written = {
  readonly tableId: string;
  readonly playerId: string;
  readonly to: readonly string[] | 'everybody';
  readonly text: string;
  readonly unsigned: boolean;
  /** Files that came with it. */
  readonly attachments: number;
  /** What the mail is known by that holds it: from there it is one letter, however often it is confirmed. */
  readonly source: string;
};

/** A letter that a mail holds, as it would be sent just now. Refuses whatever `checkLetter` refuses. */
export async function letterActOf(
  s: Services,
  { tableId, playerId, to, text: written, unsigned: wished, attachments, source }: Written,
): Promise<LetterAct> {
  const { people } = await readPressTable(s, tableId);
  const letter = await checkLetter(s, { tableId, playerId, to, text: written, unsigned: wished });
  const { text, unsigned, changed, addressees } = letter;
  const readers = people.filter(({ who }) => addressees.includes(who)).map(({ name }) => name);
  const files = attachments > 0 ? [msg('press.by-mail-attachments', { count: attachments })] : [];
  return {
    does: 'letter',
    to: to === 'everybody' ? to : [...to],
    text,
    unsigned,
    key: idOf(`letter by reply ${source} ${JSON.stringify([addressees, text])}`),
    notes: [...files, ...(changed ? [msg('press.by-mail-changed')] : [])],
    said: [msg('reply.said-letter', { to: readers, count: readers.length, unsigned: unsigned ? 'yes' : 'no' })],
  };
}
