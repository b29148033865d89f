import { describe, expect, test } from '@jest/globals';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { convertDepot, whyNotConvertDepot } from '../../../../src/games/empires-in-arms/supply/convert-depot.ts';
import { countDepots } from '../../../../src/games/empires-in-arms/supply/count-depots.ts';
import { loadDepot, whyNotLoadDepot } from '../../../../src/games/empires-in-arms/supply/load-depot.ts';
import { placeDepot, whyNotPlaceDepot } from '../../../../src/games/empires-in-arms/supply/place-depot.ts';
import { removeDepot, whyNotRemoveDepot } from '../../../../src/games/empires-in-arms/supply/remove-depot.ts';
import { atWar, letIn, put } from '../land/a-land-step.ts';
import { aSummer, depots } from './a-supply-step.ts';

const why = (board: Board, power: Power, area: string) => whyNotPlaceDepot(board, power, area)?.why ?? 'it can';

/** Austria with money, and a depot in Innsbruck. */
function austria(): Board {
  const board = aSummer();
  board.state.powers.austria.money = 5;
  depots(board, 'austria', 'innsbruck');
  return board;
}

describe('7.2: depots', () => {
  test('cost a money point each time that they are placed', () => {
    const board = austria();
    placeDepot(board, 'austria', 'vienna');
    expect([board.state.powers.austria.money, board.state.depots.vienna]).toEqual([4, { power: 'austria', placed: 6 }]);
    board.state.powers.austria.money = 0;
    expect(whyNotPlaceDepot(board, 'austria', 'prague')).toEqual({ why: 'no_money', price: 1, money: 0 });
  });

  test('as many as the game has, those in ports and on fleets counted', () => {
    const board = austria();
    depots(board, 'austria', ...['vienna', 'prague', 'graz', 'brunn', 'lemberg']);
    board.state.portDepots = { trieste: 'austria' };
    board.state.fleets.austria_fleet = { at: { in: 'port', area: 'trieste' }, ships: 1, depot: true };
    expect([countDepots(board, 'austria'), why(board, 'austria', 'ofen')]).toEqual([8, 'no_counter']);
    removeDepot(board, 'austria', { in: 'area', area: 'brunn' });
    expect(why(board, 'austria', 'ofen')).toBe('it can');
  });

  test('one in an area, whosever it is', () => {
    const board = austria();
    expect(why(board, 'austria', 'innsbruck')).toBe('second_depot');
    depots(board, 'russia', 'vienna');
    expect(why(board, 'austria', 'vienna')).toBe('second_depot');
  });

  test('not where enemy corps, guerrillas, freikorps or cossacks stand, unless an own corps does', () => {
    const board = austria();
    atWar(board, 'france', 'austria');
    board.state.garrisons.vienna = { nation: 'austria', infantry: 1, militia: 0 };
    put(board, 'france_i', 'vienna');
    expect(why(board, 'austria', 'vienna')).toBe('enemy_there');
    put(board, 'austria_i', 'vienna');
    expect(why(board, 'austria', 'vienna')).toBe('it can');
    board.state.corps = {};
    board.state.irregulars.vienna = [{ kind: 'guerrilla', power: 'france', number: 1 }];
    expect(why(board, 'austria', 'vienna')).toBe('enemy_there');
    put(board, 'austria_i', 'vienna', { besieged: true });
    expect(why(board, 'austria', 'vienna')).not.toBe('it can');
  });

  test('of a minor country’s forces are those of whoever controls it', () => {
    const board = austria();
    board.state.minors.bavaria = { status: 'free', controller: 'austria', money: 0, manpower: 0 };
    put(board, 'bavaria_i', 'ulm');
    board.state.minorWars.wurttemburg = ['austria'];
    placeDepot(board, 'austria', 'ulm');
    expect(board.state.depots.ulm?.power).toBe('austria');
  });
});

describe('7.2: a depot that is removed', () => {
  const withGarrison = (change: (board: Board) => void = () => {}) => {
    const board = austria();
    board.state.depots.innsbruck = { power: 'austria', garrison: { nation: 'austria', infantry: 4, militia: 3 } };
    change(board);
    return { board, what: removeDepot(board, 'austria', { in: 'area', area: 'innsbruck' }) };
  };

  test('is the power’s own', () => {
    const board = austria();
    expect(whyNotRemoveDepot(board, 'russia', { in: 'area', area: 'innsbruck' })?.why).toBe('no_depot');
    expect(whyNotRemoveDepot(board, 'austria', { in: 'area', area: 'vienna' })?.why).toBe('no_depot');
    expect(whyNotRemoveDepot(board, 'austria', { in: 'port', area: 'innsbruck' })?.why).toBe('no_depot');
    expect(whyNotRemoveDepot(board, 'austria', { in: 'fleet', fleet: 'austria_fleet' })?.why).toBe('no_depot');
  });

  test('its garrison goes into an empty or own city, up to its room', () => {
    const { board } = withGarrison();
    expect([board.state.depots.innsbruck, board.state.garrisons.innsbruck]).toEqual([
      undefined,
      { nation: 'austria', infantry: 4, militia: 3 },
    ]);
    const full = withGarrison(({ state }) => {
      state.garrisons.innsbruck = { nation: 'austria', infantry: 9, militia: 0 };
    });
    // Three spires hold fifteen.
    expect(full.board.state.garrisons.innsbruck).toEqual({ nation: 'austria', infantry: 13, militia: 2 });
    expect(full.what).toEqual({ moved: { infantry: 4, militia: 2 }, lost: { infantry: 0, militia: 1 } });
  });

  test('corps in the city take room, too', () => {
    const { what } = withGarrison((board) => {
      put(board, 'austria_i', 'innsbruck', { inCity: true, factors: { infantry: 10 } });
    });
    expect(what.moved).toEqual({ infantry: 4, militia: 1 });
  });

  test('is lost where the city is besieged, another’s, or not there at all', () => {
    const lost = { infantry: 4, militia: 3 };
    const besieged = withGarrison(({ state }) => {
      state.garrisons.innsbruck = { nation: 'austria', infantry: 1, militia: 0, besieged: true };
    });
    expect(besieged.what.lost).toEqual(lost);
    const foreign = withGarrison(({ state }) => {
      state.garrisons.innsbruck = { nation: 'russia', infantry: 1, militia: 0 };
    });
    expect(foreign.what.lost).toEqual(lost);
    const inside = withGarrison((board) => put(board, 'russia_i', 'innsbruck', { inCity: true }));
    expect(inside.what.lost).toEqual(lost);
    const board = austria();
    board.state.depots.linz = { power: 'austria', garrison: { nation: 'austria', ...lost } };
    expect(removeDepot(board, 'austria', { in: 'area', area: 'linz' }).lost).toEqual(lost);
  });

  test('may be placed again in the same step, for a money point', () => {
    const board = austria();
    removeDepot(board, 'austria', { in: 'area', area: 'innsbruck' });
    placeDepot(board, 'austria', 'vienna');
    expect(board.state.powers.austria.money).toBe(4);
  });
});

describe('7.2.1: in an area with an own city that is not besieged', () => {
  test('in own lands, also conquered and ceded ones', () => {
    const board = austria();
    expect([why(board, 'austria', 'vienna'), why(board, 'austria', 'linz')]).toEqual(['it can', 'it can']);
    // Linz has no city, and is near Innsbruck.
    board.state.depots = {};
    expect(why(board, 'austria', 'linz')).toBe('out_of_reach');
    board.state.minors.bavaria = { status: 'conquered', controller: 'austria' };
    board.state.ceded.moscow = 'austria';
    expect([why(board, 'austria', 'munich'), why(board, 'austria', 'moscow')]).toEqual(['it can', 'it can']);
  });

  test('not where it is besieged, or an enemy’s', () => {
    const board = austria();
    atWar(board, 'france', 'austria');
    put(board, 'austria_i', 'prague');
    board.state.garrisons.prague = { nation: 'france', infantry: 1, militia: 0 };
    expect(why(board, 'austria', 'prague')).toBe('it can');
    board.state.depots = {};
    expect(why(board, 'austria', 'prague')).toBe('out_of_reach');
    board.state.garrisons.prague = { nation: 'austria', infantry: 1, militia: 0, besieged: true };
    expect(why(board, 'austria', 'prague')).toBe('out_of_reach');
  });

  test('nor where nobody is at home', () => {
    expect([why(austria(), 'austria', 'paris'), why(austria(), 'austria', 'utopia')]).toEqual([
      'out_of_reach',
      'unknown',
    ]);
  });
});

describe('7.2.2: in a port', () => {
  /** Great Britain with a source in Portsmouth and a fleet there; Lisbon is its garrison’s. */
  function lisbon(): Board {
    const board = aSummer();
    depots(board, 'great_britain', 'portsmouth');
    board.state.fleets.great_britain_fleet_i = { at: { in: 'port', area: 'portsmouth' }, ships: 10 };
    board.state.garrisons.lisbon = { nation: 'great_britain', infantry: 5, militia: 0 };
    return board;
  }

  test('that it controls, given a source of naval supply', () => {
    expect(why(lisbon(), 'great_britain', 'lisbon')).toBe('it can');
    const board = lisbon();
    delete board.state.garrisons.lisbon;
    expect(why(board, 'great_britain', 'lisbon')).toBe('out_of_reach');
  });

  test('not without a fleet at the source, nor where either port is blockaded', () => {
    const board = lisbon();
    atWar(board, 'france', 'great_britain');
    board.state.fleets.france_fleet_i = { at: { in: 'box', area: 'lisbon' }, ships: 10 };
    expect(why(board, 'great_britain', 'lisbon')).toBe('out_of_reach');
    board.state.fleets.france_fleet_i = { at: { in: 'box', area: 'portsmouth' }, ships: 10 };
    expect(why(board, 'great_britain', 'lisbon')).toBe('out_of_reach');
    board.state.fleets = { great_britain_fleet_i: { at: { in: 'box', area: 'portsmouth' }, ships: 10 } };
    expect(why(board, 'great_britain', 'lisbon')).toBe('out_of_reach');
    board.state.fleets = { great_britain_fleet_i: { at: { in: 'port', area: 'lisbon' }, ships: 10 } };
    expect(why(board, 'great_britain', 'lisbon')).toBe('out_of_reach');
  });

  function besieged(): Board {
    const board = lisbon();
    atWar(board, 'france', 'great_britain');
    put(board, 'france_i', 'lisbon');
    board.state.garrisons.lisbon = { nation: 'great_britain', infantry: 5, militia: 0, besieged: true };
    return board;
  }

  test('7.2.2.1: inside, where it is besieged', () => {
    const board = besieged();
    placeDepot(board, 'great_britain', 'lisbon');
    expect([board.state.portDepots, board.state.depots.lisbon]).toEqual([{ lisbon: 'great_britain' }, undefined]);
    expect(why(board, 'great_britain', 'lisbon')).toBe('second_depot');
    expect(removeDepot(board, 'great_britain', { in: 'port', area: 'lisbon' }).lost).toEqual({
      infantry: 0,
      militia: 0,
    });
    expect(board.state.portDepots).toEqual({});
  });

  test('7.2.2.1: not without naval supply, and inside no other city', () => {
    const board = besieged();
    board.state.fleets = {};
    expect(why(board, 'great_britain', 'lisbon')).toBe('besieged');
    put(board, 'france_ii', 'elvas');
    board.state.garrisons.elvas = { nation: 'great_britain', infantry: 1, militia: 0, besieged: true };
    expect(why(board, 'great_britain', 'elvas')).toBe('enemy_there');
  });

  test('7.2.2.2: then an enemy’s may stand in its area', () => {
    const board = besieged();
    board.state.portDepots = { lisbon: 'great_britain' };
    depots(board, 'france', 'bayonne');
    // A chain of France up to Salamanca, two areas from Lisbon.
    board.state.minors.portugal = { status: 'conquered', controller: 'france' };
    expect(why(board, 'france', 'oporto')).toBe('it can');
    depots(board, 'france', 'lisbon');
    expect(why(board, 'great_britain', 'lisbon')).toBe('second_depot');
    board.state.portDepots = {};
    expect(why(board, 'great_britain', 'lisbon')).toBe('it can');
  });
});

describe('7.2.3: two areas from a depot that is a source or in a valid chain', () => {
  /** Bavaria and Wurttemburg are Prussia’s, which lets Austria in. */
  function abroad(): Board {
    const board = austria();
    for (const minor of ['bavaria', 'wurttemburg'])
      board.state.minors[minor] = { status: 'conquered', controller: 'prussia' };
    letIn(board, 'prussia', 'austria');
    put(board, 'austria_i', 'ulm');
    return board;
  }

  test('and not farther', () => {
    const board = abroad();
    expect(why(board, 'austria', 'ulm')).toBe('it can');
    put(board, 'austria_i', 'stuttgart');
    expect(why(board, 'austria', 'stuttgart')).toBe('out_of_reach');
  });

  test('the areas in between are not blocked', () => {
    const board = abroad();
    atWar(board, 'france', 'austria');
    for (const area of ['munich', 'west_of_munich', 'zurich'])
      board.state.garrisons[area] = {
        nation: 'france',
        infantry: 1,
        militia: 0,
      };
    expect(why(board, 'austria', 'ulm')).toBe('out_of_reach');
    put(board, 'austria_ii', 'munich');
    expect(why(board, 'austria', 'ulm')).toBe('it can');
  });

  test('that stood there before this month', () => {
    const board = abroad();
    placeDepot(board, 'austria', 'ulm');
    put(board, 'austria_i', 'stuttgart');
    expect(why(board, 'austria', 'stuttgart')).toBe('out_of_reach');
    board.state.month += 1;
    expect(why(board, 'austria', 'stuttgart')).toBe('it can');
  });

  test('7.2.3.3.2: outside of own lands a corps must be there that is not besieged', () => {
    const board = abroad();
    put(board, 'austria_i', 'vienna');
    expect(why(board, 'austria', 'ulm')).toBe('no_corps');
    put(board, 'austria_i', 'ulm', { besieged: true });
    expect(why(board, 'austria', 'ulm')).toBe('no_corps');
    // Linz is Austria’s own.
    expect(why(board, 'austria', 'linz')).toBe('it can');
  });

  test('7.2.3.3.1: in a neutral country only in a war with it', () => {
    const board = abroad();
    board.state.minors.wurttemburg = { status: 'neutral' };
    expect(whyNotPlaceDepot(board, 'austria', 'ulm')).toEqual({
      why: 'neutral_country',
      id: 'ulm',
      nation: 'wurttemburg',
    });
    board.state.minorWars.wurttemburg = ['austria'];
    expect(why(board, 'austria', 'ulm')).toBe('it can');
  });

  test('7.2.3.3.1: in another power’s land by its leave, by C.5, or in a war with it', () => {
    const board = abroad();
    board.state.access = {};
    expect(whyNotPlaceDepot(board, 'austria', 'ulm')).toEqual({ why: 'no_access', id: 'ulm', power: 'prussia' });
    board.state.treaties.push({ from: 'prussia', to: 'austria', term: 'C.5', until: 24 });
    expect(why(board, 'austria', 'ulm')).toBe('it can');
    board.state.treaties = [];
    atWar(board, 'prussia', 'austria');
    expect(why(board, 'austria', 'ulm')).toBe('it can');
  });
});

describe('7.2.4: depots on fleets', () => {
  function portsmouth(): Board {
    const board = aSummer();
    board.state.powers.great_britain.money = 3;
    depots(board, 'great_britain', 'portsmouth');
    board.state.fleets.great_britain_fleet_i = { at: { in: 'port', area: 'portsmouth' }, ships: 10 };
    return board;
  }
  const whyNot = (board: Board, fleet = 'great_britain_fleet_i') =>
    whyNotLoadDepot(board, 'great_britain', fleet)?.why ?? 'it can';

  test('are loaded in a port with a source, for a money point', () => {
    const board = portsmouth();
    loadDepot(board, 'great_britain', 'great_britain_fleet_i');
    expect(board.state.fleets.great_britain_fleet_i).toMatchObject({ depot: true });
    expect([board.state.powers.great_britain.money, countDepots(board, 'great_britain')]).toEqual([2, 2]);
    expect(whyNot(board)).toBe('second_depot');
    removeDepot(board, 'great_britain', { in: 'fleet', fleet: 'great_britain_fleet_i' });
    expect(board.state.fleets.great_britain_fleet_i?.depot).toBeUndefined();
  });

  test('and nowhere else', () => {
    const board = portsmouth();
    board.state.fleets.great_britain_fleet_i = { at: { in: 'port', area: 'plymouth' }, ships: 10 };
    expect(whyNot(board)).toBe('no_source');
    board.state.fleets.great_britain_fleet_i = { at: { in: 'sea', sea: 'english_channel' }, ships: 10 };
    expect(whyNot(board)).toBe('not_in_port');
    board.state.fleets.france_fleet_i = { at: { in: 'port', area: 'portsmouth' }, ships: 10 };
    expect([whyNot(board, 'france_fleet_i'), whyNot(board, 'spain_fleet_i'), whyNot(board, 'armada')]).toEqual([
      ...['not_yours', 'off_the_map', 'unknown'],
    ]);
    const poor = portsmouth();
    poor.state.powers.great_britain.money = 0;
    expect(whyNot(poor)).toBe('no_money');
  });
});

describe('7.3.6.1: an enemy depot becomes an own one', () => {
  function entered(area: string): Board {
    const board = austria();
    atWar(board, 'france', 'austria');
    depots(board, 'france', area);
    put(board, 'austria_i', area);
    board.state.powers.austria.money = 0;
    return board;
  }

  test('without a garrison, where it would be in a valid chain, for nothing', () => {
    const board = entered('ulm');
    convertDepot(board, 'austria', 'ulm');
    expect([board.state.depots.ulm, board.state.powers.austria.money]).toEqual([{ power: 'austria', placed: 6 }, 0]);
  });

  test('not elsewhere, not with a garrison, and not without a counter', () => {
    const no = (board: Board, area: string) => whyNotConvertDepot(board, 'austria', area)?.why;
    expect(no(entered('stuttgart'), 'stuttgart')).toBe('not_chained');
    const guarded = entered('ulm');
    guarded.state.depots.ulm = { power: 'france', garrison: { nation: 'france', infantry: 1, militia: 0 } };
    expect(no(guarded, 'ulm')).toBe('guarded');
    const many = entered('ulm');
    depots(many, 'austria', ...['vienna', 'prague', 'graz', 'brunn', 'lemberg', 'ofen', 'pressburg']);
    expect(no(many, 'ulm')).toBe('no_counter');
    const friend = entered('ulm');
    depots(friend, 'russia', 'ulm');
    expect([no(friend, 'ulm'), no(friend, 'innsbruck'), no(friend, 'munich')]).toEqual([
      ...['no_enemy_depot', 'no_enemy_depot', 'no_enemy_depot'],
    ]);
  });
});
