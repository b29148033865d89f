import { describe, expect, test } from '@jest/globals';
import { inProportion } from '../../../../src/games/empires-in-arms/in-proportion.ts';
import {
  fireSum,
  percentFor,
  resultOf,
  stagesOf,
  windOf,
  windSum,
} from '../../../../src/games/empires-in-arms/naval/fight-sums.ts';
import type { FightSide } from '../../../../src/games/empires-in-arms/naval/sea-fight.ts';
import type { Reactions } from '../../../../src/games/empires-in-arms/orders/reactions.ts';
import { builtInPack } from '../../../../src/games/empires-in-arms/pack/read-pack.ts';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { percentOf } from '../../../../src/games/empires-in-arms/percent-of.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { changeRelation } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import { allied, aNavalPhase, attack, atWar, onlyFleets, sail, together } from './a-naval-phase.ts';

const { pack } = builtInPack();
type Fleets = Parameters<typeof onlyFleets>[1];
type Dice = { readonly [purpose: string]: readonly number[] };

const side = (powers: readonly Power[], ships = 20, lost = 0, admiral = false): FightSide => ({
  powers: [...powers],
  fleets: powers.map((power) => `${power}_fleet_i`),
  ships,
  lost,
  admiral,
});

/** Great Britain's turn, with some fleets about. */
function british(
  fleets: Fleets,
  { dice = {}, change = () => {} }: { dice?: Dice; change?: (board: Board) => void } = {},
) {
  return aNavalPhase({
    dice,
    change: (board) => {
      onlyFleets(board, fleets);
      change(board);
    },
  }).until('great_britain naval-turn');
}
const points = (game: ReturnType<typeof aNavalPhase>) =>
  game.facts.flatMap((fact) =>
    fact.type === 'points-moved' ? [`${fact.power} ${fact.line.points} ${fact.line.for}`] : [],
  );
const FIRST = { 'wind-gauge:great_britain': [6], 'wind-gauge:france': [1] };

describe('6.3.3: sums', () => {
  test('6.3.3.1: one more for a British fleet, one for Nelson, six at most', () => {
    expect(windSum(pack, ['great_britain'], false, 2)).toBe(3);
    expect(windSum(pack, ['great_britain'], true, 2)).toBe(4);
    expect(windSum(pack, ['great_britain'], true, 6)).toBe(6);
    expect(windSum(pack, ['france'], false, 5)).toBe(5);
  });

  test('6.3.3.1: the higher sum has the wind; equal dice, before they are changed, give it to nobody', () => {
    expect(windOf({ attackers: { die: 2, sum: 4 }, defenders: { die: 5, sum: 5 } }).gauge).toBe('defenders');
    expect(windOf({ attackers: { die: 4, sum: 6 }, defenders: { die: 5, sum: 5 } }).gauge).toBe('attackers');
    expect(windOf({ attackers: { die: 3, sum: 5 }, defenders: { die: 3, sum: 3 } }).gauge).toBe('nobody');
    expect(windOf({ attackers: { die: 4, sum: 5 }, defenders: { die: 5, sum: 5 } }).gauge).toBe('nobody');
  });

  test('6.3.3.1, 6.3.3.3: the guns of a port fire first, then who has the wind; without wind both at once', () => {
    expect(stagesOf('defenders', 0)).toEqual([['defenders'], ['attackers']]);
    expect(stagesOf('nobody', 0)).toEqual([['attackers', 'defenders']]);
    expect(stagesOf('attackers', 20)).toEqual([['guns'], ['attackers'], ['defenders']]);
  });

  test('6.3.3.2: one more with a British fleet, one less with a Prussian or an Austrian one; both cancel', () => {
    expect(fireSum(pack, ['great_britain'], 3)).toBe(4);
    expect(fireSum(pack, ['austria', 'prussia'], 3)).toBe(2);
    expect(fireSum(pack, ['great_britain', 'prussia'], 3)).toBe(3);
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((die) => percentFor(pack, die))).toEqual([5, 5, 10, 15, 15, 20, 25, 30]);
  });

  test('6.3.3.1, 6.3.3.2: a fleet is British by its nation, not by who commands it (ruling)', () => {
    const game = british(
      { portugal_fleet: ['sea:bay_of_biscay', 12], france_fleet_i: ['sea:bay_of_biscay', 12] },
      {
        dice: { 'wind-gauge:great_britain': [4], 'wind-gauge:france': [3], 'naval-fire:great_britain': [4] },
        change: ({ state }) => {
          state.minors.portugal = { status: 'free', controller: 'great_britain', money: 0, manpower: 0 };
          state.standing.france = { reactions: { evade: 'never' } };
        },
      },
    ).answer([attack('sea:bay_of_biscay', 'france')]);
    const fight = game.until().story.find((line) => line.startsWith('Naval fight')) ?? '';
    expect(fight).toContain('Great Britain fires with 12 ships: die 4, 15%');
  });

  test('the percentages chart: one line for each number up to 20, twenties and a rest beyond', () => {
    expect([0, 1, 6, 7, 20, 21, 40, 47].map((ships) => percentOf(pack, 5, ships))).toEqual([0, 0, 0, 1, 1, 1, 2, 3]);
    expect(() => percentOf(pack, 7, 10)).toThrow('no row of 7');
  });

  test('6.3.4.1: who lost fewer wins, if ships are left; equal losses are the attackers’ defeat; else a draw', () => {
    const fought = (a: readonly [number, number], d: readonly [number, number]) =>
      resultOf({ attackers: side(['great_britain'], ...a), defenders: side(['france'], ...d) });
    expect(fought([20, 3], [20, 4])).toBe('attackers');
    expect(fought([20, 5], [20, 4])).toBe('defenders');
    expect(fought([20, 4], [20, 4])).toBe('defenders');
    expect(fought([20, 4], [3, 3])).toBe('draw');
    expect(fought([4, 4], [4, 4])).toBe('draw');
    expect(fought([9, 9], [20, 4])).toBe('defenders');
  });

  test('losses in proportion: nothing is lost twice, and the remainder goes to whom most is missing of', () => {
    expect(inProportion({ a: 25, b: 20, c: 15 }, 6)).toEqual({ a: 3, b: 2, c: 1 });
    expect(inProportion({ a: 1, b: 1 }, 1)).toEqual({ a: 1 });
    expect(inProportion({ a: 3, b: 3 }, 6)).toEqual({ a: 3, b: 3 });
    expect(inProportion({}, 0)).toEqual({});
  });
});

describe('6.3.1: who fights whom', () => {
  test('6.2.4: at sea an attack is as one likes; in a port or a box it must be made', () => {
    const sea = british({
      great_britain_fleet_i: ['sea:bay_of_biscay', 20],
      france_fleet_i: ['sea:bay_of_biscay', 20],
    });
    expect(sea.answer([]).asked).toBe('nobody');
    expect(sea.story.some((line) => line.startsWith('Naval fight'))).toBe(false);
    const box = british({ great_britain_fleet_i: ['box:brest', 20], france_fleet_i: ['box:brest', 20] });
    expect(box.answer([]).story.some((line) => line.startsWith('Naval fight'))).toBe(true);
  });

  test('6.3.1: of several enemies one is attacked; those that move together count as one', () => {
    const some: Fleets = {
      great_britain_fleet_i: ['sea:bay_of_biscay', 20],
      france_fleet_i: ['sea:bay_of_biscay', 10],
      spain_fleet_i: ['sea:bay_of_biscay', 15],
    };
    const war = (board: Board) => atWar(board, 'great_britain', 'spain');
    const alone = british(some, { change: war });
    expect(alone.tried([attack('sea:bay_of_biscay', 'spain'), attack('sea:bay_of_biscay', 'france')])).toEqual([
      'Attack on the fleets of Spain: Bay of Biscay',
      '(6.3.1) Only one stack can be attacked in each place.',
    ]);
    expect(alone.answer([attack('sea:bay_of_biscay', 'spain')]).asked).toBe('spain evade');
    const both = british(some, {
      change: (board) => {
        war(board);
        together(board, 'france', 'spain');
      },
    });
    both.answer([attack('sea:bay_of_biscay', 'spain')]).answer('fight');
    both.until();
    expect(both.story.find((line) => line.startsWith('Naval fight'))).toContain(
      'Spain and France defend with 25 ships in 2 fleets',
    );
  });

  test('6.1.2: partners attack together, when both have moved', () => {
    const game = aNavalPhase({
      change: (board) => {
        onlyFleets(board, {
          russia_fleet_i: ['sea:north_sea', 18],
          great_britain_fleet_i: ['sea:off_yarmouth', 20],
          holland_fleet: ['sea:north_sea', 12],
        });
        together(board, 'great_britain', 'russia');
        atWar(board, 'france', 'russia');
      },
    }).until('russia naval-turn');
    game.answer([attack('sea:north_sea', 'france')]);
    expect(game.asked).toBe('great_britain naval-turn');
    game.answer(sail('great_britain_fleet_i', 'sea:north_sea')).until('france evade').answer('fight').until();
    expect(game.story.find((line) => line.startsWith('Naval fight'))).toContain(
      'Great Britain and Russia attack with 38 ships in 2 fleets',
    );
  });

  test('6.3.1.2: carriers of an enemy’s corps, with or without a war, in spite of enforced peace', () => {
    const carrying = (war: boolean) =>
      british(
        { great_britain_fleet_i: ['sea:bay_of_biscay', 30], spain_fleet_i: ['sea:bay_of_biscay', 10] },
        {
          dice: { 'wind-gauge:great_britain': [6], 'wind-gauge:spain': [1] },
          change: (board) => {
            together(board, 'france', 'spain');
            board.state.aboard = { france_i: { fleet: 'spain_fleet_i', factors: { infantry: 3 } } };
            delete board.state.corps.france_i;
            changeRelation(board.state, 'great_britain', 'spain').enforcedUntil = { great_britain: 99 };
          },
        },
      )
        .answer([attack('sea:bay_of_biscay', 'spain', war)])
        .answer('fight');
    const quiet = carrying(false).until();
    expect(quiet.state.relations['great_britain|spain']?.war).toBeUndefined();
    expect(quiet.story.join()).toContain('Naval fight: Bay of Biscay. Great Britain attacks');
    const declared = carrying(true).until();
    expect(declared.state.relations['great_britain|spain']?.war?.aggressors).toEqual(['great_britain']);
    expect(declared.state.powers.great_britain.account.map((line) => line.for)).toContain('declare_war_on_power');
  });

  test('6.3.1.2.2: not where forces bar it (4.2.2), nor on who is an enemy already', () => {
    const game = british(
      {
        great_britain_fleet_i: ['sea:bay_of_biscay', 30],
        france_fleet_i: ['sea:bay_of_biscay', 10],
        spain_fleet_i: ['sea:gulf_of_cadiz', 10],
        great_britain_fleet_ii: ['sea:gulf_of_cadiz', 10],
      },
      {
        change: ({ state }) => {
          state.aboard = { france_i: { fleet: 'spain_fleet_i', factors: { infantry: 3 } } };
          delete state.corps.france_i;
          state.corps.great_britain_i = { area: 'seville', factors: { infantry: 1 } };
        },
      },
    );
    expect(
      game.tried([attack('sea:bay_of_biscay', 'france', true), attack('sea:gulf_of_cadiz', 'spain', true)]),
    ).toEqual([
      expect.stringContaining('(6.3.1.2.2)'),
      '(4.2.2) You cannot declare war on Spain: forces bar it (4.2.2).',
    ]);
  });
});

describe('6.3.1.3, 6.3.3.3: in a port', () => {
  const brest = (guns: Dice, more: (board: Board) => void = () => {}) =>
    british(
      { great_britain_fleet_i: ['box:brest', 30], france_fleet_i: ['port:brest', 10] },
      { dice: guns, change: more },
    ).answer(sail('great_britain_fleet_i', 'port:brest'));

  test('6.3.3.3: the guns fire first with a plain die, then the attackers, who have the wind, then who is left', () => {
    const game = brest({ 'port-guns:brest': [6], 'naval-fire:great_britain': [3], 'naval-fire:france': [2] }).until();
    const fight = game.story.find((line) => line.startsWith('Naval fight')) ?? '';
    expect(fight).toContain('Great Britain has the wind gauge. The port’s 20 guns fire: die 6, 25%, 5 ships are lost.');
    expect(fight).toContain('Great Britain fires with 25 ships: die 3 + 1 = 4, 15%, 4 ships are lost.');
    expect(fight).toContain('France fires with 6 ships: die 2, 10%, 1 ship is lost.');
    // 6.3.5.2: the attackers fall back to the box whatever happened, the others stay.
    expect([game.at('great_britain_fleet_i'), game.at('france_fleet_i')]).toEqual(['box:brest', 'port:brest']);
  });

  test('nobody serves the guns of an empty city', () => {
    const game = brest({}, ({ state }) => {
      delete state.garrisons.brest;
      for (const corps of Object.values(state.corps)) if (corps.area === 'brest') corps.area = 'paris';
    }).until();
    expect(game.story.join()).not.toContain('guns');
  });

  const corunna = (more: (board: Board) => void = () => {}) =>
    british(
      { great_britain_fleet_i: ['sea:bay_of_biscay', 30], france_fleet_i: ['port:corunna', 10] },
      {
        change: (board) => {
          board.state.access = { spain: [{ to: 'france', into: 'ports' }] };
          more(board);
        },
      },
    ).answer(sail('great_britain_fleet_i', 'port:corunna'));

  test('6.3.1.3.2: a neutral decides about its guns, without a war; its standing orders answer', () => {
    const game = corunna();
    expect(game.asked).toBe('spain port-guns');
    expect(game.fallback).toBe('silent');
    expect(game.answer('fire').until().story.join()).toContain('guns fire');
    expect(game.state.relations['great_britain|spain']?.war).toBeUndefined();
    const orders = (guns: Power[]) => corunna(({ state }) => (state.standing.spain = { reactions: { guns } })).until();
    expect(orders(['france']).story.join()).toContain('guns fire');
    expect(orders(['austria']).story.join()).not.toContain('guns fire');
    expect(orders([]).story.join()).not.toContain('guns fire');
  });

  test('6.3.1.3.1, 6.3.1.3.3: not on whom it has let in, unless its own fleets are attacked', () => {
    const both = corunna(({ state }) => {
      state.access = {
        spain: [
          { to: 'france', into: 'ports' },
          { to: 'great_britain', into: 'ports' },
        ],
      };
    });
    expect(both.until().story.join()).not.toContain('guns fire');
  });

  test('6.3.1.3.3: the guns fire on whom the port has let in, where its own fleets are attacked', () => {
    const game = british(
      { great_britain_fleet_i: ['box:corunna', 30], spain_fleet_i: ['port:corunna', 10] },
      {
        change: (board) => {
          together(board, 'france', 'spain');
          board.state.corps.france_i = { area: 'corunna', factors: { infantry: 2 } };
          board.state.garrisons.corunna = { nation: 'spain', infantry: 3, militia: 0 };
          board.state.access = { spain: [{ to: 'great_britain', into: 'ports' }] };
        },
      },
    );
    game.answer([...sail('great_britain_fleet_i', 'port:corunna'), attack('port:corunna', 'spain')]).until();
    expect(game.story.join()).toContain('guns fire');
  });

  test('6.3.1.3: a neutral stack in a port, where it could take an enemy’s corps on board', () => {
    const game = british(
      { great_britain_fleet_i: ['box:corunna', 30], spain_fleet_i: ['port:corunna', 10] },
      {
        change: (board) => {
          together(board, 'france', 'spain');
          board.state.corps.france_i = { area: 'corunna', factors: { infantry: 2 } };
        },
      },
    );
    game.answer([...sail('great_britain_fleet_i', 'port:corunna'), attack('port:corunna', 'spain')]).until();
    expect(game.story.join()).toContain('Naval fight: Corunna.');
    expect(game.at('great_britain_fleet_i')).toBe('box:corunna');
  });
});

describe('6.3.2: evasion', () => {
  const attacked = (die: number, more: (board: Board) => void = () => {}) =>
    british(
      { great_britain_fleet_i: ['sea:bay_of_biscay', 30], france_fleet_i: ['sea:bay_of_biscay', 20] },
      { dice: { 'evasion:france': [die] }, change: more },
    ).answer([attack('sea:bay_of_biscay', 'france')]);

  test('6.3.2.1, 6.3.2.2: on 1 or 2 the stack gets away as a loser would, and it counts for nobody', () => {
    const game = attacked(2).answer('evade');
    expect(game.asked).toBe('france naval-retreat');
    game.answer('port:lorient').until();
    expect(game.story).toContain('France evades: Bay of Biscay (die 2, 1 to 2 needed).');
    expect(game.story.some((line) => line.startsWith('Naval fight'))).toBe(false);
    expect(points(game)).toEqual([]);
    expect(
      attacked(3)
        .answer('evade')
        .until()
        .story.some((line) => line.startsWith('Naval fight')),
    ).toBe(true);
  });

  test('standing orders: always, when weaker, never; silence evades when weaker', () => {
    const tries = (evade: 'always' | 'weaker' | 'never', ships = 20) =>
      attacked(6, ({ state }) => {
        state.standing.france = { reactions: { evade } };
        if (state.fleets.france_fleet_i) state.fleets.france_fleet_i.ships = ships;
      })
        .until()
        .story.some((line) => line.includes('evade'));
    expect([tries('always', 30), tries('weaker'), tries('weaker', 30), tries('never')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(attacked(6).fallback).toBe('evade');
  });

  test('standing orders: with fewer than so many ships for each ten of theirs', () => {
    const tries = (below: number) =>
      attacked(6, ({ state }) => {
        state.standing.france = { reactions: { evade: { below } } };
        if (state.fleets.france_fleet_i) state.fleets.france_fleet_i.ships = 15;
        if (state.fleets.great_britain_fleet_i) state.fleets.great_britain_fleet_i.ships = 30;
      })
        .until()
        .story.some((line) => line.includes('evade'));
    expect([tries(5), tries(6)]).toEqual([false, true]);
  });
});

describe('6.3.4: what counts', () => {
  test('6.3.4.2: one for each fleet of the losers, three at most', () => {
    const game = british(
      {
        great_britain_fleet_i: ['sea:bay_of_biscay', 30],
        france_fleet_i: ['sea:bay_of_biscay', 5],
        france_fleet_ii: ['sea:bay_of_biscay', 5],
      },
      { dice: { ...FIRST, 'naval-fire:great_britain': [6], 'naval-fire:france': [1] } },
    ).answer([attack('sea:bay_of_biscay', 'france')]);
    const told: string[] = [];
    for (let n = 0; n < 9 && game.asked !== 'nobody'; n += 1) {
      game.answer(game.asked === 'france evade' ? 'fight' : (game.fallback ?? ''));
      told.push(...points(game));
    }
    expect(told).toEqual(['france -2 lose_naval_battle_per_fleet', 'great_britain 2 win_naval_battle_per_fleet']);
  });

  test('6.3.4.2.1, 6.3.4.2.2, 6.3.6: Nelson wins or loses one more, and is taken where no fleet is left', () => {
    const trafalgar = (fire: Dice, ships: readonly [number, number]) =>
      british(
        { great_britain_fleet_i: ['sea:gulf_of_cadiz', ships[0]], france_fleet_i: ['sea:gulf_of_cadiz', ships[1]] },
        {
          dice: fire,
          change: ({ state }) => {
            state.leaders.nelson = { is: 'with', unit: 'great_britain_fleet_i' };
            state.standing.france = { reactions: { evade: 'never', retreat: [] } };
          },
        },
      )
        .answer([attack('sea:gulf_of_cadiz', 'france')])
        .until();
    const won = trafalgar({ ...FIRST, 'naval-fire:great_britain': [6], 'naval-fire:france': [1] }, [30, 20]);
    expect(won.state.powers.great_britain.account.map((line) => `${line.for} ${line.points}`)).toEqual([
      'win_naval_battle_per_fleet 1',
      'nelson_wins 1',
    ]);
    const lost = trafalgar(
      { 'wind-gauge:great_britain': [1], 'wind-gauge:france': [6], 'naval-fire:france': [6] },
      [3, 30],
    );
    expect(lost.state.powers.great_britain.account.map((line) => `${line.for} ${line.points}`)).toEqual([
      'lose_naval_battle_per_fleet -1',
      'nelson_loses -1',
    ]);
    expect(lost.state.leaders.nelson).toEqual({ is: 'captured', by: 'france' });
    expect(lost.story).toContain('British I Fleet is gone. Nelson is captured (6.3.6).');
  });

  test('6.2.5.3: corps above the fleets that are left are lost, and with the last their leaders', () => {
    const convoy = (fleets: Fleets, aboard: { readonly [corps: string]: readonly [string, number] }) =>
      british(fleets, {
        dice: { ...FIRST, 'naval-fire:great_britain': [6] },
        change: ({ state }) => {
          state.aboard = Object.fromEntries(
            Object.entries(aboard).map(([corps, [fleet, infantry]]) => [corps, { fleet, factors: { infantry } }]),
          );
          for (const corps of Object.keys(aboard)) delete state.corps[corps];
          for (const [id, leader] of Object.entries(state.leaders))
            if (leader.is === 'with' && aboard[leader.unit]) state.leaders[id] = { is: 'beside' };
          state.leaders.ney = { is: 'with', unit: 'france_i' };
          state.standing.france = { reactions: { evade: 'never' } };
        },
      })
        .answer([attack('sea:bay_of_biscay', 'france')])
        .until();
    const two = convoy(
      {
        great_britain_fleet_i: ['sea:bay_of_biscay', 30],
        france_fleet_i: ['sea:bay_of_biscay', 1],
        france_fleet_ii: ['sea:bay_of_biscay', 9],
      },
      { france_i: ['france_fleet_i', 5], france_ii: ['france_fleet_ii', 2] },
    );
    // The stronger corps is saved on the fleet that is left, with its leader.
    expect(two.state.aboard).toEqual({ france_i: { fleet: 'france_fleet_ii', factors: { infantry: 5 } } });
    expect(two.state.leaders.ney).toEqual({ is: 'with', unit: 'france_i' });
    const one = convoy(
      { great_britain_fleet_i: ['sea:bay_of_biscay', 30], france_fleet_i: ['sea:bay_of_biscay', 5] },
      { france_i: ['france_fleet_i', 5] },
    );
    expect(one.state.aboard).toEqual({});
    expect(one.state.leaders.ney).toEqual({ is: 'captured', by: 'great_britain' });
    const told = (viewer: string) =>
      one.game.rules.narrate(
        one.game.setting,
        {
          type: 'fleets-sunk',
          power: 'france',
          fleets: ['france_fleet_i'],
          corps: [{ corps: 'france_i', nation: 'france', commander: 'france' }],
        },
        viewer,
      );
    expect(JSON.stringify(told('austria'))).not.toContain('france_i"');
    expect(JSON.stringify(told('france'))).toContain('corps-france_i');
  });
});

describe('6.3.5: retreat and pursuit', () => {
  const beaten = (more: (board: Board) => void = () => {}, fleets: Fleets = {}) =>
    british(
      { great_britain_fleet_i: ['sea:bay_of_biscay', 30], france_fleet_i: ['sea:bay_of_biscay', 20], ...fleets },
      { dice: { ...FIRST, 'naval-fire:great_britain': [6], 'naval-fire:france': [1] }, change: more },
    )
      .answer([attack('sea:bay_of_biscay', 'france')])
      .answer('fight');

  test('6.3.5.1: to one of the nearest ports that nobody blockades, or to the sea', () => {
    expect(beaten().options).toEqual(
      ['brest', 'lorient', 'la_rochelle', 'bordeaux', 'bayonne'].map((id) => `port:${id}`).concat('sea'),
    );
    const shut = beaten(() => {}, { great_britain_fleet_ii: ['box:lorient', 5] });
    expect(shut.options).not.toContain('port:lorient');
  });

  test('6.3.5.1: an ally’s port where it lets them in', () => {
    const spain = (access: boolean) =>
      beaten((board) => {
        allied(board, 'france', 'spain');
        if (access) board.state.access = { spain: [{ to: 'france', into: 'ports' }] };
      });
    expect(spain(true).options).toContain('port:corunna');
    expect(spain(false).options).not.toContain('port:corunna');
  });

  test('standing orders name ports in order; none of them near: the power is asked', () => {
    const orders = (retreat: string[]) => beaten(({ state }) => (state.standing.france = { reactions: { retreat } }));
    expect(orders(['toulon', 'bordeaux', 'brest']).at('france_fleet_i')).toBe('port:bordeaux');
    expect(orders(['toulon']).asked).toBe('france naval-retreat');
  });

  test('6.3.3.2: standing orders lose ships in proportion, or of some fleets first', () => {
    const left = (shipLosses: NonNullable<Reactions['shipLosses']>) => {
      const { state } = beaten(
        (board) => {
          board.state.standing.france = { reactions: { shipLosses, retreat: ['brest'] } };
        },
        { france_fleet_i: ['sea:bay_of_biscay', 20], france_fleet_ii: ['sea:bay_of_biscay', 20] },
      );
      return ['france_fleet_i', 'france_fleet_ii'].map((id) => state.fleets[id]?.ships ?? 0);
    };
    const [one = 0, two = 0] = left('share');
    expect(Math.abs(one - two)).toBeLessThan(2);
    expect(one).toBeLessThan(20);
    expect(left(['france_fleet_ii'])).toEqual([20, one + two - 20]);
  });

  test('6.3.5.1.1: at sea the winner chooses where to, and nobody pursues', () => {
    const game = beaten().answer('sea');
    expect(game.asked).toBe('great_britain drive-off');
    game.answer('sea:portuguese_coast');
    expect(game.at('france_fleet_i')).toBe('sea:portuguese_coast');
    expect(game.asked).toBe('nobody');
  });

  test('pursuers blockade the port; standing orders say whether they follow, and others leave it to be asked', () => {
    const game = beaten().answer('port:brest');
    expect(game.asked).toBe('great_britain pursue');
    expect(game.fallback).toEqual([]);
    expect(game.answer(['fleet:great_britain_fleet_i']).at('great_britain_fleet_i')).toBe('box:brest');
    const ordered = (reactions: Reactions) =>
      beaten(({ state }) => (state.standing.great_britain = { slot: { naval: 7 }, reactions })).answer('port:brest');
    expect(ordered({ pursue: 'none' }).at('great_britain_fleet_i')).toBe('sea:bay_of_biscay');
    expect(ordered({ pursue: 'all' }).at('great_britain_fleet_i')).toBe('box:brest');
    expect(ordered({ evade: 'never' }).asked).toBe('great_britain pursue');
  });

  test('6.3.5.1.2: nobody flees or pursues through the ice', () => {
    const baltic = aNavalPhase({
      dice: { 'wind-gauge:france': [6], 'wind-gauge:russia': [1], 'naval-fire:france': [6], 'naval-fire:russia': [1] },
      change: (board) => {
        onlyFleets(board, { france_fleet_i: ['sea:west_baltic', 30], russia_fleet_i: ['sea:west_baltic', 18] });
        atWar(board, 'france', 'russia');
        board.state.month = 0;
      },
    })
      .until('france naval-turn')
      .answer([attack('sea:west_baltic', 'russia')])
      .answer('fight');
    // No port is left to flee to, and one sea.
    expect(baltic.at('russia_fleet_i')).toBe('sea:kattegat');
  });

  test('6.3.5.3: who wins in a box may enter the port, where it is a friend’s', () => {
    const inTheBox = (more: (board: Board) => void = () => {}) =>
      aNavalPhase({
        dice: { 'naval-fire:great_britain': [1], 'naval-fire:france': [6] },
        change: (board) => {
          onlyFleets(board, { france_fleet_i: ['port:brest', 30], great_britain_fleet_i: ['box:brest', 5] });
          more(board);
        },
      })
        .until('france naval-turn')
        .answer([...sail('france_fleet_i', 'box:brest')]);
    const game = inTheBox();
    expect(game.asked).toBe('great_britain intercept');
    game.answer('no').until('france enter-port');
    expect(game.answer('enter').at('france_fleet_i')).toBe('port:brest');
    const ordered = (enterPort: 'enter' | 'stay') => {
      const again = inTheBox(({ state }) => (state.standing.france = { reactions: { enterPort } }));
      return again.answer('no').until().at('france_fleet_i');
    };
    expect([ordered('enter'), ordered('stay')]).toEqual(['port:brest', 'box:brest']);
  });
});
