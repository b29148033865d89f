import { describe, expect, test } from '@jest/globals';
import { board } from '../../../../src/games/empires-in-arms/board.ts';
import { removeCorps } from '../../../../src/games/empires-in-arms/forces/remove-unit.ts';
import { placeId } from '../../../../src/games/empires-in-arms/naval/fleet-places.ts';
import { newTurn } from '../../../../src/games/empires-in-arms/naval/naval-state.ts';
import { pointsLeft, turnOf } from '../../../../src/games/empires-in-arms/naval/turn-of.ts';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { english } from '../../played-game.ts';
import { aNavalPhase, attack, atWar, besieged, embark, join, onlyFleets, sail, together } from './a-naval-phase.ts';

const TO_CARTAGENA = ['sea:gulf_of_lions', 'sea:balearic_sea'] as const;
const fleets = (some: Parameters<typeof onlyFleets>[1], more: (board: Board) => void = () => {}) =>
  aNavalPhase({
    change: (board) => {
      onlyFleets(board, some);
      more(board);
    },
  });
const toulon = (more?: (board: Board) => void) => fleets({ france_fleet_ii: ['port:toulon', 20] }, more);

describe('6.1: who moves when', () => {
  test('Great Britain says when, the others in the order of the rules; only who can do something is asked', () => {
    const game = aNavalPhase({ change: ({ state }) => delete state.standing.great_britain });
    expect(game.asked).toBe('great_britain naval-slot');
    expect(game.options).toEqual([1, 2, 3, 4, 5, 6, 7].map((place) => `place:${place}`));
    game.answer('place:2');
    expect(game.told()).toEqual([
      'Order of the naval phase, with the place that Great Britain chose: ' +
        'Russia, Great Britain, Turkey, Austria, Prussia, France and Spain.',
    ]);
    const asked: string[] = [];
    for (; game.asked !== 'nobody'; game.answer([])) asked.push(game.asked);
    // Prussia has no fleet.
    expect(asked).toEqual(
      ['russia', 'great_britain', 'turkey', 'austria', 'france', 'spain'].map((power) => `${power} naval-turn`),
    );
  });

  test('its standing orders answer, and silence moves it last', () => {
    const game = aNavalPhase({ change: ({ state }) => delete state.standing.great_britain });
    expect(game.fallback).toBe('place:7');
    const ordered = aNavalPhase({ change: ({ state }) => (state.standing.great_britain = { slot: { naval: 1 } }) });
    expect(ordered.standing).toBe('place:1');
  });

  test('6.1.1: fleets of minor countries move with who controls them', () => {
    const game = fleets({ holland_fleet: ['port:amsterdam', 12] });
    expect(game.until('france naval-turn').answer(sail('holland_fleet', 'sea:off_yarmouth')).at('holland_fleet')).toBe(
      'sea:off_yarmouth',
    );
  });

  test('14.3: nobody is asked for a power that nobody plays, and its fleets stay', () => {
    const game = aNavalPhase({ played: ['france'], change: () => {} });
    expect(game.asked).toBe('france naval-turn');
    expect(game.answer([]).asked).toBe('nobody');
  });

  test('the phase leaves nothing behind', () => {
    const game = aNavalPhase().until();
    expect(game.state.naval).toBeUndefined();
    expect(game.state.phase).toBe('naval');
  });
});

describe('6.2.1: points, routes, boxes and ports', () => {
  test('6.2.1.1, 6.2.1.2: one a sea area, one between sea and port, none between a port and its box', () => {
    const game = toulon((board) => atWar(board, 'france', 'spain')).until('france naval-turn');
    game.answer(sail('france_fleet_ii', ...TO_CARTAGENA, 'box:cartagena'));
    expect(game.at('france_fleet_ii')).toBe('box:cartagena');
    expect(game.told()).toContain(
      'France: French II Fleet: Toulon > Gulf of Lions > Balearic Sea > the blockade box of Cartagena.',
    );
  });

  test('at most seven points', () => {
    const route = [
      'gulf_of_lions',
      'balearic_sea',
      'alboran_sea',
      'gulf_of_cadiz',
      'portuguese_coast',
      'bay_of_biscay',
    ];
    const game = toulon().until('france naval-turn');
    const seven = sail('france_fleet_ii', ...route.map((id) => `sea:${id}`), 'sea:english_channel');
    expect(game.tried(seven).every((line) => !line.startsWith('('))).toBe(true);
    expect(game.tried([...seven, ...sail('france_fleet_ii', 'port:brest')]).at(-1)).toBe(
      '(6.2.1) French II Fleet has no points left, and needs 1.',
    );
  });

  test('a route has no gap, and the rest of the sheet stays', () => {
    const game = toulon().until('france naval-turn');
    const [first = { order: '', answer: '' }] = sail('france_fleet_ii', 'sea:gulf_of_lions');
    expect(
      game.tried([
        first,
        ...sail('france_fleet_ii', 'sea:alboran_sea'),
        ...sail('france_fleet_ii', 'sea:ligurian_sea'),
      ]),
    ).toEqual([
      'French II Fleet: Toulon > Gulf of Lions',
      '(6.2.1) Alboran Sea is not beside Gulf of Lions.',
      'French II Fleet: Gulf of Lions > Ligurian Sea',
    ]);
  });

  test('6.2.1.2: no foreign port without leave, also an empty one; with it, or in one’s own, yes', () => {
    const route = sail('france_fleet_ii', ...TO_CARTAGENA, 'port:cartagena');
    expect(toulon().until('france naval-turn').tried(route).at(-1)).toBe(
      '(6.2.1.2) Cartagena is not your port, nobody has let you in, and no enemy fleet lies there.',
    );
    const let_in = toulon(({ state }) => (state.access = { spain: [{ to: 'france', into: 'ports' }] }));
    expect(let_in.until('france naval-turn').answer(route).at('france_fleet_ii')).toBe('port:cartagena');
    const late = toulon(({ state }) => (state.access = { spain: [{ to: 'france', into: 'ports', until: 6 }] }));
    expect(late.until('france naval-turn').tried(route).at(-1)).toContain('(6.2.1.2)');
  });

  test('6.2.1.3: the Dardanelles are for who holds Constantinople unbesieged, besieges it, or is let through', () => {
    const crimea = (more?: (board: Board) => void) =>
      fleets({ russia_fleet_ii: ['port:sevastopol', 12] }, more).until('russia naval-turn');
    const route = sail('russia_fleet_ii', 'sea:west_black_sea', 'sea:dardanelles');
    expect(crimea().tried(route).at(-1)).toBe(
      '(6.2.1.3) Whoever holds Constantinople, or besieges it, must let you into the Dardanelles.',
    );
    const may = crimea(({ state }) => (state.access = { turkey: [{ to: 'russia', into: 'straits' }] }));
    expect(may.answer(route).at('russia_fleet_ii')).toBe('sea:dardanelles');
    const besieges = crimea((board) => besieged(board, 'constantinople', 'turkey', 'russia'));
    expect(besieges.answer(route).at('russia_fleet_ii')).toBe('sea:dardanelles');
    const turkish = (more?: (board: Board) => void) =>
      fleets({ turkey_fleet_i: ['port:constantinople', 12] }, more).until('turkey naval-turn');
    expect(turkish().answer(sail('turkey_fleet_i', 'sea:dardanelles')).at('turkey_fleet_i')).toBe('sea:dardanelles');
    const shut = turkish((board) => besieged(board, 'constantinople', 'turkey', 'russia'));
    expect(shut.until('russia naval-turn').asked).toBe('nobody');
    const friend = crimea((board) => {
      besieged(board, 'constantinople', 'turkey', 'austria');
      board.state.access = { turkey: [{ to: 'russia', into: 'straits' }] };
    });
    expect(friend.tried(route).at(-1)).toContain('(6.2.1.3)');
  });

  test('6.2.1.4: in winter nothing crosses the ice line; in summer it does', () => {
    const reval = (month: number) =>
      fleets({ russia_fleet_i: ['sea:west_baltic', 18] }, ({ state }) => (state.month = month)).until(
        'russia naval-turn',
      );
    const route = sail('russia_fleet_i', 'sea:east_baltic');
    expect(reval(0).tried(route)).toEqual([
      '(6.2.1.4) In winter no fleet enters or leaves East Baltic, north of the ice line.',
    ]);
    expect(reval(6).answer(route).at('russia_fleet_i')).toBe('sea:east_baltic');
    // What is beyond the line stays there, and has nothing to decide.
    const beyond = fleets({ russia_fleet_i: ['port:reval', 18] }, ({ state }) => (state.month = 11));
    expect(beyond.asked).toBe('nobody');
    // An enemy in the box beyond the line is not met either: nothing leaves the port (ruling).
    const shut = fleets({ russia_fleet_i: ['port:reval', 18], great_britain_fleet_i: ['box:reval', 20] }, (given) => {
      atWar(given, 'russia', 'great_britain');
      given.state.month = 11;
    });
    expect(shut.until('russia naval-turn').asked).toBe('nobody');
  });
});

describe('6.2.2: stacks', () => {
  const brest = () =>
    fleets({
      france_fleet_i: ['port:brest', 25],
      france_fleet_ii: ['port:brest', 20],
      holland_fleet: ['port:bordeaux', 12],
    }).until('france naval-turn');

  test('6.2.2.1: one or all fleets of a stack move', () => {
    const game = brest().answer(sail('france_fleet_i', 'sea:bay_of_biscay'));
    expect([game.at('france_fleet_i'), game.at('france_fleet_ii')]).toEqual(['sea:bay_of_biscay', 'port:brest']);
    const both = brest().answer([
      join('france_fleet_ii', 'france_fleet_i'),
      ...sail('france_fleet_i', 'sea:bay_of_biscay'),
    ]);
    expect([both.at('france_fleet_i'), both.at('france_fleet_ii')]).toEqual(['sea:bay_of_biscay', 'sea:bay_of_biscay']);
    expect(both.story.filter((line) => line.includes('French'))).toEqual([
      'France: French I Fleet and French II Fleet: Brest > Bay of Biscay.',
    ]);
  });

  test('6.2.2.2, 6.2.2.3: fleets join on the way where they lie, and leave where the stack passes', () => {
    const game = brest().answer([
      ...sail('france_fleet_i', 'sea:bay_of_biscay', 'port:bordeaux'),
      join('holland_fleet', 'france_fleet_i'),
      ...sail('france_fleet_i', 'sea:bay_of_biscay'),
      { order: 'part', answer: 'fleet:holland_fleet' },
      ...sail('france_fleet_i', 'sea:portuguese_coast'),
    ]);
    expect([game.at('france_fleet_i'), game.at('holland_fleet')]).toEqual([
      'sea:portuguese_coast',
      'sea:bay_of_biscay',
    ]);
  });

  test('a fleet that is elsewhere cannot join', () => {
    expect(brest().tried([join('holland_fleet', 'france_fleet_i')])).toEqual([
      '(6.2.2.2) Dutch Fleet is not in the same place as French I Fleet.',
    ]);
    expect(brest().tried([join('all', 'holland_fleet')])).toEqual([
      '(6.2.2.2) No fleet of yours where Dutch Fleet is could join it.',
    ]);
  });

  test('6.2.2.4, 6.2.2.5: what has moved does not move again once another stack has moved', () => {
    expect(
      brest()
        .tried([
          ...sail('france_fleet_i', 'sea:bay_of_biscay'),
          ...sail('france_fleet_ii', 'sea:english_channel'),
          ...sail('france_fleet_i', 'sea:portuguese_coast'),
        ])
        .at(-1),
    ).toBe('(6.2.2.4) French I Fleet has done moving: no fleet moves twice.');
  });

  test('the points of each fleet are its own', () => {
    const lines = [
      ...sail(
        'france_fleet_i',
        'sea:bay_of_biscay',
        'sea:north_atlantic',
        'sea:western_approaches',
        'sea:bay_of_biscay',
      ),
      ...sail('france_fleet_i', 'port:bordeaux'),
      join('holland_fleet', 'france_fleet_i'),
      ...sail('france_fleet_i', 'sea:bay_of_biscay', 'sea:portuguese_coast'),
    ];
    expect(
      brest()
        .tried(lines)
        .every((line) => !line.startsWith('(')),
    ).toBe(true);
    expect(
      brest()
        .tried([...lines, ...sail('france_fleet_i', 'sea:gulf_of_cadiz')])
        .at(-1),
    ).toContain('(6.2.1)');
    expect(
      brest()
        .tried([...lines, ...sail('holland_fleet', 'sea:gulf_of_cadiz')])
        .at(-1),
    ).not.toContain('(6.2');
  });
});

describe('6.2.5: corps on board', () => {
  const loading = (more: (board: Board) => void = () => {}) =>
    fleets({ france_fleet_i: ['port:brest', 25], france_fleet_ii: ['port:brest', 20] }, (board) => {
      const { state } = board;
      for (const id of Object.keys(state.corps).filter((corps) => state.corps[corps]?.area === 'brest'))
        removeCorps(state, id);
      for (const [id, leader] of Object.entries(state.leaders))
        if (leader.is === 'with') state.leaders[id] = { is: 'beside' };
      for (const id of ['france_i', 'france_ii', 'france_iii'])
        state.corps[id] = { area: 'brest', factors: { infantry: 4 } };
      more(board);
    }).until('france naval-turn');

  test('6.2.5.1: a corps goes aboard in a friendly port, with its leader, and sails with the fleet', () => {
    const game = loading(({ state }) => (state.leaders.ney = { is: 'with', unit: 'france_i' }));
    game.answer([embark('france_i', 'france_fleet_i'), ...sail('france_fleet_i', 'sea:english_channel')]);
    expect(game.state.aboard).toEqual({ france_i: { fleet: 'france_fleet_i', factors: { infantry: 4 } } });
    expect(game.state.corps.france_i).toBeUndefined();
    expect(game.state.leaders.ney).toEqual({ is: 'with', unit: 'france_i' });
    expect(game.view('france').aboard).toMatchObject([{ id: 'france_i', fleet: 'france_fleet_i' }]);
    const shown = (viewer: string) =>
      board
        .text(game.view(viewer))
        .map(english.t)
        .find((line) => line.startsWith('English Channel'));
    expect(shown('france')).toContain('French I Corps (4 infantry, on board French I Fleet)');
    expect(shown('spain')).toContain('a corps of France on board');
    expect(board.private?.(game.view('france')).map(english.t).join()).toContain('on board French I Fleet');
  });

  test('one for each fleet: a third on two fleets is refused, and the rest of the sheet stays', () => {
    expect(
      loading().tried([
        embark('france_i', 'france_fleet_i'),
        embark('france_ii', 'france_fleet_ii'),
        embark('france_iii', 'france_fleet_ii'),
        ...sail('france_fleet_i', 'sea:english_channel'),
      ]),
    ).toEqual([
      'French I Corps on board French I Fleet',
      'French II Corps on board French II Fleet',
      '(6.2.5) French II Fleet carries a corps already: each fleet carries one.',
      'French I Fleet: Brest > English Channel',
    ]);
  });

  test('not after the fleet has moved', () => {
    const lines = [...sail('france_fleet_i', 'sea:english_channel'), embark('france_i', 'france_fleet_i')];
    expect(loading().tried(lines).at(-1)).toBe('(6.2.2.4) French I Fleet has done moving: no fleet moves twice.');
  });

  test('no insurrection corps, and none from outside of a besieged city', () => {
    const trieste = (more: (board: Board) => void) =>
      fleets({ austria_fleet: ['port:trieste', 5] }, (board) => {
        for (const id of Object.keys(board.state.corps))
          if (board.state.corps[id]?.area === 'trieste') removeCorps(board.state, id);
        more(board);
      }).until('austria naval-turn');
    const insurrection = trieste(({ state }) => {
      state.corps.austria_insurrection_i = { area: 'trieste', factors: { militia: 1 } };
    });
    expect(insurrection.tried([embark('austria_insurrection_i', 'austria_fleet')])[0]).toContain(
      'is an insurrection corps, which never goes by sea',
    );
    const outside = trieste((board) => {
      besieged(board, 'trieste', 'austria', 'france');
      board.state.corps.austria_i = { area: 'trieste', factors: { infantry: 1 } };
    });
    expect(outside.tried([embark('austria_i', 'austria_fleet')])[0]).toContain('(6.2.5.1)');
    const inside = trieste((board) => {
      besieged(board, 'trieste', 'austria', 'france');
      board.state.corps.austria_i = { area: 'trieste', factors: { infantry: 1 }, inCity: true, besieged: true };
    });
    expect(inside.tried([embark('austria_i', 'austria_fleet')])).toEqual(['Austrian I Corps on board Austrian Fleet']);
  });

  test('7.3.7.1: with the last one in a besieged city its siege is over', () => {
    const game = fleets({ austria_fleet: ['port:trieste', 5] }, (board) => {
      besieged(board, 'trieste', 'austria', 'france');
      delete board.state.garrisons.trieste;
      board.state.corps.austria_i = { area: 'trieste', factors: { infantry: 1 }, inCity: true, besieged: true };
    }).until('austria naval-turn');
    game.answer([embark('austria_i', 'austria_fleet')]);
    expect(game.state.sieges).toBeUndefined();
    expect(game.facts).toContainEqual({ type: 'siege-lifted', power: 'france', area: 'trieste' });
  });

  test('6.2.5: other powers’ fleets carry where the two move together', () => {
    const lisbon = (more: (board: Board) => void) =>
      fleets({ great_britain_fleet_i: ['port:brest', 25] }, (board) => {
        const { state } = board;
        state.access = { france: [{ to: 'great_britain', into: 'ports' }] };
        delete state.relations['france|great_britain'];
        state.corps.france_i = { area: 'brest', factors: { infantry: 4 } };
        more(board);
      });
    const game = lisbon((board) => together(board, 'france', 'great_britain')).until('france naval-turn');
    game.answer([embark('france_i', 'great_britain_fleet_i')]);
    expect(game.asked).toBe('great_britain naval-turn');
    game.answer(sail('great_britain_fleet_i', 'sea:english_channel'));
    expect(game.state.aboard).toEqual({ france_i: { fleet: 'great_britain_fleet_i', factors: { infantry: 4 } } });
    expect(lisbon(() => {}).until('france naval-turn').asked).toBe('nobody');
  });

  test('2.4.2: others learn that a corps goes aboard, not which, nor how strong, nor on which fleet', () => {
    const one = loading().answer([embark('france_i', 'france_fleet_i')]);
    const other = loading(({ state }) => (state.corps.france_ii = { area: 'brest', factors: { infantry: 9 } })).answer([
      embark('france_ii', 'france_fleet_ii'),
    ]);
    for (const viewer of ['great_britain', 'spectator']) {
      expect(one.told(viewer)).toEqual(other.told(viewer));
      expect(JSON.stringify(one.view(viewer))).toBe(JSON.stringify(other.view(viewer)));
    }
    expect(one.told('spain')).toContain('France takes a corps of France on board in Brest.');
  });
});

describe('6.2.7: blockade', () => {
  const channel = (more: (board: Board) => void = () => {}) =>
    fleets({ great_britain_fleet_i: ['sea:english_channel', 25] }, more).until('great_britain naval-turn');

  test('a box is for who is at war with the port’s controller', () => {
    const game = channel().answer(sail('great_britain_fleet_i', 'box:brest'));
    expect(game.at('great_britain_fleet_i')).toBe('box:brest');
    const peace = channel(({ state }) => delete state.relations['france|great_britain']);
    expect(peace.tried(sail('great_britain_fleet_i', 'box:brest'))).toEqual([
      '(6.2.7) You are not at war with whoever controls Brest, and no enemy is in its port or box.',
    ]);
  });

  test('or where an enemy fleet lies in the box or the port', () => {
    const game = fleets(
      { great_britain_fleet_i: ['sea:off_yarmouth', 25], france_fleet_i: ['port:antwerp', 5] },
      ({ state }) => {
        state.access = {};
      },
    );
    game.until('great_britain naval-turn');
    expect(game.tried(sail('great_britain_fleet_i', 'box:antwerp'))).toEqual([
      'British I Fleet: Off Yarmouth > the blockade box of Antwerp',
    ]);
  });

  test('6.2.7.1: who has no right to a box any more leaves it, by itself if need be; so from a port (4.4.6.2)', () => {
    const game = fleets(
      { great_britain_fleet_i: ['box:brest', 25], great_britain_fleet_ii: ['port:lorient', 5] },
      ({ state }) => delete state.relations['france|great_britain'],
    );
    expect(game.until('great_britain naval-turn').answer([]).told()).toEqual([
      'Great Britain had to leave, and goes to English Channel: British I Fleet (6.2.7.1).',
      'Great Britain had to leave, and goes to Bay of Biscay: British II Fleet (6.2.7.1).',
    ]);
  });
});

test('6.1.2: a fleet that is lent sails with its partner’s, in one stack', () => {
  const game = fleets({ france_fleet_i: ['port:brest', 25], spain_fleet_i: ['sea:bay_of_biscay', 10] }, (board) =>
    together(board, 'france', 'spain'),
  );
  expect(
    game
      .until('france naval-turn')
      .tried([
        ...sail('france_fleet_i', 'sea:bay_of_biscay'),
        { order: 'lend', answer: { fleet: 'fleet:france_fleet_i', to: 'power:spain' } },
      ]),
  ).toEqual([
    'French I Fleet: Brest > Bay of Biscay',
    '(6.2.2.4) French I Fleet has done moving: no fleet moves twice.',
  ]);
  const lent = fleets({ france_fleet_i: ['port:corunna', 25], spain_fleet_i: ['port:corunna', 10] }, (board) => {
    together(board, 'france', 'spain');
    board.state.access = { spain: [{ to: 'france', into: 'ports' }] };
  });
  lent
    .until('france naval-turn')
    .answer([{ order: 'lend', answer: { fleet: 'fleet:france_fleet_i', to: 'power:spain' } }]);
  lent.answer([join('france_fleet_i', 'spain_fleet_i'), ...sail('spain_fleet_i', 'sea:bay_of_biscay')]);
  expect([lent.at('france_fleet_i'), lent.at('spain_fleet_i')]).toEqual(['sea:bay_of_biscay', 'sea:bay_of_biscay']);
});

test('a turn begins without anything', () => {
  expect(newTurn(['france'])).toMatchObject({ powers: ['france'], used: {}, moved: [], attacks: [] });
});

test('6.2.4: attacks come after all movement', () => {
  const game = fleets({
    great_britain_fleet_i: ['sea:bay_of_biscay', 25],
    great_britain_fleet_ii: ['sea:north_sea', 5],
    france_fleet_i: ['sea:bay_of_biscay', 5],
  }).until('great_britain naval-turn');
  expect(
    game.tried([attack('sea:bay_of_biscay', 'france'), ...sail('great_britain_fleet_ii', 'sea:off_yarmouth')]).at(-1),
  ).toBe('(6.1.3) All movement comes before the first attack.');
});

test('a sheet that nobody interrupts comes to what its preview shows, and so do its lines one by one', () => {
  const some = { france_fleet_i: ['port:brest', 25], france_fleet_ii: ['port:brest', 20] } as const;
  const lines = [
    join('france_fleet_ii', 'france_fleet_i'),
    ...sail('france_fleet_i', 'sea:bay_of_biscay'),
    { order: 'part', answer: 'fleet:france_fleet_ii' },
    ...sail('france_fleet_i', 'sea:portuguese_coast'),
  ];
  const begin = () => fleets(some).until('france naval-turn');
  const game = begin();
  const { sheet } = game.game.rules.decisions['naval-turn'];
  const shown = sheet?.preview(game.position, 'france', lines, { power: 'france' });
  expect(game.state.fleets.france_fleet_i?.at).toEqual({ in: 'port', area: 'brest' });
  const where = { france_fleet_i: 'sea:portuguese_coast', france_fleet_ii: 'sea:bay_of_biscay' };
  const placesIn = (all: typeof game.state.fleets) =>
    Object.fromEntries(Object.entries(all).map(([id, { at }]) => [id, placeId(at)]));
  expect(placesIn(shown?.fleets ?? {})).toEqual(where);
  expect(placesIn(begin().answer(lines).state.fleets)).toEqual(where);
});

describe('12.2.3: at tables that play with it', () => {
  const left = (
    some: Parameters<typeof onlyFleets>[1],
    change: (board: Board) => void = () => {},
    on = true,
    power: Power = 'france',
  ) => {
    const game = aNavalPhase({
      options: on ? { slow_stacks: 'on' } : {},
      change: (board) => {
        onlyFleets(board, some);
        change(board);
      },
    }).until(`${power} naval-turn`);
    const turn = turnOf(game.state, power);
    return Object.keys(some).map((id) => pointsLeft({ state: game.state, pack: game.game.setting.pack }, turn, id));
  };
  const two = { france_fleet_i: ['port:brest', 25], france_fleet_ii: ['port:brest', 20] } as const;
  const aboard = ({ state }: Board) => {
    state.aboard = { france_i: { fleet: 'france_fleet_ii', factors: { infantry: 5 } } };
    delete state.corps.france_i;
  };

  test('each fleet loses a point for each other one of its stack; alone it loses none', () => {
    expect(left(two)).toEqual([6, 6]);
    expect(left({ france_fleet_i: ['port:brest', 25], france_fleet_ii: ['port:toulon', 20] })).toEqual([7, 7]);
    expect(left(two, undefined, false)).toEqual([7, 7]);
  });

  test('and one more where any of them carries corps; others’ fleets beside it count for nothing', () => {
    expect(left(two, aboard)).toEqual([5, 5]);
    expect(left({ ...two, great_britain_fleet_i: ['box:brest', 25] }).slice(0, 2)).toEqual([6, 6]);
  });

  test('four points are left to it in any case', () => {
    const five = Object.fromEntries(
      ['i', 'ii', 'iii', 'iv', 'v'].map((id) => [`great_britain_fleet_${id}`, ['port:london', 5] as const]),
    );
    expect(left(five, undefined, true, 'great_britain')).toEqual([4, 4, 4, 4, 4]);
  });

  test('a fleet that parts from its stack is as slow as that was when the turn began', () => {
    const game = aNavalPhase({
      options: { slow_stacks: 'on' },
      change: (board) => onlyFleets(board, two),
    }).until('france naval-turn');
    const lines = sail('france_fleet_i', 'sea:bay_of_biscay');
    const { sheet } = game.game.rules.decisions['naval-turn'];
    const after = sheet?.preview(game.position, 'france', lines, { power: 'france' });
    if (!after) throw new Error('no preview');
    const { pack } = game.game.setting;
    const points = (id: string) => pointsLeft({ state: after, pack }, turnOf(after, 'france'), id);
    expect([points('france_fleet_i'), points('france_fleet_ii')]).toEqual([5, 6]);
  });
});
