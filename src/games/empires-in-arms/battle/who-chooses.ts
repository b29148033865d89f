import { asksForAllLosses } from '../orders/reactions.ts';
import { standingOrders } from '../orders/standing-orders.ts';
import type { Power } from '../pack-lists.ts';
import { deciding } from '../sequence/who-decides.ts';
import { otherSide, SIDES } from '../sides.ts';
import type { Position } from '../types.ts';
import type { Battle } from './battle.ts';
import type { Strikes } from './battle-fact.ts';
import { type Share, sharesOf } from './lose-factors.ts';
import { countMuster, FACTOR_KINDS, musterOf } from './units.ts';

/** The powers that want to be asked which factors a round costs them (7.5.2.7), where they have a choice. */
export function whoChooses(position: Position, battle: Battle, strikes: Strikes): Power[] {
  const { area } = battle;
  const players = deciding(position);
  const isChoice = ({ power, units, share }: Share): boolean => {
    const muster = musterOf(position, area, units);
    const kinds = FACTOR_KINDS.filter((kind) => (muster[kind] ?? 0) > 0);
    return share > 0 && share < countMuster(muster) && (kinds.length > 1 || everywhere(power));
  };
  const everywhere = (power: Power) => asksForAllLosses(standingOrders(position.state, power));
  const asks = (power: Power) => standingOrders(position.state, power).reactions?.asksInBattle !== undefined;
  return SIDES.flatMap((name) => sharesOf(position, area, battle[name], strikes[otherSide(name)].losses))
    .filter((share) => players.includes(share.power) && asks(share.power) && isChoice(share))
    .map(({ power }) => power);
}
