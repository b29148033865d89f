import { inEnglish } from '../in-english.ts';
import type { Position } from '../types.ts';
import { freeCubes } from './free-cubes.ts';
import { dealers } from './parties.ts';
import { contradiction } from './promised.ts';

/**
 * 12: deals are between different players and not answered in full while open; promises can be kept; bids can be paid.
 */
export function dealInvariants(position: Position): readonly string[] {
  const { state } = position;
  const known = dealers(position);
  const ids = new Set(state.deals.map(({ id }) => id));
  const faults = ids.size === state.deals.length ? [] : ['two deals have the same number'];
  for (const { id, by, parties, accepted, status } of state.deals) {
    if (id > state.dealsMade) faults.push(`there is a deal ${id}, and only ${state.dealsMade} were proposed`);
    if (parties.includes(by) || [by, ...parties].some((party) => !known.includes(party)))
      faults.push(`deal ${id} is between ${[by, ...parties].map(inEnglish).join(', ')}`);
    const all = parties.length > 0 && parties.every((party) => accepted.includes(party));
    if (all !== (status === 'accepted'))
      faults.push(`deal ${id} is ${status}, accepted by ${accepted.map(inEnglish).join(', ') || 'nobody'}`);
  }
  const contrary = contradiction(state.promises, []);
  if (contrary) faults.push(`promises of ${inEnglish(contrary.promised.faction)} contradict each other`);
  return [
    ...faults,
    ...state.order.flatMap((faction) =>
      freeCubes(state, faction) < 0 ? [`${inEnglish(faction)} does not have the influence of its bid`] : [],
    ),
  ];
}
