import { describe, expect, test } from '@jest/globals';
import { checkCharts } from '../../../src/games/empires-in-arms/pack/check-charts.ts';
import { checkForces } from '../../../src/games/empires-in-arms/pack/check-forces.ts';
import { checkSetup } from '../../../src/games/empires-in-arms/pack/check-setup.ts';
import { checkSums } from '../../../src/games/empires-in-arms/pack/check-sums.ts';
import { found } from './changed-file.ts';

const owner = { source: 'owner', confidence: 1 };
const FRANCE = 'setup/powers/france';
const SPAIN = 'setup/powers/spain';

describe('corps and fleets', () => {
  test.each<[what: string, path: string, value: unknown, faults: readonly string[]]>([
    [
      'an over-full corps',
      `${FRANCE}/corps/france_i/factors/infantry`,
      17,
      ['setup.powers.france.corps.france_i: There is room for 16 factors of infantry and militia, and this has 17.'],
    ],
    [
      'infantry and militia share their room',
      `${FRANCE}/corps/france_i/factors/militia`,
      6,
      ['setup.powers.france.corps.france_i: There is room for 16 factors of infantry and militia, and this has 17.'],
    ],
    [
      'a corps of troops that it cannot hold',
      `${SPAIN}/corps/spain_militia_i/factors`,
      { infantry: 1 },
      ['setup.powers.spain.corps.spain_militia_i: There is room for 0 factors of infantry, and this has 1.'],
    ],
    [
      'guards outside of the guard',
      `${FRANCE}/corps/france_i/factors/guard`,
      1,
      ['setup.powers.france.corps.france_i: There is room for 0 factors of guard, and this has 1.'],
    ],
    [
      'an empty corps',
      `${FRANCE}/corps/france_i/factors`,
      {},
      ['setup.powers.france.corps.france_i: A corps on the map has at least one factor.'],
    ],
    [
      'an over-full fleet',
      `${FRANCE}/fleets/france_fleet_i/ships`,
      31,
      ['setup.powers.france.fleets.france_fleet_i: There is room for 30 ships, and this has 31.'],
    ],
    [
      'a minor country with more troops than corps',
      'minors/hesse/forces/value/infantry',
      13,
      ['minors.hesse.forces: There is room for 12 factors of infantry, and this has 13.'],
    ],
    [
      'a minor country with ships and no fleet',
      'minors/hesse/ships/value',
      1,
      ['minors.hesse.ships: There is room for 0 ships, and this has 1.'],
    ],
    [
      'a feudal corps without province',
      'corps/turkey_feudal_bosnia/province',
      undefined,
      ['corps.turkey_feudal_bosnia.province: A feudal corps has a home province, and no other corps has one.'],
    ],
    [
      'a leader without rating',
      'leaders/davout/tactical',
      undefined,
      [
        'leaders.davout.strategic: A leader on land has a strategic and a tactical rating, a tactical maximum and a ' +
          'seniority; a naval one has none of them.',
      ],
    ],
  ])('%s', (_, path, value, faults) => {
    expect(found(checkForces, [path, value])).toEqual(faults);
  });
});

describe('the set-up', () => {
  test.each<[what: string, path: string, value: unknown, fault: string]>([
    [
      'an unknown corps',
      `${FRANCE}/corps/france_i/corps`,
      'france_xx',
      'setup.powers.france.corps.france_xx: This names france_xx, and there is none, or it does not belong here.',
    ],
    [
      'the corps of somebody else',
      `${FRANCE}/corps/france_i/corps`,
      'russia_ix',
      'setup.powers.france.corps.russia_ix: This names russia_ix, and there is none, or it does not belong here.',
    ],
    [
      'a corps that is placed twice',
      `${FRANCE}/corps/france_i/corps`,
      'france_ii',
      'setup.powers.corps.france_ii: france_ii is there more than once; every id must be used once.',
    ],
    [
      'a corps abroad',
      `${FRANCE}/corps/france_i/area`,
      'ulm',
      'setup.powers.france.corps.france_i: ulm does not belong to france.',
    ],
    [
      'a corps nowhere',
      `${FRANCE}/corps/france_i/area`,
      'atlantis',
      'setup.powers.france.corps.france_i: This names atlantis, and there is none, or it does not belong here.',
    ],
    [
      'a garrison without city',
      `${FRANCE}/garrisons/metz/area`,
      'rheims',
      'setup.powers.france.garrisons.rheims: rheims has no city, and this needs one.',
    ],
    [
      'an over-full city',
      `${FRANCE}/garrisons/metz/factors`,
      16,
      'setup.powers.france.garrisons.metz: The city has room for 15 factors, and the garrison has 16.',
    ],
    [
      'a depot without city',
      `${FRANCE}/depots/milan/area`,
      'rheims',
      'setup.powers.france.depots.rheims: rheims has no city, and this needs one.',
    ],
    [
      'two depots in an area',
      `${FRANCE}/depots/milan/area`,
      'paris',
      'setup.powers.depots.paris: paris is there more than once; every id must be used once.',
    ],
    [
      'more depots than counters',
      'counters/depot-france/most/value',
      3,
      'setup.powers.france.depot: There are 3 counters of the kind depot, and this needs 4.',
    ],
    [
      'cossacks of Spain',
      `${SPAIN}/irregulars/+`,
      { kind: 'cossack', area: 'madrid', ...owner },
      'setup.powers.spain.cossack: There are 0 counters of the kind cossack, and this needs 1.',
    ],
    [
      'a fleet inland',
      `${FRANCE}/fleets/france_fleet_i/area`,
      'paris',
      'setup.powers.france.fleets.france_fleet_i: paris has no port, and this needs one.',
    ],
    [
      'a leader of somebody else',
      `${FRANCE}/leaders/ney/leader`,
      'moore',
      'setup.powers.france.leaders.moore: This names moore, and there is none, or it does not belong here.',
    ],
    [
      'a leader with a corps that is not there',
      `${FRANCE}/leaders/ney/with`,
      'france_xiv',
      'setup.powers.france.leaders.ney: This names france_xiv, and there is none, or it does not belong here.',
    ],
    [
      'an admiral on land',
      'setup/powers/great_britain/leaders/nelson/with',
      'great_britain_i',
      'setup.powers.great_britain.leaders.nelson: This names great_britain_i, and there is none, or it ' +
        'does not belong here.',
    ],
    [
      'a leader before his time',
      `${FRANCE}/leaders/ney/leader`,
      'eugene',
      'setup.powers.france.leaders.eugene: This leader arrives later.',
    ],
    ['a power that is missing', SPAIN, undefined, 'setup.powers: There must be an entry for spain; there is none.'],
    [
      'a goal that is missing',
      'setup/goals/grand-spain',
      undefined,
      'setup.goals.grand: There must be an entry for spain; there is none.',
    ],
    [
      'a start that is missing',
      'starts/I-spain',
      undefined,
      'starts.I: There must be an entry for spain; there is none.',
    ],
    [
      'a goal that is there twice',
      'setup/goals/grand-spain/power',
      'france',
      'setup.goals.grand-france: grand-france is there more than once; every id must be used once.',
    ],
    [
      'a war with itself',
      'setup/wars/value',
      [['spain', 'spain']],
      'setup: spain cannot be at war or allied with itself.',
    ],
    [
      'a war between allies',
      'setup/alliances/value',
      [['great_britain', 'france']],
      'setup.alliances: france and great_britain cannot be at war and allied at the same time.',
    ],
  ])('%s', (_, path, value, fault) => {
    expect(found(checkSetup, [path, value])).toContain(fault);
  });
});

describe('sums', () => {
  test.each<[what: string, path: string, value: unknown, faults: readonly string[]]>([
    [
      'money of the provinces',
      'provinces/normandy/money/value',
      7,
      ['nations.france.money: Together this must give 60; it gives 62.'],
    ],
    [
      'manpower of the provinces',
      'provinces/normandy/manpower/value',
      0,
      ['nations.france.manpower: Together this must give 30; it gives 27.'],
    ],
    [
      'a province that changes hands',
      'provinces/crete/power/value',
      'austria',
      [
        'nations.austria.money: Together this must give 42; it gives 43.',
        'nations.turkey.money: Together this must give 28; it gives 27.',
      ],
    ],
    [
      'trade with Great Britain',
      'areas/cadiz/port/domestic/value',
      3,
      ['nations.spain.trade.domestic: Together this must give 8; it gives 9.'],
    ],
    [
      'trade overseas',
      'areas/cadiz/port/overseas/value',
      0,
      ['nations.spain.trade.overseas: Together this must give 6; it gives 3.'],
    ],
    [
      'infantry of the set-up',
      `${FRANCE}/garrisons/metz/factors`,
      3,
      ['setup.powers.france.totals.infantry: Together this must give 118; it gives 120.'],
    ],
    [
      'troops that no total names',
      `${FRANCE}/corps/france_i/factors/militia`,
      1,
      ['setup.powers.france.totals.militia: Together this must give 0; it gives 1.'],
    ],
    [
      'ships of the set-up',
      `${FRANCE}/fleets/france_fleet_i/ships`,
      20,
      ['setup.powers.france.totals.ships: Together this must give 45; it gives 40.'],
    ],
    [
      'a free state that stands on the map',
      'minors/lombardy/forces/value/infantry',
      7,
      ['minors.lombardy.forces.infantry: Together this must give 7; it gives 6.'],
    ],
    [
      'the ships of a free state',
      'minors/holland/ships/value',
      13,
      ['minors.holland.ships: Together this must give 13; it gives 12.'],
    ],
  ])('%s', (_, path, value, faults) => {
    expect(found(checkSums, [path, value])).toEqual(faults);
  });
});

describe('charts', () => {
  test.each<[what: string, path: string, value: unknown, fault: string]>([
    [
      'an order without a power: 3.2 B as printed',
      'sequence/landReinforcement/value',
      ['spain', 'great_britain', 'russia', 'austria', 'turkey', 'russia', 'france'],
      'sequence.landReinforcement: There must be an entry for prussia; there is none.',
    ],
    [
      'an order with a power twice',
      'sequence/landReinforcement/value',
      ['spain', 'great_britain', 'russia', 'austria', 'turkey', 'russia', 'france'],
      'sequence.landReinforcement.russia: russia is there more than once; every id must be used once.',
    ],
    [
      'a start beyond the display',
      'starts/I-france/box/value/number',
      11,
      'starts.I-france: There is no box 11; the zone has 10.',
    ],
    [
      'a one-sided exclusion',
      'peace/terms/B.1/excludes/value',
      ['B.4'],
      'peace.terms.C.1.excludes: B.1 must exclude this term too.',
    ],
    [
      'a control modifier that is missing',
      'minors/hesse/controlModifiers/value/spain',
      undefined,
      'minors.hesse.controlModifiers: There must be an entry for spain; there is none.',
    ],
    [
      'a second rating of Spain',
      'nations/spain/ratings1810',
      { value: { strategic: 1, tactical: 1 }, ...owner },
      'nations.spain.ratings1810: Prussia has ratings from 1810, and no other power has.',
    ],
    [
      'a leader who leaves before coming',
      'leaders/barclay/leaves/value',
      { year: 1806, month: 'may' },
      'leaders.barclay.leaves: This must be later than its beginning.',
    ],
    [
      'a campaign that ends before it begins',
      'calendar/campaigns/short/last/value',
      { year: 1804, month: 'may' },
      'calendar.campaigns.short.last: This must be later than its beginning.',
    ],
    [
      'a corps with two limits for one kind',
      'corps/france_i/capacity/value',
      [
        { troops: ['infantry'], most: 9 },
        { troops: ['infantry'], most: 9 },
      ],
      'corps.france_i.capacity.infantry: infantry is there more than once; every id must be used once.',
    ],
    [
      'a percentage without its row of the chart',
      'percentages/25',
      undefined,
      'percentages: There must be an entry for 25; there is none.',
    ],
    [
      'a die of the naval table that is left out',
      'naval/combat/7',
      undefined,
      'naval.combat: There must be an entry for 7; there is none.',
    ],
    [
      'walls of which nothing is said',
      'siege/breach/needs/3',
      undefined,
      'siege.breach.needs: There must be an entry for 3; there is none.',
    ],
    [
      'a percentage of failed assaults without its row',
      'siege/breach/failurePercent/value',
      7,
      'percentages: There must be an entry for 7; there is none.',
    ],
  ])('%s', (_, path, value, fault) => {
    expect(found(checkCharts, [path, value])).toContain(fault);
  });
});
