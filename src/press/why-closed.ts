import { msg } from '../i18n/msg.ts';
import { chapterAt } from '../kernel/chapter.ts';
import type { Message } from '../kernel/message.ts';
import { loadHead } from '../log/load-head.ts';
import type { Services } from '../platform/services.ts';
import type { PressPolicy } from './press-policy.ts';
import type { PressTable } from './press-table.ts';

/*
 * Who may write to whom, and when: the one place that says so, for pages, programs and mails alike.
 */

/** A moment of a table: its state, and the ids of the chapter and the part that the game has reached. */
export type Moment = Pick<PressTable, 'status' | 'parts'> & { readonly stretches: readonly string[] };

/** Why no letters are written at this moment; undefined: they are. */
export function whyClosedAt(policy: PressPolicy, { status, parts, stretches }: Moment): Message | undefined {
  if (policy.pressWhen === 'never') return msg('press.closed-never');
  if (status === 'cancelled') return msg('press.closed-cancelled');
  if (status !== 'playing') return undefined;
  switch (policy.pressWhen) {
    case 'always':
      return undefined;
    case 'around':
      return msg('press.closed-game');
    case 'parts':
      return policy.pressParts.some((part) => stretches.includes(part))
        ? undefined
        : msg('press.closed-part', { parts });
  }
}

/** Why a letter may not go to some alone; undefined: it may, or goes to `all` others. */
export function whyNotTo({ pressTo }: PressPolicy, all: boolean): Message | undefined {
  return pressTo === 'everybody' && !all ? msg('press.to-everybody-only') : undefined;
}

/** Whether a letter is unsigned, where the writer has said so or the table does; a message: why it may not be. */
export function signatureOf({ pressSigned }: PressPolicy, wished: boolean): 'signed' | 'unsigned' | Message {
  if (pressSigned === 'never') return 'unsigned';
  if (!wished) return 'signed';
  return pressSigned === 'choice' ? 'unsigned' : msg('press.signed-only');
}

/** Why no letters are written at a table now; undefined: they are. Reads the position only where it matters. */
export async function whyClosed(
  services: Services,
  { id, status, policy, parts }: PressTable,
): Promise<Message | undefined> {
  const asks = status === 'playing' && policy.pressWhen === 'parts';
  return whyClosedAt(policy, { status, parts, stretches: asks ? await stretchesNow(services, id) : [] });
}

async function stretchesNow(services: Services, tableId: string): Promise<readonly string[]> {
  const { game, machine } = await loadHead(services, tableId);
  const chapter = chapterAt(game, machine);
  return chapter ? [chapter.id, ...(chapter.part ? [chapter.part.id] : [])] : [];
}
