import { builtInPack } from '../../../../src/games/empires-in-arms/pack/read-pack.ts';
import { POWERS } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { BoardWithRuleset } from '../../../../src/games/empires-in-arms/position-types.ts';
import { CURRENT } from '../../../../src/games/empires-in-arms/rulesets.ts';
import { firstState, type SetupChoice } from '../../../../src/games/empires-in-arms/setup/first-state.ts';

/** A campaign in January 1805, played by all seven by the newest rules, with the pack that comes with the server. */
export function aCampaign(choice: Partial<SetupChoice> = {}): BoardWithRuleset {
  const { pack } = builtInPack();
  return { pack, state: firstState(pack, { campaign: 'grand', played: POWERS, ...choice }), ruleset: CURRENT };
}
