import { beforeAll, expect, test } from '@jest/globals';
import type { Fact } from '../../../src/games/empires-in-arms/fact.ts';
import type { Options } from '../../../src/games/empires-in-arms/options.ts';
import { rules } from '../../../src/games/empires-in-arms/rules.ts';
import { CURRENT } from '../../../src/games/empires-in-arms/rulesets.ts';
import type { State } from '../../../src/games/empires-in-arms/state.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { seededRandom } from '../../../src/kernel/random.ts';
import { balanceForces } from './harness/balance-forces.ts';
import { huntingCampaign } from './harness/hunting-campaign.ts';
import type { WholeCampaign } from './harness/whole-campaign.ts';

/**
 * Campaigns of 36 months in which corps hunt for enemies, with battles, sieges, guerrillas and conquest, to a result:
 * `BATTLE_GAMES=100 npm run test:exhaustive -- empires-in-arms/battles-of-years` is the long form.
 */
const GAMES = Number(process.env.BATTLE_GAMES ?? 1);
/** The first that is played: in it a guard goes in, too, which in others is rare. */
const FIRST = 6;
const MONTHS = 36;
const MS_EACH = 300_000;
const MARKS = /[#{}]|undefined|NaN/;
const LANGUAGES = [translator('en', 'UTC'), translator('es', 'UTC')];
const ON: Partial<Options> = {
  cavalry_superiority: 'on',
  guard_commitment: 'on',
  bombardment: 'on',
  tactical_limits: 'on',
  leader_losses: 'on',
};
/** What must have happened in one of them, or they show little. */
const MET: readonly Fact['type'][] = [
  ...(['battle-joined', 'battle-round', 'battle-over', 'withdrawal-tried', 'battle-arrival', 'pursuit'] as const),
  ...(['retreated', 'corps-destroyed', 'guard-committed', 'bombardment'] as const),
  ...(['walls-assaulted', 'city-fought', 'city-taken', 'capital-held', 'capital-lost', 'conquered'] as const),
];

const met = new Map<Fact['type'], number>();
const ended: WholeCampaign[] = [];
const faults: string[] = [];
/** All of it is told in both languages, and the books balance. */
function follow(game: WholeCampaign, before: State | undefined): void {
  const { pack } = game.game.setting;
  for (const fact of game.facts) {
    met.set(fact.type, (met.get(fact.type) ?? 0) + 1);
    for (const viewer of ['moderator', 'spectator']) {
      const told = rules.narrate(game.game.setting, fact, viewer);
      for (const { t } of LANGUAGES) if (told && MARKS.test(t(told))) faults.push(t(told));
    }
  }
  if (before) faults.push(...balanceForces({ before, facts: game.facts, after: game.state, pack }).faults);
}

beforeAll(() => {
  for (let n = FIRST; n < FIRST + GAMES; n += 1) {
    let before: State | undefined;
    const options = n % 2 === 0 ? ON : {};
    ended.push(
      huntingCampaign(
        seededRandom(`battles ${n}`),
        (game) => {
          follow(game, before);
          before = game.state;
        },
        { ruleset: CURRENT, months: MONTHS, options },
      ),
    );
  }
}, GAMES * MS_EACH);

test('years of battles at random are sound after every entry, without dead end, and come to a result', () => {
  expect(ended.map(({ outcome }) => outcome === undefined)).toEqual(ended.map(() => false));
});

test('all of it is told in both languages, and who fell is accounted for', () => {
  expect(faults).toEqual([]);
});

test('in them everything happens that can in battles, at sieges and to countries', () => {
  expect(MET.filter((type) => !met.has(type))).toEqual([]);
  expect(met.get('battle-joined')).toBeGreaterThan(30 * GAMES);
});
