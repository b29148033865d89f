import type { Amounts, Answer } from '../../kernel/choice.ts';

/** The answer of the one seat that was asked. */
export function theAnswer(answers: { readonly [seat: string]: Answer }): Answer {
  const [answer] = Object.values(answers);
  if (answer === undefined) throw new Error('nobody answered');
  return answer;
}

/** The answer to a `one`. */
export function theOption(answers: { readonly [seat: string]: Answer }): string {
  return String(theAnswer(answers));
}

/** The amounts of a `spread`. */
export function theAmounts(answers: { readonly [seat: string]: Answer }): Amounts {
  return Object.fromEntries(
    Object.entries(fieldsOf(theAnswer(answers))).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    ),
  );
}

/** The ids of a `some`. */
export function theIds(answer: Answer | undefined): readonly string[] {
  return Array.isArray(answer) ? answer.map(String) : [];
}

/** The fields of a `form`. */
export function fieldsOf(answer: Answer): { readonly [field: string]: Answer } {
  return typeof answer === 'object' ? Object.fromEntries(Object.entries(answer)) : {};
}
