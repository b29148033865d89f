import { expect, test } from '@jest/globals';
import { rules } from '../../../src/games/iron-curtain/rules.ts';
import type { Effect } from '../../../src/games/iron-curtain/types.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { accepts } from '../../../src/kernel/explain-refusal.ts';
import type { Message } from '../../../src/kernel/message.ts';
import { openDecisions, waitingText } from '../../../src/kernel/open-decisions.ts';
import { pickFrom, seededRandom } from '../../../src/kernel/random.ts';
import { sampleAnswer } from '../../../src/kernel/sample-answer.ts';
import { aGame } from './a-game.ts';
import type { TestGame } from './test-game.ts';

const english = translator('en', 'UTC');
const MARKS = /[#{}]|undefined|NaN/;

/** Events that no known card has: the vocabulary kept for owners' corrections. */
const STRANGE: readonly Effect[] = [
  { op: 'command', max: 3 },
  { op: 'command', max: 2, where: { only: 'next_to_this_card' }, max_per_card: 1 },
  { op: 'command_ignore_dominance', max: 2, where: { regions: ['europe', 'asia'] } },
  { op: 'command_ignore_adjacency', max: 3, max_per_card: 2 },
  { op: 'move_own', max: 2 },
  { op: 'move_own', max: 3, from: { only: 'no_us_cubes' }, where: { only: 'this_card' }, max_per_card: 2 },
  { op: 'score_region', region: 'any' },
  { op: 'score_region', region: 'this' },
  { op: 'score_region', region: 'europe' },
  { op: 'remove_opponent', max: 3, where: { regions: ['europe'], only: 'no_ussr_cubes' }, max_per_card: 1 },
  { op: 'infiltrate', max: 4, where: { only: 'empty' } },
  {
    op: 'sequence',
    effects: [
      { op: 'gain', points: 1 },
      { op: 'infiltrate', max: 2 },
      { op: 'move_own', max: 1 },
    ],
  },
  {
    op: 'choice',
    effects: [
      { op: 'remove_opponent', max: 1 },
      { op: 'gain', points: 1 },
      { op: 'command', max: 1 },
    ],
  },
];

/** Play at random to the end; the builder looks at the invariants after every entry. Returns how it ended. */
function play(game: TestGame, seed: string, look: (game: TestGame) => void): string {
  const random = seededRandom(seed);
  for (let entries = 0; entries < 500; entries += 1) {
    look(game);
    const question = game.question();
    if (!question) {
      const { ending } = game.state;
      if (!ending || !game.outcome) throw new Error(`${seed}: nobody is asked, and the game is not over`);
      return `${ending.how} ${ending.when}`;
    }
    game.answer(random(10) === 0 ? (game.fallback ?? '') : sampleAnswer(question.choice, random));
  }
  throw new Error(`${seed}: no end after 500 entries`);
}

/** Everything that is said can be said, and holds no traces of its making. */
function listen(game: TestGame): void {
  const said: Message[] = [];
  for (const fact of game.facts)
    for (const viewer of ['us', 'ussr', 'spectator', 'moderator']) {
      const message = rules.narrate(game.game.setting, fact, viewer);
      if (message) said.push(message);
    }
  for (const decision of openDecisions(game.game, game.machine)) {
    const waiting = waitingText(game.game, game.machine, decision.id);
    if (waiting) said.push(waiting);
  }
  const question = game.question();
  if (question) {
    said.push(question.prompt);
    const { choice } = question;
    const options = choice.kind === 'one' ? choice.options : choice.kind === 'spread' ? choice.slots : [];
    for (const { label, detail } of options) said.push(label, ...(detail ? [detail] : []));
    expect(accepts(choice, game.fallback)).toBe(true);
  }
  for (const line of [...said, ...(game.outcome?.sheet ?? [])]) expect(english.t(line)).not.toMatch(MARKS);
}

function randomOptions(seed: string) {
  const random = seededRandom(`options ${seed}`);
  return rules.parseOptions(
    Object.fromEntries(rules.optionFields.map((field) => [field.id, pickFrom(field.values, random).id])),
  );
}

test('300 random games with random options come to an end, and every position is sound', () => {
  const ends = new Set<string>();
  for (let n = 0; n < 300; n += 1)
    ends.add(
      play(
        aGame()
          .withOptions(randomOptions(`${n}`))
          .start(`${n}`),
        `${n}`,
        () => {},
      ),
    );
  expect([...ends].sort()).toEqual([
    'ahead final',
    'flag aftermath',
    'flag event',
    'flag final',
    'flag play',
    'level final',
  ]);
});

test('everything that is said in random games can be said', () => {
  for (let n = 0; n < 30; n += 1)
    play(
      aGame()
        .withOptions(randomOptions(`${n}`))
        .start(`said ${n}`),
      `said ${n}`,
      listen,
    );
});

test('games with the events kept for corrections come to an end too', () => {
  for (let n = 0; n < 60; n += 1) {
    const random = seededRandom(`strange ${n}`);
    const builder = aGame().withOptions(randomOptions(`strange ${n}`));
    for (const card of rules.builtInPack().pack.strategy)
      builder.withCardData(card, { event: pickFrom(STRANGE, random) });
    play(builder.start(`strange ${n}`), `strange ${n}`, n < 20 ? listen : () => {});
  }
});

test('a game in which nobody ever answers comes to an end by the fallbacks', () => {
  const game = aGame().start('asleep');
  for (let n = 0; n < 200 && game.fallback !== undefined; n += 1) game.answer(game.fallback);
  expect(game.outcome).toBeDefined();
});

test('few cubes: the order that the reserve does not cover is met in play', () => {
  const asked = new Set<string>();
  for (let n = 0; n < 20; n += 1)
    play(aGame().withReserve('us', 3).withReserve('ussr', 2).start(`few ${n}`), `few ${n}`, (game) =>
      asked.add(game.open()?.name ?? ''),
    );
  expect([...asked]).toEqual(expect.arrayContaining(['place-cube', 'take-back-cube', 'spread-cubes']));
});
