import { expect, test } from '@jest/globals';
import { board } from '../../../src/games/iron-curtain/board.ts';
import { eventSentence, eventText } from '../../../src/games/iron-curtain/events/event-text.ts';
import { rules } from '../../../src/games/iron-curtain/rules.ts';
import type { Effect } from '../../../src/games/iron-curtain/types.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { aGame } from './a-game.ts';

const english = translator('en', 'UTC');
const { pack } = rules.builtInPack();
const gain: Effect = { op: 'gain', points: 1 };
const score: Effect = { op: 'score_region', region: 'middle_east' };

test.each<readonly [Effect, string]>([
  [
    { op: 'infiltrate', max: 2, where: { regions: ['asia'] }, max_per_card: 1 },
    'infiltrate up to 2 cubes on Asia cards, at most 1 on any one card',
  ],
  [gain, 'the US gains 1 point'],
  [{ op: 'remove_opponent', max: 1 }, 'take up to 1 USSR cube off any cards in play'],
  [
    { op: 'command', max: 1, where: { only: 'empty' } },
    'place up to 1 cube on cards that hold no cubes as with an order',
  ],
  [
    { op: 'command_ignore_dominance', max: 2, where: { only: 'this_card' } },
    'place up to 2 cubes on this card as with an order, without regard to dominance',
  ],
  [
    { op: 'command_ignore_adjacency', max: 2, where: { only: 'next_to_this_card' } },
    'place up to 2 cubes on cards next to this one as with an order, without regard to access',
  ],
  [
    { op: 'move_own', max: 2, from: { regions: ['asia'] }, where: { only: 'no_ussr_cubes' } },
    'move up to 2 own cubes from Asia cards to cards that hold no USSR cubes',
  ],
  [score, 'score the region Middle East'],
  [{ op: 'score_region', region: 'this' }, 'score this card’s region'],
  [{ op: 'score_region', region: 'any' }, 'score a region of your choice'],
  [{ op: 'sequence', effects: [gain, score] }, 'the US gains 1 point; then score the region Middle East'],
  [{ op: 'choice', effects: [gain, score] }, 'either the US gains 1 point, or score the region Middle East'],
  [{ op: 'choice', effects: [gain] }, 'the US gains 1 point'],
])('%j inside a sentence and as one', (effect, phrase) => {
  expect(english.t(eventText(pack, effect, 'us'))).toBe(phrase);
  expect(english.t(eventSentence(pack, effect, 'us'))).toBe(`${phrase[0]?.toUpperCase()}${phrase.slice(1)}.`);
});

test('the cards of a hand are told in whole sentences', () => {
  const view = aGame().withHand('us', 'japan', 'yugoslavia').turnOf('us').view('us');
  expect(board.private(view).map((line) => english.t(line))).toEqual([
    'Japan (Asia): US card, 3 cubes. Infiltrate up to 3 cubes on Asia cards, at most 2 on any one card.',
    'Yugoslavia (Europe): USSR card, 1 cube. The USSR gains 1 point.',
  ]);
});
