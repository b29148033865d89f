import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { AccountLine } from '../state.ts';
import { moveMarker } from '../status/count-points.ts';

/** Why a power cannot choose a setting (8.4); undefined: it can. */
export type NoManipulation = { readonly why: 'no_such_setting' };

export function whyNotManipulate({ pack }: Pick<Board, 'pack'>, setting: number): NoManipulation | undefined {
  const { settings } = pack.economy.manipulation;
  return settings.some((one) => one.setting === setting) ? undefined : { why: 'no_such_setting' };
}

/**
 * 8.4: a power chooses a setting of economic manipulation. Its points count at once; the income follows with the next
 * collection, three months later. Gives the line of the account, if there is one.
 */
export function manipulate({ state, pack }: Board, power: Power, setting: number): AccountLine | undefined {
  const chosen = pack.economy.manipulation.settings.find((one) => one.setting === setting);
  if (!chosen) throw new Error(`there is no manipulation ${setting}`);
  state.powers[power].manipulation = setting;
  return moveMarker({ state, pack }, power, 'manipulation', chosen.points);
}
