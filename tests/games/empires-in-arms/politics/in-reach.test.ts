import { describe, expect, test } from '@jest/globals';
import type { CorpsSymbol, Owner, Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { countriesInReach } from '../../../../src/games/empires-in-arms/politics/in-reach.ts';
import { whyNotDeclareWar } from '../../../../src/games/empires-in-arms/politics/may-not-declare.ts';
import { makeAlliance } from '../../../../src/games/empires-in-arms/relations/alliance.ts';
import { aCampaign } from '../harness/a-campaign.ts';

const MAY = 4;

/** Europe without any forces. */
function empty(month = MAY) {
  const board = aCampaign();
  Object.assign(board.state, { month, corps: {}, fleets: {}, garrisons: {}, irregulars: {}, leaders: {} });

  const counterOf = (nation: Owner, symbol: CorpsSymbol = 'infantry') => {
    const found = board.pack.corps.find((one) => one.nation === nation && one.symbol === symbol);
    if (!found) throw new Error(`${nation} has no corps of the kind ${symbol}`);
    return found.id;
  };
  const fleetOf = (nation: Owner) => board.pack.fleets.find((one) => one.nation === nation)?.id ?? '';
  return {
    ...board,
    counterOf,
    fleetOf,
    corps(nation: Owner, area: string, symbol?: CorpsSymbol) {
      board.state.corps[counterOf(nation, symbol)] = { area, factors: { infantry: 1 } };
    },
    fleet(nation: Owner, area: string) {
      board.state.fleets[fleetOf(nation)] = { at: { in: 'port', area }, ships: 1 };
    },
    /** The minor countries that a power could enter. */
    minors: (power: Power) => [...countriesInReach(board, power)].filter((id) => board.pack.minor[id]),
  };
}

describe('4.2.2.3: on land', () => {
  test('a corps comes as far as it moves, and one area more by a forced march (7.3.1.2)', () => {
    const europe = empty();
    europe.corps('prussia', 'berlin');
    // Berlin to Mainz in the Palatinate: four areas; to Switzerland: five.
    expect(europe.minors('prussia')).toEqual(expect.arrayContaining(['mecklenburg', 'saxony', 'palatinate']));
    expect(europe.minors('prussia')).not.toContain('switzerland');
  });

  test('cavalry moves farther, without a forced march', () => {
    const europe = empty();
    europe.corps('prussia', 'berlin', 'cavalry');
    expect(europe.minors('prussia')).toContain('switzerland');
    expect(europe.minors('prussia')).not.toContain('sweden');
  });

  test('7.3.1.1: a minor country\u2019s corps moves farther under France', () => {
    const europe = empty();
    europe.corps('saxony', 'berlin');
    europe.state.minors.saxony = { status: 'free', controller: 'prussia', money: 0, manpower: 0 };
    expect(europe.minors('prussia')).not.toContain('switzerland');
    europe.state.minors.saxony = { status: 'free', controller: 'france', money: 0, manpower: 0 };
    expect(europe.minors('france')).toContain('switzerland');
    expect(europe.minors('prussia')).toEqual([]);
  });

  test('cossacks and freikorps move as cavalry, guerrillas one area', () => {
    const europe = empty();
    europe.state.irregulars.berlin = [
      { kind: 'freikorps', power: 'prussia', number: 1 },
      { kind: 'guerrilla', power: 'spain', number: 1 },
    ];
    expect(europe.minors('prussia')).toContain('switzerland');
    expect(europe.minors('spain')).toEqual(expect.arrayContaining(['mecklenburg', 'saxony']));
    // Hanover is two areas away.
    expect(europe.minors('spain')).not.toContain('hanover');
    expect(europe.minors('prussia')).toContain('hanover');
  });

  test('10.1.4: insurrection corps never leave their country', () => {
    const europe = empty();
    europe.corps('austria', 'linz', 'insurrection');
    expect(europe.minors('austria')).toEqual([]);
  });

  test('over an arrow', () => {
    const europe = empty();
    europe.corps('turkey', 'antalya', 'feudal_infantry');
    expect(europe.minors('turkey')).toContain('rhodes');
  });

  test('5.2.1.2: a corps that arrives this month begins in a city of its own, a later one does not', () => {
    const europe = empty();
    const id = europe.counterOf('prussia');
    const arrive = (month: number) => {
      europe.state.arrivals = [{ nation: 'prussia', power: 'prussia', month, what: 'counter', id }];
    };
    arrive(MAY + 1);
    expect(europe.minors('prussia')).toEqual([]);
    arrive(MAY);
    expect(europe.minors('prussia')).toEqual(expect.arrayContaining(['mecklenburg', 'saxony']));
    // A province that was ceded to it is not home.
    for (const { id: province, power } of europe.pack.provinces)
      if (power === 'prussia') europe.state.ceded[province] = 'russia';
    europe.state.ceded.andalusia = 'prussia';
    expect(europe.minors('prussia')).toEqual([]);
    // It may also join a corps that is there.
    europe.corps('bavaria', 'berlin');
    europe.state.minors.bavaria = { status: 'free', controller: 'prussia', money: 0, manpower: 0 };
    europe.state.arrivals = [
      { nation: 'prussia', power: 'prussia', month: MAY, what: 'counter', id: europe.counterOf('prussia', 'cavalry') },
    ];
    expect(europe.minors('prussia')).toContain('switzerland');
  });
});

describe('4.2.2.3: carried from a port (6.2.5)', () => {
  test('a corps and a fleet begin together; the first sea is one point, and each further one', () => {
    const europe = empty();
    europe.corps('great_britain', 'london');
    expect(europe.minors('great_britain')).toEqual([]);
    europe.fleet('great_britain', 'london');
    // Sardinia lies at the seventh sea, Naples at the eighth.
    expect(europe.minors('great_britain')).toEqual(expect.arrayContaining(['portugal', 'denmark', 'sardinia']));
    expect(europe.minors('great_britain')).not.toContain('naples');
    expect(whyNotDeclareWar(europe, 'great_britain', 'portugal')).toBeUndefined();
    expect(whyNotDeclareWar(europe, 'great_britain', 'naples')).toEqual({ why: 'out_of_reach' });
  });

  test('ships alone enter no country, nor do they fetch a corps from elsewhere', () => {
    const europe = empty();
    europe.fleet('great_britain', 'london');
    expect(europe.minors('great_britain')).toEqual([]);
    europe.corps('great_britain', 'glasgow');
    expect(europe.minors('great_britain')).toEqual([]);
  });

  test('a fleet at sea or in a blockade box takes nobody on board', () => {
    const europe = empty();
    europe.corps('great_britain', 'london');
    const at = (place: { in: 'box'; area: string } | { in: 'sea'; sea: string }) => {
      europe.state.fleets[europe.fleetOf('great_britain')] = { at: place, ships: 1 };
      return europe.minors('great_britain');
    };
    expect([at({ in: 'box', area: 'london' }), at({ in: 'sea', sea: 'off_yarmouth' })]).toEqual([[], []]);
  });

  test('the fleet of an ally carries it too', () => {
    const europe = empty();
    europe.corps('great_britain', 'london');
    europe.fleet('russia', 'london');
    expect(europe.minors('great_britain')).toEqual([]);
    makeAlliance(europe, 'great_britain', 'russia');
    expect(europe.minors('great_britain')).toContain('portugal');
  });

  test('a fleet that arrives this month may be there', () => {
    const europe = empty();
    europe.corps('great_britain', 'london');
    const id = europe.fleetOf('great_britain');
    europe.state.arrivals = [{ nation: 'great_britain', power: 'great_britain', month: MAY, what: 'counter', id }];
    expect(europe.minors('great_britain')).toContain('portugal');
  });

  test('cossacks are not carried', () => {
    const europe = empty();
    europe.state.irregulars.london = [{ kind: 'cossack', power: 'russia', number: 1 }];
    europe.fleet('russia', 'london');
    expect(europe.minors('russia')).toEqual([]);
  });

  test('6.2.1.4: in winter no fleet sails through the ice', () => {
    for (const [month, there] of [
      [0, false],
      [MAY, true],
    ] as const) {
      const europe = empty(month);
      europe.corps('russia', 'st_petersburg');
      europe.fleet('russia', 'st_petersburg');
      expect(europe.minors('russia').includes('denmark')).toBe(there);
    }
  });
});
