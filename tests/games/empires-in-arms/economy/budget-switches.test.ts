import { describe, expect, test } from '@jest/globals';
import { beginBudget } from '../../../../src/games/empires-in-arms/economy/budget-sheet.ts';
import { type Options, parseOptions } from '../../../../src/games/empires-in-arms/options.ts';
import { isPoint } from '../../../../src/kernel/sheet.ts';
import { fitLine } from '../../../../src/kernel/walk-sheet.ts';
import { aCampaign } from '../harness/a-campaign.ts';
import { line } from '../harness/whole-campaign.ts';

/** France could make Poland. */
function sheetWith(options: Partial<Options>) {
  const board = aCampaign();
  board.state.ceded = { masovia: 'france', posen: 'france' };
  return beginBudget({ ...board, options: parseOptions(options) }, 'france');
}
const ordersWith = (options: Partial<Options>) =>
  sheetWith(options)
    .orders()
    .map(({ id }) => id);

describe('optional rules of the economic phase', () => {
  test('both are there unless the table says otherwise', () => {
    expect(ordersWith({})).toEqual(expect.arrayContaining(['make-combination', 'manipulate']));
  });

  test('12.5: without economic manipulation nobody can choose a setting', () => {
    expect(ordersWith({ manipulation: 'off' })).not.toContain('manipulate');
    expect(isPoint(fitLine(sheetWith({}), line('manipulate', 'setting:1')))).toBe(true);
    expect(isPoint(fitLine(sheetWith({ manipulation: 'off' }), line('manipulate', 'setting:1')))).toBe(false);
  });

  test('11: without new political combinations nobody can make one', () => {
    const poland = line('make-combination', { combination: 'minor:poland', lands: ['minor:masovia', 'minor:posen'] });
    expect(ordersWith({ combinations: 'off' })).not.toContain('make-combination');
    expect(isPoint(fitLine(sheetWith({ combinations: 'off' }), poland))).toBe(false);
  });
});
