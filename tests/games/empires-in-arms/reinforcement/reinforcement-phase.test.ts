import { describe, expect, test } from '@jest/globals';
import type { Fact } from '../../../../src/games/empires-in-arms/fact.ts';
import { removeCorps } from '../../../../src/games/empires-in-arms/forces/remove-unit.ts';
import type { SheetLine } from '../../../../src/kernel/choice.ts';
import { comes, comesCounter } from './a-month.ts';
import { aReinforcementPhase } from './a-reinforcement-phase.ts';

const place = (what: string, number: number, where: string): SheetLine => ({
  order: 'place',
  answer: { what, number, where },
});
const reinforced = (facts: readonly Fact[]) =>
  facts.flatMap((fact) =>
    fact.type === 'reinforced' ? [[fact.power, ...fact.done.map(({ order }) => order.order)]] : [],
  );

describe('5: who is asked', () => {
  test('nobody, where nothing comes', () => {
    const game = aReinforcementPhase({});
    expect(game.asked).toBe('nobody');
    expect(game.state.phase).toBe('reinforcement');
    expect(game.facts).toEqual([]);
  });

  test('all together, for whom something comes', () => {
    const game = aReinforcementPhase({
      change: (board) => {
        comes(board, 'france', 'infantry', 2);
        comes(board, 'austria', 'militia', 1);
        comes(board, 'spain', 'infantry', 1, { month: 1 });
      },
    });
    expect(game.asked).toBe('austria+france reinforcements');
    expect(game.prompt).toContain('(5): 1 militia.');
  });

  test('5.1.2: not for ships that find no fleet with room, nor for a counter without factors', () => {
    const game = aReinforcementPhase({
      change: (board) => {
        for (const [id, fleet] of Object.entries(board.state.fleets)) fleet.ships = board.pack.fleet[id]?.ships ?? 0;
        comes(board, 'great_britain', 'ship', 2);
        comesCounter(board, 'austria', 'austria_viii');
      },
    });
    expect(game.asked).toBe('nobody');
    expect(game.state.arrivals).toHaveLength(2);
  });

  test('but for ships that find one', () => {
    const game = aReinforcementPhase({ change: (board) => comes(board, 'great_britain', 'ship', 2) });
    expect(game.asked).toBe('great_britain reinforcements');
  });

  test('but for factors that have no place, since they will be lost', () => {
    const game = aReinforcementPhase({
      change: (board) => {
        for (const { nation, id } of board.pack.corps)
          if (nation === 'austria' && board.state.corps[id]) removeCorps(board.state, id);
        comes(board, 'austria', 'artillery', 1);
      },
    });
    expect(game.asked).toBe('austria reinforcements');
    expect(game.fallback).toEqual([]);
  });

  test('14.3: a power that nobody plays places what it can by itself', () => {
    const game = aReinforcementPhase({
      played: ['france', 'austria', 'great_britain'],
      change: (board) => comes(board, 'russia', 'infantry', 2),
    });
    expect(game.asked).toBe('nobody');
    expect(reinforced(game.facts)).toEqual([['russia', 'add_factors']]);
    expect(game.state.arrivals).toEqual([]);
  });

  test('and so does one whose player gives up meanwhile', () => {
    const game = aReinforcementPhase({
      change: (board) => {
        comes(board, 'france', 'infantry', 2);
        comes(board, 'austria', 'infantry', 1);
      },
    });
    game.resign('austria').silence();
    expect(reinforced(game.facts)).toEqual([
      ['austria', 'add_factors'],
      ['france', 'add_factors'],
    ]);
  });
});

describe('5.1, 5.2: the order of the rules', () => {
  const both = (reinforcement: 'together' | 'in-order') =>
    aReinforcementPhase({
      options: { reinforcement },
      change: (board) => {
        for (const power of ['france', 'spain', 'great_britain'] as const) {
          comes(board, power, 'ship', 1);
          comes(board, power, 'infantry', 1);
        }
      },
    });

  test('together: all ships first, France in the second place, and then all factors, France in the last', () => {
    const game = both('together').silence();
    expect(reinforced(game.facts)).toEqual([
      ['spain', 'add_ships'],
      ['france', 'add_ships'],
      ['great_britain', 'add_ships'],
      ['spain', 'add_factors'],
      ['great_britain', 'add_factors'],
      ['france', 'add_factors'],
    ]);
  });

  test('in order: one after the other, in the order of the land step', () => {
    const game = both('in-order');
    expect(game.asked).toBe('spain reinforcements');
    game.answer([place('infantry', 1, 'corps:spain_ii')]);
    expect(reinforced(game.facts)).toEqual([['spain', 'add_factors']]);
    expect(game.state.arrivals.filter(({ power }) => power === 'spain')).toHaveLength(1);
    expect(game.asked).toBe('great_britain reinforcements');
    game.answer(game.fallback ?? []);
    expect(reinforced(game.facts)).toEqual([
      ['great_britain', 'add_ships'],
      ['great_britain', 'add_factors'],
    ]);
    expect(game.asked).toBe('france reinforcements');
    expect(game.answer([]).asked).toBe('nobody');
  });

  test('in order, whoever gives up in their turn places what they can', () => {
    const game = both('in-order').resign('spain');
    game.answer(game.fallback ?? []);
    expect(reinforced(game.facts)).toEqual([
      ['spain', 'add_ships'],
      ['spain', 'add_factors'],
    ]);
    expect(game.asked).toBe('great_britain reinforcements');
  });

  test('a sheet may be empty: factors are lost, ships wait', () => {
    const game = both('together').answer([], [], []);
    expect(game.state.arrivals.map(({ what }) => what)).toEqual(['ship', 'ship', 'ship']);
    expect(game.told('france')).toEqual(['France did not place these, and they are lost (5.2.2): 1 infantry.']);
  });

  test('3.2: of one sheet the ships go first, wherever their lines stand', () => {
    const game = aReinforcementPhase({
      change: (board) => {
        comes(board, 'france', 'ship', 1);
        comes(board, 'france', 'infantry', 1);
      },
    });
    game.answer([place('infantry', 1, 'corps:france_v'), place('ship', 1, 'fleet:france_fleet_ii')]);
    expect(reinforced(game.facts).map(([, first]) => first)).toEqual(['add_ships', 'add_factors']);
  });
});

describe('2.4.2: what others see', () => {
  const austria = (lines: readonly SheetLine[], infantry = 3) =>
    aReinforcementPhase({
      change: (board) => {
        comes(board, 'austria', 'infantry', infantry);
        comes(board, 'austria', 'cavalry', 2);
        comesCounter(board, 'austria', 'austria_viii');
      },
    }).answer(lines);

  test('corps counters and garrisons, but no factors of corps', () => {
    const game = austria([
      {
        order: 'place-corps',
        answer: { corps: 'corps:austria_viii', area: 'area:vienna', what: 'infantry', number: 2 },
      },
      place('infantry', 1, 'corps:austria_ii'),
      place('cavalry', 2, 'city:prague'),
    ]);
    expect(game.told('austria')).toEqual([
      [
        'Austria reinforces: Austrian VIII Corps in Vienna, with 2 infantry,',
        '1 infantry for Austrian II Corps and 2 infantry for the garrison of Prague.',
      ].join(' '),
    ]);
    expect(game.told('moderator')).toEqual(game.told('austria'));
    expect(game.told()).toEqual([
      'Austria reinforces: Austrian VIII Corps in Vienna and 2 infantry for the garrison of Prague.',
    ]);
  });

  test('nothing at all, where only corps were filled or factors lost', () => {
    const game = austria([place('infantry', 1, 'corps:austria_ii')]);
    expect(game.told('france')).toEqual([]);
    expect(game.told('austria')).toEqual([
      'Austria reinforces: 1 infantry for Austrian II Corps.',
      'Austria did not place these, and they are lost (5.2.2): 2 infantry and 2 cavalry.',
    ]);
  });

  test('twins: how many factors came, and to which corps they went, leaves the same for others', () => {
    const [one, other] = [
      austria([place('infantry', 1, 'corps:austria_ii')], 3),
      austria([place('infantry', 2, 'corps:austria_iv')], 4),
    ];
    expect(one.told('france')).toEqual(other.told('france'));
    expect(one.view('france')).toEqual(other.view('france'));
  });

  test('a corps that gives all it has leaves the map, and a garrison grows', () => {
    const game = aReinforcementPhase({
      change: (board) => {
        comes(board, 'austria', 'infantry', 1);
        board.state.corps.austria_ii = { area: 'vienna', factors: { cavalry: 1 } };
        board.state.corps.austria_iii = { area: 'vienna', factors: { infantry: 1, cavalry: 1 } };
        board.state.corps.austria_iv = { area: 'vienna', factors: { infantry: 3 } };
      },
    });
    game.answer([
      { order: 'detach', answer: { corps: 'corps:austria_ii', what: 'cavalry', number: 1, to: 'city' } },
      { order: 'absorb', answer: { corps: 'corps:austria_iv', what: 'infantry', number: 2, from: 'city' } },
      { order: 'transfer', answer: { from: 'corps:austria_iii', to: 'corps:austria_iv', what: 'cavalry', number: 1 } },
      { order: 'transfer', answer: { from: 'corps:austria_iii', to: 'corps:austria_iv', what: 'infantry', number: 1 } },
      place('infantry', 1, 'corps:austria_i'),
    ]);
    expect(game.told()).toEqual([
      [
        'Austria reinforces: 1 infantry for the garrison of Vienna, Austrian II Corps off the map,',
        '2 infantry from the garrison of Vienna and Austrian III Corps off the map.',
      ].join(' '),
    ]);
  });

  test('5.1.4: a scuttled fleet costs a political point, and everybody is told', () => {
    const game = aReinforcementPhase({ change: (board) => comes(board, 'france', 'infantry', 1) });
    game.answer([{ order: 'scuttle', answer: 'fleet:france_fleet_ii' }, place('infantry', 1, 'corps:france_v')]);
    expect(game.told('spain')).toEqual([
      'France −1 political point: a fleet scuttled or given up (5.1.4).',
      'France reinforces: French II Fleet scuttled.',
    ]);
    expect(game.state.fleets.france_fleet_ii).toBeUndefined();
  });
});

describe('5: without an answer', () => {
  const due = () =>
    aReinforcementPhase({
      change: (board) => {
        comes(board, 'austria', 'infantry', 6);
        board.state.standing.austria = { need: ['austria_ii', 'austria_i'] };
      },
    });

  test('the clock places all that can be placed, in the standing order of need', () => {
    const game = due();
    expect(game.fallback).toEqual([place('infantry', 2, 'corps:austria_ii'), place('infantry', 4, 'corps:austria_i')]);
    const before = structuredClone(game.state.corps);
    game.silence();
    expect(game.state.corps.austria_ii?.factors.infantry).toBe((before.austria_ii?.factors.infantry ?? 0) + 2);
    expect(game.state.arrivals).toEqual([]);
  });

  test('standing orders answer by themselves, and none leave it to the power', () => {
    const { standing } = due().game.rules.decisions.reinforcements;
    const of = (game: ReturnType<typeof due>) => standing?.(game.position, 'austria', { powers: ['austria'] });
    expect(of(due())).toEqual(due().fallback);
    expect(of(aReinforcementPhase({ change: (board) => comes(board, 'austria', 'infantry', 6) }))).toBeUndefined();
  });
});

describe('5: orders in advance', () => {
  const agenda = [
    { step: 'political-phase', args: {} },
    { step: 'reinforcement-phase', args: {} },
  ] as const;
  const removed: SheetLine = { order: 'remove-leader', answer: 'leader:ney' };
  const demobilised: SheetLine = { order: 'demobilise', answer: 'corps:france_v' };

  test('are carried out in the next reinforcement phase, though nothing comes', () => {
    const game = aReinforcementPhase({ agenda }).inAdvance('france', [demobilised, removed]);
    expect(game.told('france')).toEqual([
      'France orders for the next reinforcement step: French V Corps demobilised and Ney taken off the map.',
    ]);
    expect(game.told('spain')).toEqual([]);
    expect(game.state.corps.france_v).toBeDefined();
    game.silence();
    expect(game.asked).toBe('nobody');
    expect(game.told()).toContain('France reinforces: French V Corps demobilised and Ney taken off the map.');
    expect(game.state.leaders.ney).toEqual({ is: 'beside' });
    expect(game.state.reinforcementOrders).toEqual({});
  });

  test('are hidden', () => {
    const [one, other] = [
      aReinforcementPhase({ agenda }),
      aReinforcementPhase({ agenda }).inAdvance('france', [demobilised]),
    ];
    for (const viewer of ['spectator', 'austria']) expect(one.view(viewer)).toEqual(other.view(viewer));
  });

  test('what is no longer possible is passed over, and its power alone is told', () => {
    const game = aReinforcementPhase({ agenda })
      .inAdvance('france', [demobilised, removed])
      .changed((state) => {
        delete state.corps.france_v;
      });
    game.silence();
    expect(game.told('france')).toEqual([
      'France could not do this any more: French V Corps demobilised. French V Corps is not on the map.',
      'France reinforces: Ney taken off the map.',
    ]);
    expect(game.told('austria')).toEqual(['France reinforces: Ney taken off the map.']);
  });

  test('are taken back by a sheet without a line', () => {
    const game = aReinforcementPhase({ agenda }).inAdvance('france', [demobilised]).inAdvance('france', []);
    expect(game.state.reinforcementOrders).toEqual({});
    expect(game.told('france')).toEqual(['France orders nothing for the next reinforcement step.']);
  });

  test('where something comes they stand in for an answer, and an answer replaces them', () => {
    const begun = () =>
      aReinforcementPhase({ agenda, change: (board) => comes(board, 'france', 'infantry', 1) })
        .inAdvance('france', [demobilised])
        .answer([], [], [], [], [], [], []);
    const game = begun();
    expect(game.asked).toBe('france reinforcements');
    expect(game.mayOrder('france')).toBeUndefined();
    expect(game.mayOrder('spain')).toBeDefined();
    expect(game.fallback).toMatchObject([demobilised, { order: 'place' }]);
    const { standing } = game.game.rules.decisions.reinforcements;
    expect(standing?.(game.position, 'france', { powers: ['france'] })).toEqual(game.fallback);
    game.answer([]);
    expect(game.state.corps.france_v).toBeDefined();
    expect(game.state.reinforcementOrders).toEqual({});
    expect(begun().silence().state.corps.france_v).toBeUndefined();
  });

  test('in order, they are carried out when the turn of their power comes', () => {
    const game = aReinforcementPhase({
      agenda,
      options: { reinforcement: 'in-order' },
      change: (board) => comes(board, 'russia', 'infantry', 1),
    }).inAdvance('france', [demobilised]);
    game.answer([], [], [], [], [], [], []);
    expect(game.asked).toBe('russia reinforcements');
    expect(game.state.corps.france_v).toBeDefined();
    expect(game.answer([]).state.corps.france_v).toBeUndefined();
  });
});
