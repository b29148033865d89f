import { supplyOf } from '../influence/supply.ts';
import type { Play } from '../types.ts';
import type { Deal, Transfer } from './deal.ts';
import { removeDeal } from './find-deal.ts';
import { obstacleTo } from './obstacle.ts';
import { isSame } from './promised.ts';

/**
 * 12.2 to 12.4: a party has accepted. What is not possible any more is void as a whole; once all have accepted, the
 * influence moves at once and the promises bind, all together.
 */
export function concludeDeal(play: Play, deal: Deal): void {
  const { state, tell } = play;
  const { id, by, parties, transfers, promises, note } = deal;
  const why = obstacleTo(play, deal);
  if (why) {
    removeDeal(state, id);
    tell({ type: 'deal-void', deal: id, by, parties, why });
    return;
  }
  if (parties.some((party) => !deal.accepted.includes(party))) return;
  deal.status = 'accepted';
  tell({ type: 'deal-made', deal: id, terms: { by, parties, transfers, promises, note } });
  for (const transfer of transfers) move(play, transfer);
  state.promises.push(...promises.filter((promised) => !state.promises.some((held) => isSame(held, promised))));
}

/** 12.3: from Available to Exhausted, so that the other takes back as many. */
function move({ state, tell }: Play, transfer: Transfer): void {
  const [from, to] = [supplyOf(state, transfer.from), supplyOf(state, transfer.to)];
  from.available -= transfer.n;
  from.exhausted += transfer.n;
  to.exhausted -= transfer.n;
  to.available += transfer.n;
  tell({ type: 'influence-transferred', transfer, available: from.available, recovered: to.available });
}
