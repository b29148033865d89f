import type { Power } from '../pack-lists.ts';
import { marches } from '../rulesets.ts';
import { isScenario } from '../scenarios/scenario-of.ts';
import { playing } from '../sequence/who-decides.ts';
import { PHASES, type Phase, type State } from '../state.ts';
import type { Position } from '../types.ts';

/** The powers that are asked, and whose naval or land turn of this month is still to come. */
export function yetToMove(position: Position, phase: 'naval' | 'land'): readonly Power[] {
  const { state } = position;
  const [now, then] = [at(state.phase), at(phase)];
  // 3.3 has a star: a scenario has no naval phase (1.3).
  if (!marches(position) || now > then || (phase === 'naval' && isScenario(state.campaign))) return [];
  return playing(position).filter((power) => now < then || (state.toMove?.includes(power) ?? true));
}

const at = (phase: Phase) => PHASES.indexOf(phase);

/** A power's turn in the phase that goes on has come. */
export function noteTurn(state: State, power: Power): void {
  if (state.toMove?.includes(power)) state.toMove = state.toMove.filter((other) => other !== power);
}
