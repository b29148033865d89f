import { describe, expect, test } from '@jest/globals';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import type { FactorsOf } from '../../../../src/games/empires-in-arms/state.ts';
import type { FormAnswer } from '../../../../src/kernel/choice.ts';
import { atWar, put } from '../land/a-land-step.ts';
import { aBattle, lead } from './a-battle.ts';

type Dice = { readonly [purpose: string]: readonly number[] };
type Duel = {
  readonly france?: FormAnswer;
  readonly austria?: FormAnswer;
  readonly dice?: Dice;
  readonly change?: (board: Board) => void;
  readonly options?: Record<string, string>;
  readonly area?: string;
  readonly french?: FactorsOf;
  readonly austrian?: FactorsOf;
};
const attackIn = (area: string) => [{ area, attackers: ['france' as const], defenders: ['austria'] }];

/**
 * A French corps against an Austrian one in open country, without leaders: 2 against 1, so nothing but -1 for Austria.
 */
function duel({ france, austria, dice = {}, change = () => {}, options = {}, area = 'linz', french, austrian }: Duel) {
  const game = aBattle(
    (board) => {
      atWar(board, 'france', 'austria');
      put(board, 'france_i', area, { factors: french ?? { infantry: 16 } });
      put(board, 'austria_i', area, { factors: austrian ?? { infantry: 14 } });
      change(board);
    },
    { attacks: attackIn(area), dice, options },
  );
  return game.orders({ ...(france && { france }), ...(austria && { austria }) });
}
const GUNS = { factors: { artillery: 3 } };
const withGuard = (board: Board) => put(board, 'france_guard', 'linz', { factors: { guard: 8 } });
const rounds = (game: ReturnType<typeof duel>) =>
  game.factsOf('battle-round').map(({ round, strikes, left }) => {
    const { attackers: a, defenders: d } = strikes;
    const says = (one: typeof a) => `${one.table} ${one.sum} -> ${one.losses}, ${one.morale}`;
    const has = (one: typeof left.attackers) => `${one.factors}/${one.morale}`;
    return `${round}: ${says(a)}; ${says(d)}; ${has(left.attackers)} ${has(left.defenders)}`;
  });
const ending = (game: ReturnType<typeof duel>) => game.factsOf('battle-over').map(({ ending: { how } }) => how);

describe('7.5.2.3: what is laid down, and who says nothing', () => {
  test('silence is assault and defence, pursuit, and leaving after a day for attackers alone', () => {
    const game = duel({ dice: { 'battle:france': [1, 1, 1], 'battle:austria': [1, 1, 1] } });
    expect(game.factsOf('battle-joined').map(({ attackers, defenders }) => [attackers.chit, defenders.chit])).toEqual([
      ['assault', 'defend'],
    ]);
    expect(ending(game)).toEqual(['left']);
    expect(game.report().at(-1)).toBe('France retreats from Linz to Innsbruck: French I Corps.');
  });

  test('chits and corps are open once they are turned, not before', () => {
    const game = aBattle(
      (board) => {
        atWar(board, 'france', 'austria');
        put(board, 'france_i', 'linz');
        put(board, 'austria_i', 'linz');
      },
      { attacks: attackIn('linz') },
    );
    expect(game.asked).toBe('france+austria battle-plan');
    expect(JSON.stringify(game.view('austria'))).not.toContain('france_i"');
    game.orders({ france: { chit: 'probe' }, austria: { chit: 'cordon' } });
    expect(game.revealed).toBe(true);
    expect(game.report('russia')[0]).toContain('French I Corps, 5 infantry, morale 4.0, Probe');
  });
});

describe('7.5.2.6: withdrawal', () => {
  const away = { chit: 'withdraw' };

  test('before a probe nobody need throw; nothing is lost or won by it', () => {
    const game = duel({ france: { chit: 'probe' }, austria: away });
    expect(game.report().slice(1)).toEqual([
      'Linz: Austria withdraws.',
      'Austria retreats from Linz to Vienna: Austrian I Corps.',
    ]);
    expect(game.points).toEqual([]);
  });

  test('behind a leader all go with one die, one more against an echelon', () => {
    const change = (board: Board) => {
      put(board, 'austria_ii', 'linz');
      lead(board, 'mack', 'austria_i');
    };
    const gone = duel({ france: { chit: 'echelon' }, austria: away, dice: { 'withdrawal:austria': [2] }, change });
    expect(gone.factsOf('withdrawal-tried').map(({ die, upTo, success }) => [die, upTo, success])).toEqual([
      [2, 2, true],
    ]);
    expect(ending(gone)).toEqual(['withdrawn']);
    const stood = duel({ france: { chit: 'assault' }, austria: away, dice: { 'withdrawal:austria': [2] }, change });
    expect(stood.factsOf('withdrawal-tried')).toMatchObject([{ die: 2, upTo: 1, success: false }]);
    expect(rounds(stood)[0]).toMatch(/^1: 4-2 .*; 1-1 /);
  });

  test('without a leader each corps tries by itself, and who is gone was in no round', () => {
    const game = duel({
      ...{ france: { chit: 'assault' }, austria: away },
      dice: { 'withdrawal:austria': [1, 6], 'battle:france': [6, 6], 'battle:austria': [1, 1] },
      change: (board) => put(board, 'austria_ii', 'linz', { factors: { infantry: 6 } }),
    });
    expect(game.report().slice(1, 4)).toEqual([
      'Linz: Austrian I Corps (Austria) tries to withdraw with 1, up to 1 was needed: gone.',
      'Linz: Austrian II Corps (Austria) tries to withdraw with 6, up to 1 was needed: it must stand.',
      'Austria retreats from Linz to Vienna: Austrian I Corps.',
    ]);
    expect(game.points).toEqual(['austria -1 lose_field_battle_per_corps', 'france 1 win_field_battle_per_corps']);
  });

  test('before a force around the flank who fails stands one round, and goes if it does not come', () => {
    const change = (board: Board) => {
      put(board, 'france_ii', 'linz', { factors: { infantry: 10 } });
      lead(board, 'ney', 'france_i');
      lead(board, 'mack', 'austria_i');
    };
    const plans = { france: { chit: 'outflank', flank: ['corps:france_ii'] }, austria: away };
    const dice = { 'withdrawal:austria': [6], 'battle:france': [3], 'battle:austria': [1] };
    const late = duel({ ...plans, change, dice: { ...dice, 'flank:france': [3] } });
    expect([ending(late), rounds(late)]).toEqual([['withdrawn'], [expect.stringMatching(/^1: 2-2 /)]]);
    const caught = duel({ ...plans, change, dice: { ...dice, 'flank:france': [2] } });
    expect(rounds(caught)[1]).toMatch(/^2: 3-4 .*; 1-1 /);
  });

  test('12.3.3.2: cavalry alone gets away with one more, if the enemy has more than cavalry', () => {
    const options = { cavalry_superiority: 'on' };
    const dice = { 'withdrawal:austria': [2] };
    const plans = { france: { chit: 'assault' }, austria: away, dice, austrian: { cavalry: 2 } };
    expect(ending(duel({ ...plans, options }))).toEqual(['withdrawn']);
    expect(duel(plans).factsOf('withdrawal-tried')).toMatchObject([{ upTo: 1 }]);
    expect(duel({ ...plans, options, french: { cavalry: 2 } }).factsOf('withdrawal-tried')).toMatchObject([
      { upTo: 1 },
    ]);
  });
});

describe('7.5.2.7: rounds', () => {
  test('both fire at once, each a part of its own factors; the tables follow the chits and the ground', () => {
    const game = duel({
      ...{ france: { chit: 'echelon' }, austria: { chit: 'counterattack' }, area: 'graz' },
      dice: { 'battle:france': [6, 6, 6], 'battle:austria': [4, 1, 1] },
    });
    // Mountains take a column of casualties from the attackers; 1 against 2 adds nothing for France, -1 for Austria.
    expect(rounds(game)[0]).toBe('1: 1-2 6 -> 1, 15; 3-1 3 -> 1, 5; 15/35 13/15');
    expect(game.factsOf('battle-over')).toMatchObject([{ ending: { how: 'broken', loser: 'defenders', round: 2 } }]);
  });

  test('7.5.2.7.1: over a river a cordon is stronger', () => {
    const crossed = (board: Board) => {
      board.state.marches = { france_i: { from: 'pilsen', entered: ['linz'], left: 0, crossed: true } };
    };
    const plans = { france: { chit: 'echelon' }, austria: { chit: 'cordon' } };
    expect(rounds(duel({ ...plans, change: crossed }))[0]).toMatch(/; 4-1 /);
    expect(rounds(duel(plans))[0]).toMatch(/; 3-1 /);
  });

  test('7.5.2.10: who breaks both at once have a draw; the attackers go, nobody has points', () => {
    const game = duel({
      ...{ france: { chit: 'escalated_assault' }, austria: { chit: 'escalated_counterattack' } },
      dice: { 'battle:france': [6, 6], 'battle:austria': [6, 6] },
      french: { militia: 8 },
      austrian: { militia: 8 },
    });
    expect([ending(game), game.points]).toEqual([['both_broken'], []]);
    expect(game.report().at(-1)).toContain('France retreats');
  });

  test('12.3.5: artillery fires by itself before the round, without morale; not in marsh', () => {
    const guns = {
      options: { bombardment: 'on' },
      change: (board: Board) => put(board, 'france_artillery', board.state.corps.france_i?.area ?? '', GUNS),
      dice: { 'bombardment:france': [6] },
    };
    expect(duel(guns).factsOf('bombardment')[0]).toMatchObject({ guns: 3, die: 6, percent: 25, losses: 1 });
    expect(duel({ ...guns, options: {} }).factsOf('bombardment')).toEqual([]);
    const { pack } = duel({}).position;
    const marsh = pack.areas.find(({ terrain }) => terrain === 'marsh')?.id;
    expect(duel({ ...guns, area: marsh ?? '' }).factsOf('bombardment')).toEqual([]);
  });

  test('12.3.4: a committed guard moves the table of morale, and its side breaks if that does not win', () => {
    const game = duel({
      ...{ options: { guard_commitment: 'on' }, change: withGuard },
      france: { chit: 'assault', guard: 'columns_2', staked: 'round_2' },
      dice: { 'battle:france': [3, 3], 'battle:austria': [1, 1], 'guard:france': [6] },
    });
    expect(game.factsOf('guard-committed')).toMatchObject([{ columns: 2, die: 6, losses: 4 }]);
    expect(rounds(game).map((one) => one.slice(0, 6))).toEqual(['1: 3-1', '2: 3-3']);
    expect(game.factsOf('battle-over')).toMatchObject([{ ending: { how: 'broken', loser: 'attackers' } }]);
  });

  test('12.3.4: it is committed only when what it hangs on has come true', () => {
    const plan = (stakedWhen: string) => ({
      ...{ options: { guard_commitment: 'on' }, change: withGuard },
      france: { chit: 'assault', guard: 'columns_1', staked: 'round_2', stakedWhen },
      dice: { 'battle:france': [1, 1, 1], 'battle:austria': [3, 1, 1] },
    });
    expect(duel(plan('ours-below-2')).factsOf('guard-committed')).toEqual([]);
    expect(duel(plan('theirs-below-3.5')).factsOf('guard-committed')).toHaveLength(1);
  });
});

describe('7.5.2.8: who comes to a battle', () => {
  const near = (board: Board) => {
    put(board, 'france_ii', 'innsbruck', { factors: { infantry: 10 } });
  };
  const dice = { 'battle:france': [1, 1, 1], 'battle:austria': [3, 3, 1] };

  test('from the round that was ordered on, when the morale is as was said', () => {
    const plan = { chit: 'assault', reinforce: ['corps:france_ii'] };
    const tries = (more: FormAnswer) =>
      duel({ france: { ...plan, ...more }, change: near, dice: { ...dice, 'reinforcement:france': [6, 6] } })
        .factsOf('battle-arrival')
        .map(({ success }) => success);
    expect(tries({})).toEqual([false, false]);
    expect(tries({ from: 'round_3' })).toEqual([false]);
    expect(tries({ when: 'ours-below-2.5' })).toEqual([false]);
    expect(tries({ when: 'ours-below-0.5' })).toEqual([]);
  });

  test('a corps that does not come is not named to others (2.4.2)', () => {
    const game = duel({
      france: { chit: 'assault', reinforce: ['corps:france_ii'] },
      change: near,
      dice: { ...dice, 'reinforcement:france': [6, 1] },
    });
    expect(
      game
        .report('austria')
        .filter((line) => line.includes('Innsbruck'))
        .slice(0, 2),
    ).toEqual([
      'Linz: a corps of France from Innsbruck throws 6, up to 2 was needed: no help.',
      'Linz: French II Corps (France) from Innsbruck throws 1, up to 2 was needed: French II Corps comes.',
    ]);
    expect(game.report('france').filter((line) => line.includes('Innsbruck'))[0]).toContain('French II Corps');
  });

  /**
   * Murat commands in Linz against Charles, and these leaders come to him together, each with a corps. With an assault
   * against Defend ratings would not count.
   */
  const coming = (leaders: { readonly [corps: string]: string }) =>
    duel({
      france: { chit: 'echelon', reinforce: Object.keys(leaders).map((corps) => `corps:${corps}`) },
      change: (board) => {
        lead(board, 'murat', 'france_i');
        lead(board, 'charles', 'austria_i');
        for (const [corps, leader] of Object.entries(leaders)) {
          put(board, corps, 'innsbruck', { factors: { infantry: 5 } });
          lead(board, leader, corps);
        }
      },
      dice: { ...dice, 'reinforcement:france': [5] },
    });

  test('a senior leader of the commander’s nation takes over', () => {
    const game = coming({ france_ii: 'napoleon' });
    expect(game.factsOf('battle-arrival')).toMatchObject([{ leader: 'napoleon', commands: true }]);
    expect(game.points).toContain('france -1 napoleon_loses');
  });

  test('of several who come together it is the senior one, with whichever corps', () => {
    const last = rounds(coming({ france_ii: 'eugene', france_iii: 'napoleon' }));
    expect(last).toEqual(rounds(coming({ france_ii: 'napoleon', france_iii: 'eugene' })));
    expect(last).not.toEqual(rounds(coming({ france_ii: 'eugene', france_iii: 'massena' })));
  });

  test('a senior leader of another nation comes and does not take over, unless there was none', () => {
    const commands = (change: (board: Board) => void) =>
      aBattle(
        (board) => {
          atWar(board, 'france', 'austria');
          atWar(board, 'france', 'russia');
          put(board, 'france_i', 'linz', { factors: { infantry: 16 } });
          put(board, 'austria_i', 'linz', { factors: { infantry: 8 } });
          put(board, 'austria_ii', 'linz', { factors: { infantry: 8 } });
          put(board, 'russia_i', 'linz', { factors: { infantry: 8 } });
          put(board, 'russia_ii', 'vienna', { factors: { infantry: 10 } });
          board.state.access = { austria: [{ to: 'russia', into: 'land' }] };
          lead(board, 'kutuzov', 'russia_ii');
          change(board);
        },
        {
          attacks: [{ area: 'linz', attackers: ['france'], defenders: ['austria', 'russia'] }],
          dice: { ...dice, 'reinforcement:russia': [1] },
        },
      )
        .orders({ russia: { reinforce: ['corps:russia_ii'] } })
        .factsOf('battle-arrival')
        .map(({ leader, success, commands }) => [leader, success, commands]);
    expect(commands((board) => lead(board, 'john', 'austria_i'))).toEqual([['kutuzov', true, false]]);
    expect(commands(() => {})).toEqual([['kutuzov', true, true]]);
  });

  test('who wanted to be asked again before a round is, with what is left to order', () => {
    const game = duel({
      france: { chit: 'assault', ask: ['round_2'] },
      change: near,
      dice: { ...dice, 'reinforcement:france': [1] },
    });
    expect(game.asked).toBe('france battle-again');
    expect(game.prompt).toContain('before the second round: your side has');
    expect(game.options).not.toContain('chit=probe');
    game.orders({ france: { reinforce: ['corps:france_ii'] } });
    expect(game.factsOf('battle-arrival')).toMatchObject([{ success: true, corps: ['france_ii'] }]);
  });
});

describe('7.5.2.7: a power that wants to be asked after each round which factors go', () => {
  const asking = (board: Board) => {
    board.state.standing = { austria: { reactions: { asksInBattle: true } } };
  };
  const mixed = {
    ...{ france: { chit: 'assault' }, austria: { chit: 'defend' } },
    austrian: { infantry: 10, militia: 3, cavalry: 2 },
    dice: { 'battle:france': [6, 6, 6], 'battle:austria': [1, 1, 1] },
  };
  const left = (game: ReturnType<typeof duel>) => game.state.corps.austria_i?.factors;

  test('is, when the dice have fallen, with the number and what it has there; nobody sees the choice before', () => {
    const game = duel({ ...mixed, change: asking });
    expect(game.asked).toBe('austria battle-losses');
    expect(game.prompt).toMatch(/^Linz, round 1: you lose \d factors. Which \(7\.5\.2\.7\)\?/);
    expect(game.factsOf('battle-round')).toEqual([]);
    const lost = Number(/lose (\d+)/.exec(game.prompt ?? '')?.[1]);
    expect(game.refused({ 'kind:militia': lost + 1 })).toBeDefined();
    game.orders({ austria: { 'kind:militia': 1, 'kind:infantry': lost - 1 } });
    expect(left(game)).toEqual({ infantry: 11 - lost, militia: 2, cavalry: 2 });
    expect(game.factsOf('battle-round')).toHaveLength(1);
    expect(game.asked).toBe('austria battle-losses');
  });

  test('gives cavalry where that is due', () => {
    const many = (board: Board) => {
      asking(board);
      for (const corps of ['france_ii', 'france_iii']) put(board, corps, 'linz', { factors: { infantry: 14 } });
      put(board, 'austria_ii', 'linz', { factors: { infantry: 14 } });
    };
    const game = duel({ ...mixed, change: many, dice: { 'battle:france': [4, 4, 4], 'battle:austria': [1, 1, 1] } });
    while (game.asked === 'austria battle-losses' && !/cavalry/.test(game.prompt ?? '')) game.orders({});
    const lost = Number(/lose (\d+)/.exec(game.prompt ?? '')?.[1]);
    expect(game.refused({ 'kind:infantry': lost })).toContain('factors that you lose in a battle one is cavalry');
    expect(game.refused({ 'kind:infantry': lost - 1, 'kind:cavalry': 1 })).toBeUndefined();
  });

  test('loses as its orders say where it is silent, as everybody does who is not asked', () => {
    const silent = duel({ ...mixed, change: asking });
    while (silent.asked === 'austria battle-losses') silent.orders({});
    const others = duel(mixed);
    expect(rounds(silent)).toEqual(rounds(others));
    expect(silent.state).toEqual({ ...others.state, standing: silent.state.standing });
  });

  test('is not asked where all that it has is of one kind', () => {
    const game = duel({ ...mixed, austrian: { infantry: 14 }, change: asking });
    expect(game.asked).not.toBe('austria battle-losses');
    expect(game.factsOf('battle-over')).toHaveLength(1);
  });
});

describe('7.5.2.9: further days', () => {
  const stay = { leave: 'never' };
  const quiet = { 'battle:france': [1, 1, 1, 6, 6, 6], 'battle:austria': [2, 1, 1, 1, 1, 1] };

  test('where both stay there is another day, with the chits for it and the morale that is left', () => {
    const game = duel({
      ...{ france: { chit: 'probe', next: 'escalated_assault', ...stay }, austria: { chit: 'defend', next: 'cordon' } },
      dice: quiet,
    });
    expect(
      game.factsOf('battle-joined').map(({ day, attackers, defenders }) => [day, attackers.chit, defenders.chit]),
    ).toEqual([
      [1, 'probe', 'defend'],
      [2, 'escalated_assault', 'cordon'],
    ]);
    expect(game.factsOf('battle-joined')[1]?.attackers.morale).toBeLessThan(40);
  });

  test('who wanted to be asked before a further day lays down another chit', () => {
    const game = duel({ france: { chit: 'probe', ...stay, ask: ['second_day'] }, dice: quiet });
    expect(game.asked).toBe('france battle-again');
    game.orders({ france: { chit: 'escalated_assault' } });
    expect(game.factsOf('battle-joined')[1]?.attackers.chit).toBe('escalated_assault');
  });

  test('who leaves has lost, and is not pursued; where both leave nobody has', () => {
    const left = duel({ dice: quiet });
    expect([ending(left), left.factsOf('pursuit')]).toEqual([['left'], []]);
    expect(left.points).toEqual(['austria 1 win_field_battle_per_corps', 'france -1 lose_field_battle_per_corps']);
    const both = duel({ austria: { chit: 'defend', leave: 'always' }, dice: quiet });
    expect([ending(both), both.points]).toEqual([['both_left'], []]);
  });
});
