import { expect, test } from '@jest/globals';
import { builtInPack } from '../../../src/games/versailles-1919/pack/read-pack.ts';
import { rulebook } from '../../../src/games/versailles-1919/rulebook/sections.ts';
import { textOf } from '../text-of.ts';

const text = textOf(rulebook);
const { pack } = builtInPack();
const { figures } = pack;

test('the numbers in the rules are those of the data pack', () => {
  expect(text('1.2')).toContain(`${figures.cubes} cubes of influence and ${figures.units} units`);
  expect(text('2.4')).toContain(`happiness ${figures.lengths.standard.happiness} at the start`);
  expect(text('2.4')).toContain(`and ${figures.lengths.long.happiness}.`);
  expect(text('2.4')).toContain(`happiness is ${figures.lengths.longest.happiness}`);
  expect(text('2.5')).toContain(`at ${figures.unplayedHappiness}.`);
  expect(text('4.2')).toContain(`Up to ${figures.reclaim} Exhausted cubes`);
  expect(text('5.3')).toContain(`for ${figures.discardPrices.join(', ').replace(/, (?=\d+$)/, ' or ')} influence`);
  expect(text('6.1')).toContain(`up to ${figures.happinessMax}`);
  expect(text('9.1')).toContain(
    `of ${figures.zones[0]?.from} or more you may have ${figures.zones[0]?.units} mobilized units, ` +
      `from ${figures.zones[1]?.from} to ${(figures.zones[0]?.from ?? 0) - 1} two`,
  );
  expect(text('11.3')).toContain(`happiness of ${figures.signsAt} or more`);
  expect(text('14.2')).toContain(`${figures.flagVp} VP`);
  expect(text('14.4')).toContain(`you lose ${-figures.atZeroVp} VP`);
  const ranks = figures.happinessVp;
  expect(text('14.4')).toContain(
    `${ranks.two.join(' and ')} VP with two, ${list(ranks.three)} with three, ${list(ranks.four)} with four`,
  );
});

test('8.6: the boxes are those of the track', () => {
  expect(text('8.6')).toContain(list(figures.demobilize.twoOrThree));
  const more = figures.demobilize.four.filter((box, at, all) => all.indexOf(box) !== at);
  expect(text('8.6')).toContain(`with ${more.map((box) => `a second ${box}`).join(' and ')} in a game of four`);
});

test('7.2: the columns are those of the tracks', () => {
  const said = pack.columns.map(({ uprising }, at) => {
    if (uprising === undefined) return undefined;
    if (uprising === 1) return `${at + 1}: always`;
    return uprising === 6 ? `${at + 1}: on 6` : `${at + 1}: on ${uprising} or more`;
  });
  for (const words of said) if (words) expect(text('7.2')).toContain(words);
  const units = pack.columns.flatMap(({ deploy }, at) => (deploy ? [{ ...deploy, at: at + 1 }] : []));
  expect(units.map(({ at }) => at)).toEqual([5, 6, 7, 8]);
  expect(text('7.2')).toContain(`costs ${-(units[0]?.happiness ?? 0)} happiness and brings ${units[0]?.recover}`);
  expect(text('7.2')).toContain(`${-(units[1]?.happiness ?? 0)} happiness, ${units[1]?.recover} influence`);
  expect(text('7.2')).toContain(`${-(units[2]?.happiness ?? 0)} happiness, ${units[2]?.recover} influence`);
});

const list = (numbers: readonly number[]) => numbers.join(', ').replace(/, (?=\d+$)/, ' and ');
