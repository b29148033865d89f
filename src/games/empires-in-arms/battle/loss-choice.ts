import type { Answer, Choice } from '../../../kernel/choice.ts';
import { fieldsOf } from '../read-form.ts';
import type { Muster } from './battle.ts';
import { kindText } from './plan-form.ts';
import { FACTOR_KINDS } from './units.ts';

/** Which factors go: so many of each kind that a power has. */
export const lossChoice = (has: Readonly<Muster>, total: { readonly min: number; readonly max: number }): Choice => ({
  kind: 'spread',
  slots: FACTOR_KINDS.flatMap((kind) => {
    const max = has[kind] ?? 0;
    return max > 0 ? [{ id: `kind:${kind}`, label: kindText(kind), max }] : [];
  }),
  total,
});

/** The factors that an answer names. */
export function musterIn(answer: Answer): Muster {
  const given = fieldsOf(answer);
  return Object.fromEntries(
    FACTOR_KINDS.flatMap((kind) => {
      const number = Number(given.get(`kind:${kind}`) ?? 0);
      return number > 0 ? [[kind, number]] : [];
    }),
  );
}

/** The answer that names some factors. */
export const asLossAnswer = (lost: Readonly<Muster>): { readonly [slot: string]: number } =>
  Object.fromEntries(FACTOR_KINDS.flatMap((kind) => (lost[kind] ? [[`kind:${kind}`, lost[kind]]] : [])));
