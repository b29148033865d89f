import type { Message } from '../../../kernel/message.ts';
import { nationArgs, nationName } from '../names.ts';
import type { FactionId } from '../pack-types.ts';
import type { State } from '../state.ts';
import type { Position } from '../types.ts';
import type { Terms } from './deal.ts';
import { openDeals } from './find-deal.ts';
import { MOST_CUBES } from './free-cubes.ts';
import { msg } from './msg.ts';
import { obstacleTo } from './obstacle.ts';
import { obstacleText } from './obstacle-words.ts';

/** The proposals of one player that may wait for answers side by side, so that nobody is flooded. */
const MOST_OPEN = 3;

/** Why a player may propose nothing more just now. */
export function refuseMore(state: State, by: FactionId): Message | undefined {
  const open = openDeals(state).filter((deal) => deal.by === by).length;
  return open >= MOST_OPEN ? msg('versailles-1919-deals.refused.too-many', { open }) : undefined;
}

/** Why a proposal is refused, in a sentence: too many cubes, or not possible (12.2, 12.3). */
export function refuseTerms(position: Position, terms: Terms): Message | undefined {
  const big = terms.transfers.find(({ n }) => n > MOST_CUBES);
  if (big)
    return msg('versailles-1919-deals.refused.too-much', {
      ...nationArgs(big.from),
      to: nationName(big.to),
      n: big.n,
      most: MOST_CUBES,
    });
  const obstacle = obstacleTo(position, terms);
  return obstacle && obstacleText(position, obstacle);
}

/** Why terms are no deal at all: nothing that binds, or nobody to agree. */
export function refuseEmpty({ parties, transfers, promises }: Terms): Message | undefined {
  if (transfers.length === 0 && promises.length === 0) return msg('versailles-1919-deals.refused.empty');
  return parties.length === 0 ? msg('versailles-1919-deals.refused.nobody') : undefined;
}
