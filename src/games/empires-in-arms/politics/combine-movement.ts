import { POWERS, type Power } from '../pack-lists.ts';
import { areAllied } from '../relations/pair.ts';
import type { CombinedMovement, State } from '../state.ts';

export type CombinedPhase = CombinedMovement['phase'];

/** Whom each power wants to move with, phase by phase, as it was written in secret (4.9). */
export type Partners = { readonly [P in Power]?: { readonly [F in CombinedPhase]?: readonly Power[] } };

/** Why a power cannot declare that it moves with these (4.9); undefined: it can. */
export type NoCombination =
  | { readonly why: 'itself' | 'twice'; readonly with: Power }
  | { readonly why: 'not_allied'; readonly powers: readonly [Power, Power] };

/** Who move together are all allied with each other (6.1.2, 7.1.2). */
export function whyNotCombine(state: State, power: Power, partners: readonly Power[]): NoCombination | undefined {
  if (partners.includes(power)) return { why: 'itself', with: power };
  const twice = partners.find((one, at) => partners.indexOf(one) < at);
  if (twice !== undefined) return { why: 'twice', with: twice };
  const strangers = pairsOf([power, ...partners]).find(([a, b]) => !areAllied(state, a, b));
  return strangers && { why: 'not_allied', powers: strangers };
}

/**
 * 4.9: all declarations are revealed at once. Who named each other move together in that phase for this month: a group
 * of more than two only if each of them named all the others, else nobody of it does (ruling). Throws where one may not
 * be made.
 */
export function revealCombinations(state: State, partners: Partners): readonly CombinedMovement[] {
  const { month } = state;
  const groups = (['naval', 'land'] as const).flatMap((phase) => {
    for (const power of POWERS) {
      const no = whyNotCombine(state, power, partners[power]?.[phase] ?? []);
      if (no) throw new Error(`${power} cannot combine its movement so: ${no.why}`);
    }
    const agreed = (a: Power, b: Power) => names(a, b) && names(b, a);
    const names = (a: Power, b: Power) => partners[a]?.[phase]?.includes(b) === true;
    return groupsOf(agreed).map((powers): CombinedMovement => ({ month, phase, powers }));
  });
  state.combinedMovements = groups;
  return groups;
}

/** The powers with whom one moves in a phase of this month: as long as all of its group are still allied. */
export function partnersOf(state: State, phase: CombinedPhase, power: Power): readonly Power[] {
  const group = state.combinedMovements.find(
    (one) => one.month === state.month && one.phase === phase && one.powers.includes(power),
  );
  if (!group || !pairsOf(group.powers).every(([a, b]) => areAllied(state, a, b))) return [];
  return group.powers.filter((other) => other !== power);
}

/** The groups in which everybody agreed with everybody. */
function groupsOf(agreed: (a: Power, b: Power) => boolean): Power[][] {
  const groups: Power[][] = [];
  for (const power of POWERS) {
    if (groups.some((group) => group.includes(power))) continue;
    const group = [power];
    // Grows while it is gone through.
    for (const member of group)
      group.push(...POWERS.filter((other) => other !== member && !group.includes(other) && agreed(member, other)));
    groups.push(group);
  }
  return groups.filter((group) => group.length > 1 && pairsOf(group).every(([a, b]) => agreed(a, b)));
}

const pairsOf = (powers: readonly Power[]) =>
  powers.flatMap((a, at) => powers.slice(at + 1).map((b) => [a, b] as const));
