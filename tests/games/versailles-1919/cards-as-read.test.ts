import { expect, test } from '@jest/globals';
import { rules } from '../../../src/games/versailles-1919/rules.ts';
import { readCards } from './cards/read-cards.ts';
import { writeEvent, writeIssue, writeStrategy } from './cards/write-cards.ts';

/*
 * Every number, icon, mark and word of the data pack against transcriptions of the research file, which were made apart
 * from the pack and read line by line against the cards' own words.
 */

const { pack } = rules.builtInPack();

const byNumber = <Card extends { readonly number: number }>(cards: { readonly [id: string]: Card }) =>
  Object.values(cards).toSorted((a, b) => a.number - b.number);

test('the 53 issues: name, kind, VP, No Military, and each of the 140 options icon by icon', () => {
  expect(byNumber(pack.issue).map(writeIssue)).toEqual(readCards('issues'));
});

test('the 46 events: name, influence icon, crisis, mark Optional, conference event', () => {
  expect(byNumber(pack.event).map(writeEvent)).toEqual(readCards('events'));
});

test('the 10 strategy cards: four conditions each', () => {
  expect(byNumber(pack.strategy).map(writeStrategy)).toEqual(readCards('strategies'));
});

test('A-19, A-20: only Jan Smuts and Nikola I have another reading, and it differs in one figure or one marker', () => {
  const other = byNumber(pack.event).flatMap((event) => {
    const { crisis, conference } = event;
    if (!crisis.otherwise && !conference.otherwise) return [];
    return [
      writeEvent({
        ...event,
        crisis: { ...crisis, effect: crisis.otherwise?.effect ?? crisis.effect },
        conference: { ...conference, effect: conference.otherwise?.effect ?? conference.effect },
      }),
    ];
  });
  expect(other).toEqual([
    [
      '21. Jan Smuts | icon',
      'Speech: unrest settled issue’s region -1',
      'Mandatory: choose a player: (happiness you -2 or unrest Africa +2)',
    ],
    ['30. Nikola I Petrović-Njegoš | icon', 'Civil War: keg random region +1', 'Optional: unrest Balkans +1'],
  ]);
});
