import type { Services } from '../platform/services.ts';
import { KINDS } from './notification.ts';
import { WAITING } from './waiting.ts';

/** What waits of a kind that this version does not know, and since when. */
export type UnknownNotifications = { readonly kind: string; readonly count: number; readonly since: Date };

/**
 * The notifications that this version cannot mail, by kind: another version has written them. They are kept, and mailed
 * as soon as a version that knows them runs.
 */
export async function unknownNotifications({ db }: Pick<Services, 'db'>): Promise<readonly UnknownNotifications[]> {
  const rows = await db.notification.groupBy({
    by: ['kind'],
    where: { ...WAITING, kind: { notIn: [...KINDS] } },
    _count: true,
    _min: { createdAt: true },
    orderBy: { kind: 'asc' },
  });
  return rows.flatMap(({ kind, _count: count, _min: { createdAt: since } }) => (since ? [{ kind, count, since }] : []));
}
