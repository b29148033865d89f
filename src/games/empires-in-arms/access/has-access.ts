import type { Power } from '../pack-lists.ts';
import { hasAccessByTreaty } from '../peace/treaties.ts';
import { areAllied, areAtWar } from '../relations/pair.ts';
import type { State } from '../state.ts';
import { type Access, type AccessTo, OPEN_BY_TREATY } from './access.ts';

/**
 * 10.3: whether `grantee` may be in the lands, the ports or the straits of `granter`: its own, by C.5, or by what the
 * granter has allowed and what still holds just now. Access ends with war, which opens land and closes ports by itself:
 * ask `areAtWar` for that. Nobody has access to what nobody commands; whose an area is, says `forces/whose-area`.
 */
export function hasAccess(state: State, granter: Power, grantee: Power, into: AccessTo): boolean {
  if (granter === grantee) return true;
  if (areAtWar(state, granter, grantee)) return false;
  if (OPEN_BY_TREATY.includes(into) && hasAccessByTreaty(state, grantee, granter)) return true;
  return (state.access?.[granter] ?? []).some(
    (access) => access.to === grantee && access.into === into && stillHolds(state, granter, access),
  );
}

/** Whether access that was given still holds: in peace, in time, and while what it hangs on is so. */
export function stillHolds(state: State, granter: Power, { to, until, while: condition }: Readonly<Access>): boolean {
  if (areAtWar(state, granter, to)) return false;
  if (until !== undefined && state.month >= until) return false;
  switch (condition?.is) {
    case undefined:
      return true;
    case 'allied':
      return areAllied(state, granter, to);
    case 'at_war':
      return condition.enemy !== to && areAtWar(state, to, condition.enemy);
  }
}
