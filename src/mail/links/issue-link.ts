import type { Services } from '../../platform/services.ts';
import type { LinkTarget } from './link.ts';
import { openLinkBook } from './link-book.ts';

/** Issue a link for each target, in order: tokens of 192 bits or more, of which only the hash is kept. */
export async function issueLinks(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  targets: readonly LinkTarget[],
): Promise<readonly string[]> {
  const book = openLinkBook({ db, clock });
  const tokens = book.note(targets);
  await book.write();
  return tokens;
}

/** Issue one link. */
export async function issueLink(s: Pick<Services, 'db' | 'clock'>, target: LinkTarget): Promise<string> {
  const [token] = await issueLinks(s, [target]);
  if (token === undefined) throw new Error('no link was issued');
  return token;
}
