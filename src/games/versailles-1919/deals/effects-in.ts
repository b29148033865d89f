import type { Effect } from '../effect.ts';

/** A part of an effect; `byAnybody`: not only the player who carries out the card may have to decide on it. */
export type Part = { readonly effect: Effect; readonly byAnybody: boolean };

/** All parts of an effect that may come to be carried out, itself included. */
export function effectsIn(effect: Effect, byAnybody = false): readonly Part[] {
  const anybody = byAnybody || effect.op === 'each' || effect.op === 'target';
  return [{ effect, byAnybody }, ...inside(effect).flatMap((part) => effectsIn(part, anybody))];
}

function inside(effect: Effect): readonly Effect[] {
  if (effect.op === 'check') return [...(effect.if_no_uprising ?? []), ...(effect.if_nothing_unsettled ?? [])];
  return 'effects' in effect ? effect.effects : [];
}
