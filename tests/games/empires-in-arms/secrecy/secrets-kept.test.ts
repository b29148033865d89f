import { describe, expect, test } from '@jest/globals';
import { POWERS, type Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { makeAlliance } from '../../../../src/games/empires-in-arms/relations/alliance.ts';
import { declareWar } from '../../../../src/games/empires-in-arms/relations/war.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import { MARCH } from '../../../../src/games/empires-in-arms/rulesets.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import type { Answer } from '../../../../src/kernel/choice.ts';
import { allSeenBy } from '../harness/all-that-is-seen.ts';
import { line, type WholeCampaign, wholeCampaign } from '../harness/whole-campaign.ts';

/*
 * Campaigns that are the same to the last byte, until one power writes something else in each. Everybody else sees, is
 * asked and is told the same until it comes to light.
 */

const { pack } = rules.builtInPack();

/** Those who look: an enemy, a friend, a neighbour of most, and somebody who does not play. */
const VIEWERS = ['spectator', 'france', 'great_britain', 'russia'];

/** What the others see of a campaign, and what they were told last. */
function seenByOthers(game: WholeCampaign, secretive: Power): readonly string[] {
  return VIEWERS.filter((viewer) => viewer !== secretive).map((viewer) =>
    JSON.stringify([viewer, game.told(viewer), allSeenBy(game, viewer)]),
  );
}

/** Plays on with several answers of one power, and compares what others see after each step. */
function compare(
  begin: () => WholeCampaign,
  secretive: Power,
  answers: readonly Answer[],
  ...after: readonly ((game: WholeCampaign, answer: Answer) => void)[]
): readonly WholeCampaign[] {
  const games = answers.map(() => begin());
  for (const step of after) {
    for (const [n, game] of games.entries()) step(game, answers[n] ?? '');
    const [first, ...rest] = games.map((game) => seenByOthers(game, secretive));
    for (const one of rest) expect(one).toEqual(first);
  }
  return games;
}

/** The power answers first of all, whoever is asked before it. */
const answersWith = (secretive: Power) => (game: WholeCampaign, answer: Answer) => {
  const name = game.window;
  const others = (game.open()?.waiting ?? []).filter((seat) => seat !== secretive);
  if (others.length === 0) throw new Error(`${secretive} is asked ${name} alone`);
  game.answer(
    ...Array.from({ length: (game.open()?.waiting ?? []).indexOf(secretive) }, () => game.fallback ?? []),
    answer,
  );
  if (game.window !== name) throw new Error(`${name} is closed`);
};
const othersAnswer = (game: WholeCampaign) => void game.answered();

describe('a window that is open', () => {
  test('4: what a sheet of political orders says, and how long it is', () => {
    compare(
      () => wholeCampaign(),
      'austria',
      [
        [],
        [line('declare', 'power:prussia')],
        [
          line('want', ['all']),
          line('ally', 'power:russia'),
          line('ally', 'power:spain'),
          line('declare', 'minor:bavaria'),
        ],
      ],
      answersWith('austria'),
    );
  });

  test('5: where reinforcements go', () => {
    compare(
      () => wholeCampaign().silentUntil('reinforcements'),
      'austria',
      [
        [],
        [line('place', { what: 'militia', number: 1, where: 'corps:austria_i' })],
        [line('detach', { corps: 'corps:austria_ii', what: 'infantry', number: 2, to: 'city' })],
      ],
      answersWith('austria'),
    );
  });

  test('8: what a budget spends', () => {
    compare(
      () => wholeCampaign().silentUntil('budget'),
      'great_britain',
      [
        [],
        [line('buy', { what: 'ware:ship', number: 2 })],
        [line('transfer', { from: 'power:france', points: 1 }), line('lend', { to: 'power:austria', money: 9 })],
      ],
      answersWith('great_britain'),
    );
  });

  test('4.3: whom a defender calls, while another one is thinking about it', () => {
    const begin = () =>
      wholeCampaign({
        change: (state) => {
          makeAlliance({ state, pack }, 'austria', 'russia');
          makeAlliance({ state, pack }, 'prussia', 'spain');
          forgetPoints(state);
        },
      }).answered({ france: [line('declare', 'power:austria'), line('declare', 'power:prussia')] });
    compare(begin, 'austria', [[], ['call:russia:france']], answersWith('austria'));
  });

  test('4.4: what the sued powers offer', () => {
    const begin = () =>
      wholeCampaign({
        change: (state) => {
          for (const enemy of ['austria', 'russia'] as const) declareWar({ state, pack }, enemy, 'france');
          forgetPoints(state);
        },
      }).answered({ france: [line('sue', 'all')] });
    expect(begin().asked).toMatch(/^austria\+.*russia sued$/);
    expect(begin().options).toEqual(expect.arrayContaining(['france=conditional', 'france=unconditional']));
    compare(begin, 'austria', [{ france: 'conditional' }, { france: 'unconditional' }], answersWith('austria'));
  });
});

describe('what is never told', () => {
  test('wishes that come to nothing, for months', () => {
    compare(
      () => wholeCampaign(),
      'prussia',
      [
        [],
        [line('ally', 'power:turkey'), line('want', ['all'])],
        [line('ally', 'power:austria'), line('ally', 'power:russia')],
      ],
      (game, answer) => void game.answered({ prussia: answer }),
      othersAnswer,
      othersAnswer,
    );
  });

  test('standing orders, given, changed and taken back', () => {
    const ordering = (game: WholeCampaign, answer: Answer) => void game.beside('prussia', 'standing-orders', answer);
    compare(
      () => wholeCampaign(),
      'prussia',
      [
        { politics: 'ask', minors: 'ask', purchases: 'ask' },
        { politics: 'quiet', minors: 'ask', purchases: 'ask' },
        { politics: 'quiet', minors: 'all', answers: ['power:russia'], purchases: 'ask', need: ['corps:prussia_ii'] },
      ],
      ordering,
      othersAnswer,
      (game) => void game.beside('prussia', 'standing-orders', { politics: 'ask', minors: 'ask', purchases: 'ask' }),
      othersAnswer,
    );
  });

  test('orders in advance, until they are carried out; from one corps to another, even then', () => {
    const exchange = (from: string, to: string) => [
      line('transfer', { from: `corps:${from}`, to: `corps:${to}`, what: 'infantry', number: 1 }),
    ];
    compare(
      () => wholeCampaign(),
      'austria',
      [[], exchange('austria_v', 'austria_vi'), exchange('austria_vi', 'austria_v')],
      (game, answer) => void game.beside('austria', 'reinforcement-orders', answer),
      othersAnswer,
      othersAnswer,
    );
  });

  test('what was bought, and into which corps it goes: through half a year', () => {
    const placed = (corps: string) => (game: WholeCampaign) =>
      game.answered({ austria: [line('place', { what: 'militia', number: 2, where: `corps:${corps}` })] });
    const games = compare(
      () => wholeCampaign().silentUntil('budget'),
      'austria',
      [
        [line('buy', { what: 'ware:militia', number: 2 })],
        [line('buy', { what: 'ware:militia', number: 2 }), line('buy', { what: 'ware:cavalry', number: 1 })],
        [line('buy', { what: 'ware:militia', number: 2 }), line('refuse-trade', 'power:great_britain')],
      ],
      (game, answer) => void game.answered({ austria: answer }),
      othersAnswer,
    );
    for (const [n, game] of games.entries()) placed(n === 0 ? 'austria_i' : 'austria_vi')(game);
    const [first, ...rest] = games.map((game) => seenByOthers(game, 'austria'));
    for (const one of rest) expect(one).toEqual(first);
    expect(games.map((game) => game.state.corps.austria_i?.factors.militia)).toEqual([2, undefined, undefined]);
  });
});

test('the comparison is not blind: what comes to light makes a difference', () => {
  const after = (answer: Answer) => wholeCampaign().answered({ austria: answer });
  const quiet = seenByOthers(after([]), 'austria');
  const war = seenByOthers(after([line('declare', 'power:prussia')]), 'austria');
  for (const [n, seen] of war.entries()) expect(seen).not.toEqual(quiet[n]);
  // And whoever has the secret sees it before.
  const before = wholeCampaign();
  const ordered = wholeCampaign().beside('prussia', 'standing-orders', {
    politics: 'quiet',
    minors: 'ask',
    purchases: 'ask',
  });
  expect(allSeenBy(ordered, 'prussia')).not.toEqual(allSeenBy(before, 'prussia'));
});

function forgetPoints(state: State): void {
  for (const power of POWERS) state.powers[power].account = [];
}

describe('standing orders for others’ moves (6, 7)', () => {
  const aMarch = () => wholeCampaign({ ruleset: MARCH });

  test('6: what is ordered at sea, and that anything is', () => {
    compare(
      aMarch,
      'austria',
      [
        {},
        { intercept: 'always', evade: 'never' },
        { intercept: 'odds', odds: 30, seas: ['sea:adriatic'], inSeas: 'ask' },
      ],
      (game, answer) => void game.beside('austria', 'orders-at-sea', answer),
      othersAnswer,
    );
  });

  test('7: what is ordered on land, and that anything is', () => {
    compare(
      aMarch,
      'austria',
      [
        {},
        { depots: 'burn', joins: 'these', joinsFor: ['power:russia'] },
        { losses: ['troop:militia'], intoCity: 'always' },
      ],
      (game, answer) => void game.beside('austria', 'orders-on-land', answer),
      othersAnswer,
    );
  });
});
