import { msg } from '../i18n/msg.ts';
import { COMPUTER } from '../platform/computer-id.ts';
import { LIMIT_SPANS } from '../platform/durations.ts';
import { lockName } from '../platform/lock-name.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { TooSoon } from '../platform/too-soon.ts';
import type { LockedTable, Tx } from '../platform/transaction.ts';
import type { NewTable } from './new-table.ts';

/* Far above what people do: these stop those who would make this server work or keep things for nothing. */

/** Tables of one host that wait for their players. */
export const MOST_FORMING = 50;
/** Tables that one player makes, those for themselves alone too, be they called off or not. */
export const MOST_MADE = { hour: 30, day: 100 } as const;
/** Different packs of their own that a player's tables use. */
export const MOST_PACKS = 20;
/** Tables of one host at which computer players sit, and which are not over: each of their answers is work. */
export const MOST_WITH_COMPUTERS = 10;

/** Refuses (`too-many`) another table to a host who has many that wait for players, or has made many lately. */
export async function limitTables(tx: Tx, { clock }: Pick<Services, 'clock'>, hostId: string): Promise<void> {
  await lockName(tx, `tables of ${hostId}`);
  const count = await tx.table.count({ where: { hostId, status: 'forming' } });
  if (count >= MOST_FORMING) throw refuse('too-many', 'tables.too-many-forming', { count });
  const now = clock.now().getTime();
  for (const { within, ms } of LIMIT_SPANS) {
    const most = MOST_MADE[within];
    const made = await tx.table.findMany({
      where: { hostId, createdAt: { gt: new Date(now - ms) } },
      orderBy: { createdAt: 'desc' },
      take: most,
      select: { createdAt: true },
    });
    const first = made[most - 1];
    if (!first) continue;
    const seconds = (first.createdAt.getTime() + ms - now) / 1000;
    throw new TooSoon(msg('tables.too-many-made', { most, within, minutes: Math.ceil(seconds / 60) }), seconds);
  }
}

/** Refuses (`too-many`) one more uploaded pack to a host whose tables use many different ones. */
export async function limitPacks(tx: Tx, hostId: string, { pack, builtIn }: NewTable): Promise<void> {
  if (builtIn) return;
  const used = await tx.pack.count({
    where: { builtIn: false, hash: { not: pack.hash }, tables: { some: { hostId, status: { not: 'cancelled' } } } },
  });
  if (used >= MOST_PACKS) throw refuse('too-many', 'tables.too-many-packs', { most: MOST_PACKS });
}

/** Refuses (`too-many`) computer players at one more table of a host who has many with them. */
export async function limitComputers(tx: Tx, { id, hostId }: Pick<LockedTable, 'id' | 'hostId'>): Promise<void> {
  await lockName(tx, `tables of ${hostId}`);
  const count = await tx.table.count({
    where: {
      ...{ hostId, id: { not: id } },
      ...{ status: { in: ['forming', 'playing'] }, seats: { some: { playerId: COMPUTER } } },
    },
  });
  if (count >= MOST_WITH_COMPUTERS) throw refuse('too-many', 'computer.too-many-tables', { most: MOST_WITH_COMPUTERS });
}
