import type { Setting } from '../../../kernel/rules.ts';
import type { AreaId } from '../pack-lists.ts';
import type { EmpiresInArms } from '../types.ts';
import type { View } from '../view-types.ts';

/** What a trial takes at the most; more are never in one battle, and each costs time. */
export const MOST_CORPS = 20;
export const MOST_FACTORS = 300;
export const MOST_HELP = 8;

/** Whoever plans, by what they see, and where the battle would be. */
export type Planner = { readonly view: View; readonly setting: Setting<EmpiresInArms>; readonly area: AreaId };

/** An area beside the battle that everybody reaches it from; undefined where there is none. */
export const areaBeside = ({ setting, area }: Planner): AreaId | undefined =>
  setting.pack.area[area]?.links.find(({ by }) => by !== 'crossing')?.to;
