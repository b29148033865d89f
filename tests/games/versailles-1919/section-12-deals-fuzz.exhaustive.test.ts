import { expect, test } from '@jest/globals';
import { tellDeals } from '../../../src/games/versailles-1919/deals/deal-view.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { anyGame } from '../../../src/kernel/any-game.ts';
import type { RandomSource } from '../../../src/kernel/chance.ts';
import { accepts } from '../../../src/kernel/explain-refusal.ts';
import { questionFor, waitingText } from '../../../src/kernel/open-decisions.ts';
import { openOptionalActions } from '../../../src/kernel/optional-actions.ts';
import { legalAnswer } from '../../../src/kernel/play-at-random.ts';
import { pickFrom, seededRandom } from '../../../src/kernel/random.ts';
import { sampleAnswer } from '../../../src/kernel/sample-answer.ts';
import { aTable } from './a-table.ts';
import { refusalOf } from './deal-table.ts';
import type { TestGame } from './test-game.ts';

const english = translator('en', 'UTC');
const MARKS = /[#{}]|undefined|NaN/;

/** How often each sentence of a deal was told in a game. */
type Counts = { [what: string]: number };

const TOLD: { readonly [what: string]: RegExp } = {
  proposed: / proposes deal /,
  made: / holds for this turn: /,
  moved: / exhausts \d+ influence \(/,
  declined: / declines deal /,
  void: /^Deal \d+ of .* is void\. /,
  lapsed: /^The turn ends, and /,
  withdrawn: / withdraws deal /,
  kept: /^As promised in a deal: /,
  only: /^A deal leaves /,
  drafted: /^Deal \d+ .* holds for this turn: .*(, (its|where|which|what|who|how|the)\b[^:]*: )/,
  drafted_kept:
    /^(As promised in a deal|A deal leaves .* no other choice): [^:]*, (its|where|which|what|who|how|the)\b[^:]*: /,
};

/** Somebody proposes, answers, withdraws or talks; mostly accepts. */
function negotiate(game: TestGame, random: RandomSource, counts: Counts): void {
  const optionalActions = openOptionalActions(game.game, game.machine).filter(({ name }) => /deal|draft/.test(name));
  const answers = optionalActions.filter(({ name }) => name === 'answer-deal');
  const { id, seats } = pickFrom(answers.length > 0 && random(4) > 0 ? answers : optionalActions, random);
  const seat = pickFrom(seats, random);
  const text = waitingText(game.game, game.machine, id);
  const question = questionFor(game.game, game.machine, id, seat);
  for (const message of [text, question?.prompt]) expect(message && english.t(message)).not.toMatch(MARKS);
  const entry = legalAnswer(anyGame(game.game), game.machine, { id, seat }, random);
  if (!entry) return;
  const refused = refusalOf(() => game.optionalAction(seat, id, entry.answer));
  if (refused !== '') expect(refused).toMatch(/^This is not possible just now/);
  counts[refused === '' ? 'done' : 'stuck'] = (counts[refused === '' ? 'done' : 'stuck'] ?? 0) + 1;
}

function listen(game: TestGame, counts: Counts): void {
  for (const line of [...game.story, ...tellDeals(game.view().deals).map((each) => english.t(each))]) {
    expect(line).not.toMatch(MARKS);
    for (const [what, told] of Object.entries(TOLD)) if (told.test(line)) counts[what] = (counts[what] ?? 0) + 1;
  }
  if (game.asked !== 'nobody') expect([game.asked, accepts(game.choice, game.fallback)]).toEqual([game.asked, true]);
}

test('games full of deals: sound after every entry, every fallback legal, all that deals can do comes up', () => {
  const counts: Counts = {};
  for (let n = 0; n < 6; n += 1) {
    const random = seededRandom(`deals ${n}`);
    const players = [
      ['uk', 'fr'],
      ['uk', 'fr', 'us'],
      ['uk', 'fr', 'us', 'it'],
    ] as const;
    const game = aTable()
      .withPlayers(...pickFrom(players, random))
      .withOptions({ turn_order: 'drawn' })
      .start(`deals ${n}`);
    for (let entries = 0; game.asked !== 'nobody'; entries += 1) {
      expect(entries).toBeLessThan(8000);
      game.facts = [];
      if (random(2) === 0) negotiate(game, random, counts);
      else game.answer(random(4) === 0 ? (game.fallback ?? '') : sampleAnswer(game.choice, random));
      listen(game, counts);
    }
    expect(game.outcome).toBeDefined();
  }
  for (const what of ['done', ...Object.keys(TOLD)]) expect([what, counts[what] ?? 0]).not.toEqual([what, 0]);
}, 300_000);
