import type { Answer } from '../../../kernel/choice.ts';

/** The fields of a filled-in form; none for any other answer. */
export function fieldsOf(answer: Answer | undefined): ReadonlyMap<string, Answer> {
  if (typeof answer !== 'object' || Array.isArray(answer)) return new Map();
  return new Map(Object.entries(answer));
}

/** The ids of a list of options, without what kind of thing they are of: `province:tyrol` is `tyrol`. */
export function bareIds(answer: Answer | undefined): readonly string[] {
  return Array.isArray(answer) ? answer.flatMap((id) => (typeof id === 'string' ? [bareId(id)] : [])) : [];
}

export const bareId = (id: string) => id.slice(id.indexOf(':') + 1);
