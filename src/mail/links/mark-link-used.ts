import type { Services } from '../../platform/services.ts';
import type { Link } from './link.ts';

/** Note that a link has been acted on; the first time counts. True for the first time. */
export async function markLinkUsed(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  link: Pick<Link, 'hash'>,
): Promise<boolean> {
  const { count } = await db.linkToken.updateMany({
    where: { hash: link.hash, usedAt: null },
    data: { usedAt: clock.now() },
  });
  return count === 1;
}
