import type { MinorId, Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Board } from '../position-types.ts';
import type { MinorState } from '../state.ts';
import { countPoints } from '../status/count-points.ts';
import { canHaveCorps, districtsOf, forcesOf } from './districts-of.ts';

/**
 * 4.6.3.1: a power takes control of a neutral minor country and gains a point for each district; those who declared war
 * on it pay for that now, which they would not if nobody had taken it (4.2.1.2). It becomes a free state where it has
 * forces and counters for them, else a conquest. Its forces are set out by its controller afterwards: `deploys`.
 */
export function takeControl({ state, pack }: Board, power: Power, minor: MinorId): { readonly deploys: boolean } {
  if (state.minors[minor]?.status !== 'neutral') throw new Error(`${minor} is not neutral`);
  // One that somebody conquered by itself stays theirs (10.4).
  const districts = districtsOf(pack, minor).filter((district) => state.minors[district]?.status === 'neutral');
  const { infantry, cavalry, ships } = forcesOf(pack, minor);
  const deploys = infantry + cavalry + ships > 0 && canHaveCorps(pack, minor);
  for (const district of districts) state.minors[district] = controlled(deploys, power);
  countPoints({ state, pack }, power, 'control_minor_district', { times: districts.length, with: minor });
  for (const declarer of state.minorWars[minor] ?? [])
    countPoints({ state, pack }, declarer, 'declare_war_on_minor_district', { times: districts.length, with: minor });
  return { deploys };
}

/** 4.6.3.2: who sets out the forces of minor countries first, of those who do. */
export function deploymentOrder({ sequence }: Pick<Pack, 'sequence'>, powers: readonly Power[]): readonly Power[] {
  return sequence.minorControl.filter((power) => powers.includes(power));
}

const controlled = (free: boolean, controller: Power): MinorState =>
  free ? { status: 'free', controller, money: 0, manpower: 0 } : { status: 'conquered', controller };
