import { shutIn } from '../land/siege.ts';
import type { Play } from '../types.ts';

/**
 * 7.3.7.1 (since ruleset 5): in a city that somebody besieges still all are shut in, also those whose own war is over:
 * a garrison may have peace with who besieges the minor country beside whose corps it stands.
 */
export function keepShutIn({ state, has }: Play): void {
  if (!has('shut_in_together')) return;
  for (const area of Object.keys(state.sieges ?? {})) shutIn(state, area, true);
}
