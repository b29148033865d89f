import { describe, expect, test } from '@jest/globals';
import { rules } from '../../../src/games/versailles-1919/rules.ts';
import type { Answer } from '../../../src/kernel/choice.ts';
import { conferenceOf, crisisOf } from './a-busy-table.ts';
import { readStories } from './read-stories.ts';
import type { TestGame } from './test-game.ts';

/*
 * The stories are sentences on text files. They were first written down from the game and then reviewed by hand, line
 * by line, against the words of each card (cards/events.txt) and the pieces of the busy table; those of `other-answers`
 * were written by hand before the game was asked.
 */

const conferences = readStories('conference-events');
const otherAnswers = readStories('other-answers');
const crises = readStories('crises');

/** The whole story of a card that is carried out with these answers, and nobody is asked any more. */
function storyOf(game: TestGame, answers: readonly Answer[]): readonly string[] {
  const story = [...game.story];
  for (const answer of answers) story.push(...game.answer(answer).story);
  expect(game.asked).toBe('nobody');
  return story;
}

test('every event card has both its stories', () => {
  const { events } = rules.builtInPack().pack;
  for (const stories of [conferences, crises])
    expect(stories.flatMap(({ cards }) => cards).sort()).toEqual([...events].sort());
});

describe('conference events', () => {
  for (const { cards, answers, lines } of [...conferences, ...otherAnswers])
    test.each(cards)('%s', (event) => {
      const [first, ...story] = storyOf(conferenceOf(event), answers);
      expect(first).toMatch(/^Event of .+, (carried out|decided) by the UK: .+\.$/);
      expect(story).toEqual(lines);
    });
});

describe('crises', () => {
  for (const { cards, answers, lines } of crises)
    test.each(cards)('%s', (event) => {
      expect(storyOf(crisisOf(event), answers)).toEqual(lines);
    });
});
