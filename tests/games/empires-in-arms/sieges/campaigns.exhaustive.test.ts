import { expect, test } from '@jest/globals';
import type { Fact } from '../../../../src/games/empires-in-arms/fact.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import { BATTLE } from '../../../../src/games/empires-in-arms/rulesets.ts';
import { translator } from '../../../../src/i18n/translator.ts';
import { seededRandom } from '../../../../src/kernel/random.ts';
import { huntingCampaign } from '../harness/hunting-campaign.ts';

const GAMES = Number(process.env.FUZZ_GAMES ?? 3);
const MARKS = /[#{}]|undefined|NaN/;
const KINDS: readonly Fact['type'][] = [
  ...(['walls-assaulted', 'city-fought', 'city-taken'] as const),
  ...(['capital-held', 'capital-lost', 'conquered'] as const),
];

test('years of war with sieges and conquest are sound after every entry, and all of it is told', () => {
  const happened = new Map<string, number>();
  for (let n = 0; n < GAMES; n += 1)
    huntingCampaign(
      seededRandom(`sieges ${n}`),
      ({ facts, game }) => {
        for (const fact of facts) {
          if (!KINDS.includes(fact.type)) continue;
          happened.set(fact.type, (happened.get(fact.type) ?? 0) + 1);
          for (const { t } of [translator('en', 'UTC'), translator('es', 'UTC')]) {
            const told = rules.narrate(game.setting, fact, 'spectator');
            expect(told && t(told)).not.toMatch(MARKS);
          }
        }
      },
      { ruleset: BATTLE },
    );
  expect([...happened.keys()].sort()).toEqual([...KINDS].sort());
}, 1_200_000);
