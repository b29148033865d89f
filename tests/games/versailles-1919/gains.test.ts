import { expect, test } from '@jest/globals';
import { gains } from '../../../src/games/versailles-1919/gains.ts';
import type { FactionView, View } from '../../../src/games/versailles-1919/view-types.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { aFullTable } from './board/a-board.ts';

const { t } = translator('en', 'UTC');
const before = aFullTable().turnOf('fr').view();
const french = (change: (fr: FactionView) => Partial<FactionView>): View => ({
  ...before,
  factions: before.factions.map((one) => (one.id === 'fr' ? { ...one, ...change(one) } : one)),
});
const says = (after: View, seat = 'fr') => gains(before, after, seat).map(t);

test('what a faction has more or less of, and nothing of what stayed or belongs to others', () => {
  expect(says(before)).toEqual([]);
  const after = french(({ available, units, score }) => ({
    available: available - 2,
    units: { ...units, available: units.available + 1 },
    score: { ...score, total: score.total + 3 },
  }));
  const fr = before.factions.find(({ id }) => id === 'fr');
  if (!fr) throw new Error('France plays');
  expect(says(after)).toEqual([
    `VP as it stands: ${fr.score.total} before, ${fr.score.total + 3} now`,
    `Influence at hand: ${fr.available} before, ${fr.available - 2} now`,
    `Units at hand: ${fr.units.available} before, ${fr.units.available + 1} now`,
  ]);
  expect(says(after, 'uk')).toEqual([]);
});

test('its happiness is that of its nation', () => {
  const happiness = before.happiness.map((one) => (one.nation === 'fr' ? { ...one, at: one.at + 1 } : one));
  const at = before.happiness.find(({ nation }) => nation === 'fr')?.at ?? 0;
  expect(says({ ...before, happiness })).toEqual([`Happiness: ${at} before, ${at + 1} now`]);
});

test('a seat that is not at the table has none', () => {
  expect(
    says(
      french(() => ({ available: 0 })),
      'nobody',
    ),
  ).toEqual([]);
});
