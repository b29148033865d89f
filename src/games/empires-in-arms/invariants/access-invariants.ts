import { ACCESS_TO } from '../access/access.ts';
import { POWERS } from '../pack-lists.ts';
import type { State } from '../state.ts';

/** 10.3: access is another power's, given once for each thing, and no powers that are gone have any. */
export function accessInvariants({ state }: { readonly state: State }): readonly string[] {
  return POWERS.flatMap((power) => {
    const all = state.access?.[power];
    if (!all) return [];
    const faults: string[] = all.length === 0 ? [`${power} gives no access, and is listed`] : [];
    for (const { to, into, while: condition } of all) {
      if (to === power) faults.push(`${power} has given itself access`);
      if (!ACCESS_TO.includes(into)) faults.push(`${power} gives access to ${into}, which there is not`);
      if ([power, to].some((one) => state.powers[one].played === 'gone'))
        faults.push(`${power} gives ${to} access, and one of them is gone`);
      if (condition?.is === 'at_war' && condition.enemy === to) faults.push(`${to} is to be at war with itself`);
    }
    const keys = all.map(({ to, into }) => `${to} to ${into}`);
    const twice = keys.find((key, at) => keys.indexOf(key) !== at);
    return twice ? [...faults, `${power} gives access twice: ${twice}`] : faults;
  });
}
