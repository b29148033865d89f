import { expect, test } from '@jest/globals';
import { builtInPack } from '../../../src/games/iron-curtain/pack/read-pack.ts';
import { rulebook } from '../../../src/games/iron-curtain/rulebook/sections.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { textOf } from '../text-of.ts';

const text = textOf(rulebook);

test('the numbers in the rules are those of the data pack', () => {
  const { figures } = builtInPack().pack;
  const [first, second] = figures.rounds;
  expect(text('1.3')).toContain(`${figures.stepsToFlag} steps`);
  expect(text('1.4')).toContain(`${figures.cubesPerSide} cubes`);
  expect(text('2')).toContain(`dealt ${first?.dealt} cards`);
  expect([first?.turns, second?.dealt, second?.turns]).toEqual([4, 4, 4]); // "four" in 3 to 3.3
  expect(text('7.1')).toContain(`${figures.aftermathMax} points at most`);
  expect([figures.controlLead, figures.dominanceLead, figures.dominatedPrice]).toEqual([1, 2, 2]); // 5.2, in words
  expect([figures.firstStarter, figures.levelStarter, figures.levelWinner]).toEqual(['ussr', 'ussr', 'us']);
});

test('7.2: the regions stand in the order in which they are scored', () => {
  const english = translator('en', 'UTC');
  const names = builtInPack().pack.regions.map(({ name }) => english.t(name));
  expect(text('7.2')).toContain(`${names.join(', ')}.`);
});
