/**
 * What waits to be mailed, since ever. The index of it is only taken by queries that say when (see `Notification` in
 * prisma/schema.prisma), and without it all that was ever mailed is read.
 */
export const WAITING = { mailId: null, dueAt: { gt: new Date(0) } } as const;
