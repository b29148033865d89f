import { describe, expect, test } from '@jest/globals';
import { citiesInEnemyHands } from '../../../../src/games/empires-in-arms/economy/enemy-in-city.ts';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import type { SheetLine } from '../../../../src/kernel/choice.ts';
import { english } from '../../played-game.ts';
import { aLandPhase } from './a-land-phase.ts';
import { allied, aSheet, atWar, march, put } from './a-land-step.ts';

/** France at war with Austria, and a French corps in Linz. */
const atLinz = (board: Board) => {
  atWar(board, 'france', 'austria');
  put(board, 'france_i', 'linz');
};
const guarded = { power: 'austria' as const, garrison: { nation: 'austria', infantry: 4, militia: 2 } };
const besiege = (...corps: string[]) => ({ order: 'besiege', answer: corps.map((id) => `corps:${id}`) });

describe('7.3.5: corps come off their fleets', () => {
  const fleetOf = (board: Board, nation: string) => board.pack.fleets.find((one) => one.nation === nation)?.id ?? '';
  const aboard = (at: { in: 'sea'; sea: string } | { in: 'port' | 'box'; area: string }) => (board: Board) => {
    atWar(board, 'great_britain', 'france');
    const fleet = fleetOf(board, 'great_britain');
    board.state.fleets = { [fleet]: { at, ships: 10 } };
    board.state.aboard = { great_britain_i: { fleet, factors: { infantry: 6 } } };
  };
  const land = (at: string) => ({ order: 'land', answer: { corps: 'corps:great_britain_i', at } });

  test('on any shore of their sea; that takes all their points, and counts as a river', () => {
    const game = aLandPhase(
      (board) => {
        aboard({ in: 'sea', sea: 'english_channel' })(board);
        put(board, 'spain_i', 'madrid');
      },
      { turn: ['great_britain', 'spain'] },
    );
    const board = { state: game.state, pack: game.game.setting.pack };
    expect(aSheet(board, 'great_britain').costs).toEqual(['Still at sea: British I Corps']);
    expect(aSheet(board, 'great_britain', land('area:lille'), march(['great_britain_i'], 'artois')).said).toEqual([
      'British I Corps lands in Lille',
      '7.3.5 British I Corps has landed in this turn, and goes no further.',
    ]);
    game.answer([land('area:lille')]);
    expect(game.state.aboard).toBeUndefined();
    expect(game.state.corps.great_britain_i).toEqual({ area: 'lille', factors: { infantry: 6 } });
    expect(game.state.marches?.great_britain_i).toEqual({ entered: ['lille'], left: 0, landed: true, crossed: true });
    expect(game.told('france')).toEqual(['Great Britain lands in Lille: 1 corps of Great Britain.']);
  });

  test('from a port or its blockade box only there', () => {
    for (const place of ['port', 'box'] as const) {
      const game = aLandPhase(aboard({ in: place, area: 'portsmouth' }), { turn: ['great_britain'] });
      const choice = JSON.stringify(game.choice);
      expect([choice.includes('area:portsmouth'), choice.includes('area:lille')]).toEqual([true, false]);
    }
  });

  test('into a besieged port of their own', () => {
    const game = aLandPhase(
      (board) => {
        aboard({ in: 'box', area: 'portsmouth' })(board);
        put(board, 'france_i', 'portsmouth');
        board.state.garrisons = { portsmouth: { nation: 'great_britain', infantry: 2, militia: 0, besieged: true } };
        board.state.sieges = { portsmouth: ['france'] };
      },
      { turn: ['great_britain'] },
    );
    game.answer([land('city:portsmouth')]);
    expect(game.state.corps.great_britain_i).toMatchObject({ area: 'portsmouth', besieged: true, inCity: true });
    expect(game.state.sieges).toEqual({ portsmouth: ['france'] });
  });

  test('corps that were not told where land by themselves, not among enemies; those that cannot are lost', () => {
    const game = aLandPhase(
      (board) => {
        aboard({ in: 'sea', sea: 'english_channel' })(board);
        put(board, 'france_i', 'lille');
      },
      { turn: ['great_britain'] },
    );
    game.answer([]);
    expect(game.state.corps.great_britain_i?.area).not.toBe('lille');
    expect(game.state.aboard).toBeUndefined();

    const lost = aLandPhase(
      (board) => {
        aboard({ in: 'box', area: 'copenhagen' })(board);
        board.state.minors.denmark = { status: 'neutral' };
        board.state.leaders = { moore: { is: 'with', unit: 'great_britain_i' } };
      },
      { turn: ['great_britain'] },
    ).answer([]);
    expect(lost.state.corps.great_britain_i).toBeUndefined();
    expect(lost.told()).toEqual([
      'Corps of Great Britain did not land, and are lost (6.2.5.2): a corps of Great Britain.',
    ]);
    expect(lost.state.leaders.moore).toEqual({ is: 'beside' });
  });
});

describe('7.3.6: enemy depots', () => {
  test('7.3.6.1: one without a garrison may be destroyed; a corps that ends there has foraged by that', () => {
    const game = aLandPhase(
      (board) => {
        atLinz(board);
        board.state.depots = { vienna: { power: 'austria' } };
        put(board, 'spain_i', 'madrid');
      },
      { turn: ['france', 'spain'] },
    );
    game.answer([
      march(['france_i'], 'vienna'),
      { order: 'destroy-depot', answer: { area: 'area:vienna', corps: 'corps:france_i' } },
    ]);
    expect(game.state.depots).toEqual({});
    expect(game.state.marches?.france_i?.fed).toBe(true);
    expect(game.told()).toContain('France destroys the depot of Austria in Vienna (7.3.6.1).');
  });

  test('7.3.6.1: who marches on has not foraged by it', () => {
    const game = aLandPhase(
      (board) => {
        atLinz(board);
        board.state.depots = { vienna: { power: 'austria' } };
        put(board, 'spain_i', 'madrid');
      },
      { turn: ['france', 'spain'] },
    );
    const destroy = { order: 'destroy-depot', answer: { area: 'area:vienna', corps: 'corps:france_i' } };
    game.answer([march(['france_i'], 'vienna'), destroy, march(['france_i'], 'brunn')]);
    expect(game.state.marches?.france_i).toEqual({
      from: 'linz',
      entered: ['vienna', 'brunn'],
      left: 2,
      crossed: true,
    });
  });

  const toVienna = (change: (board: Board) => void = () => {}) =>
    aLandPhase(
      (board) => {
        atLinz(board);
        board.state.depots = { vienna: { ...guarded, garrison: { ...guarded.garrison } } };
        change(board);
      },
      { turn: ['france'] },
    );

  test('7.3.6.2: the garrison of one is asked before the march goes on', () => {
    const game = toVienna().answer([march(['france_i'], 'vienna > brunn')]);
    expect(game.asked).toBe('austria depot-garrison');
    expect(game.state.corps.france_i?.area).toBe('vienna');
    game.answer('fight');
    expect(game.state.corps.france_i?.area).toBe('brunn');
    expect(game.state.depots.vienna).toBeDefined();
    expect(game.told()[0]).toBe('Austria fights for its depot in Vienna (7.3.6.2).');
  });

  test('7.3.6.2: a depot that is burned is gone; its garrison goes into the city as far as it has room', () => {
    const game = toVienna((board) => {
      board.state.garrisons = { vienna: { nation: 'austria', infantry: 17, militia: 0 } };
    }).answer([march(['france_i'], 'vienna')]);
    game.answer('burn');
    expect(game.state.depots).toEqual({});
    // Vienna has four spires.
    expect(game.state.garrisons.vienna).toMatchObject({ infantry: 20 });
    expect(game.state.prisoners).toEqual([{ of: 'austria', by: 'france', factors: { infantry: 1, militia: 2 } }]);
    expect(game.told()).toContain(
      'Austria burns its depot in Vienna (7.3.6.2). 3 factors of its garrison go into the city. 3 factors surrender.',
    );
  });

  test('7.3.6.2: standing orders answer: always, or by size', () => {
    const answered = (depots: 'burn' | 'fight' | number) => {
      const game = toVienna((board) => {
        board.state.standing.austria = { reactions: { depots } };
      });
      game.answer([march(['france_i'], 'vienna > brunn')]).byOrders();
      return [game.asked, game.state.depots.vienna === undefined];
    };
    expect(answered('burn')).toEqual(['nobody', true]);
    expect(answered('fight')).toEqual(['nobody', false]);
    expect(answered(6)).toEqual(['nobody', false]);
    expect(answered(7)).toEqual(['nobody', true]);
  });

  test('7.3.6.2: a power that nobody plays fights', () => {
    const game = aLandPhase(
      (board) => {
        atLinz(board);
        board.state.depots = { vienna: guarded };
      },
      { turn: ['france'], played: ['france', 'spain', 'russia'] },
    ).answer([march(['france_i'], 'vienna > brunn')]);
    expect([game.asked, game.state.corps.france_i?.area]).toEqual(['nobody', 'brunn']);
  });
});

describe('7.3.7: attacks and sieges', () => {
  test('7.3.7.1: enemy corps outside of a city must be attacked', () => {
    const game = aLandPhase(
      (board) => {
        atLinz(board);
        put(board, 'austria_i', 'vienna');
      },
      { turn: ['france'] },
    ).answer([march(['france_i'], 'vienna')]);
    expect(game.told()).toContain('France attacks Austria in Vienna.');
  });

  test('7.3.7.2: cossacks, freikorps and garrisons of depots too, where a march ends; guerrillas not', () => {
    const told = (change: (board: Board) => void, to = 'vienna') => {
      const game = aLandPhase(
        (board) => {
          atLinz(board);
          change(board);
        },
        { turn: ['france'] },
      ).answer([march(['france_i'], to)]);
      if (game.asked !== 'nobody') game.answer('fight');
      return game.told().filter((text) => text.startsWith('France attacks'));
    };
    const freikorps = (board: Board) => {
      board.state.irregulars = { vienna: [{ kind: 'freikorps', power: 'austria', number: 1 }] };
    };
    expect(told(freikorps)).toEqual(['France attacks Austria in Vienna.']);
    expect(told(freikorps, 'vienna > brunn')).toEqual([]);
    const depot = (board: Board) => {
      board.state.depots = { vienna: guarded };
    };
    expect(told(depot)).toEqual(['France attacks Austria in Vienna.']);
    const guerrillas = (board: Board) => {
      atWar(board, 'france', 'spain');
      board.state.irregulars = { vienna: [{ kind: 'guerrilla', power: 'spain', number: 1 }] };
    };
    expect(told(guerrillas)).toEqual([]);
  });

  const beforeVienna = (change: (board: Board) => void = () => {}) =>
    aLandPhase(
      (board) => {
        atLinz(board);
        put(board, 'france_iii', 'linz');
        board.state.garrisons = { vienna: { nation: 'austria', infantry: 3, militia: 0 } };
        change(board);
      },
      { turn: ['france'] },
    );

  test('7.3.7.1: a city with a garrison need not stop a march, nor be besieged', () => {
    const game = beforeVienna().answer([march(['france_i'], 'vienna > brunn'), march(['france_iii'], 'vienna')]);
    expect(game.state.corps.france_i?.area).toBe('brunn');
    expect(game.state.sieges).toBeUndefined();
    expect(game.state.garrisons.vienna?.besieged).toBeUndefined();
  });

  test('7.3.7.1: the sheet says of corps before a city that they do not besiege it yet', () => {
    const game = beforeVienna();
    const board = { state: game.state, pack: game.game.setting.pack };
    const costs = (...lines: SheetLine[]) => aSheet(board, 'france', ...lines).costs.join(' ');
    const there = march(['france_i', 'france_iii'], 'vienna');
    expect(costs(there)).toContain(
      'French I Corps and French III Corps stand before Vienna, which an enemy holds, and do not besiege it: a siege ' +
        'begins with the order “Besiege” alone (7.3.7.1)',
    );
    expect(costs(there, besiege('france_i'))).not.toContain('Vienna');
    expect(costs(there, { order: 'pass-by', answer: 'area:vienna' })).not.toContain('Vienna');
  });

  test('7.3.7.1: a siege ends the march, shuts in who is in the city, and all who stand there take part', () => {
    const game = beforeVienna((board) => put(board, 'austria_i', 'vienna', { inCity: true, factors: { infantry: 2 } }));
    const board = { state: game.state, pack: game.game.setting.pack };
    const lines = [march(['france_i', 'france_iii'], 'vienna'), besiege('france_i')];
    expect(aSheet(board, 'france', ...lines, march(['france_i'], 'brunn')).said[2]).toBe(
      '7.3.2.3 French I Corps has 0 points, and needs 1.',
    );
    game.answer(lines);
    expect(game.state.sieges).toEqual({ vienna: ['france'] });
    expect(game.state.garrisons.vienna?.besieged).toBe(true);
    expect(game.state.corps.austria_i).toMatchObject({ besieged: true, inCity: true });
    expect(game.view().sieges).toEqual({ vienna: ['france'] });
    expect(game.told()).toContain('France besieges Vienna (7.3.7.1).');
  });

  test('7.3.7.1: a siege goes on until its besiegers leave or give it up', () => {
    const inSiege = (...lines: Parameters<typeof aSheet>[2][]) => {
      const game = beforeVienna((board) => {
        put(board, 'france_i', 'vienna');
        board.state.garrisons.vienna = { nation: 'austria', infantry: 3, militia: 0, besieged: true };
        board.state.sieges = { vienna: ['france'] };
      }).answer(lines);
      return [game.state.sieges?.vienna, game.state.garrisons.vienna?.besieged, game.told()];
    };
    expect(inSiege()).toEqual([['france'], true, []]);
    expect(inSiege(march(['france_i'], 'linz'))).toEqual([
      undefined,
      undefined,
      ['France marches: 1 corps of France: Vienna > Linz.', 'The siege of Vienna is over.'],
    ]);
    expect(inSiege({ order: 'pass-by', answer: 'area:vienna' })).toEqual([
      undefined,
      undefined,
      ['The siege of Vienna is over.'],
    ]);
  });

  test('10.3.2: an empty city is taken by whoever enters it', () => {
    const game = aLandPhase(atLinz, { turn: ['france'] });
    game.answer([march(['france_i'], 'vienna'), { order: 'enter-city', answer: ['corps:france_i'] }]);
    expect(game.state.corps.france_i).toMatchObject({ area: 'vienna', inCity: true });
    // Though Austrian corps come back outside.
    const board = { state: game.state, pack: game.game.setting.pack };
    put(board, 'austria_i', 'vienna');
    expect(citiesInEnemyHands(board)).toEqual(new Set(['vienna']));
  });
});

/** 7.5.1.1. */
const NEVER_IN = { reactions: { intoCity: 'never' as const } };

describe('7.3.8: whose battle it is', () => {
  /** France attacks the Austrian corps in Vienna, where others stand too. */
  const intoVienna = (change: (board: Board) => void) =>
    aLandPhase(
      (board) => {
        atLinz(board);
        put(board, 'austria_i', 'vienna');
        board.state.standing.austria = NEVER_IN;
        change(board);
      },
      { turn: ['france'] },
    ).answer([march(['france_i'], 'vienna')]);
  const russian = (board: Board) => {
    put(board, 'russia_i', 'vienna');
    allied(board, 'austria', 'russia');
  };

  test('7.3.8.3: an ally of who is attacked may declare war and fight beside it, for what a declaration costs', () => {
    const game = intoVienna(russian);
    expect(game.asked).toBe('russia join-defence');
    expect(game.prompt).toContain('France attacks Austria in Vienna');
    game.answer('join');
    expect(game.told().slice(0, 2)).toEqual([
      'Russia declares war on France and joins the defence of Vienna (7.3.8.3).',
      expect.stringMatching(/^Russia −\d political points: war declared on France/),
    ]);
    expect(game.state.relations['france|russia']?.war).toBeDefined();
    expect(game.state.corps.russia_i?.area).toBe('vienna');
  });

  test('7.3.8.3: standing orders join for a friend; who may not declare war is not asked', () => {
    const joined = intoVienna((board) => {
      russian(board);
      board.state.standing.russia = { reactions: { joins: ['austria'] } };
    }).byOrders();
    expect([joined.asked, joined.state.relations['france|russia']?.war !== undefined]).toEqual(['nobody', true]);
    const others = (joins: Power[]) =>
      intoVienna((board) => {
        russian(board);
        board.state.standing.russia = { reactions: { joins } };
      }).byOrders();
    for (const joins of [[], ['prussia' as const]])
      expect([others(joins).asked, others(joins).state.relations['france|russia']?.war]).toEqual(['nobody', undefined]);
    const bound = intoVienna((board) => {
      russian(board);
      board.state.relations['france|russia'] = { enforcedUntil: { russia: 99 } };
    });
    expect([bound.asked, bound.state.corps.russia_i?.area !== 'vienna']).toEqual(['nobody', true]);
  });

  test('7.3.8.4: third parties leave for an area that is no further from their supply', () => {
    const game = intoVienna((board) => {
      russian(board);
      board.state.access = { austria: [{ to: 'russia', into: 'land' }] };
    }).answer('stay_out');
    const to = game.state.corps.russia_i?.area ?? '';
    expect(['brunn', 'pressburg', 'komorn']).toContain(to);
    expect(
      game.told().some((text) => text.startsWith('Russia leaves the field (7.3.8.4): 1 corps of Russia: Vienna > ')),
    ).toBe(true);
  });

  test('7.3.8.4: where their standing orders send them, if they can', () => {
    const game = intoVienna((board) => {
      russian(board);
      board.state.access = { austria: [{ to: 'russia', into: 'land' }] };
      board.state.standing.russia = { reactions: { leaveTo: ['paris', 'brunn'] } };
    }).answer('stay_out');
    expect(game.state.corps.russia_i?.area).toBe('brunn');
  });

  test('7.3.8.4: whoever wants to be asked where to is asked, of the same areas', () => {
    const game = intoVienna((board) => {
      russian(board);
      board.state.access = { austria: [{ to: 'russia', into: 'land' }] };
      board.state.standing.russia = { reactions: { asksWhere: true } };
    }).answer('stay_out');
    expect(game.asked).toBe('russia leave-area');
    expect(game.fallback).toMatch(/^area:(?:brunn|pressburg|komorn)$/);
    expect(game.options.length).toBeGreaterThan(1);
    const to = game.options.at(-1) ?? '';
    expect(`area:${game.answer(to).state.corps.russia_i?.area}`).toBe(to);
  });

  test('7.3.8.5: a second ally joins an attack only at war with all who defend', () => {
    const together = (war: boolean) =>
      aLandPhase(
        (board) => {
          atLinz(board);
          put(board, 'austria_i', 'vienna');
          board.state.standing.austria = NEVER_IN;
          put(board, 'prussia_i', 'linz');
          allied(board, 'france', 'prussia');
          board.state.access = {
            france: [{ to: 'prussia', into: 'land' }],
            austria: [{ to: 'prussia', into: 'land' }],
          };
          if (war) atWar(board, 'prussia', 'austria');
        },
        { turn: ['france', 'prussia'] },
      ).answer([march(['france_i'], 'vienna')]);
    const board = (game: ReturnType<typeof together>) => ({ state: game.state, pack: game.game.setting.pack });
    expect(aSheet(board(together(false)), 'prussia', march(['prussia_i'], 'vienna')).said).toEqual([
      '7.3.8.5 An ally attacks in Vienna, and you are not at war with all who defend it.',
    ]);
    const joined = together(true).answer([march(['prussia_i'], 'vienna')]);
    const attacks = joined.told();
    expect(attacks).toContain('Prussia attacks Austria in Vienna.');
    const putOff = joined
      .byOrders()
      .told()
      .find((text) => text.startsWith('No battles'));
    expect(putOff).toContain('France and Prussia attack Austria in Vienna');
  });

  test('7.3.8.6: an ally of the turn who has left the area takes no part', () => {
    const game = aLandPhase(
      (board) => {
        atLinz(board);
        put(board, 'austria_i', 'vienna');
        board.state.standing.austria = NEVER_IN;
        put(board, 'prussia_i', 'vienna');
        allied(board, 'france', 'prussia');
        atWar(board, 'prussia', 'austria');
      },
      { turn: ['france', 'prussia'] },
    )
      .answer([march(['france_i'], 'vienna')])
      .answer([march(['prussia_i'], 'brunn')]);
    const putOff = game.told().find((text) => text.startsWith('No battles'));
    expect(putOff).toContain('France attacks Austria in Vienna');
    expect(game.state.corps.prussia_i?.area).toBe('brunn');
  });

  test('7.3.8.6: the attackers’ allies who stand there fight with them, if they are at war with all defenders', () => {
    const game = intoVienna((board) => {
      put(board, 'prussia_i', 'vienna');
      allied(board, 'france', 'prussia');
      atWar(board, 'prussia', 'austria');
    });
    expect(
      game
        .byOrders()
        .told()
        .find((text) => text.startsWith('No battles')),
    ).toContain('France and Prussia attack Austria in Vienna');
  });

  test('7.3.8.7: garrisons of who is on neither side may stay', () => {
    const game = intoVienna((board) => {
      board.state.depots = { vienna: { power: 'russia', garrison: { nation: 'russia', infantry: 2, militia: 0 } } };
    });
    expect(game.state.depots.vienna).toBeDefined();
    expect(game.asked).toBe('nobody');
  });
});

describe('7.5.1.1: corps that are attacked may go into the city', () => {
  const attacked = (change: (board: Board) => void = () => {}) =>
    aLandPhase(
      (board) => {
        atLinz(board);
        put(board, 'france_iii', 'linz');
        put(board, 'austria_i', 'vienna', { factors: { infantry: 4 } });
        put(board, 'austria_ii', 'vienna', { factors: { infantry: 9 } });
        board.state.garrisons = { vienna: { nation: 'austria', infantry: 10, militia: 0 } };
        change(board);
      },
      { turn: ['france'] },
    ).answer([march(['france_i', 'france_iii'], 'vienna')]);

  test('those that have room, as their power wishes; who is in it then is besieged', () => {
    const game = attacked((board) => put(board, 'austria_ii', 'brunn'));
    expect(game.asked).toBe('austria into-city');
    expect(game.options).toEqual(['corps:austria_i']);
    game.answer(['corps:austria_i']);
    expect(game.state.corps.austria_i).toMatchObject({ area: 'vienna', inCity: true, besieged: true });
    expect(game.state.sieges).toEqual({ vienna: ['france'] });
    expect(game.state.corps.france_i?.area).toBe('vienna');
  });

  test('a sheet that passes the city by leaves it free', () => {
    const game = aLandPhase(
      (board) => {
        atLinz(board);
        put(board, 'austria_i', 'vienna', { factors: { infantry: 4 } });
        board.state.standing.austria = { reactions: { intoCity: 'always' } };
      },
      { turn: ['france'] },
    ).answer([march(['france_i'], 'vienna'), { order: 'pass-by', answer: 'area:vienna' }]);
    expect(game.state.corps.austria_i).toMatchObject({ area: 'vienna', inCity: true });
    expect([game.state.sieges, game.state.corps.france_i?.area]).toEqual([undefined, 'vienna']);
  });

  test('not more than its room', () => {
    const game = attacked();
    expect(game.options).toEqual(['corps:austria_i', 'corps:austria_ii']);
    expect(() => game.answer(['corps:austria_i', 'corps:austria_ii'])).toThrow();
    game.answer(['corps:austria_ii']);
    expect(game.state.corps.austria_ii?.inCity).toBe(true);
    // One is left in the field: there is an attack, and no siege.
    expect(game.state.sieges).toBeUndefined();
    expect(game.told().some((text) => text.startsWith('No battles are fought in this campaign'))).toBe(true);
  });

  test('standing orders: always, never, or when there are more corps against them', () => {
    const went = (intoCity: 'always' | 'weaker' | 'never', more = false) => {
      const game = attacked((board) => {
        if (more) put(board, 'france_v', 'vienna');
        board.state.standing.austria = { reactions: { intoCity } };
      });
      expect(game.asked).toBe('nobody');
      return Object.keys(game.state.corps).filter((id) => game.state.corps[id]?.inCity);
    };
    expect(went('always')).toEqual(['austria_ii']);
    expect(went('never')).toEqual([]);
    expect(went('weaker')).toEqual([]);
    expect(went('weaker', true)).toEqual(['austria_ii']);
  });

  test('who is asked does not tell whether a corps has room', () => {
    const game = attacked((board) => {
      put(board, 'austria_i', 'vienna', { factors: { infantry: 12 } });
      put(board, 'austria_ii', 'vienna', { factors: { infantry: 11 } });
    });
    expect([game.asked, game.options]).toEqual(['austria into-city', []]);
    expect(game.prompt).toContain('there is nothing to choose. You are asked all the same, so that nobody learns');
    const { decisions } = game.game.rules;
    expect(english.t(decisions['into-city'].waiting(game.position, { area: 'linz' }))).toBe(
      'Those who are attacked in Linz may go into the city',
    );
    expect(english.t(decisions['land-turn'].waiting(game.position, { power: 'france' }))).toBe(
      'France moves its corps',
    );
  });
});

describe('the interim rule, as long as there are no battles', () => {
  test('attackers fall back to the area before, and the defenders stay', () => {
    const game = aLandPhase(
      (board) => {
        atLinz(board);
        put(board, 'france_i', 'graz');
        put(board, 'austria_i', 'vienna');
        board.state.garrisons = { vienna: { nation: 'france', infantry: 1, militia: 0 } };
      },
      { turn: ['france'] },
    ).answer([march(['france_i'], 'linz > vienna')]);
    expect(game.state.corps.france_i?.area).toBe('linz');
    expect(game.state.corps.austria_i?.area).toBe('vienna');
    expect(game.state.attacks).toBeUndefined();
    expect(game.told()).toContain(
      'No battles are fought in this campaign (interim rule): France attacks Austria in Vienna and falls back: ' +
        '1 corps of France to Linz.',
    );
  });

  test('corps that have landed go to the nearest area where they may stand', () => {
    const game = aLandPhase(
      (board) => {
        atWar(board, 'great_britain', 'france');
        const fleet = board.pack.fleets.find(({ nation }) => nation === 'great_britain')?.id ?? '';
        board.state.fleets = { [fleet]: { at: { in: 'sea', sea: 'english_channel' }, ships: 10 } };
        board.state.aboard = { great_britain_i: { fleet, factors: { infantry: 6 } } };
        put(board, 'france_i', 'lille');
      },
      { turn: ['great_britain'] },
    );
    game.answer([{ order: 'land', answer: { corps: 'corps:great_britain_i', at: 'area:lille' } }]);
    if (game.asked === 'france into-city') game.answer([]);
    expect(game.state.corps.great_britain_i?.area).not.toBe('lille');
    expect(game.state.aboard).toBeUndefined();
  });
});
