import { describe, expect, test } from '@jest/globals';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import { wholeCampaign } from '../harness/whole-campaign.ts';

/** The first entry of a month, counted from January 1805. */
const monthOf = (month: number, change: (state: State) => void = () => {}) =>
  wholeCampaign({
    change: (state) => {
      state.month = month;
      change(state);
    },
  });

const MAY = 4;
const JUNE = 5;
const DECEMBER = 11;
const NOVEMBER_1806 = 22;

describe('5.3: leaders arrive', () => {
  test('in their month, and wait beside the map', () => {
    expect(monthOf(MAY).state.leaders.eugene).toBeUndefined();
    const game = monthOf(JUNE);
    expect(game.state.leaders.eugene).toEqual({ is: 'beside' });
    expect(game.told()).toContain('Eugene can be placed by France.');
  });

  test('those of the first month are there already, and nobody is told', () => {
    const game = wholeCampaign();
    expect(game.told().join(' ')).not.toContain('can be placed');
    expect(game.state.leaders.napoleon).toEqual({ is: 'with', unit: 'france_guard' });
  });

  test('in play: when June comes, and only then', () => {
    const game = wholeCampaign().silentUntilMonth(JUNE);
    expect(game.told()).toEqual(expect.arrayContaining(['June 1805 begins.', 'Eugene can be placed by France.']));
    game.silentUntilMonth(JUNE + 1);
    expect(game.told().join(' ')).not.toContain('can be placed');
  });

  test('not for a power that was removed from the game', () => {
    const game = monthOf(JUNE, (state) => {
      state.relations = {};
      state.powers.france.played = 'gone';
    });
    expect(game.state.leaders.eugene).toBeUndefined();
    expect(game.told().join(' ')).not.toContain('Eugene');
  });
});

describe('5.3: leaders leave', () => {
  test('in their month, for good, wherever they are', () => {
    const game = monthOf(DECEMBER);
    expect(game.told()).toContain('Mack can serve Austria no longer.');
    expect(game.state.leaders.mack).toEqual({ is: 'gone' });
    const captured = monthOf(DECEMBER, (state) => {
      state.leaders.mack = { is: 'captured', by: 'france' };
    });
    expect(captured.state.leaders.mack).toEqual({ is: 'gone' });
  });

  test('several of one power in one sentence', () => {
    const game = monthOf(NOVEMBER_1806);
    expect(game.told()).toContain('Brunswick and Hohenlohe can serve Prussia no longer.');
  });

  test('the corps that they led stays', () => {
    const { corps, leaders } = wholeCampaign().state;
    expect(leaders.mack).toEqual({ is: 'with', unit: 'austria_ii' });
    expect(monthOf(DECEMBER).state.corps).toEqual(corps);
  });
});
