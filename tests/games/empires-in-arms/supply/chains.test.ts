import { describe, expect, test } from '@jest/globals';
import { mayPassStraits } from '../../../../src/games/empires-in-arms/naval/pass-straits.ts';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { powerOf } from '../../../../src/games/empires-in-arms/sequence/who-decides.ts';
import { chainsOf } from '../../../../src/games/empires-in-arms/supply/chains.ts';
import { bringOutPortDepots, dropCutPortDepots } from '../../../../src/games/empires-in-arms/supply/port-depots.ts';
import { allied, atWar, put } from '../land/a-land-step.ts';
import { aSummer, depots, supplied } from './a-supply-step.ts';

const valid = (board: Board, power: Power) => [...chainsOf(board, power).valid].toSorted();
const fleet = (board: Board, id: string, area: string, where: 'port' | 'box' = 'port') => {
  board.state.fleets[id] = { at: { in: where, area }, ships: 10 };
};

describe('7.2.3.1: a source of supply', () => {
  const sources = (board: Board, power: Power) => [...chainsOf(board, power).sources].toSorted();

  test('is a depot beside a controlled city at home or in a controlled minor country', () => {
    const board = aSummer();
    depots(board, 'austria', ...['vienna', 'linz', 'venice', 'munich', 'paris']);
    // Venetia is Austria's in 1805; Linz has no city; Munich and Paris are others'.
    expect(sources(board, 'austria')).toEqual(['venice', 'vienna']);
    board.state.minors.bavaria = { status: 'conquered', controller: 'austria' };
    expect(sources(board, 'austria')).toEqual(['munich', 'venice', 'vienna']);
  });

  test('not in a province that is ceded to the power, nor in one that it has ceded', () => {
    const board = aSummer();
    depots(board, 'austria', 'vienna', 'paris');
    board.state.ceded = { austria: 'france', ile_de_france: 'austria' };
    expect(sources(board, 'austria')).toEqual([]);
  });

  test('not in a besieged city, an enemy’s, or where enemies stand in the area', () => {
    const board = aSummer();
    depots(board, 'austria', 'vienna');
    atWar(board, 'france', 'austria');
    board.state.irregulars.vienna = [{ kind: 'cossack', power: 'france', number: 1 }];
    expect(sources(board, 'austria')).toEqual([]);
    board.state.garrisons.vienna = { nation: 'austria', infantry: 1, militia: 0 };
    expect(sources(board, 'austria')).toEqual(['vienna']);
    board.state.garrisons.vienna.besieged = true;
    expect(sources(board, 'austria')).toEqual([]);
    board.state.garrisons = {};
    board.state.irregulars = {};
    put(board, 'austria_i', 'vienna');
    put(board, 'france_i', 'vienna');
    expect(sources(board, 'austria')).toEqual([]);
  });
});

describe('7.2.3.2: a chain of supply', () => {
  test('is a row of depots of one power, each two areas from the next, from a source on', () => {
    const board = aSummer();
    depots(board, 'austria', 'innsbruck', 'ulm', 'frankfurt');
    expect(valid(board, 'austria')).toEqual(['innsbruck', 'ulm']);
    depots(board, 'austria', 'karlsruhe');
    expect(valid(board, 'austria')).toEqual(['frankfurt', 'innsbruck', 'karlsruhe', 'ulm']);
    delete board.state.depots.innsbruck;
    expect(valid(board, 'austria')).toEqual([]);
  });

  test('7.2.3.3.3: depots of allies are no part of it', () => {
    const board = aSummer();
    allied(board, 'austria', 'russia');
    depots(board, 'austria', 'innsbruck', 'karlsruhe');
    depots(board, 'russia', 'ulm');
    expect(valid(board, 'austria')).toEqual(['innsbruck']);
    expect(valid(board, 'russia')).toEqual([]);
  });

  test('7.2.3.2.1: with nobody of the enemy in between, unless an own corps or garrison is there as well', () => {
    const board = aSummer();
    atWar(board, 'france', 'austria');
    depots(board, 'austria', 'innsbruck', 'ulm');
    const between = ['munich', 'west_of_munich', 'zurich'];
    for (const area of between) board.state.garrisons[area] = { nation: 'france', infantry: 1, militia: 0 };
    expect(valid(board, 'austria')).toEqual(['innsbruck']);
    put(board, 'austria_i', 'munich', { besieged: true });
    expect(valid(board, 'austria')).toEqual(['innsbruck']);
    put(board, 'austria_i', 'munich');
    expect(valid(board, 'austria')).toEqual(['innsbruck', 'ulm']);
    board.state.corps = {};
    board.state.depots.munich = { power: 'austria', garrison: { nation: 'austria', infantry: 1, militia: 0 } };
    expect(valid(board, 'austria')).toEqual(['innsbruck', 'munich', 'ulm']);
  });

  test('7.2.3.2.1: not over a depot in whose area an enemy stands alone (ruling)', () => {
    const board = aSummer();
    atWar(board, 'france', 'austria');
    depots(board, 'austria', 'innsbruck', 'ulm', 'karlsruhe');
    put(board, 'france_i', 'ulm');
    expect(valid(board, 'austria')).toEqual(['innsbruck']);
    put(board, 'austria_i', 'ulm');
    expect(valid(board, 'austria')).toEqual(['innsbruck', 'karlsruhe', 'ulm']);
  });

  test('7.2.3.2.2: over no arrow in whose sea an enemy fleet is', () => {
    const board = aSummer();
    atWar(board, 'russia', 'turkey');
    depots(board, 'turkey', 'constantinople', 'angora');
    expect(valid(board, 'turkey')).toEqual(['angora', 'constantinople']);
    board.state.fleets.russia_fleet_i = { at: { in: 'sea', sea: 'dardanelles' }, ships: 10 };
    // Angora is a source by itself if it has a city.
    const hasCity = board.pack.area.angora?.city !== undefined;
    expect(valid(board, 'turkey')).toEqual(hasCity ? ['angora', 'constantinople'] : ['constantinople']);
    depots(board, 'turkey', 'brusa');
    delete board.state.depots.angora;
    expect(valid(board, 'turkey')).toEqual(['constantinople']);
  });

  test('7.2.3.2.3: what is cut off stays on the map and supplies nobody', () => {
    const board = aSummer();
    depots(board, 'austria', 'innsbruck', 'frankfurt');
    put(board, 'austria_i', 'frankfurt');
    board.state.minorWars[board.pack.area.frankfurt?.province ?? ''] = ['austria'];
    board.state.marches = { austria_i: { entered: ['zurich', 'frankfurt'], left: 0 } };
    const game = supplied(board, ['austria'], { 'forage:frankfurt': [4] });
    expect(game.state.depots.frankfurt).toEqual({ power: 'austria' });
    expect(game.state.corps.austria_i?.factors).toEqual({ infantry: 4 });
  });
});

describe('7.4.3: naval supply', () => {
  /** Great Britain with a source in Portsmouth and a depot in Gibraltar. */
  function gibraltar(): Board {
    const board = aSummer();
    board.state.minors.gibraltar = { status: 'neutral' };
    board.state.garrisons.gibraltar = { nation: 'great_britain', infantry: 5, militia: 0 };
    depots(board, 'great_britain', 'portsmouth', 'gibraltar');
    return board;
  }
  const reached = (board: Board) => chainsOf(board, 'great_britain').valid.has('gibraltar');

  test('7.4.3.1: links depots in two ports, one of which has a fleet, own or allied, and is in a chain', () => {
    const board = gibraltar();
    expect(reached(board)).toBe(false);
    fleet(board, 'great_britain_fleet_i', 'portsmouth');
    expect(reached(board)).toBe(true);
    board.state.fleets = {};
    fleet(board, 'great_britain_fleet_i', 'gibraltar');
    expect(reached(board)).toBe(false);
    board.state.fleets = {};
    fleet(board, 'russia_fleet_i', 'portsmouth');
    expect(reached(board)).toBe(false);
    allied(board, 'great_britain', 'russia');
    expect(reached(board)).toBe(true);
  });

  test('7.4.3.1: from there the chain goes on over land, and over the sea where another fleet lies', () => {
    const board = gibraltar();
    fleet(board, 'great_britain_fleet_i', 'portsmouth');
    depots(board, 'great_britain', 'malaga', 'palma');
    const at = () => valid(board, 'great_britain');
    // Malaga, in Spain, is near Gibraltar; of Palma Great Britain does not control the port.
    expect(at()).toEqual(['gibraltar', 'malaga', 'portsmouth']);
    board.state.garrisons.palma = { nation: 'great_britain', infantry: 1, militia: 0 };
    expect(at()).toEqual(['gibraltar', 'malaga', 'palma', 'portsmouth']);
    // With Portsmouth’s fleet in Gibraltar nothing sails from the source; with one in each all do.
    board.state.fleets = {};
    fleet(board, 'great_britain_fleet_i', 'gibraltar');
    expect(at()).toEqual(['portsmouth']);
  });

  test('7.4.3.1: not to a port that another controls', () => {
    const board = gibraltar();
    fleet(board, 'great_britain_fleet_i', 'portsmouth');
    board.state.garrisons.gibraltar = { nation: 'russia', infantry: 1, militia: 0 };
    expect(reached(board)).toBe(false);
    delete board.state.garrisons.gibraltar;
    put(board, 'great_britain_i', 'gibraltar', { inCity: true });
    expect(reached(board)).toBe(true);
  });

  test('7.4.3.2: enemy fleets cut it in a blockade box, and not at sea or in their ports', () => {
    const board = gibraltar();
    atWar(board, 'france', 'great_britain');
    fleet(board, 'great_britain_fleet_i', 'portsmouth');
    board.state.fleets.france_fleet_i = { at: { in: 'sea', sea: 'english_channel' }, ships: 30 };
    fleet(board, 'france_fleet_ii', 'toulon');
    expect(reached(board)).toBe(true);
    fleet(board, 'france_fleet_i', 'gibraltar', 'box');
    expect(reached(board)).toBe(false);
    fleet(board, 'france_fleet_i', 'portsmouth', 'box');
    expect(reached(board)).toBe(false);
    fleet(board, 'france_fleet_i', 'plymouth', 'box');
    expect(reached(board)).toBe(true);
  });

  test('7.4.3.3: in winter not beyond the ice line, neither to a port there nor through such seas', () => {
    const at = (month: number) => {
      const board = aSummer(month);
      depots(board, 'russia', 'riga', 'stockholm');
      board.state.minors.sweden = { status: 'conquered', controller: 'russia' };
      fleet(board, 'russia_fleet_i', 'riga');
      return chainsOf(board, 'russia').navalReach.has('stockholm');
    };
    expect([at(6), at(0), at(10), at(11)]).toEqual([true, false, true, false]);
  });

  describe('7.4.3.3: through the Dardanelles', () => {
    /** Russia with a source in Sevastopol, and Corfu, which it holds. */
    function blackSea(): Board {
      const board = aSummer();
      depots(board, 'russia', 'sevastopol', 'corfu');
      fleet(board, 'russia_fleet_ii', 'sevastopol');
      board.state.minors.corfu = { status: 'neutral' };
      board.state.garrisons.corfu = { nation: 'russia', infantry: 5, militia: 0 };
      return board;
    }
    const reachesCorfu = (board: Board) => chainsOf(board, 'russia').navalReach.has('corfu');

    test('only by leave of who controls Constantinople', () => {
      const board = blackSea();
      expect(reachesCorfu(board)).toBe(false);
      board.state.access = { turkey: [{ to: 'russia', into: 'ports' }] };
      expect(reachesCorfu(board)).toBe(false);
      board.state.access = { turkey: [{ to: 'russia', into: 'straits' }] };
      expect(reachesCorfu(board)).toBe(true);
      atWar(board, 'turkey', 'russia');
      expect(reachesCorfu(board)).toBe(false);
    });

    test('freely for who controls it, or besieges it (10.7)', () => {
      const board = blackSea();
      expect(mayPassStraits(board, 'turkey')).toBe(true);
      board.state.garrisons.constantinople = { nation: 'france', infantry: 1, militia: 0 };
      expect([mayPassStraits(board, 'turkey'), mayPassStraits(board, 'france')]).toEqual([false, true]);
      expect(reachesCorfu(board)).toBe(false);
      board.state.sieges = { constantinople: ['russia'] };
      expect(reachesCorfu(board)).toBe(true);
    });

    test('for all while nobody does', () => {
      const { state, pack } = blackSea();
      const straits = { ...pack.naval.straits, city: 'munich' };
      const board = { state, pack: { ...pack, naval: { ...pack.naval, straits } } };
      state.minors.bavaria = { status: 'conquered', controller: 'austria' };
      expect(mayPassStraits(board, 'russia')).toBe(false);
      state.minors.bavaria = { status: 'neutral' };
      expect(mayPassStraits(board, 'russia')).toBe(true);
    });

    test('while it is besieged, for its besiegers alone, whatever whoever is shut in allows', () => {
      const board = blackSea();
      board.state.access = { turkey: [{ to: 'russia', into: 'straits' }] };
      board.state.garrisons.constantinople = { nation: 'turkey', infantry: 1, militia: 0, besieged: true };
      board.state.sieges = { constantinople: ['austria'] };
      expect(['russia', 'turkey', 'austria'].map((one) => mayPassStraits(board, powerOf(one)))).toEqual([
        false,
        false,
        true,
      ]);
    });
  });
});

describe('7.4.3.4: depots inside besieged ports', () => {
  /** Danzig is besieged by France, with a depot of Prussia inside; Stettin is its source. */
  function danzig(): Board {
    const board = aSummer();
    atWar(board, 'france', 'prussia');
    depots(board, 'prussia', 'stettin');
    fleet(board, 'prussia_fleet', 'stettin');
    put(board, 'france_i', 'danzig');
    board.state.garrisons.danzig = { nation: 'prussia', infantry: 5, militia: 0, besieged: true };
    board.state.portDepots = { danzig: 'prussia' };
    board.state.sieges = { danzig: ['france'] };
    return board;
  }

  test('7.4.3.4.2: are in the city, so that no chain goes on from there over land', () => {
    const board = aSummer();
    depots(board, 'great_britain', 'portsmouth', 'oporto');
    fleet(board, 'great_britain_fleet_i', 'portsmouth');
    board.state.garrisons.lisbon = { nation: 'great_britain', infantry: 5, militia: 0, besieged: true };
    board.state.portDepots = { lisbon: 'great_britain' };
    const chains = chainsOf(board, 'great_britain');
    expect([[...chains.besiegedPorts], chains.valid.has('oporto')]).toEqual([['lisbon'], false]);
    board.state.garrisons.lisbon = { nation: 'great_britain', infantry: 5, militia: 0 };
    board.state.portDepots = {};
    depots(board, 'great_britain', 'lisbon');
    expect(chainsOf(board, 'great_britain').valid.has('oporto')).toBe(true);
  });

  test('7.4.3.4.3: come into the area when the siege is over, and destroy an enemy depot there', () => {
    const board = danzig();
    depots(board, 'france', 'danzig');
    expect(bringOutPortDepots(board)).toEqual([]);
    delete board.state.garrisons.danzig?.besieged;
    delete board.state.sieges;
    board.state.corps = {};
    expect(bringOutPortDepots(board)).toEqual([
      { power: 'prussia', area: 'danzig', now: 'in_area', destroyed: 'france' },
    ]);
    expect([board.state.portDepots, board.state.depots.danzig]).toEqual([{}, { power: 'prussia' }]);
  });

  test('7.4.3.4.3: are not needed beside an own depot, and lost with the port', () => {
    const beside = danzig();
    beside.state.garrisons.danzig = { nation: 'prussia', infantry: 5, militia: 0 };
    delete beside.state.sieges;
    depots(beside, 'prussia', 'danzig');
    expect(bringOutPortDepots(beside)).toEqual([{ power: 'prussia', area: 'danzig', now: 'gone' }]);
    const taken = danzig();
    taken.state.garrisons.danzig = { nation: 'france', infantry: 5, militia: 0 };
    delete taken.state.sieges;
    expect(bringOutPortDepots(taken)).toEqual([{ power: 'prussia', area: 'danzig', now: 'gone' }]);
    expect(taken.state.depots.danzig).toBeUndefined();
  });

  test('7.4.3.4.4: are gone as soon as no naval supply reaches them', () => {
    const board = danzig();
    expect(dropCutPortDepots(board)).toEqual([]);
    fleet(board, 'france_fleet_i', 'danzig', 'box');
    expect(dropCutPortDepots(board)).toEqual([{ power: 'prussia', area: 'danzig', now: 'gone' }]);
    expect(board.state.portDepots).toEqual({});
  });

  test('the supply step sees to both, and everybody reads it', () => {
    const board = danzig();
    board.state.fleets = {};
    board.state.sieges = { danzig: ['france'] };
    expect(supplied(board, ['france']).told()).toContain('The depot of Prussia inside Danzig is gone (7.4.3.4).');
    const free = danzig();
    delete free.state.garrisons.danzig?.besieged;
    free.state.sieges = {};
    free.state.corps = {};
    expect(supplied(free, ['france']).told()).toEqual([
      'The depot of Prussia in Danzig comes out of the port, which is besieged no more (7.4.3.4.3).',
    ]);
  });
});

describe('7.4.4: invasion supply', () => {
  /** A British fleet with a depot off Portugal. */
  function offPortugal(): Board {
    const board = aSummer();
    board.state.fleets.great_britain_fleet_i = { at: { in: 'sea', sea: 'portuguese_coast' }, ships: 10, depot: true };
    return board;
  }
  const areas = (board: Board) => chainsOf(board, 'great_britain').offFleets;

  test('reaches all areas on the coast of the fleet’s sea', () => {
    expect(areas(offPortugal()).has('lisbon')).toBe(true);
    expect(areas(offPortugal()).has('elvas')).toBe(false);
  });

  test('from a blockade box the area of its port alone, and from a port nothing', () => {
    const board = offPortugal();
    board.state.fleets.great_britain_fleet_i = { at: { in: 'box', area: 'lisbon' }, ships: 10, depot: true };
    expect([...areas(board)]).toEqual(['lisbon']);
    board.state.fleets.great_britain_fleet_i = { at: { in: 'port', area: 'lisbon' }, ships: 10, depot: true };
    expect([...areas(board)]).toEqual([]);
  });

  test('costs a corps there a money point; it is no link of a chain', () => {
    const board = offPortugal();
    put(board, 'great_britain_i', 'lisbon');
    board.state.minorWars.portugal = ['great_britain'];
    depots(board, 'great_britain', 'lisbon');
    board.state.marches = { great_britain_i: { entered: ['lisbon'], left: 0, landed: true } };
    expect(valid(board, 'great_britain')).toEqual([]);
    const game = supplied(board, ['great_britain']);
    expect(game.told('great_britain')).toEqual([
      'Great Britain is supplied (1 money): British I Corps in Lisbon from a fleet for 1 money.',
    ]);
  });
});
