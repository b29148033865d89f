import type { Power } from '../pack-lists.ts';
import type { State } from '../state.ts';
import type { AccessTo } from './access.ts';

/** True while a power lets another one in of its own will (10.3). */
export function hasAccess({ access, month }: State, granter: Power, grantee: Power, into: AccessTo): boolean {
  return (access?.[granter] ?? []).some(
    (one) => one.to === grantee && one.into === into && (one.until === undefined || month < one.until),
  );
}
