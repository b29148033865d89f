import { describe, expect, test } from '@jest/globals';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { allied, atWar, put } from '../land/a-land-step.ts';
import { aBattle, lead } from './a-battle.ts';

type Attacks = NonNullable<Parameters<typeof aBattle>[1]>['attacks'];
const attackIn = (
  area: string,
  attackers: readonly Power[] = ['france'],
  defenders: readonly string[] = ['austria'],
) => [{ area, attackers: [...attackers], defenders: [...defenders] }];
/** France wins in the first round: 6 against 1, from the strongest assault against militia. */
const WINS = { 'battle:france': [6], 'battle:austria': [1] };
const NUMBERS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];
const STRONG = { france: { chit: 'escalated_assault' }, austria: { chit: 'cordon' } };

function fought(
  change: (board: Board) => void,
  dice: { readonly [purpose: string]: readonly number[] },
  attacks: Attacks = attackIn('linz'),
) {
  return aBattle(
    (board) => {
      atWar(board, 'france', 'austria');
      put(board, 'france_i', 'linz', { factors: { infantry: 16, cavalry: 2 } });
      put(board, 'austria_i', 'linz', { factors: { militia: 12 } });
      change(board);
    },
    { attacks, dice },
  );
}

describe('7.5.2.10: where the beaten go', () => {
  test('to the area that they named, if it can be; else to that nearest to their supply', () => {
    const wish = (areas: readonly string[]) =>
      fought(() => {}, { ...WINS, 'battle:france': [6, 6] }).orders({
        ...STRONG,
        austria: { chit: 'cordon', retreat: areas.map((id) => `area:${id}`) },
      });
    expect(wish([]).report().at(-1)).toBe('Austria retreats from Linz to Vienna: Austrian I Corps.');
    expect(wish(['graz']).report().at(-1)).toBe('Austria retreats from Linz to Graz: Austrian I Corps.');
  });

  test('who landed in this turn surrenders, all of the force with its leaders (7.5.5, 10.6)', () => {
    const game = fought(
      (board) => {
        put(board, 'france_ii', 'linz', { factors: { infantry: 4 } });
        lead(board, 'ney', 'france_i');
        board.state.marches = { france_ii: { entered: [], left: 0, landed: true } };
      },
      { 'battle:france': [1, 1, 1], 'battle:austria': [6, 6, 6] },
    ).orders({ france: { chit: 'probe' }, austria: { chit: 'escalated_counterattack' } });
    expect(game.state.prisoners.map(({ of, by }) => [of, by])).toEqual([['france', 'austria']]);
    const [told] = game.factsOf('surrendered-in-battle');
    expect(told).toMatchObject({
      power: 'france',
      to: 'austria',
      corps: ['france_i', 'france_ii'],
      leaders: ['ney'],
      why: 'landed',
    });
    expect(game.state.leaders.ney).toEqual({ is: 'captured', by: 'austria' });
    expect(Object.keys(game.state.corps)).toEqual(['austria_i']);
    const taken = game.state.prisoners.reduce(
      (sum, { factors }) => sum + (factors.infantry ?? 0) + (factors.cavalry ?? 0),
      0,
    );
    expect(taken).toBe(told?.prisoners.reduce((sum, { factors }) => sum + factors, 0));
    expect(taken).toBeGreaterThan(10);
  });

  test('where an enemy has come meanwhile nobody retreats; its power alone is told that the wish lapsed', () => {
    const orders = { chit: 'cordon', retreat: ['area:graz'], ask: ['round_2'] };
    const game = fought(() => {}, { 'battle:france': [1, 6, 6], 'battle:austria': [1, 1, 1] }).orders({
      ...STRONG,
      austria: orders,
    });
    expect(game.asked).toBe('austria battle-again');
    const entered = game.changed((state) => {
      state.corps.france_ii = { area: 'graz', factors: { infantry: 4 } };
    });
    entered.orders({});
    const lapsed = { type: 'plan-lapsed', power: 'austria', area: 'linz', what: 'retreat' };
    expect(entered.facts).toContainEqual(lapsed);
    expect(entered.state.corps.austria_i?.area).toBe('vienna');
  });

  test('the winner’s cavalry rides after the beaten, unless it was told not to', () => {
    const pursued = (pursue: string) =>
      fought(() => {}, { ...WINS, 'battle:france': [6, 6] }).orders({
        ...STRONG,
        france: { chit: 'escalated_assault', pursue },
      });
    expect(['yes', 'no'].map((pursue) => pursued(pursue).factsOf('pursuit').length)).toEqual([1, 0]);
  });

  test('7.5.5: the garrison of a depot cannot leave with the beaten, and is taken', () => {
    const game = fought(
      (board) => {
        board.state.depots.linz = { power: 'austria', garrison: { nation: 'austria', infantry: 9, militia: 0 } };
      },
      { ...WINS, 'battle:france': [6, 6] },
    ).orders(STRONG);
    expect(game.factsOf('surrendered-in-battle')).toMatchObject([{ power: 'austria', corps: [], why: 'garrison' }]);
    expect(game.state.prisoners.map(({ of, by }) => [of, by])).toEqual([['austria', 'france']]);
    expect(game.factsOf('retreated')).toMatchObject([{ corps: ['austria_i'] }]);
  });

  test('half a point for each corps that lost, rounded up, and at most three; one more for Napoleon', () => {
    const beaten = (corps: number, leader = 'ney') =>
      fought(
        (board) => {
          lead(board, leader, 'france_i');
          for (const id of NUMBERS.slice(1, corps)) put(board, `austria_${id}`, 'linz', { factors: { militia: 1 } });
        },
        { ...WINS, 'battle:france': [6, 6] },
      )
        .orders(STRONG)
        .points.toSorted();
    const moved = (won: number, lost: number) => [
      `austria ${-lost} lose_field_battle_per_corps`,
      `france ${won} win_field_battle_per_corps`,
    ];
    expect(beaten(1)).toEqual(moved(1, 1));
    expect(beaten(3)).toEqual(moved(2, 2));
    expect(beaten(8)).toEqual(moved(3, 3));
    expect(beaten(8, 'napoleon')).toEqual([...moved(3, 3), 'france 1 napoleon_wins'].toSorted());
  });

  test('who has nowhere to go surrenders', () => {
    const game = fought(
      (board) =>
        (board.pack.area.linz?.links ?? []).forEach(({ to }, i) => {
          put(board, ['france_ii', 'france_iii', 'france_iv', 'france_v', 'france_vi', 'france_vii'][i] ?? '', to);
        }),
      { ...WINS, 'battle:france': [6, 6] },
    ).orders(STRONG);
    expect(game.factsOf('surrendered-in-battle')).toMatchObject([
      { power: 'austria', why: 'nowhere', corps: ['austria_i'] },
    ]);
    expect(game.state.prisoners).toMatchObject([{ of: 'austria', by: 'france' }]);
  });

  test('B.4: so does a lent corps, once, though it is its own power’s again when it is taken', () => {
    const game = fought(
      (board) => {
        atWar(board, 'france', 'prussia');
        put(board, 'prussia_i', 'linz', { factors: { infantry: 2 } });
        put(board, 'prussia_ii', 'linz', { factors: { infantry: 2 } });
        board.state.loans = [{ corps: 'prussia_i', from: 'prussia', to: 'austria', until: board.state.month + 9 }];
        (board.pack.area.linz?.links ?? []).forEach(({ to }, i) => {
          put(board, ['france_ii', 'france_iii', 'france_iv', 'france_v', 'france_vi', 'france_vii'][i] ?? '', to);
        });
      },
      { ...WINS, 'battle:france': [6, 6] },
      attackIn('linz', ['france'], ['austria', 'prussia']),
    ).orders(STRONG);
    expect(game.factsOf('surrendered-in-battle')).toMatchObject([
      { power: 'austria', why: 'nowhere', corps: ['austria_i', 'prussia_i'] },
      { power: 'prussia', why: 'nowhere', corps: ['prussia_ii'] },
    ]);
  });

  test('a side without a factor left is gone, and its leaders are taken', () => {
    const game = fought(
      (board) => {
        put(board, 'austria_i', 'linz', { factors: { militia: 1 } });
        lead(board, 'mack', 'austria_i');
        put(board, 'france_ii', 'linz', { factors: { infantry: 16 } });
      },
      { ...WINS, 'battle:france': [6, 6] },
    ).orders(STRONG);
    expect(game.factsOf('corps-destroyed')).toMatchObject([
      { power: 'austria', corps: ['austria_i'], leaders: ['mack'] },
    ]);
    expect(game.state.leaders.mack).toEqual({ is: 'captured', by: 'france' });
  });

  test('12.7: with the option two dice that come to 12 cost a leader of the beaten side', () => {
    const play = (dice: readonly number[]) =>
      aBattle(
        (board) => {
          atWar(board, 'france', 'austria');
          put(board, 'france_i', 'linz', { factors: { infantry: 16 } });
          put(board, 'austria_i', 'linz', { factors: { militia: 12 } });
          lead(board, 'mack', 'austria_i');
        },
        {
          attacks: attackIn('linz'),
          options: { leader_losses: 'on' },
          dice: { ...WINS, 'battle:france': [6, 6], 'leader-loss:mack': dice },
        },
      ).orders(STRONG).state.leaders.mack?.is;
    expect([play([6, 6]), play([6, 5])]).toEqual(['gone', 'with']);
  });

  test('7.5.2.14: the winner destroys the enemy’s depot, or makes it its own where it would be chained', () => {
    const depot = (board: Board) => {
      board.state.depots.linz = { power: 'austria' };
    };
    const destroyed = fought(depot, { ...WINS, 'battle:france': [6, 6] }).orders(STRONG);
    expect(destroyed.factsOf('depot-won')).toMatchObject([{ power: 'france', of: 'austria', how: 'destroyed' }]);
    expect(destroyed.state.depots).toEqual({});
    const unchained = fought(depot, { ...WINS, 'battle:france': [6, 6] }).orders({
      ...STRONG,
      france: { chit: 'escalated_assault', depot: 'convert' },
    });
    expect(unchained.factsOf('depot-won')).toMatchObject([{ how: 'destroyed' }]);
    const posted = fought(
      (board) => {
        depot(board);
        board.state.irregulars.linz = [{ kind: 'freikorps', power: 'austria', number: 1, atDepot: 1 }];
      },
      { ...WINS, 'battle:france': [6, 6] },
    ).orders(STRONG);
    const fled = Object.values(posted.state.irregulars).flat();
    expect([posted.state.depots, fled.filter(({ atDepot }) => atDepot !== undefined)]).toEqual([{}, []]);
  });
});

describe('a battle of three nations, die by die', () => {
  /** 14 French and 6 Bavarian factors under Massena, before 12 Austrian and 8 Russian ones under Kutuzov. */
  const game = aBattle(
    (board) => {
      atWar(board, 'france', 'austria');
      atWar(board, 'france', 'russia');
      allied(board, 'austria', 'russia');
      board.state.minors.bavaria = { status: 'free', controller: 'france', money: 0, manpower: 0 };
      put(board, 'france_i', 'linz', { factors: { infantry: 14 } });
      put(board, 'bavaria_i', 'linz', { factors: { infantry: 6 } });
      put(board, 'austria_i', 'linz', { factors: { infantry: 10, cavalry: 2 } });
      put(board, 'russia_i', 'linz', { factors: { infantry: 6, cavalry: 2 } });
      put(board, 'russia_ii', 'linz', { factors: { infantry: 1 } });
      lead(board, 'massena', 'france_i');
      lead(board, 'kutuzov', 'russia_i');
      lead(board, 'mack', 'austria_i');
    },
    {
      attacks: attackIn('linz', ['france'], ['austria', 'russia']),
      dice: { 'battle:france': [6, 5, 6], 'battle:russia': [2, 1, 1], 'pursuit:france': [6] },
    },
  ).orders({
    france: { chit: 'assault' },
    russia: { chit: 'defend', losses: ['kind:cavalry'] },
    austria: { losses: ['kind:infantry'] },
  });

  test('7.5.2.1, 7.5.2.2: Russia has most corps, so Kutuzov commands; its ally says only what is its own', () => {
    const [joined] = game.factsOf('battle-joined');
    expect(joined?.defenders).toMatchObject({ powers: ['russia', 'austria'], leader: 'kutuzov', chit: 'defend' });
    // (14 x 4 + 6 x 2) / 20 = 3.4; (17 x 3 + 4 x 4) / 21 = 3.19, and one more for Russians in defence.
    expect([joined?.attackers.morale, joined?.defenders.morale]).toEqual([34, 42]);
  });

  test('7.5.2.7: ratings count nothing here; losses are shared in proportion, of the kinds that each wanted', () => {
    // 3-1 with 6: 10% of 20, 1.5. 4-1 with 2: 5% of 21, 0.4. 3-1 with 5: 10% of 19, 1.1. 4-2 with 1: 5% of 19, 0.7.
    // 2-1 with 6: 10% of 18, 1.1.
    expect(
      game
        .factsOf('battle-round')
        .map(({ strikes: { attackers: a, defenders: d }, left }) => [
          `${a.table} ${a.losses} ${a.morale}`,
          `${d.table} ${d.losses} ${d.morale}`,
          `${left.attackers.factors}/${left.attackers.morale} ${left.defenders.factors}/${left.defenders.morale}`,
        ]),
    ).toEqual([
      ['3-1 2 15', '4-1 1 4', '19/30 19/27'],
      ['3-1 2 11', '4-2 1 7', '18/23 17/16'],
      ['2-1 2 11', '4-3 1 10', '17/13 15/5'],
    ]);
    expect(game.state.corps.russia_i?.factors).toEqual({ infantry: 5 });
    expect(game.state.corps.austria_i?.factors).toEqual({ infantry: 7, cavalry: 2 });
  });

  test('7.5.2.9, 7.5.2.10: the attackers leave; their two corps are one point, lost and won', () => {
    expect(game.factsOf('battle-over')).toMatchObject([
      { power: 'russia', ending: { how: 'left', loser: 'attackers' } },
    ]);
    expect(game.points).toEqual(['france -1 lose_field_battle_per_corps', 'russia 1 win_field_battle_per_corps']);
  });
});

describe('7.5.4.2.3: limited combat before a besieged city', () => {
  function relief(dice: { readonly [purpose: string]: readonly number[] }) {
    return aBattle(
      (board) => {
        atWar(board, 'france', 'austria');
        board.state.garrisons.vienna = { nation: 'austria', infantry: 5, militia: 0, besieged: true };
        board.state.sieges = { vienna: ['france'] };
        put(board, 'france_i', 'vienna', { factors: { infantry: 16, cavalry: 2 } });
        put(board, 'austria_i', 'vienna', { factors: { infantry: 14, cavalry: 2 } });
        board.state.marches = { austria_i: { from: 'graz', entered: ['vienna'], left: 0 } };
      },
      { attacks: attackIn('vienna', ['austria'], ['france']), dice, turn: 'austria' },
    );
  }

  test('besiegers choose among four chits; who does not win goes back where it came from, and loses no points', () => {
    const game = relief({ 'battle:austria': [1, 1, 1], 'battle:france': [1, 1, 1] });
    expect(game.prompt).toContain('there is one day for it');
    expect(game.refused({ chit: 'assault' })).toBeUndefined();
    game.orders({ austria: { chit: 'probe' }, france: { chit: 'defend' } });
    expect(game.factsOf('battle-over')).toMatchObject([{ kind: 'limited', ending: { how: 'not_relieved' } }]);
    expect([game.points, game.report().at(-1)]).toEqual([
      [],
      'Austria retreats from Vienna to Graz: Austrian I Corps.',
    ]);
    expect(game.state.sieges).toEqual({ vienna: ['france'] });
  });

  test('if it wins the besiegers retreat, the siege is over, and its cavalry pursues', () => {
    const game = relief({ 'battle:austria': [6, 6], 'battle:france': [1, 1] }).orders({
      austria: { chit: 'escalated_assault' },
      france: { chit: 'cordon' },
    });
    expect(game.factsOf('pursuit')).toMatchObject([{ power: 'austria', cavalry: 2 }]);
    expect(game.state.sieges).toBeUndefined();
    expect(game.state.corps.france_i?.area).not.toBe('vienna');
  });
});

describe('7.5.3: combat with a side that has no corps', () => {
  test('nobody is asked; cossacks that lose are gone, and no points move', () => {
    const game = aBattle(
      (board) => {
        atWar(board, 'france', 'russia');
        put(board, 'france_i', 'linz', { factors: { infantry: 16 } });
        board.state.irregulars.linz = [{ kind: 'cossack', power: 'russia', number: 2 }];
      },
      { attacks: attackIn('linz', ['france'], ['russia']), dice: { 'battle:france': [2], 'battle:russia': [1] } },
    );
    expect(game.asked).toBe('france land-slot');
    expect(game.told()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Skirmish in Linz\. Attackers: France: French I Corps, 16 infantry, morale 4\.0\./),
        'Linz: Russia breaks in round 1; France wins.',
      ]),
    );
    expect(game.state.irregulars).toEqual({});
    expect(game.facts.filter(({ type }) => type === 'points-moved')).toEqual([]);
  });

  test('a depot’s garrison that loses is taken prisoner, and the depot with it', () => {
    const game = aBattle(
      (board) => {
        atWar(board, 'france', 'austria');
        put(board, 'france_i', 'linz', { factors: { infantry: 16 } });
        board.state.depots.linz = { power: 'austria', garrison: { nation: 'austria', infantry: 0, militia: 6 } };
      },
      { attacks: attackIn('linz'), dice: { 'battle:france': [6], 'battle:austria': [1] } },
    );
    expect(game.state.prisoners).toEqual([{ of: 'austria', by: 'france', factors: { militia: 3 } }]);
    expect(game.state.depots).toEqual({});
  });
});

describe('7.5.2: several battles of a turn', () => {
  test('they are fought as the attacker numbers them', () => {
    const game = aBattle(
      (board) => {
        atWar(board, 'france', 'austria');
        put(board, 'france_i', 'linz', { factors: { infantry: 16 } });
        put(board, 'austria_i', 'linz', { factors: { militia: 12 } });
        put(board, 'france_ii', 'graz', { factors: { infantry: 16 } });
        put(board, 'austria_ii', 'graz', { factors: { militia: 12 } });
      },
      {
        attacks: [...attackIn('linz'), ...attackIn('graz')],
        dice: { 'battle:france': [6, 6, 6, 6], 'battle:austria': [1, 1, 1, 1] },
      },
    );
    game.orders({ france: { chit: 'escalated_assault', place: 2 }, austria: { chit: 'cordon' } });
    game.orders({ france: { chit: 'escalated_assault', place: 1 }, austria: { chit: 'cordon' } });
    expect(game.factsOf('battle-joined').map(({ area }) => area)).toEqual(['graz', 'linz']);
  });

  test('who has gone to help in one cannot help in the next; its power alone is told', () => {
    const help = { reinforce: ['corps:france_iii'] };
    const game = aBattle(
      (board) => {
        atWar(board, 'france', 'austria');
        put(board, 'france_i', 'linz', { factors: { infantry: 16 } });
        put(board, 'austria_i', 'linz', { factors: { infantry: 12 } });
        put(board, 'france_ii', 'graz', { factors: { infantry: 16 } });
        put(board, 'austria_ii', 'graz', { factors: { infantry: 12 } });
        put(board, 'france_iii', 'innsbruck');
      },
      {
        attacks: [...attackIn('linz'), ...attackIn('graz')],
        dice: {
          'battle:france': [1, 1, 1, 1, 1, 1],
          'battle:austria': [1, 1, 1, 1, 1, 1],
          'reinforcement:france': [1],
        },
      },
    );
    game.orders({ france: { chit: 'assault', place: 2, ...help } });
    game.orders({ france: { chit: 'assault', place: 1, ...help } });
    expect(game.factsOf('battle-arrival')).toMatchObject([{ area: 'graz', success: true }]);
    const lapsed = 'Linz: what you ordered cannot be done any more: reinforcements.';
    expect(game.report('france')).toContain(lapsed);
    expect(game.report('austria')).not.toContain(lapsed);
  });
});
