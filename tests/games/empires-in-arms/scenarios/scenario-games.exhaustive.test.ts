import { beforeAll, expect, test } from '@jest/globals';
import type { Fact } from '../../../../src/games/empires-in-arms/fact.ts';
import { parseOptions } from '../../../../src/games/empires-in-arms/options.ts';
import { SCENARIO_POWERS, SCENARIOS } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import { CURRENT } from '../../../../src/games/empires-in-arms/rulesets.ts';
import { translator } from '../../../../src/i18n/translator.ts';
import { anyGame } from '../../../../src/kernel/any-game.ts';
import { askComputer } from '../../../../src/kernel/ask-computer.ts';
import { seededRandom } from '../../../../src/kernel/random.ts';
import { PlayedGame } from '../../played-game.ts';
import { huntingCampaign } from '../harness/hunting-campaign.ts';
import type { WholeCampaign } from '../harness/whole-campaign.ts';

const MARKS = /[#{}]|undefined|NaN/;
/** How many of each: `SCENARIO_GAMES=100` is the long form. */
const GAMES = Number(process.env.SCENARIO_GAMES ?? 1);
const MS_EACH = 60_000;

const played: { readonly game: WholeCampaign; readonly facts: readonly Fact[] }[] = [];
beforeAll(
  () => {
    for (const scenario of SCENARIOS)
      for (let n = 0; n < GAMES; n += 1) {
        const facts: Fact[] = [];
        // In the first of Jena a siege is lifted by a lost battle while a later one of that turn asks somebody.
        const random = seededRandom(`h ${n}`);
        const game = huntingCampaign(random, (now) => facts.push(...now.facts), { ruleset: CURRENT, scenario });
        played.push({ game, facts });
      }
  },
  SCENARIOS.length * GAMES * MS_EACH,
);

test('13: armies that hunt each other play scenarios to a victory, sound after every entry', () => {
  for (const { game, facts } of played) {
    expect(game.outcome?.winners).toHaveLength(1);
    const types = new Set(facts.map(({ type }) => type));
    expect(types.has('battle-joined')).toBe(true);
    expect(types.has('objectives-counted')).toBe(true);
    expect(['points-moved', 'conquered', 'sailed'].filter((type) => [...types].some((one) => one === type))).toEqual(
      [],
    );
  }
});

test('and all of it can be said, to everybody and in both languages', () => {
  const words = [translator('en', 'UTC'), translator('es', 'UTC')];
  for (const { game, facts } of played)
    for (const fact of facts)
      for (const viewer of [...game.game.setting.seats, 'spectator', 'moderator']) {
        const message = rules.narrate(game.game.setting, fact, viewer);
        if (message) for (const { t } of words) expect(t(message)).not.toMatch(MARKS);
      }
});

test.each(SCENARIOS)('two computer powers play %s to its end, and nothing that they answer is refused', (scenario) => {
  const { pack } = rules.builtInPack();
  const options = parseOptions({ scenario });
  const setting = { seats: SCENARIO_POWERS[scenario], options, pack, ruleset: CURRENT };
  const game = new PlayedGame(anyGame({ rules, setting }));
  const draw = seededRandom(scenario);
  while (game.fallback !== undefined) {
    const { id = '', waiting: [seat = ''] = [] } = game.open() ?? {};
    const said = askComputer(game.game, game.machine, { id, seat, draw });
    if (!said) throw new Error(`the computer has no answer: ${game.asked}`);
    game.answer(said.answer);
  }
  expect(game.outcome?.winners).toHaveLength(1);
});
