import { describe, expect, test } from '@jest/globals';
import { POWERS } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { MARCH } from '../../../../src/games/empires-in-arms/rulesets.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import { viewOf } from '../../../../src/games/empires-in-arms/view.ts';
import { aCampaign } from '../harness/a-campaign.ts';
import { aBusyCampaign, seenBy } from './a-board.ts';

describe('2.4.2: what a viewer may see', () => {
  test('own corps by their faces, with factors and what they hold, others by their backs', () => {
    const { corps, backs } = seenBy('france');
    expect(new Set(corps.map(({ commander }) => commander))).toEqual(new Set(['france']));
    expect(corps.find(({ id }) => id === 'france_i')).toMatchObject({
      area: 'hanover',
      factors: { infantry: 11, cavalry: 1 },
      capacity: [
        { troops: ['infantry', 'militia'], most: 16 },
        { troops: ['cavalry'], most: 2 },
      ],
      besieged: false,
    });
    expect(backs.find(({ area }) => area === 'vienna')).toEqual({
      area: 'vienna',
      nation: 'austria',
      of: expect.anything(),
      commander: 'austria',
      besieged: false,
      inCity: false,
      number: 3,
    });
    expect(backs.some(({ commander }) => commander === 'france')).toBe(false);
  });

  test('a besieged corps lies in its city for all to see', () => {
    const { backs } = seenBy('france', ({ corps }) => {
      const [first] = Object.values(corps).filter(({ area }) => area === 'vienna');
      if (first) first.besieged = true;
    });
    const there = backs.filter(({ area }) => area === 'vienna').map(({ besieged, number }) => [besieged, number]);
    expect(there).toEqual([
      [false, 2],
      [true, 1],
    ]);
  });

  test('a corps that is lent is commanded by whom it is lent to (B.4)', () => {
    const lend = (state: State) => {
      state.loans = [{ corps: 'france_i', from: 'france', to: 'prussia', until: 6 }];
    };
    expect(seenBy('prussia', lend).corps.map(({ id }) => id)).toContain('france_i');
    expect(seenBy('france', lend).corps.map(({ id }) => id)).not.toContain('france_i');
    expect(seenBy('france', lend).loans).toMatchObject([{ corps: 'france_i', time: { year: 1805, month: 'july' } }]);
    expect(seenBy('spain', lend).loans).toEqual([]);
    expect(seenBy('spain', lend).backs.find(({ area }) => area === 'hanover')).toMatchObject({
      nation: 'france',
      commander: 'prussia',
    });
  });

  test('a leader stands in an area, not with one of the corps there', () => {
    const { leaders } = seenBy('spain');
    expect(leaders.find(({ id }) => id === 'napoleon')).toMatchObject({ is: 'with', area: 'paris', fleet: undefined });
    expect(leaders.find(({ id }) => id === 'nelson')).toMatchObject({ fleet: 'great_britain_fleet_v' });
  });

  test('fleets, garrisons, depots and the powers’ standing are open', () => {
    const { fleets, garrisons, depots, powers } = seenBy('spectator');
    expect(fleets.find(({ at }) => at.in === 'port' && at.area === 'brest')).toMatchObject({
      commander: 'france',
      ships: 25,
      room: 30,
    });
    expect(garrisons.find(({ area }) => area === 'malta')).toMatchObject({ commander: 'great_britain', infantry: 2 });
    expect(depots.map(({ area }) => area)).toContain('paris');
    expect(powers.find(({ id }) => id === 'france')).toMatchObject({ zone: 'dominant', box: 2, gives: 9, goal: 400 });
  });

  test('one’s own treasury alone; everybody’s for a moderator', () => {
    expect(seenBy('spectator').treasuries).toEqual([]);
    expect(seenBy('prussia').treasuries.map(({ power }) => power)).toEqual(['prussia']);
    const { treasuries, corps, backs } = seenBy('moderator');
    expect(treasuries.map(({ power }) => power)).toEqual(POWERS);
    expect(corps).toHaveLength(76);
    expect(backs).toEqual([]);
  });

  test('prisoners: whoever holds them, and whose they are', () => {
    for (const viewer of ['austria', 'france', 'moderator'])
      expect(seenBy(viewer, aBusyCampaign).prisoners).toHaveLength(1);
    for (const viewer of ['russia', 'spectator']) expect(seenBy(viewer, aBusyCampaign).prisoners).toEqual([]);
  });

  test('what is on its way, the soonest first, with the month', () => {
    const [treasury] = seenBy('france', ({ arrivals }) => {
      arrivals.push(
        { nation: 'france', power: 'france', month: 4, what: 'infantry', number: 2 },
        { nation: 'france', power: 'france', month: 3, what: 'counter', id: 'france_v' },
        { nation: 'prussia', power: 'prussia', month: 3, what: 'guard', number: 1 },
      );
    }).treasuries;
    expect(treasury?.arrivals).toMatchObject([
      { what: 'counter', id: 'france_v', name: { printed: 'French V Corps' }, time: { month: 'april', year: 1805 } },
      { what: 'infantry', number: 2, name: undefined, time: { month: 'may', year: 1805 } },
    ]);
  });
});

describe('what lies between powers', () => {
  test('4.4.6.3: a peace is told as long as it binds, of whom it binds', () => {
    const { relations } = seenBy('spectator', aBusyCampaign);
    const between = (a: string, b: string) => relations.find(({ between: [x, y] }) => x === a && y === b);
    expect(between('austria', 'france')?.peace).toEqual([
      { power: 'austria', until: { year: 1808, month: 'may' } },
      { power: 'france', until: { year: 1807, month: 'september' } },
    ]);
    // It ended with this month; what is left is that they may not be allied.
    expect(between('austria', 'prussia')).toMatchObject({
      peace: [],
      noAllianceUntil: { year: 1807, month: 'october' },
    });
    expect(between('austria', 'spain')).toBeUndefined();
  });

  test('4.4: treaties, with what is left of them', () => {
    expect(seenBy('spectator', aBusyCampaign).treaties.map(({ term, lasts }) => [term, lasts])).toEqual([
      ['C.3', { payments: 3 }],
      ['B.6', { until: { year: 1808, month: 'march' } }],
    ]);
  });

  test('4.9: combined movement in this month alone', () => {
    expect(seenBy('spectator', aBusyCampaign).combinedMovements.map(({ powers }) => powers)).toEqual([
      ['austria', 'russia'],
    ]);
  });
});

describe('who holds what', () => {
  test('home provinces, ceded ones, and minor countries by their controllers', () => {
    const { held, ceded } = seenBy('spectator', aBusyCampaign);
    expect([held.paris, held.innsbruck, held.amsterdam, held.lisbon]).toEqual([
      'france',
      'france',
      'france',
      undefined,
    ]);
    expect(ceded).toMatchObject([{ name: { printed: 'Tyrol' }, from: 'austria', to: 'france' }]);
  });

  test('11: a new political combination with its members', () => {
    const { combinations } = seenBy('spectator', (state) => {
      state.minors.kingdom_of_italy = { status: 'free', controller: 'france', money: 0, manpower: 0 };
      state.combinations.kingdom_of_italy = ['lombardy', 'piedmont'];
    });
    expect(combinations).toMatchObject([
      {
        id: 'kingdom_of_italy',
        controller: 'france',
        members: [{ printed: 'Lombardy' }, { printed: 'Piedmont' }],
      },
    ]);
  });
});

test('a view is small: also when everything is known and much has happened', () => {
  const { state, pack } = aCampaign();
  const size = (viewer: string) => JSON.stringify(viewOf({ state, pack, ruleset: MARCH }, viewer)).length;
  for (const viewer of [...POWERS, 'spectator']) expect(size(viewer)).toBeLessThan(60_000);
  aBusyCampaign(state);
  for (const power of POWERS) {
    for (let n = 0; n < 40; n += 1)
      state.powers[power].account.push({ month: 26, for: 'drift', with: 'bavaria', points: 1, square: 22 });
    for (let n = 0; n < 60; n += 1)
      state.arrivals.push({ nation: power, power, month: 27 + (n % 12), what: 'infantry', number: 9 });
  }
  for (const viewer of [...POWERS, 'spectator']) expect(size(viewer)).toBeLessThan(100_000);
});
