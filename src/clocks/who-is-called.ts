import { moderatorsOf } from '../disputes/table-moderators.ts';
import type { Called } from '../notifications/notification.ts';
import type { Tx } from '../platform/transaction.ts';
import { EXPIRED } from '../time/time-left.ts';

/** Somebody who is called: the host in their own seat if they play, moderators in none. */
export type CalledPerson = { readonly playerId: string; readonly seat: string | null };

export type WhoIsCalled = { readonly called: Called; readonly people: readonly CalledPerson[] };

/**
 * The people who are called because somebody keeps the others waiting: the table's host and its moderators. Where there
 * is neither, because it is the host who is late (or has gone silent, is overdue too, or banned) and the table has no
 * moderator of its own: the site's moderators; else its administrators; else nobody, and the mails say so.
 */
export async function whoIsCalled(
  tx: Tx,
  { tableId, playerId }: { readonly tableId: string; readonly playerId: string | null },
): Promise<WhoIsCalled> {
  const { hostId, host } = await tx.table.findUniqueOrThrow({ where: { id: tableId }, include: { host: true } });
  const { own, site } = await moderatorsOf({ db: tx }, tableId);
  const mayCome = hostId !== playerId && host.bannedAt === null;
  const seats = mayCome
    ? await tx.seat.findMany({ where: { tableId, playerId: hostId }, orderBy: { seat: 'asc' } })
    : [];
  const vanished = seats.some(({ silentSince }) => silentSince !== null) || (await isOverdue(tx, tableId, seats));

  const hosts: readonly CalledPerson[] = mayCome
    ? [{ playerId: hostId, seat: seats.find(({ resigned }) => !resigned)?.seat ?? null }]
    : [];
  const moderators = own.filter((one) => one.playerId !== hostId);
  if ((hosts.length > 0 && !vanished) || moderators.length > 0) {
    const names = moderators.map(({ name }) => name);
    return {
      called: { of: 'table', ...(hosts.length > 0 ? { host: host.name } : {}), moderators: names },
      people: [...hosts, ...inNoSeat(moderators)],
    };
  }

  const roles = await tx.player.findMany({ where: { id: { in: site.map((one) => one.playerId) } } });
  for (const [role, of] of [
    ['moderator', 'site'],
    ['administrator', 'administrators'],
  ] as const) {
    const ids = roles.flatMap(({ id, role: held }) => (held === role && id !== hostId ? [id] : []));
    const found = site.filter((one) => ids.includes(one.playerId));
    if (found.length > 0) return { called: { of }, people: [...hosts, ...inNoSeat(found)] };
  }

  return hosts.length > 0
    ? { called: { of: 'table', host: host.name, moderators: [] }, people: hosts }
    : { called: { of: 'nobody' }, people: [] };
}

async function isOverdue(tx: Tx, tableId: string, seats: readonly { readonly seat: string }[]): Promise<boolean> {
  if (seats.length === 0) return false;
  const late = { tableId, seat: { in: seats.map(({ seat }) => seat) }, stage: { gte: EXPIRED } };
  return (await tx.pendingAnswer.count({ where: late })) > 0;
}

function inNoSeat(people: readonly { readonly playerId: string }[]): readonly CalledPerson[] {
  return people.map(({ playerId }) => ({ playerId, seat: null }));
}
