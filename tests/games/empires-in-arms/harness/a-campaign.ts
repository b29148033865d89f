import { builtInPack } from '../../../../src/games/empires-in-arms/pack/read-pack.ts';
import { POWERS } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Pack } from '../../../../src/games/empires-in-arms/pack-types.ts';
import { firstState, type SetupChoice } from '../../../../src/games/empires-in-arms/setup/first-state.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';

/** A campaign in January 1805, played by all seven, with the pack that comes with the server. */
export function aCampaign(choice: Partial<SetupChoice> = {}): { readonly state: State; readonly pack: Pack } {
  const { pack } = builtInPack();
  return { pack, state: firstState(pack, { campaign: 'grand', played: POWERS, ...choice }) };
}
