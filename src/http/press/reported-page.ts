import type { Services } from '../../platform/services.ts';
import { readPressTable } from '../../press/press-table.ts';
import { openReported, readReported } from '../../press/reported-letters.ts';
import { moderator } from '../route/guards/moderator.ts';
import { page } from '../route/page.ts';
import { redirect } from '../route/reply.ts';
import { letterLine } from './letter-lines.ts';

export type ReportedLines = NonNullable<Awaited<ReturnType<typeof reportedLines>>>;

/** The letters that were reported with a dispute, as its page shows them; `lines` for moderators who asked for them. */
export async function reportedLines(services: Services, asked: Parameters<typeof readReported>[1]) {
  const reported = await readReported(services, asked);
  if (!reported) return undefined;
  const { count, readAt, letters } = reported;
  const table = letters && (await readPressTable(services, asked.tableId));
  return { count, readAt, lines: table && letters.map((letter) => letterLine(letter, table, undefined)) };
}

/** A moderator reads the reported letters: those who have them are told. */
export const openReportedOnPage = page(
  { method: 'post', path: '/t/:table/disputes/:dispute/letters', access: moderator },
  async ({ services, params, player }) => {
    const { table: tableId, dispute: disputeId } = params;
    await openReported(services, { tableId, disputeId, playerId: player.id });
    return redirect(`/t/${tableId}/disputes/${disputeId}#letters`);
  },
);
