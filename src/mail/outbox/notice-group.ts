import type { Notice } from '../../generated/prisma/client.ts';
import { mailPreferencesOf } from '../../people/mail-preferences.ts';
import { OCCASIONS } from '../occasion.ts';

/** A notice that waits to be mailed, with its reader's preferences. */
export type WaitingNotice = Pick<
  Notice,
  'id' | 'kind' | 'playerId' | 'email' | 'tableId' | 'seat' | 'dueAt' | 'createdAt'
> & { readonly preferences: unknown };

/** Notices that go into one mail. */
export type NoticeGroup = { readonly notices: readonly WaitingNotice[]; readonly dueAt: Date };

/**
 * Put together what one reader should hear of one table at once, and say when: when the first of them is due. Sign-in
 * links and invitations are mailed each for itself.
 */
export function groupNotices(notices: readonly WaitingNotice[], mergeSeconds: number): readonly NoticeGroup[] {
  const groups = new Map<string, WaitingNotice[]>();
  for (const notice of notices) {
    const key = keyOf(notice);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(notice);
  }
  return [...groups.values()].map((group) => ({
    notices: group,
    dueAt: new Date(Math.min(...group.map((notice) => dueOf(notice, mergeSeconds)))),
  }));
}

/** The kind that gives the mail its head. */
export function headKind(notices: readonly { readonly kind: string }[]): string {
  const kinds: readonly string[] = notices.map(({ kind }) => kind);
  return OCCASIONS.find((kind) => kinds.includes(kind)) ?? kinds[0] ?? '';
}

function keyOf(notice: WaitingNotice): string {
  const merges = OCCASIONS.some((kind) => kind === notice.kind);
  return merges ? JSON.stringify([notice.tableId, notice.seat, notice.playerId]) : notice.id;
}

/** A reader may want his news gathered for longer or less long than the server does it. */
function dueOf({ dueAt, createdAt, preferences }: WaitingNotice, mergeSeconds: number): number {
  const own = mailPreferencesOf(preferences).mergeSeconds;
  if (own === undefined || dueAt <= createdAt) return dueAt.getTime();
  return dueAt.getTime() + (own - mergeSeconds) * 1000;
}
