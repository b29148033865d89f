import type { Answer } from '../../kernel/choice.ts';
import { POWERS, type Power } from './pack-lists.ts';

/** The fields of a filled-in form; none for any other answer. */
export function fieldsOf(answer: Answer | undefined): ReadonlyMap<string, Answer> {
  if (typeof answer !== 'object' || Array.isArray(answer)) return new Map();
  return new Map(Object.entries(answer));
}

/** The same, to ask for one field after the other. */
export function partsOf(answer: Answer): (field: string) => unknown {
  const fields = fieldsOf(answer);
  return (field) => fields.get(field);
}

/** What an option's id names, without what kind of thing it is: `province:tyrol` is `tyrol`. */
export const bareId = (id: string): string => id.slice(id.indexOf(':') + 1);

/** The same of an answer that a choice has accepted already, and so is an id. */
export const idIn = (given: unknown): string => bareId(String(given));
export const idsIn = (given: unknown): readonly string[] => (Array.isArray(given) ? given.map(idIn) : []);

/** The same of a list in an answer of any shape; what is no text is left out. */
export function bareIds(answer: Answer | undefined): readonly string[] {
  return Array.isArray(answer) ? answer.flatMap((id) => (typeof id === 'string' ? [bareId(id)] : [])) : [];
}

/** The power that an answer names. Throws for another text, which its choice does not accept. */
export function powerIn(given: unknown): Power {
  const power = POWERS.find((one) => one === idIn(given));
  if (!power) throw new Error(`no power ${String(given)}`);
  return power;
}
