import { describe, expect, test } from '@jest/globals';
import { anyGame, anyModule } from '../../../src/kernel/any-game.ts';
import { hmacChance } from '../../../src/kernel/hmac-chance.ts';
import type { Game } from '../../../src/kernel/machine.ts';
import { seededRandom } from '../../../src/kernel/random.ts';
import type { GameTypes } from '../../../src/kernel/rules.ts';
import { DAY, type Days, looksADay } from '../../../src/simulation/pace/looks.ts';
import { type ByMail, playByMail } from '../../../src/simulation/pace/play-by-mail.ts';
import type { Player } from '../../../src/simulation/pace/player.ts';
import { marketDay } from '../../fixtures/miniature-game/rules.ts';

const { rules } = anyModule(marketDay);

/** Three prizes; Red looks at ten in the morning, Blue at eight in the evening, every day. */
const RED = 10 * 60;
const BLUE = 20 * 60;
const days: Days = (day) => [
  { seat: 'Red', at: day * DAY + RED },
  { seat: 'Blue', at: day * DAY + BLUE },
];
const miser: Player<GameTypes> = { answer: () => 0 };

function market(change: Partial<ByMail<GameTypes>> = {}) {
  const options = rules.parseOptions({});
  const setting = { seats: rules.seats(2, options), options, pack: rules.builtInPack().pack, ruleset: 2 };
  return playByMail({
    game: { rules, setting },
    chance: hmacChance('pace', { game: 'test', salts: {} }),
    player: miser,
    days,
    aLook: 'all-answers',
    orders: false,
    ...change,
  });
}

/** The market where Blue always bids nothing by standing order. */
function withBlueOrdered(): Game {
  const options = rules.parseOptions({});
  const setting = { seats: rules.seats(2, options), options, pack: rules.builtInPack().pack, ruleset: 2 };
  const { bid } = rules.decisions;
  if (!bid) throw new Error('Market Day has a bid');
  const standing = (_: unknown, seat: string) => (seat === 'Blue' ? 0 : undefined);
  return anyGame({ rules: { ...rules, decisions: { bid: { ...bid, standing } } }, setting });
}

describe('days', () => {
  test('at one go: a player who looks answers what they are asked next too', () => {
    // Day 1: Red, Blue and Blue's next; day 2: Red and Red's next, Blue.
    expect(market().days).toBeCloseTo((DAY + BLUE) / DAY);
  });

  test('one by one: every prize takes a day', () => {
    expect(market({ aLook: 'one-answer' }).days).toBeCloseTo((2 * DAY + BLUE) / DAY);
  });

  test('what standing orders answer takes no time', () => {
    const played = market({ game: withBlueOrdered() });
    expect(played.days).toBeCloseTo(RED / DAY);
    expect(played.answers).toEqual({ own: 3, byOrder: 3 });
  });

  test('go to the question that was waited for', () => {
    const { days: all, waited } = market();
    expect(waited).toEqual({ bid: all });
  });
});

describe('mails', () => {
  test('one when a seat is asked, but none for what it answered before the mail was due', () => {
    expect(market().mails).toEqual({ Red: 2, Blue: 2 });
  });

  test('one by one: one for each question', () => {
    expect(market({ aLook: 'one-answer' }).mails).toEqual({ Red: 3, Blue: 3 });
  });

  test('none to a seat whose orders answer everything', () => {
    expect(market({ game: withBlueOrdered() }).mails).toEqual({ Red: 1, Blue: 0 });
  });
});

describe('orders', () => {
  test('are given at the end of a look in which something was asked, and only in the run with orders', () => {
    const given: string[] = [];
    const player: Player<GameTypes> = {
      ...miser,
      orders: (_, machine, seat) => {
        given.push(`${seat} ${machine.seq}`);
        return undefined;
      },
    };
    market({ player });
    expect(given).toEqual([]);
    market({ player, orders: true });
    expect(given).toEqual(['Red 2', 'Blue 4', 'Red 6']);
  });
});

test('a game without end is a fault', () => {
  expect(() => market({ days: () => [] })).toThrow('no end');
});

describe('what is left out', () => {
  test('without windows one seat answers after the other, though Blue looks first', () => {
    const blueFirst: Days = (day) => [
      { seat: 'Blue', at: day * DAY + RED },
      { seat: 'Red', at: day * DAY + BLUE },
    ];
    const inWindows = market({ days: blueFirst }).days;
    expect(market({ days: blueFirst, without: 'windows' }).days).toBeGreaterThan(inWindows);
  });
});

test('who looks twice a day looks once in each half of it', () => {
  const halves = looksADay(
    ['Red', 'Blue'],
    2,
    seededRandom('looks'),
  )(3).map(({ seat, at }) => [seat, Math.floor(at / (DAY / 2))]);
  expect(halves.toSorted()).toEqual([
    ['Blue', 6],
    ['Blue', 7],
    ['Red', 6],
    ['Red', 7],
  ]);
});
