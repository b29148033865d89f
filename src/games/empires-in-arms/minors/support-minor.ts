import { type Barred, whyBarred } from '../forces/barred.ts';
import { controllerOf } from '../forces/who-commands.ts';
import type { MinorId, Power } from '../pack-lists.ts';
import { boundByPeace } from '../peace/bound-by-peace.ts';
import type { Board } from '../position-types.ts';
import { endAlliance } from '../relations/alliance.ts';
import { type Bond, bondsOf, type Cost } from '../relations/go-to-war.ts';
import { areAtWar, changeRelation } from '../relations/pair.ts';
import type { MonthNumber, State } from '../state.ts';
import { countPoints } from '../status/count-points.ts';

/** Why a controller may not declare war on one who attacks its minor country (4.6.5); undefined: it may. */
export type NoSupport =
  | { readonly why: 'not_controller' | 'not_aggressor' | 'at_war' | Barred }
  | { readonly why: 'enforced_peace'; readonly until: MonthNumber };

export function whyNotSupport(board: Board, power: Power, minor: MinorId, aggressor: Power): NoSupport | undefined {
  const { state } = board;
  if (controllerOf(state, minor) !== power) return { why: 'not_controller' };
  if (!state.minorWars[minor]?.includes(aggressor)) return { why: 'not_aggressor' };
  if (areAtWar(state, power, aggressor)) return { why: 'at_war' };
  const until = boundByPeace(board, power, aggressor);
  if (until !== undefined) return { why: 'enforced_peace', until };
  const barred = whyBarred(board, power, aggressor);
  return barred ? { why: barred } : undefined;
}

/** The aggressors on whom a controller may declare war for its minor country. */
export function mayOppose(board: Board, power: Power, minor: MinorId): readonly Power[] {
  const aggressors = board.state.minorWars[minor] ?? [];
  return aggressors.filter((aggressor) => whyNotSupport(board, power, minor, aggressor) === undefined);
}

/** What war on one aggressor costs beside the price of the support: an alliance and a royal marriage that end. */
export function costsOfOpposing({ state, pack }: Board, power: Power, aggressor: Power): readonly Cost[] {
  return bondsOf(state, power, aggressor).map((bond) => {
    const event = BROKEN[bond];
    return { for: event, points: pack.points[event] };
  });
}
const BROKEN = { alliance: 'break_alliance', marriage: 'break_royal_marriage' } as const;

/**
 * 4.6.5.1: the controller declares war on some of those who attack its minor country. However many they are it costs
 * what one declaration costs, and the price of each alliance and royal marriage that is broken (B.5). No ally is
 * called. Throws on what `whyNotSupport` refuses.
 */
export function supportMinor(board: Board, power: Power, minor: MinorId, aggressors: readonly Power[]): void {
  const { state } = board;
  if (aggressors.length === 0) return;
  for (const aggressor of aggressors) {
    const no = whyNotSupport(board, power, minor, aggressor);
    if (no) throw new Error(`${power} cannot declare war on ${aggressor} for ${minor}: ${no.why}`);
  }
  countPoints(board, power, 'support_minor', { with: minor });
  for (const aggressor of aggressors) {
    const bonds: readonly Bond[] = bondsOf(state, power, aggressor);
    if (bonds.includes('alliance')) endAlliance(board, power, aggressor);
    const relation = changeRelation(state, power, aggressor);
    delete relation.marriage;
    relation.war = { since: state.month, aggressors: [power] };
    for (const bond of bonds) countPoints(board, power, BROKEN[bond], { with: aggressor });
  }
}

/**
 * 4.6.5.2: whether a controller's own forces may hold cities of its minor country: always while nobody attacks it, else
 * only if it is at war with one of those who do.
 */
export function mayGarrison(state: State, power: Power, minor: MinorId): boolean {
  const attackers = state.minorWars[minor] ?? [];
  return attackers.length === 0 || attackers.some((attacker) => attacker !== power && areAtWar(state, power, attacker));
}
