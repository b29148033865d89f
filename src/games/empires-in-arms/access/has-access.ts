import type { Power } from '../pack-lists.ts';
import type { State } from '../state.ts';
import type { AccessTo } from './access.ts';

/** 10.3: whether a power has let another in of its own will, and has not taken it back. */
export function hasAccess(state: State, granter: Power, grantee: Power, into: AccessTo): boolean {
  return (state.access?.[granter] ?? []).some(
    (one) => one.to === grantee && one.into === into && (one.until === undefined || state.month < one.until),
  );
}
