import { SCENARIO_POWERS, type ScenarioId } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { CURRENT } from '../../../../src/games/empires-in-arms/rulesets.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import { type WholeCampaign, wholeCampaign } from '../harness/whole-campaign.ts';

type Begin = Pick<NonNullable<Parameters<typeof wholeCampaign>[0]>, 'options' | 'dice'>;

/** A scenario from its first month on, changed by hand. */
export const aScenario = (
  scenario: ScenarioId,
  change: (state: State) => void = () => {},
  { options = {}, dice = {} }: Begin = {},
): WholeCampaign =>
  wholeCampaign({
    options: { ...options, scenario },
    played: SCENARIO_POWERS[scenario],
    ruleset: CURRENT,
    change,
    dice,
  });

/** Whoever holds nothing any more holds it: a garrison of a factor in each of these cities, of nobody before it. */
export function garrisoned(state: State, nation: string, ...areas: readonly string[]): void {
  for (const area of areas) state.garrisons[area] = { nation, infantry: 1, militia: 0 };
}
