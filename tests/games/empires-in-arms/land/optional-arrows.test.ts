import { describe, expect, test } from '@jest/globals';
import { reachFrom } from '../../../../src/games/empires-in-arms/land/reach.ts';
import { lookAround } from '../../../../src/games/empires-in-arms/land/surroundings.ts';
import type { AreaId, Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import { areasBeside } from '../../../../src/games/empires-in-arms/supply/areas-beside.ts';
import { seeEnemies } from '../../../../src/games/empires-in-arms/supply/see-enemies.ts';
import { aCampaign } from '../harness/a-campaign.ts';

/** All British fleets are in one sea, at war with France. */
const british =
  (sea: string) =>
  ({ fleets }: State) => {
    for (const [id, fleet] of Object.entries(fleets))
      if (id.startsWith('great_britain')) fleets[id] = { ...fleet, at: { in: 'sea', sea } };
  };

/** Where a power could march from an area with five points, with the option or without. */
function reached(power: Power, from: AreaId, arrows: 'on' | 'off', change: (state: State) => void) {
  const { state, pack } = aCampaign();
  if (arrows === 'on') state.optionalArrows = true;
  change(state);
  const areas = reachFrom(pack, lookAround({ state, pack }, power), { from, points: 5 });
  const beside = areasBeside({ pack }, from, { enemies: seeEnemies({ state, pack }, power) });
  return { march: (to: AreaId) => areas.has(to), supply: (to: AreaId) => beside.includes(to) };
}

describe('12.2, 12.2.1: optional arrows', () => {
  test('one leads over the Channel for marches and supply, at a table that has them', () => {
    const on = reached('france', 'lille', 'on', british('irish_sea'));
    expect([on.march('dover'), on.supply('dover')]).toEqual([true, true]);
    const off = reached('france', 'lille', 'off', british('irish_sea'));
    expect([off.march('dover'), off.supply('dover')]).toEqual([false, false]);
  });

  test('an enemy fleet in the Channel bars it, from either side', () => {
    const lille = reached('france', 'lille', 'on', british('english_channel'));
    expect([lille.march('dover'), lille.supply('dover')]).toEqual([false, false]);
    const dover = reached('great_britain', 'dover', 'on', british('english_channel'));
    expect(dover.march('lille')).toBe(true);
  });

  test('no fleet bars those of Denmark', () => {
    const danish = (arrows: 'on' | 'off') =>
      reached('france', 'odense', arrows, (state) => {
        state.minors.denmark = { status: 'conquered', controller: 'france' };
        british('kattegat')(state);
      });
    expect([danish('on').march('copenhagen'), danish('on').supply('aarhus')]).toEqual([true, true]);
    expect([danish('off').march('copenhagen'), danish('off').supply('aarhus')]).toEqual([false, false]);
  });
});
