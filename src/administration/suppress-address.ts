import { writeAct } from '../audit/write-act.ts';
import { isStorable } from '../platform/is-storable.ts';
import { readAddress } from '../platform/read-address.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT } from '../platform/transaction.ts';
import { type Actor, checkAdministrator } from './actor.ts';
import { readReason } from './read-reason.ts';

export type SuppressInput = { readonly by: Actor; readonly address: string; readonly reason: string };

/**
 * No more mail to an address, e.g. because its mails come back; only links to sign in still go there when somebody asks
 * for one. Mails that wait are dropped when their turn comes. Again, it gives another reason. Refuses (`bad-input`)
 * what is not an address, and no reason.
 */
export async function suppressAddress(s: Services, input: SuppressInput): Promise<string> {
  const { by } = input;
  await checkAdministrator(s, by);
  const address = readAddress(input.address.trim());
  const reason = readReason(input.reason);
  const row = { reason, byId: by, createdAt: s.clock.now() };
  await s.db.$transaction(async (tx) => {
    await tx.suppression.upsert({ where: { address }, create: { address, ...row }, update: row });
    await writeAct(tx, { by, at: s.clock.now(), what: 'suppress', data: { address, reason } });
  }, PATIENT);
  return address;
}

/**
 * Mails go there again; those that were dropped meanwhile do not come back. Refuses (`not-found`) an address that is
 * not suppressed.
 */
export async function liftSuppression(s: Services, input: Omit<SuppressInput, 'reason'>): Promise<string> {
  const { by } = input;
  await checkAdministrator(s, by);
  const address = readAddress(input.address.trim());
  await s.db.$transaction(async (tx) => {
    const { count } = await tx.suppression.deleteMany({ where: { address } });
    if (count === 0) throw refuse('not-found', 'administration.no-such-suppression', { address });
    await writeAct(tx, { by, at: s.clock.now(), what: 'lift-suppression', data: { address } });
  }, PATIENT);
  return address;
}

export type SuppressionLine = { readonly address: string; readonly reason: string; readonly createdAt: Date };

export type SuppressionPage = {
  readonly suppressions: readonly SuppressionLine[];
  /** Given when more follow: `after` for the next page. */
  readonly next: string | undefined;
};

const A_PAGE = 100;

/**
 * The addresses that are mailed nothing, the newest first, a page at a time; `after` is the last one of the page
 * before, an unknown one the start.
 */
export async function listSuppressions({ db }: Pick<Services, 'db'>, after = ''): Promise<SuppressionPage> {
  const last =
    after === '' || !isStorable(after) ? null : await db.suppression.findUnique({ where: { address: after } });
  const rows = await db.suppression.findMany({
    where: last
      ? {
          createdAt: { lte: last.createdAt },
          OR: [{ createdAt: { lt: last.createdAt } }, { address: { lt: last.address } }],
        }
      : {},
    orderBy: [{ createdAt: 'desc' }, { address: 'desc' }],
    take: A_PAGE + 1,
    select: { address: true, reason: true, createdAt: true },
  });
  const suppressions = rows.slice(0, A_PAGE);
  return { suppressions, next: rows.length > A_PAGE ? suppressions.at(-1)?.address : undefined };
}
