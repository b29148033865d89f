import { writeAct } from '../../audit/write-act.ts';
import { writeNotifications } from '../../notifications/write-notifications.ts';
import type { Services } from '../../platform/services.ts';
import type { LockedTable, Tx } from '../../platform/transaction.ts';
import { joinedPlayers } from './consenting-players.ts';
import type { Nomination } from './find-nomination.ts';
import { tellPlayers } from './nomination-notifications.ts';

/** The nominee moderates from now on: the row, the audit line, and a mail to them and to everybody at the table. */
export async function appointNominee(
  tx: Tx,
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  {
    nomination,
    nominee,
    table,
  }: {
    readonly nomination: Nomination;
    readonly nominee: { readonly id: string; readonly name: string };
    readonly table: LockedTable;
  },
): Promise<void> {
  const now = clock.now();
  const { id, byId } = nomination;
  const tableId = table.id;

  await tx.tableModerator.createMany({
    data: [{ tableId, playerId: nominee.id, createdAt: now }],
    skipDuplicates: true,
  });
  await tx.nomination.update({ where: { id }, data: { state: 'appointed', playerId: nominee.id, closedAt: now } });
  await writeAct(tx, { by: byId, at: now, what: 'moderators', tableId, data: { appointed: nominee.name } });
  await writeNotifications(tx, { clock, settings }, [
    { kind: 'appointed', playerId: nominee.id, tableId, data: { by: byId } },
  ]);
  const others = joinedPlayers(table).filter((one) => one !== nominee.id);
  await tellPlayers(tx, { clock, settings }, { tableId, what: 'appointed', nominationId: id }, others);
}
