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
 * moderator of its own: the site's moderators; else its administrators; else nobody, and the mails say so. Where all
 * answer in secret (`window`), a host who plays is not called: who has not answered is no business of theirs.
 */
export async function whoIsCalled(
  tx: Tx,
  {
    tableId,
    playerId,
    window = false,
  }: { readonly tableId: string; readonly playerId: string | null; readonly window?: boolean },
): Promise<WhoIsCalled> {
  const { hostId, host } = await tx.table.findUniqueOrThrow({ where: { id: tableId }, include: { host: true } });
  const { own, site } = await moderatorsOf({ db: tx }, tableId);
  const mayCome = hostId !== playerId && host.bannedAt === null;
  const seats = mayCome
    ? await tx.seat.findMany({ where: { tableId, playerId: hostId }, orderBy: { seat: 'asc' } })
    : [];
  const vanished = seats.some(({ silentSince }) => silentSince !== null) || (await isOverdue(tx, tableId, seats));

  const hosts: readonly CalledPerson[] =
    mayCome && !(window && seats.some(({ resigned }) => !resigned))
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

/** Whether one of these seats is late with something; what it has answered in secret is not late. */
async function isOverdue(tx: Tx, tableId: string, seats: readonly { readonly seat: string }[]): Promise<boolean> {
  if (seats.length === 0) return false;
  const names = seats.map(({ seat }) => seat);
  const [found] = await tx.$queryRaw<{ readonly late: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM "PendingAnswer" w
      WHERE w."tableId" = ${tableId} AND w.seat = ANY(${names}::text[]) AND w.stage >= ${EXPIRED}
        AND NOT EXISTS (SELECT 1 FROM "KeptAnswer" k WHERE k."tableId" = w."tableId" AND k.seat = w.seat
          AND k.decision = w.decision AND k.ready)) AS late`;
  return found?.late ?? false;
}

function inNoSeat(people: readonly { readonly playerId: string }[]): readonly CalledPerson[] {
  return people.map(({ playerId }) => ({ playerId, seat: null }));
}
