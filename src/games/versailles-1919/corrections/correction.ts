import type { Answer } from '../../../kernel/choice.ts';
import type { CorrectionRule } from '../../../kernel/correction-rule.ts';
import { illegal } from '../../../kernel/refuse-answer.ts';
import { mobilized, unitsAllowed } from '../military/units.ts';
import { nationArgs } from '../names.ts';
import type { FactionId } from '../pack-types.ts';
import type { At, Play, Versailles } from '../types.ts';
import { msg } from './msg.ts';

export type Correction = CorrectionRule<Versailles>;

/**
 * A correction that refuses (`illegal-answer`) what changes nothing, what leaves a nation more units than its happiness
 * allows (9.1: no mutiny follows from a correction), and a game that is over.
 */
export function correction(rule: Correction): Correction {
  return {
    ...rule,
    apply(play, answer) {
      const { state } = play;
      if (state.ending) throw illegal(msg('versailles-1919-corrections.refused.over'));
      const before = JSON.stringify(state);
      const tooMany = new Map(state.order.map((faction) => [faction, unitsTooMany(play, faction)]));
      rule.apply(play, answer);
      if (JSON.stringify(state) === before) throw illegal(msg('versailles-1919-corrections.refused.nothing'));
      for (const [faction, n] of tooMany) if (unitsTooMany(play, faction) > n) throw mutiny(play, faction);
    },
  };
}

/** Cards that lie open wait in names on what is still to be done while an issue is settled. */
export function refuseWhileSettling({ state }: Play): void {
  if (state.settling) throw illegal(msg('versailles-1919-corrections.refused.settling'));
}

/** A field of a form; undefined where it was left out. */
export function valueIn(answer: Answer, field: string): Answer | undefined {
  if (typeof answer !== 'object') return undefined;
  const found: readonly (readonly [string, Answer])[] = Object.entries(answer);
  return found.find(([id]) => id === field)?.[1];
}

/** A field of a form that holds an option's id. */
export function optionIn(answer: Answer, field: string): string {
  return String(valueIn(answer, field));
}

/** A field of a form that holds a number. */
export function numberIn(answer: Answer, field: string): number {
  return Number(valueIn(answer, field));
}

function unitsTooMany({ state, pack }: At, faction: FactionId): number {
  const happiness = state.happiness[faction];
  return happiness === undefined ? 0 : Math.max(0, mobilized(state, faction) - unitsAllowed(pack, happiness));
}

function mutiny({ state, pack }: At, faction: FactionId) {
  const happiness = state.happiness[faction] ?? 0;
  return illegal(
    msg('versailles-1919-corrections.refused.mutiny', {
      ...nationArgs(faction),
      happiness,
      allowed: unitsAllowed(pack, happiness),
      units: mobilized(state, faction),
    }),
  );
}
