import { describe, expect, test } from '@jest/globals';
import { leaveDepot } from '../../../../src/games/empires-in-arms/forces/into-city.ts';
import { irregularsAtDepot, tidyPosts } from '../../../../src/games/empires-in-arms/forces/irregulars-posted.ts';
import { roomInCity } from '../../../../src/games/empires-in-arms/land/city.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { chainsOf } from '../../../../src/games/empires-in-arms/supply/chains.ts';
import { supplied } from '../supply/a-supply-step.ts';
import { aLandPhase } from './a-land-phase.ts';
import { allied, anEmptyMap, aSheet, atWar, letIn, march, put } from './a-land-step.ts';

const leave = (...corps: string[]) => ({ order: 'leave-city', answer: corps.map((id) => `corps:${id}`) });
const post = (who: string, number: number, place?: 'depot' | 'open') => ({
  order: 'garrison',
  answer: { who, number, ...(place && { place }) },
});
const destroy = (area: string) => ({ order: 'destroy-depot', answer: { area: `area:${area}` } });

/** The map with Austria and France at war, and what is put there. */
function atPeaceWithNobody(change: (board: Board) => void): Board {
  const board = anEmptyMap();
  board.state.month = 6;
  board.state.phase = 'land';
  atWar(board, 'france', 'austria');
  change(board);
  return board;
}

describe('7.2.3.3: limits of every chain', () => {
  const place = (area: string) => ({ order: 'place-depot', answer: `area:${area}` });

  test('7.2.3.3: not in neutral countries, not abroad without a corps, not by the chain of an ally', () => {
    const board = atPeaceWithNobody((given) => {
      given.state.powers.austria.money = 9;
      allied(given, 'austria', 'prussia');
      given.state.depots = { innsbruck: { power: 'austria' }, breslau: { power: 'prussia' } };
      given.state.minors.bavaria = { status: 'neutral' };
      atWar(given, 'austria', 'russia');
      put(given, 'austria_i', 'prague');
      put(given, 'austria_ii', 'munich');
    });
    const { said } = aSheet(board, 'austria', place('munich'), place('prague'));
    expect(said).toEqual([expect.stringMatching(/^7\.2\.3\.3\.1 Munich is in a neutral country/), 'depot in Prague']);
    // Prussia’s chain to Breslau is none of Austria’s.
    board.state.depots = { breslau: { power: 'prussia' } };
    put(board, 'austria_i', 'glogau');
    letIn(board, 'prussia', 'austria');
    expect(aSheet(board, 'austria', place('glogau')).said[0]).toMatch(/^7\.2\.3 /);
  });
});

describe('7.3.1.4: foraging on the way', () => {
  test('7.3.1.4: no die comes between two lines; what a march costs is found out when the last corps has moved', () => {
    const game = aLandPhase(
      (board) => {
        put(board, 'france_i', 'metz');
        put(board, 'france_ii', 'metz');
      },
      { turn: ['france'] },
    );
    game.answer([march(['france_i'], 'rheims'), march(['france_ii'], 'rheims')]);
    const kinds = game.facts.map(({ type }) => type);
    expect(kinds.filter((type) => type === 'marched' || type === 'supplied')).toEqual([
      'marched',
      'marched',
      'supplied',
    ]);
    const [fact] = game.facts.filter(({ type }) => type === 'supplied');
    // 7.4.1.2.1: so the first one counts the second.
    expect(JSON.stringify(fact)).toContain('"otherCorps":1');
  });
});

describe('7.3.3.3: garrisons', () => {
  test('7.3.3.3: are infantry and militia, whatever they were in the corps', () => {
    const detach = (what: string, number: number) => ({
      order: 'detach',
      answer: { corps: 'corps:france_i', what, number, to: 'city' },
    });
    const game = aLandPhase((board) => put(board, 'france_i', 'metz', { factors: { infantry: 8, cavalry: 2 } }), {
      turn: ['france'],
    });
    game.answer([detach('cavalry', 2), detach('infantry', 1)]);
    expect(game.state.garrisons.metz).toEqual({ nation: 'france', infantry: 3, militia: 0 });
  });

  test('7.3.3.3.1: cossacks and freikorps garrison a depot as well, guerrillas do not; ten factors in all', () => {
    const board = atPeaceWithNobody(({ state }) => {
      state.depots = { prague: { power: 'austria', garrison: { nation: 'austria', infantry: 7, militia: 0 } } };
      state.irregulars = {
        prague: [
          { kind: 'freikorps', power: 'austria', number: 5 },
          { kind: 'guerrilla', power: 'austria', number: 1 },
        ],
        linz: [{ kind: 'freikorps', power: 'austria', number: 1 }],
      };
    });
    const lines = [
      post('guerrilla:prague', 1, 'depot'),
      post('freikorps:prague', 4, 'depot'),
      post('freikorps:prague', 3, 'depot'),
      post('freikorps:linz', 1, 'depot'),
      post('freikorps:prague', 1, 'open'),
      post('freikorps:prague', 3, 'open'),
    ];
    expect(aSheet(board, 'austria', ...lines).said).toEqual([
      '7.3.3.3.1 Guerrillas garrison no depot.',
      expect.stringMatching(/^7\.3\.3 There is room for 3/),
      '3 freikorps to the depot in Prague',
      expect.stringContaining('is not one of the answers'),
      '1 freikorps into the open in Prague',
      '7.3.3 There are only 2.',
    ]);
  });

  test('7.3.6.1, 7.3.6.2: such a depot is not destroyed by who passes; its owner burns it or fights', () => {
    const linz = (kind: 'burn' | 'fight') => {
      const game = aLandPhase(
        (board) => {
          atWar(board, 'france', 'austria');
          put(board, 'france_i', 'linz');
          board.state.depots = { vienna: { power: 'austria' } };
          board.state.irregulars = { vienna: [{ kind: 'freikorps', power: 'austria', number: 4, atDepot: 3 }] };
          board.state.garrisons = { vienna: { nation: 'austria', infantry: 18, militia: 0 } };
        },
        { turn: ['france'] },
      );
      game.answer([march(['france_i'], 'vienna')]);
      expect(game.asked).toBe('austria depot-garrison');
      return game.answer(kind);
    };
    const burned = linz('burn');
    // Four spires: two find room in the city, one surrenders, and the fourth was never there.
    expect(burned.told()[0]).toBe(
      'Austria burns its depot in Vienna (7.3.6.2). 2 factors of its garrison go into the city. 1 factor surrenders.',
    );
    expect([burned.state.depots, burned.state.irregulars.vienna]).toEqual([
      {},
      [{ kind: 'freikorps', power: 'austria', number: 3, inCity: 2 }],
    ]);
    const fought = linz('fight');
    const board = { state: fought.state, pack: fought.game.setting.pack };
    expect(aSheet(board, 'france', destroy('vienna')).said[0]).toContain('is not an order that is possible');
    expect(fought.state.irregulars.vienna).toEqual([{ kind: 'freikorps', power: 'austria', number: 4, atDepot: 3 }]);
  });

  test('7.3.3, 7.3.3.4: no factors are left in a city in which another power’s irregulars or corps are', () => {
    const guard = { order: 'detach', answer: { corps: 'corps:france_i', what: 'infantry', number: 1, to: 'city' } };
    const metz = (change: (board: Board) => void) =>
      aSheet(
        atPeaceWithNobody((board) => {
          put(board, 'france_i', 'metz');
          change(board);
        }),
        'france',
        guard,
      ).said[0];
    expect(metz(() => {})).toBe('French I Corps leaves 1 infantry in the city');
    const cossack = { kind: 'cossack' as const, power: 'russia' as const, number: 1, inCity: 1 };
    expect(metz(({ state }) => (state.irregulars.metz = [cossack]))).toMatch(/^7\.3\.3 /);
    expect(metz((board) => put(board, 'spain_i', 'metz', { inCity: true }))).toMatch(/^7\.3\.3 /);
  });

  test('7.3.3.3.1: where the depot has gone, or its men have, nobody is its garrison any more', () => {
    const board = atPeaceWithNobody(({ state }) => {
      state.irregulars = { prague: [{ kind: 'freikorps', power: 'austria', number: 2, inCity: 1, atDepot: 2 }] };
    });
    const { state } = board;
    expect(irregularsAtDepot(state, 'prague')).toBe(0);
    state.depots.prague = { power: 'austria' };
    expect(irregularsAtDepot(state, 'prague')).toBe(1);
    tidyPosts(state);
    expect(state.irregulars.prague).toEqual([
      { kind: 'freikorps', power: 'austria', number: 2, inCity: 1, atDepot: 1 },
    ]);
    state.depots = {};
    tidyPosts(state);
    expect(state.irregulars.prague).toEqual([{ kind: 'freikorps', power: 'austria', number: 2, inCity: 1 }]);
  });

  test('7.3.3.5.2: a minor country’s factors hold its controller’s depots inside its own borders alone', () => {
    const board = atPeaceWithNobody(({ state }) => {
      state.minors.bavaria = { status: 'free', controller: 'france', money: 0, manpower: 0 };
      state.depots = { munich: { power: 'france' }, metz: { power: 'france' } };
    });
    const bavarian = board.pack.corps.find(({ nation }) => nation === 'bavaria')?.id ?? '';
    const guard = { order: 'detach', answer: { corps: `corps:${bavarian}`, what: 'infantry', number: 1, to: 'depot' } };
    put(board, bavarian, 'munich');
    expect(aSheet(board, 'france', guard).said[0]).toContain('leaves 1 infantry with the depot');
    put(board, bavarian, 'metz');
    expect(aSheet(board, 'france', guard).said[0]).toMatch(/^7\.3\.3 Metz is not/);
  });

  test('7.3.3.5.3: a depot inside a besieged port makes no more room in it', () => {
    const board = atPeaceWithNobody(({ state }) => {
      state.garrisons = { trieste: { nation: 'austria', infantry: 2, militia: 0, besieged: true } };
      state.sieges = { trieste: ['france'] };
    });
    const before = roomInCity(board, 'trieste');
    board.state.portDepots = { trieste: 'austria' };
    expect(roomInCity(board, 'trieste')).toBe(before);
  });

  test('7.2: irregulars of a depot that is removed go into the city too, as far as it has room', () => {
    const game = aLandPhase(
      (board) => {
        board.state.depots = { graz: { power: 'austria', garrison: { nation: 'austria', infantry: 1, militia: 0 } } };
        board.state.irregulars = { graz: [{ kind: 'freikorps', power: 'austria', number: 4, inCity: 1, atDepot: 3 }] };
        board.state.garrisons = { graz: { nation: 'austria', infantry: 12, militia: 0 } };
      },
      { turn: ['austria'] },
    );
    game.answer([{ order: 'remove-depot', answer: 'area:graz' }]);
    // Three spires hold fifteen: thirteen were in. The factor of the depot goes in, and one of its freikorps.
    expect(game.state.garrisons.graz).toEqual({ nation: 'austria', infantry: 13, militia: 0 });
    expect(game.state.irregulars.graz).toEqual([{ kind: 'freikorps', power: 'austria', number: 2, inCity: 2 }]);
    expect(game.told()).toEqual([expect.stringMatching(/2 factors.*2/)]);
  });

  test('7.2: what held a depot is lost where an enemy’s irregulars have the city', () => {
    const moved = (power: 'austria' | 'russia') => {
      const board = atPeaceWithNobody(({ state }) => {
        state.depots = { graz: { power: 'austria', garrison: { nation: 'austria', infantry: 3, militia: 0 } } };
        state.irregulars = { graz: [{ kind: 'cossack', power, number: 1, inCity: 1 }] };
      });
      return leaveDepot(board, 'graz').moved.infantry;
    };
    expect([moved('austria'), moved('russia')]).toEqual([3, 0]);
  });

  test('7.2.3.2.1: irregulars at their depot keep its area open to the chain', () => {
    const chained = (atDepot: number) => {
      const board = atPeaceWithNobody(({ state }) => {
        state.depots = { vienna: { power: 'austria' }, linz: { power: 'austria' } };
        state.irregulars = {
          linz: [
            { kind: 'freikorps', power: 'austria', number: 1, ...(atDepot > 0 && { atDepot }) },
            { kind: 'guerrilla', power: 'france', number: 1 },
          ],
        };
      });
      return chainsOf(board, 'austria').valid.has('linz');
    };
    expect([chained(1), chained(0)]).toEqual([true, false]);
  });
});

describe('7.3.4: out of a city', () => {
  const vienna = (change: (board: Board) => void = () => {}) =>
    atPeaceWithNobody((board) => {
      put(board, 'austria_i', 'vienna', { inCity: true });
      change(board);
    });

  test('7.3.4: a corps comes out into the area for nothing, and marches on where it can', () => {
    const board = vienna();
    expect(aSheet(board, 'austria', leave('austria_i'), march(['austria_i'], 'linz')).said).toEqual([
      'out of the city: Austrian I Corps',
      'Austrian I Corps: Vienna > Linz',
    ]);
    expect(aSheet(board, 'austria', leave('austria_i'), leave('austria_i')).said[1]).toMatch(
      /leave-city|not in a city/,
    );
    const game = aLandPhase((given) => put(given, 'austria_i', 'vienna', { inCity: true }), { turn: ['austria'] });
    game.answer([leave('austria_i')]);
    expect(game.state.corps.austria_i).toEqual({ area: 'vienna', factors: { infantry: 5 } });
    expect(game.told('france')).toEqual(['Austria comes out of the city of Vienna: 1 corps of Austria.']);
  });

  test('7.3.4, 7.3.2.1: where enemy corps stand before the city it goes no further, and attacks them', () => {
    const before = (board: Board) => {
      atWar(board, 'france', 'austria');
      put(board, 'austria_i', 'vienna', { inCity: true });
      put(board, 'france_i', 'vienna');
    };
    const board = atPeaceWithNobody(before);
    const [way, ...rest] = aSheet(board, 'austria', march(['austria_i'], 'linz'), leave('austria_i')).said;
    expect(way).toContain('7.3.2.1 Enemy corps stand in');
    expect(rest).toEqual(['out of the city: Austrian I Corps']);
    const game = aLandPhase(before, { turn: ['austria'] });
    game.answer([leave('austria_i')]);
    expect(game.told('austria')).toEqual(
      expect.arrayContaining([
        'Austria comes out of the city of Vienna: Austrian I Corps.',
        'Austria attacks France in Vienna.',
      ]),
    );
  });
});

describe('7.3.5: straight into a besieged port', () => {
  test('7.3.5, 7.3.3.4: as far as it has room', () => {
    const landing = (infantry: number) =>
      aLandPhase(
        (board) => {
          atWar(board, 'great_britain', 'france');
          const fleet = 'great_britain_fleet_i';
          board.state.fleets = { [fleet]: { at: { in: 'box', area: 'portsmouth' }, ships: 10 } };
          board.state.aboard = { great_britain_i: { fleet, factors: { infantry } } };
          put(board, 'france_i', 'portsmouth');
          const spires = board.pack.area.portsmouth?.city?.spires ?? 0;
          const garrison = { nation: 'great_britain', infantry: spires * 5 - 4, militia: 0, besieged: true as const };
          board.state.garrisons = { portsmouth: garrison };
          board.state.sieges = { portsmouth: ['france'] };
        },
        { turn: ['great_britain'] },
      );
    const line = { order: 'land', answer: { corps: 'corps:great_britain_i', at: 'city:portsmouth' } };
    expect(() => landing(5).answer([line])).toThrow('no_room');
    expect(landing(4).answer([line]).state.corps.great_britain_i).toMatchObject({ inCity: true, besieged: true });
  });
});

describe('7.3.5, 6.2.5.2: corps at sea of whoever has given up', () => {
  const sailing = (sea: string) => {
    const game = aLandPhase(
      (board) => {
        board.state.fleets = { france_fleet_i: { at: { in: 'sea', sea }, ships: 20 } };
        board.state.aboard = { france_i: { fleet: 'france_fleet_i', factors: { infantry: 6 } } };
        board.state.leaders = { ney: { is: 'with', unit: 'france_i' } };
        put(board, 'russia_i', 'moscow');
      },
      { turn: ['russia', 'france'] },
    );
    // They give up before their turn in the land phase comes.
    return game.resign('france').answer([]);
  };

  test('7.3.5: they land by themselves on a shore that is open to them, with their leaders', () => {
    const { state, pack } = sailing('gulf_of_lions').position;
    const { province = '' } = pack.area[state.corps.france_i?.area ?? ''] ?? {};
    expect(pack.province[province]?.power).toBe('france');
    expect([state.aboard, state.leaders.ney]).toEqual([undefined, { is: 'with', unit: 'france_i' }]);
  });

  test('6.2.5.2: where none is they are lost like anybody’s, and their leaders come beside the map', () => {
    const game = sailing('aegean');
    expect([game.state.corps.france_i, game.state.aboard]).toEqual([undefined, {}]);
    expect(game.state.leaders.ney).toEqual({ is: 'beside' });
  });
});

describe('7.3.6.1: a depot with corps of its power beside it', () => {
  test('7.3.6.1: is neither destroyed nor taken while they stand there', () => {
    const board = atPeaceWithNobody((given) => {
      put(given, 'france_i', 'linz');
      put(given, 'austria_i', 'vienna');
      given.state.depots = { vienna: { power: 'austria' }, linz: { power: 'france' }, munich: { power: 'france' } };
    });
    expect(aSheet(board, 'france', march(['france_i'], 'vienna'), destroy('vienna')).said[1]).toContain(
      'not an order that is possible',
    );
    const convert = { order: 'convert-depot', answer: 'area:vienna' };
    expect(aSheet(board, 'france', march(['france_i'], 'vienna'), convert).said[1]).toBe(
      '7.3.6.1 Corps of its power stand beside the depot in Vienna: they must be fought first (7.3.6.1).',
    );
    put(board, 'austria_i', 'vienna', { inCity: true });
    expect(aSheet(board, 'france', march(['france_i'], 'vienna'), destroy('vienna')).said[1]).toBe(
      'the depot in Vienna is destroyed',
    );
  });
});

describe('7.3.7.1: who besieges', () => {
  test('7.3.7.1: nobody joins the siege of those whom they must fight', () => {
    const game = aLandPhase(
      (board) => {
        atWar(board, 'france', 'austria');
        atWar(board, 'russia', 'austria');
        atWar(board, 'france', 'russia');
        put(board, 'france_i', 'linz');
        put(board, 'russia_i', 'vienna');
        board.state.garrisons = { vienna: { nation: 'austria', infantry: 5, militia: 0, besieged: true } };
        board.state.sieges = { vienna: ['russia'] };
      },
      { turn: ['france'] },
    );
    game.answer([march(['france_i'], 'vienna')]);
    // 7.4.1.2.2: besiegers have no unused points, and it is none.
    const supply = game.facts.find(({ type }) => type === 'supplied');
    expect(JSON.stringify(supply)).toContain('"unusedPoints":-3');
    expect(game.told()).toContain('France attacks Russia in Vienna.');
  });
});

describe('7.3.8.2: who is attacked', () => {
  test('7.3.8.2: all with whom a power is at war in the area of its corps, and nobody else', () => {
    const game = aLandPhase(
      (board) => {
        atWar(board, 'france', 'austria');
        atWar(board, 'france', 'russia');
        put(board, 'france_i', 'linz');
        put(board, 'austria_i', 'vienna');
        put(board, 'austria_ii', 'vienna', { inCity: true });
        put(board, 'prussia_i', 'vienna');
        board.state.irregulars = { vienna: [{ kind: 'cossack', power: 'russia', number: 1 }] };
      },
      { turn: ['france'] },
    );
    game.answer([march(['france_i'], 'vienna')]);
    expect(game.told()).toContain('France attacks Austria and Russia in Vienna.');
  });
});

describe('7.3.8.4: third parties', () => {
  test('7.3.8.4: do not go where they wish if that is further from their supply', () => {
    const to = (wish: string) =>
      aLandPhase(
        (board) => {
          atWar(board, 'france', 'austria');
          put(board, 'france_i', 'linz');
          put(board, 'austria_i', 'vienna');
          put(board, 'russia_i', 'vienna');
          letIn(board, 'austria', 'russia');
          board.state.standing.russia = { reactions: { leaveTo: [wish] } };
        },
        { turn: ['france'] },
      ).answer([march(['france_i'], 'vienna')]).state.corps.russia_i?.area;
    expect([to('brunn'), to('graz')]).toEqual(['brunn', expect.stringMatching(/brunn|pressburg|komorn/)]);
  });

  test('7.3.8.4: their supply is the nearest depot with a city of their own; they go to no other battle', () => {
    const to = (change: (board: Board) => void) =>
      aLandPhase(
        (board) => {
          atWar(board, 'france', 'austria');
          put(board, 'france_i', 'linz');
          put(board, 'france_ii', 'prague');
          for (const id of ['austria_i', 'russia_i']) put(board, id, 'vienna');
          put(board, 'austria_ii', 'brunn');
          letIn(board, 'austria', 'russia');
          board.state.standing.russia = { reactions: { leaveTo: ['brunn'] } };
          change(board);
        },
        { turn: ['france'] },
      ).answer([march(['france_i'], 'vienna'), march(['france_ii'], 'brunn')]).state.corps.russia_i?.area;
    expect(to(() => {})).toMatch(/pressburg|komorn/);
    const inBavaria = ({ state }: Board) => {
      state.minors.bavaria = { status: 'conquered', controller: 'russia' };
      state.depots.munich = { power: 'russia', placed: -1 };
    };
    expect(to(inBavaria)).toBe('linz');
  });
});

describe('7.2: before anybody marches', () => {
  test('7.2: no depot is placed once irregulars have moved', () => {
    const board = atPeaceWithNobody(({ state }) => {
      state.powers.austria.money = 5;
      state.irregulars = { prague: [{ kind: 'freikorps', power: 'austria', number: 1 }] };
      state.garrisons = { vienna: { nation: 'austria', infantry: 1, militia: 0 } };
    });
    const ride = { order: 'irregulars', answer: { who: 'freikorps:prague', number: 1, to: 'area:brunn' } };
    const place = { order: 'place-depot', answer: 'area:vienna' };
    expect(aSheet(board, 'austria', place).said).toEqual(['depot in Vienna']);
    expect(aSheet(board, 'austria', ride, place).said[1]).toMatch(/^7\.2 /);
  });
});

describe('7.4.2, 7.4.5: what is paid for, and what lives on a besieged city', () => {
  test('7.4.2: supply by depots costs money, and no factors', () => {
    const board = atPeaceWithNobody((given) => {
      given.state.powers.austria.money = 5;
      given.state.depots = { vienna: { power: 'austria' } };
      put(given, 'austria_i', 'vienna', { factors: { infantry: 4 } });
      given.state.supplyOrders = { austria: { by: { austria_i: 'depots' } } };
    });
    const { state } = supplied(board, ['austria']);
    expect([state.powers.austria.money, state.corps.austria_i?.factors]).toEqual([4, { infantry: 4 }]);
  });

  const besieged = (change: (board: Board) => void) =>
    atPeaceWithNobody((board) => {
      put(board, 'france_i', 'graz');
      board.state.sieges = { graz: ['france'] };
      board.state.irregulars = { graz: [{ kind: 'freikorps', power: 'austria', number: 3, inCity: 2 }] };
      change(board);
    });

  test('7.4: irregulars in a besieged city live on it too, a part of its garrison', () => {
    // Three spires feed four: a six costs two.
    const alone = supplied(
      besieged(() => {}),
      ['austria'],
      { 'siege-supply:graz': [6] },
    );
    expect(alone.state.irregulars.graz).toEqual([{ kind: 'freikorps', power: 'austria', number: 1 }]);
    expect(alone.state.sieges).toEqual({});
    expect(alone.told('austria')).toEqual([
      'Austria is supplied (0 money): besieged Graz (die 6 against 4: 2 freikorps lost).',
    ]);
    const behind = supplied(
      besieged(({ state }) => {
        state.garrisons.graz = { nation: 'austria', infantry: 1, militia: 0, besieged: true };
      }),
      ['austria'],
      { 'siege-supply:graz': [6] },
    );
    expect([behind.state.garrisons.graz, behind.state.irregulars.graz]).toEqual([
      undefined,
      [{ kind: 'freikorps', power: 'austria', number: 2, inCity: 1 }],
    ]);
    expect(behind.state.sieges).toEqual({ graz: ['france'] });
  });

  test('7.2.1: nor is a depot placed beside a city that only irregulars hold out in', () => {
    const board = besieged(({ state }) => {
      state.powers.austria.money = 5;
    });
    put(board, 'austria_i', 'graz');
    expect(aSheet(board, 'austria', { order: 'place-depot', answer: 'area:graz' }).said[0]).toMatch(/^7\.2\.3 /);
  });
});

describe('7.5.1: combat', () => {
  test('7.5.1: comes when supply is over, in every area that is attacked', () => {
    const game = aLandPhase(
      (board) => {
        atWar(board, 'france', 'austria');
        put(board, 'france_i', 'linz');
        put(board, 'austria_i', 'vienna');
      },
      { turn: ['france'] },
    );
    game.answer([march(['france_i'], 'vienna')]);
    const kinds = game.facts.map(({ type }) => type);
    expect(kinds.indexOf('attack-declared')).toBeLessThan(kinds.indexOf('supplied'));
    expect(kinds.indexOf('supplied')).toBeGreaterThan(-1);
    expect(game.asked === 'austria into-city' || kinds.indexOf('battle-put-off') > kinds.indexOf('supplied')).toBe(
      true,
    );
  });
});
