import { expect, test } from '@jest/globals';
import { rules } from '../../../src/games/versailles-1919/rules.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { aTable } from './a-table.ts';
import type { TestGame } from './test-game.ts';

const english = translator('en', 'UTC');

function tally(game: TestGame) {
  const outcome = rules.tally?.(game.position);
  return {
    winners: outcome?.winners,
    summary: outcome && english.t(outcome.summary),
    standings: outcome?.standings,
    sheet: outcome?.sheet.map((line) => english.t(line)),
  };
}

test('14: a game that is not over is scored as it stands', () => {
  const game = aTable().withSettled('fr', 'rhineland').withHappiness({ uk: 15, fr: 18, us: 12 }).turnOf('uk');
  const { winners, standings, sheet } = tally(game);
  expect(winners).toEqual(['fr']);
  expect(standings).toEqual([
    { seat: 'fr', place: 1, score: 12 },
    { seat: 'uk', place: 2, score: 3 },
    { seat: 'us', place: 3, score: 0 },
  ]);
  expect(sheet?.[0]).toBe('France: 6 for issues, 0 for flags, no strategy card, 6 for happiness 18; 12 VP in all.');
  expect(() => rules.outcome(game.position)).toThrow('not over');
});

test('14.3, 14.4: doubled happiness stands in the line for happiness, and every minus is a true one', () => {
  const game = aTable()
    .withSettled('uk', 'indemnity', ['reparations', 'reparations'])
    .withUnrest('eu', 4)
    .withHappiness({ uk: 20, fr: 18, us: 0 })
    .withStrategyOf({ uk: 'global-trade', fr: 'fourteen-points', us: 'mobilization' })
    .withUnits('us', { demobilized: 3 })
    .turnOf('uk');
  const { summary, sheet } = tally(game);
  expect(sheet?.[0]).toBe(
    'The UK: 6 for issues, 0 for flags, −1 for Global Trade (0: +2 VP for each industrial growth token in play, ' +
      '−2: −1 VP for each German reparations token in play, 0: happiness counts twice and 1: +1 VP for each region ' +
      'with unrest in columns 4 to 8), 12 for happiness 20; 17 VP in all.',
  );
  expect(sheet?.[2]).toMatch(/^The US: .*, 0 for happiness 0, −5 for happiness 0; −4 VP in all\.$/);
  expect(summary).toContain('the US −4');
  expect([summary, ...(sheet ?? [])].join()).not.toMatch(/-\d/);
});

test('16.13: alone, by the VP that the player has', () => {
  const won = aTable()
    .alone('us')
    .with((state) => {
      if (state.solo) Object.assign(state.solo, { points: 5, target: 5 });
    })
    .turnOf('us');
  expect(tally(won).winners).toEqual(['solo']);
});
