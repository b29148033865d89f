import { expect, test } from '@jest/globals';
import type { NoBudgetLine } from '../../../../src/games/empires-in-arms/economy/add-to-budget.ts';
import { sayNoBudget, sectionOfNo } from '../../../../src/games/empires-in-arms/economy/say-no-budget.ts';
import { translator } from '../../../../src/i18n/translator.ts';
import { aCampaign } from '../harness/a-campaign.ts';

const purse = { money: 5, manpower: 2 };
const NONE: readonly NoBudgetLine[] = [
  ...(['not_at_war', 'gone', 'not_a_whole_number'] as const).map(
    (why) => ({ order: 'transfer', no: { why } }) as const,
  ),
  { order: 'transfer', no: { why: 'too_many', most: 2 } },
  ...(['not_a_whole_number', 'self', 'gone', 'at_war', 'not_its_free_state'] as const).map(
    (why) => ({ order: 'lend', no: { why } }) as const,
  ),
  { order: 'lend', no: { why: 'too_little', money: -3 } },
  { order: 'manipulate', no: { why: 'no_such_setting' } },
  { order: 'give-up', no: { why: 'not_maintained' } },
  ...(['not_a_whole_number', 'no_such_counter', 'on_the_map', 'on_its_way', 'not_for_sale'] as const).map(
    (why) => ({ order: 'buy', no: { why } }) as const,
  ),
  { order: 'buy', no: { why: 'not_yours', nation: 'holland' } },
  { order: 'buy', no: { why: 'no_such_troops', nation: 'holland' } },
  { order: 'buy', no: { why: 'too_dear', payer: 'france', cost: purse, has: purse } },
  { order: 'cede', no: { why: 'at_war', with: ['spain', 'turkey'] } },
  ...(['not_allied', 'home_province', 'not_yours', 'ceded_already'] as const).map(
    (why) => ({ order: 'cede', no: { why } }) as const,
  ),
  ...(['no_such_combination', 'not_a_maker', 'names_nothing'] as const).map(
    (why) => ({ order: 'make-combination', no: { why } }) as const,
  ),
  { order: 'make-combination', no: { why: 'made_by', power: 'russia' } },
  ...(['no_member', 'twice', 'not_held', 'in_one_already', 'lacks'] as const).map(
    (why) => ({ order: 'make-combination', no: { why, land: 'masovia' } }) as const,
  ),
  { order: 'make-combination', no: { why: 'too_few', least: 2 } },
  ...(['not_levied', 'too_many'] as const).map(
    (why) => ({ order: 'levy-place', no: { why, kind: 'freikorps' } }) as const,
  ),
  { order: 'levy-place', no: { why: 'wrong_area', area: 'berlin' } },
  ...(['not_levied', 'twice'] as const).map(
    (why) => ({ order: 'levy-place', no: { why, corps: 'france_i' } }) as const,
  ),
  ...(['self', 'gone', 'not_with_great_britain'] as const).map(
    (why) => ({ order: 'refuse-trade', no: { why } }) as const,
  ),
  ...(['not_great_britain', 'not_at_war'] as const).map(
    (why) => ({ order: 'stop-american-trade', no: { why } }) as const,
  ),
];

test.each(['en', 'es'] as const)('every refusal of a line is a sentence with its rule: %s', (language) => {
  const { pack } = aCampaign();
  const words = translator(language, 'UTC');
  const said = NONE.map((no) => `${no.order} ${words.t(sayNoBudget(pack, no))} ${sectionOfNo(no)}`);
  expect(new Set(said).size).toBe(NONE.length);
  for (const sentence of said) expect(sentence).not.toMatch(/_|[{}]|-\d/);
  expect(said.every((sentence) => / (8|11)[\d.]*$/.test(sentence))).toBe(true);
});
