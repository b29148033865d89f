import type { Dispute } from '../disputes/dispute.ts';
import { openDispute } from '../disputes/open-dispute.ts';
import { msg } from '../i18n/msg.ts';
import { isId } from '../platform/is-id.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { readPressTable, writerAt } from './press-table.ts';
import type { ByReader } from './read-press.ts';

/** Letters that one report shows. */
export const MOST_REPORTED = 20;

/**
 * A reader shows letters that they have to the moderators: a dispute about conduct, with these letters and no others
 * beside it. Its text says why. Before the game as well: nobody has a seat then, and who has joined may do it. Refuses
 * what `openDispute` refuses, `forbidden` (nobody of the table), and `bad-input`: no letter, too many, letters that
 * they do not have.
 */
export async function reportLetters(
  services: Services,
  { tableId, playerId, letters, text }: ByReader & { readonly letters: readonly string[]; readonly text: string },
): Promise<Dispute> {
  const table = await readPressTable(services, tableId);
  writerAt(table, playerId);
  const wanted = [...new Set(letters)];
  if (wanted.length === 0) throw refuse('bad-input', 'press.report-nothing');
  if (wanted.length > MOST_REPORTED) throw refuse('bad-input', 'press.report-too-many', { most: MOST_REPORTED });
  const storable = wanted.filter(isId);
  const had = await services.db.letterCopy.count({ where: { tableId, playerId, letterId: { in: storable } } });
  if (had < wanted.length) throw refuse('bad-input', 'press.report-not-yours');
  return openDispute(services, {
    tableId,
    playerId,
    belongs: true,
    type: 'conduct',
    text,
    textIs: msg('press.report-text'),
    also: async (tx, disputeId) => {
      await tx.letterReport.createMany({ data: wanted.map((letterId) => ({ letterId, disputeId })) });
    },
  });
}
