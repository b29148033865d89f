import { dropDepot } from '../forces/irregulars-posted.ts';
import { corpsOutside } from '../land/siege.ts';
import type { AreaId, Power } from '../pack-lists.ts';
import { isEnemy } from '../relations/is-enemy.ts';
import { convertDepot, whyNotConvertDepot } from '../supply/convert-depot.ts';
import type { Play } from '../types.ts';
import { planOf } from './plan-of.ts';

/**
 * 7.5.2.14, 7.3.6.2: whoever has won the field takes the enemy's depot there: it is destroyed, or becomes their own
 * where they ordered it and it would be chained.
 */
export function takeDepot(play: Play, power: Power, area: AreaId): void {
  const { state, tell } = play;
  const depot = state.depots[area];
  if (!depot || depot.garrison || !isEnemy(play, power, undefined, depot.power)) return;
  if (corpsOutside(play, power, area).length === 0) return;
  const converts =
    planOf(state, area, power, 'attackers').depot === 'convert' && !whyNotConvertDepot(play, power, area);
  if (converts) convertDepot(play, power, area);
  else dropDepot(state, area);
  tell({ type: 'depot-won', power, area, of: depot.power, how: converts ? 'converted' : 'destroyed' });
}
