import { describe, expect, test } from '@jest/globals';
import { tallyOf } from '../../../../src/games/empires-in-arms/ending/outcome.ts';
import { POWERS, type Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import { english } from '../../played-game.ts';
import { line, type WholeCampaign, wholeCampaign } from '../harness/whole-campaign.ts';

type Short = { readonly [P in Power]?: number };

/** How many victory points powers lack; all others are far away. */
const lacking =
  (short: Short) =>
  ({ powers }: State) => {
    for (const power of POWERS) {
      const points = short[power];
      if (points !== undefined) powers[power].victoryPoints = powers[power].goal - points;
    }
  };

/** March 1805, before the budgets: Austria and Turkey will gain 5, France 9, Great Britain 8. */
const inMarch = (short: Short, begin: Parameters<typeof wholeCampaign>[0] = {}) =>
  wholeCampaign({ change: lacking(short), ...begin }).silentUntil('budget');

/** December 1807, before the last budgets of the short campaign. */
const inTheLastMonth = (short: Short, begin: Parameters<typeof wholeCampaign>[0] = {}) =>
  wholeCampaign({
    options: { campaign: 'short' },
    ...begin,
    change: (state) => {
      state.month = 35;
      lacking(short)(state);
    },
  }).silentUntil('budget');

const placesOf = ({ outcome }: WholeCampaign) => outcome?.standings.map(({ seat, place }) => `${place} ${seat}`);
const sentenceOf = ({ outcome }: WholeCampaign) => outcome && english.t(outcome.summary);

describe('8.1: a campaign is won', () => {
  test('by who has reached their goal when points are counted', () => {
    const game = inMarch({ austria: 5, turkey: 10 }).answered();
    expect(game.told()).toEqual([
      expect.stringMatching(/^Victory points \(8\.1\): Austria \+5/),
      'Austria has reached its victory points and wins the campaign.',
    ]);
    expect(game.asked).toBe('nobody');
    expect(game.outcome?.winners).toEqual(['austria']);
    expect(sentenceOf(game)).toBe('Austria has reached its victory points and wins the campaign.');
    expect(game.state.ending).toEqual({ how: 'goal', winners: ['austria'] });
  });

  test('one point short is not enough, and the month goes on', () => {
    const game = inMarch({ austria: 6 }).answered();
    expect(game.told()).toContain('April 1805 begins.');
    expect(game.outcome).toBeUndefined();
  });

  test('nothing of the phase is carried out after it', () => {
    const before = inMarch({ austria: 5 });
    const { money } = before.state.powers.france;
    const game = before.answered({ france: [line('manipulate', 'setting:1')] });
    expect(game.state.powers.france.money).toBe(money);
    expect(game.facts.map(({ type }) => type)).toEqual(['victory-points-counted', 'campaign-over']);
  });

  test('by two together, who share it', () => {
    const game = inMarch({ austria: 3, turkey: 5, france: 20 }).answered();
    expect(game.outcome?.winners).toEqual(['austria', 'turkey']);
    expect(sentenceOf(game)).toBe(
      'Austria and Turkey have reached their victory points together and share the campaign.',
    );
    // Who won is first, then whoever lacks least.
    expect(placesOf(game)?.slice(0, 3)).toEqual(['1 austria', '1 turkey', '3 france']);
  });

  test('not by a power without a player, nor by one that was removed', () => {
    const unplayed = inMarch({ turkey: 0 }, { played: ['france', 'great_britain', 'austria'] }).answered();
    expect(unplayed.outcome).toBeUndefined();
    const removed = inMarch(
      {},
      {
        change: (state) => {
          lacking({ turkey: -10 })(state);
          state.powers.turkey.played = 'gone';
        },
      },
    ).answered();
    expect(removed.outcome).toBeUndefined();
  });

  test('14.2: what was bid is to be made good first', () => {
    const goal = 400;
    const game = wholeCampaign({ options: { bids: { france: 12 } } });
    expect(game.told()[0]).toMatch(/^The campaign begins. What was bid must be made good first: France 12\./);
    expect(game.state.powers.france).toMatchObject({ goal, victoryPoints: -12 });
    const bidder = game.changed(({ powers }) => {
      powers.france.victoryPoints += goal;
    });
    expect(bidder.silentUntil('budget').answered().outcome).toBeUndefined();
  });

  test('8.1.2: Great Britain can keep an enemy from it', () => {
    const short = { france: 9 };
    expect(inMarch(short).answered().outcome?.winners).toEqual(['france']);
    const kept = inMarch(short).answered({ great_britain: [line('transfer', { from: 'power:france', points: 1 })] });
    expect(kept.outcome).toBeUndefined();
    expect(kept.told()).toContain('April 1805 begins.');
  });
});

describe('8.1: the last month is over', () => {
  test('who reaches a goal in its economic phase wins by that', () => {
    const game = inTheLastMonth({ turkey: 5 }).answered();
    expect(game.state.ending).toEqual({ how: 'goal', winners: ['turkey'] });
  });

  test('nobody has: Great Britain wins, however far away it is', () => {
    const game = inTheLastMonth({ austria: 10, france: 40, great_britain: 108 }).answered();
    expect(game.told()).toContain('The last month is over: Great Britain wins the campaign.');
    expect(game.asked).toBe('nobody');
    expect(game.outcome?.winners).toEqual(['great_britain']);
    expect(placesOf(game)?.slice(0, 3)).toEqual(['1 great_britain', '2 austria', '3 france']);
  });

  test('who has given up does not win, neither by a goal nor as Great Britain', () => {
    const givenUp = inTheLastMonth({ great_britain: 108 }).resign('great_britain').answered();
    expect(givenUp.outcome?.winners).toEqual([]);
    const reached = inTheLastMonth({ turkey: 5 }).resign('turkey').answered();
    expect(reached.state.ending?.winners).toEqual(['great_britain']);
  });

  test('nor does anybody play Great Britain: nobody wins', () => {
    const game = inTheLastMonth({ austria: 10 }, { played: ['france', 'austria', 'prussia'] }).answered();
    expect(game.told()).toContain('The last month is over, and nobody has won.');
    expect(game.outcome?.winners).toEqual([]);
    expect(placesOf(game)?.[0]).toBe('1 austria');
  });

  test('the grand campaign does not end with 1807', () => {
    const game = inTheLastMonth({}, { options: { campaign: 'grand' } }).answered();
    expect(game.told()).toContain('January 1808 begins.');
  });
});

describe('the score sheet', () => {
  test('has every seat once, with its points and its goal; a power that was removed is marked', () => {
    const game = inTheLastMonth({}, { played: ['france', 'great_britain', 'austria'] }).changed(({ powers }) => {
      powers.austria.played = 'gone';
    });
    game.answered();
    expect(game.sheet).toEqual([
      'Great Britain: 8 of 105 victory points',
      'Austria: 0 of 110 victory points, removed from the game',
      'France: 9 of 130 victory points',
    ]);
  });

  test('equal distances share a place, and the next one is left out', () => {
    const game = inTheLastMonth({ austria: 15, turkey: 15, france: 39, spain: 41 }).answered();
    expect(placesOf(game)?.slice(0, 4)).toEqual(['1 great_britain', '2 austria', '2 turkey', '4 france']);
  });
});

describe('the tally of a campaign that goes on', () => {
  test('is what the last month would say now', () => {
    const game = wholeCampaign({ change: lacking({ prussia: 3, russia: 7 }) });
    const { winners, standings, summary } = tallyOf(game.position);
    expect(winners).toEqual(['great_britain']);
    expect(english.t(summary)).toBe('The last month is over: Great Britain wins the campaign.');
    expect(standings.slice(0, 3).map(({ seat }) => seat)).toEqual(['great_britain', 'prussia', 'russia']);
  });

  test('of one that is over is its outcome', () => {
    const game = inMarch({ austria: 5 }).answered();
    expect(tallyOf(game.position)).toEqual(game.outcome);
  });

  test('there is no outcome before the end', () => {
    expect(() => wholeCampaign().game.rules.outcome(wholeCampaign().position)).toThrow('not over');
  });
});
