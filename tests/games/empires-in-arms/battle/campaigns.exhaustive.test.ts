import { expect, test } from '@jest/globals';
import type { Options } from '../../../../src/games/empires-in-arms/options.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import { BATTLE } from '../../../../src/games/empires-in-arms/rulesets.ts';
import { translator } from '../../../../src/i18n/translator.ts';
import { seededRandom } from '../../../../src/kernel/random.ts';
import { english } from '../../played-game.ts';
import { huntingCampaign } from '../harness/hunting-campaign.ts';

const MARKS = /[#{}]|undefined|NaN/;
const spanish = translator('es', 'UTC');
const YEARS = 4;
const ON: Partial<Options> = {
  cavalry_superiority: 'on',
  guard_commitment: 'on',
  bombardment: 'on',
  tactical_limits: 'on',
  leader_losses: 'on',
};
/** What must have happened in some year, or the test shows little. */
const SEEN = [
  ...['battle-joined', 'battle-round', 'battle-over', 'withdrawal-tried', 'battle-arrival', 'pursuit', 'retreated'],
  ...['corps-destroyed', 'guard-committed', 'bombardment'],
];

test('years of battles at random are sound after every entry, and can be told in both languages', () => {
  const seen = new Map<string, number>();
  for (let year = 0; year < YEARS; year += 1)
    huntingCampaign(
      seededRandom(`battles-${year}`),
      (game) => {
        for (const fact of game.facts) {
          seen.set(fact.type, (seen.get(fact.type) ?? 0) + 1);
          const told = rules.narrate(game.game.setting, fact, 'moderator');
          if (told) expect(`${english.t(told)} ${spanish.t(told)}`).not.toMatch(MARKS);
        }
      },
      { ruleset: BATTLE, options: year % 2 === 0 ? ON : {} },
    );
  expect(SEEN.filter((type) => !seen.has(type))).toEqual([]);
  expect(seen.get('battle-joined')).toBeGreaterThan(YEARS * 10);
});
