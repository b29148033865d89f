import { expect, test } from '@jest/globals';
import { board } from '../../../../src/games/empires-in-arms/board.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import { MARCH } from '../../../../src/games/empires-in-arms/rulesets.ts';
import { isRecord } from '../../../../src/games/shared/is-record.ts';
import { anyModule } from '../../../../src/kernel/any-game.ts';
import type { GameModule } from '../../../../src/kernel/rules.ts';
import { isOfKind } from '../../../../src/records/guide/is-of-kind.ts';
import { fuzzGame } from '../../../../src/simulation/fuzz/fuzz-game.ts';
import { wholeCampaign } from '../harness/whole-campaign.ts';

/** Short campaigns of ruleset 2. */
function marching(): GameModule {
  const optionFields = rules.optionFields.map((field) =>
    field.id === 'campaign' ? { ...field, values: field.values.filter(({ id }) => id === 'short') } : field,
  );
  return anyModule({
    rules: { ...rules, optionFields, ruleset: { ...rules.ruleset, current: MARCH } },
    board,
    unfinished: true,
  });
}

test('a random short campaign in which fleets sail: sound after every entry, and replayed alike', () => {
  const { outcome, log } = fuzzGame(marching(), 'fleets 1', { players: 7 });
  expect(outcome).toBe('empires-in-arms.end');
  const sails = (line: unknown) => isRecord(line) && line.order === 'sail';
  const sheets = log.filter(
    (entry) => entry.kind === 'answered' && Array.isArray(entry.answer) && entry.answer.some(sails),
  );
  expect(sheets.length).toBeGreaterThan(5);
  const purposes = log.flatMap((entry) => (entry.chance ?? []).map(({ purpose }) => purpose));
  const unknown = purposes.filter((purpose) => !rules.chance?.some((kind) => isOfKind(purpose, kind.purpose)));
  expect([...new Set(unknown)]).toEqual([]);
}, 600_000);

test('a year of seven who never answer passes', () => {
  const game = wholeCampaign({ ruleset: 2 }).silentUntilMonth(12);
  expect(game.state.month).toBe(12);
  expect(game.state.naval).toBeUndefined();
}, 120_000);
