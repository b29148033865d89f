import { campaignOf, type Options } from '../options.ts';
import type { Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { isScenario } from '../scenarios/scenario-of.ts';
import { scenarioState } from '../scenarios/scenario-state.ts';
import type { State } from '../state.ts';
import { firstState } from './first-state.ts';

/** The first month of what a table plays: a campaign (14), or for two a scenario (13). */
export function beginningOf(pack: Pack, options: Options, played: readonly Power[]): State {
  const campaign = campaignOf(options, played.length);
  const bids = options.bids ?? {};
  if (isScenario(campaign)) return scenarioState(pack, campaign, bids);
  const first = firstState(pack, { campaign, played, bids });
  return {
    ...first,
    ...(options.arrows === 'on' && { optionalArrows: true as const }),
    ...(options.shipyards === 'on' && { shipyards: true as const }),
    ...(options.slow_stacks === 'on' && { slowStacks: true as const }),
  };
}
