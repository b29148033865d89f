import { lockName } from '../platform/lock-name.ts';
import { refuse } from '../platform/refuse.ts';
import type { Tx } from '../platform/transaction.ts';
import { type Owner, ownedBy } from './owner.ts';

/** First games that one person has at once. */
export const MOST_FIRST_GAMES = 4;
/** First games of all who are not signed in. */
const MOST_OF_VISITORS = 500;
/** Sandboxes that one player has at once: each keeps a whole position. */
export const MOST_SANDBOXES = 5;
/** Answers of one practice game: more than any first game has, and enough to try most of a campaign. */
export const MOST_ANSWERS = 4_000;

/** Refuses (`too-many`) one more first game to somebody who has many, and to strangers when strangers have many. */
export async function limitFirstGames(tx: Tx, owner: Owner): Promise<void> {
  await lockName(tx, owner.kind === 'player' ? `practice of ${owner.playerId}` : 'practice of visitors');
  const own = await tx.practice.count({ where: { ...ownedBy(owner), tableId: null } });
  if (own >= MOST_FIRST_GAMES) throw refuse('too-many', 'practice.too-many-guided', { most: MOST_FIRST_GAMES });
  if (owner.kind === 'player') return;
  const all = await tx.practice.count({ where: { visitor: { not: null } } });
  if (all >= MOST_OF_VISITORS) throw refuse('too-many', 'practice.too-many-visitors');
}

/** Refuses (`too-many`) one more sandbox to a player who has many. */
export async function limitSandboxes(tx: Tx, playerId: string): Promise<void> {
  await lockName(tx, `practice of ${playerId}`);
  const count = await tx.practice.count({ where: { playerId, tableId: { not: null } } });
  if (count >= MOST_SANDBOXES) throw refuse('too-many', 'practice.too-many-sandboxes', { most: MOST_SANDBOXES });
}
