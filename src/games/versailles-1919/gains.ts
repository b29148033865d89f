import type { SeatId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import { msg } from './msg.ts';
import type { View } from './view-types.ts';

const WHAT = ['vp', 'issues', 'happiness', 'influence', 'units'] as const;
type Standing = { readonly [what in (typeof WHAT)[number]]: number };

/**
 * What has become of a faction's points as they stand, issues, happiness, influence and units at hand (4, 8, 9, 14).
 */
export function gains(before: View, after: View, seat: SeatId): readonly Message[] {
  const [was, is] = [standing(before, seat), standing(after, seat)];
  if (!was || !is) return [];
  return WHAT.filter((what) => was[what] !== is[what]).map((what) =>
    msg('versailles-1919.gains', { what, before: was[what], after: is[what] }),
  );
}

function standing({ factions, happiness }: View, seat: SeatId): Standing | undefined {
  const faction = factions.find(({ id }) => id === seat);
  const nation = happiness.find((one) => one.nation === seat);
  return (
    faction && {
      vp: faction.score.total,
      issues: faction.issues.length,
      happiness: nation?.at ?? 0,
      influence: faction.available,
      units: faction.units.available,
    }
  );
}
