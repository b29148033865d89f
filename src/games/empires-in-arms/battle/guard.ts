import type { Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';

/** Why a power cannot commit its guard (12.3.4). */
export type NoGuard =
  | { readonly why: 'guard_off' }
  | { readonly why: 'guard_never' }
  | { readonly why: 'guard_one_column' }
  | { readonly why: 'guard_too_few'; readonly has: number };

/** 12.3.4: a power commits guard factors for one round, for one or two columns more of morale on its table. */
export function whyNotCommitGuard(
  { battle }: Pick<Pack, 'battle'>,
  power: Power,
  { columns, has, allowed }: { readonly columns: number; readonly has: number; readonly allowed: boolean },
): NoGuard | undefined {
  if (!allowed) return { why: 'guard_off' };
  if (battle.guard.never.includes(power)) return { why: 'guard_never' };
  if (columns > 1 && battle.guard.oneColumnOnly.includes(power)) return { why: 'guard_one_column' };
  return has < columns || has === 0 ? { why: 'guard_too_few', has } : undefined;
}

/** How many guard factors a die costs. */
export const guardLosses = ({ battle }: Pick<Pack, 'battle'>, columns: number, die: number): number =>
  battle.guard.losses[String(columns)]?.[die - 1] ?? 0;
