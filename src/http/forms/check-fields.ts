import { Refusal } from '../../kernel/refusal.ts';
import { FRESH, type RefusedForm, unreadForm } from './refused-form.ts';

/** Tries every field, so that all faults of a form are shown at once; a check refuses with `bad-input`. */
export function checkFields(checks: { readonly [field: string]: () => unknown }): RefusedForm {
  const problems = Object.entries(checks).flatMap(([field, check]) => {
    const refusal = refusalOf(check);
    return refusal ? [{ field, reason: refusal.reason }] : [];
  });
  return problems.length === 0 ? FRESH : unreadForm(problems);
}

function refusalOf(check: () => unknown): Refusal | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'bad-input') return error;
    throw error;
  }
}
