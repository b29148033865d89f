import { describe, expect, test } from '@jest/globals';
import { releaseLeaders } from '../../../../src/games/empires-in-arms/captives/release-leaders.ts';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { makeFormalPeace } from '../../../../src/games/empires-in-arms/peace/make-formal-peace.ts';
import { CURRENT, MARCH } from '../../../../src/games/empires-in-arms/rulesets.ts';
import { takeCity } from '../../../../src/games/empires-in-arms/sieges/take-city.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import { openOptionalActions } from '../../../../src/kernel/optional-actions.ts';
import { wholeCampaign } from '../harness/whole-campaign.ts';
import { peaceStep } from '../peace/a-peace-step.ts';
import { type ABoard, aWarOn, conditional, unconditional, without } from '../peace/a-war.ts';

const held = (state: State) => {
  state.leaders.blucher = { is: 'captured', by: 'france' };
};

describe('10: general rules; 10.6: captured leaders', () => {
  test('10.6.3: whoever holds them may let them go at any time, and all hear of it', () => {
    const game = wholeCampaign({ ruleset: CURRENT, change: held });
    const offered = (seat: Power) =>
      openOptionalActions(game.game, game.machine).some(
        ({ name, seats }) => name === 'release-leaders' && seats.includes(seat),
      );
    expect([offered('france'), offered('prussia')]).toEqual([true, false]);
    game.beside('france', 'release-leaders', ['leader:blucher']);
    expect(game.state.leaders.blucher).toEqual({ is: 'beside' });
    expect(game.told()).toEqual(['France releases Blucher to Prussia (10.6.3).']);
    expect(offered('france')).toBe(false);
  });

  test('nobody who holds none, and not before there are battles', () => {
    const game = wholeCampaign({ ruleset: MARCH, change: held });
    expect(openOptionalActions(game.game, game.machine).map(({ name }) => name)).not.toContain('release-leaders');
    expect(releaseLeaders.seats(wholeCampaign({ ruleset: CURRENT }).position, {})).toEqual([]);
  });
});

describe('4.4.6: after a lost war', () => {
  /** France took Stettin from Prussia, with a garrison, a corps and its leader, and besieges Danzig. */
  function afterSieges(): ABoard {
    const board = aWarOn('prussia', 'france');
    const { state } = board;
    state.corps = {
      prussia_i: { area: 'stettin', factors: { infantry: 4, cavalry: 1 }, inCity: true, besieged: true },
      france_i: { area: 'stettin', factors: { infantry: 5 } },
      france_ii: { area: 'danzig', factors: { infantry: 5 } },
    };
    state.garrisons = {
      stettin: { nation: 'prussia', infantry: 2, militia: 1, besieged: true },
      danzig: { nation: 'prussia', infantry: 1, militia: 0, besieged: true },
    };
    state.sieges = { stettin: ['france'], danzig: ['france'] };
    state.siegesSince = { danzig: state.month };
    state.depots = {};
    state.irregulars = {};
    state.fleets = {};
    state.arrivals = [];
    state.leaders = { blucher: { is: 'with', unit: 'prussia_i' } };
    takeCity(board, 'stettin', 'france');
    return board;
  }
  const back = ({ state }: ABoard) => state.arrivals.map((one) => [one.what, 'number' in one && one.number]);
  const ALL = [
    ['infantry', 6],
    ['militia', 1],
    ['cavalry', 1],
  ];

  test.each([
    ['a conditional peace', conditional('france')],
    ['an unconditional peace', unconditional('france')],
  ])('4.4.6.1: %s brings prisoners and leaders back, and ends sieges', (_, victor) => {
    const board = afterSieges();
    expect(board.state.prisoners).toEqual([
      { of: 'prussia', by: 'france', factors: { infantry: 6, militia: 1, cavalry: 1 } },
    ]);
    makeFormalPeace(board, { loser: 'prussia', victors: [victor] }, without);
    expect([board.state.prisoners, back(board), board.state.leaders]).toEqual([[], ALL, { blucher: { is: 'beside' } }]);
    expect([board.state.sieges, board.state.garrisons.danzig?.besieged]).toEqual([undefined, undefined]);
    expect(board.state.siegesSince).toBeUndefined();
  });

  test('4.4.6.1, 4.4.6.2: an informal peace does as well, and the forces go home', () => {
    const game = peaceStep(afterSieges(), { offers: { prussia: ['france'], france: ['prussia'] } });
    const { state } = game;
    expect([state.prisoners, state.leaders.blucher, state.sieges]).toEqual([[], { is: 'beside' }, undefined]);
  });

  test('prisoners of a controlled country come back with its power; those of a third power stay', () => {
    const board = afterSieges();
    const { state } = board;
    state.minors.saxony = { status: 'free', controller: 'prussia', money: 0, manpower: 0 };
    state.prisoners.push(
      { of: 'saxony', by: 'france', factors: { infantry: 2 } },
      { of: 'russia', by: 'france', factors: { infantry: 3 } },
    );
    makeFormalPeace(board, { loser: 'prussia', victors: [conditional('france')] }, without);
    expect(state.prisoners).toEqual([{ of: 'russia', by: 'france', factors: { infantry: 3 } }]);
    expect(state.arrivals).toContainEqual({
      ...{ nation: 'saxony', power: 'prussia', month: state.month, what: 'infantry', number: 2 },
    });
  });
});
