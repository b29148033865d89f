import { describe, expect, test } from '@jest/globals';
import { parseOptions, seatsFor } from '../../../../src/games/empires-in-arms/options.ts';
import { builtInPack } from '../../../../src/games/empires-in-arms/pack/read-pack.ts';
import { POWERS } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { awardPowers, biddingForPowers } from '../../../../src/games/empires-in-arms/setup/award-powers.ts';
import { firstState } from '../../../../src/games/empires-in-arms/setup/first-state.ts';
import type { SeatBids } from '../../../../src/kernel/bidding.ts';
import { seededRandom } from '../../../../src/kernel/random.ts';

const first = () => 0;
const last = (limit: number) => limit - 1;

describe('14.2 the powers are given to those who bid', () => {
  test('the highest bid takes its power, and its player’s other bids are void', () => {
    const { awarded } = awardPowers([{ france: 20, austria: 18 }, { austria: 5 }, { france: 19, russia: 1 }], first);
    expect(awarded).toEqual([
      { power: 'france', bid: 20 },
      { power: 'austria', bid: 5 },
      { power: 'russia', bid: 1 },
    ]);
  });

  test('who bids most for a power may be given another, which they bid more for', () => {
    const { awarded } = awardPowers([{ turkey: 9, spain: 8 }, { spain: 7 }], first);
    expect(awarded).toEqual([
      { power: 'turkey', bid: 9 },
      { power: 'spain', bid: 7 },
    ]);
  });

  test('the order of the players is no advantage: only bids that are equal go by lot', () => {
    const bids = [{ france: 3 }, { france: 4 }];
    expect(awardPowers(bids, last).awarded[1]).toEqual({ power: 'france', bid: 4 });
    expect(awardPowers(bids.toReversed(), last).awarded[0]).toEqual({ power: 'france', bid: 4 });
  });

  test('of equal bids the lot chooses one', () => {
    const bids = [{ france: 4 }, { france: 4 }];
    expect(awardPowers(bids, first).awarded[0]).toEqual({ power: 'france', bid: 4 });
    expect(awardPowers(bids, last).awarded[1]).toEqual({ power: 'france', bid: 4 });
  });

  test('who bids nothing is given a power that is left, for nothing', () => {
    const { awarded } = awardPowers([{}, { austria: 1 }, {}], first);
    expect(awarded.map(({ bid }) => bid)).toEqual([0, 1, 0]);
    expect(new Set(awarded.map(({ power }) => power)).size).toBe(3);
  });

  test('every power is as likely as another for who bids nothing', () => {
    const random = seededRandom('lots');
    const powers = Array.from({ length: 200 }, () => awardPowers([{}], random).awarded[0]?.power);
    expect(new Set(powers).size).toBe(POWERS.length);
  });

  test('what nobody is given nobody plays', () => {
    const { unplayed } = awardPowers([{ france: 2 }, { great_britain: 2 }, { russia: 2 }], first);
    expect(unplayed).toEqual(['austria', 'prussia', 'spain', 'turkey']);
    expect(awardPowers(Array(7).fill({}), last).unplayed).toEqual([]);
  });

  test('more players than powers cannot bid', () => {
    expect(() => awardPowers([{}, {}], first, ['france'])).toThrow('2 players bid for 1 powers');
  });
});

describe('14.2 the award as the options of a table', () => {
  const options = parseOptions({ campaign: 'short' });
  const bids: readonly SeatBids[] = [{ turkey: 6 }, { france: 30, austria: 2 }, { france: 12, prussia: 4 }];
  const { seats, options: awarded } = biddingForPowers.award(bids, options, first);

  test('each player’s power, in the order of the players', () => {
    expect(seats).toEqual(['turkey', 'france', 'prussia']);
  });

  test('the options say who is played and what was paid, and can be read again', () => {
    expect(parseOptions(JSON.parse(JSON.stringify(awarded)))).toEqual({
      ...options,
      powers: ['france', 'prussia', 'turkey'],
      bids: { france: 30, prussia: 4, turkey: 6 },
    });
    expect(biddingForPowers.paid(awarded)).toEqual({ france: 30, prussia: 4, turkey: 6 });
    expect(biddingForPowers.paid(options)).toEqual({});
  });

  test('the game begins with these powers, each so far below 0 as was bid for it', () => {
    const played = seatsFor(3, awarded);
    expect(played).toEqual(['france', 'prussia', 'turkey']);
    const { pack } = builtInPack();
    const { powers } = firstState(pack, { campaign: 'short', played, bids: awarded.bids ?? {} });
    expect(powers.france).toMatchObject({ played: 'seat', victoryPoints: -30 });
    expect(powers.russia).toMatchObject({ played: 'nobody', victoryPoints: 0 });
  });

  test('a rematch bids again, for all powers', () => {
    expect(biddingForPowers.before(awarded)).toEqual(options);
    expect(biddingForPowers.seats(options, POWERS.length)).toEqual(POWERS);
  });

  test('where the table names powers, the bids are for those', () => {
    const named = parseOptions({ powers: ['turkey', 'france', 'spain'] });
    expect(biddingForPowers.seats(named, POWERS.length)).toEqual(['france', 'spain', 'turkey']);
    expect(biddingForPowers.award([{ austria: 9 }, {}, {}], named, first).seats).not.toContain('austria');
  });

  test('at most the goal of the power in this campaign can be bid', () => {
    const { pack } = builtInPack();
    const goal = pack.setup.goals.find((one) => one.campaign === 'short' && one.power === 'france')?.points;
    expect(goal).toBeGreaterThan(0);
    expect(biddingForPowers.most('france', options, pack, POWERS.length)).toBe(goal);
    expect(() => biddingForPowers.most('saxony', options, pack, POWERS.length)).toThrow('goal');
  });

  test('2.1: two bid for the sides of their scenario, at most what leaves the enemy a point to win by', () => {
    const { pack } = builtInPack();
    const wagram = parseOptions({ scenario: 'wagram_1809' });
    expect(biddingForPowers.seats(wagram, 2)).toEqual(['france', 'austria']);
    expect(biddingForPowers.most('france', wagram, pack, 2)).toBe(19);
    expect(biddingForPowers.most('austria', wagram, pack, 2)).toBe(9);
    expect(biddingForPowers.award([{ austria: 3 }, { austria: 2, france: 1 }], wagram, first)).toEqual({
      seats: ['austria', 'france'],
      options: { ...wagram, powers: ['austria', 'france'], bids: { austria: 3, france: 1 } },
    });
  });
});
