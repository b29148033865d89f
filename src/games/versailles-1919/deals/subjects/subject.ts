import type { Choice } from '../../../../kernel/choice.ts';
import { restrictionFields } from '../../../../kernel/restriction-choice.ts';
import type { Subject } from '../deal.ts';

/** Something that can be promised about just now: the question, and its answers as far as they are known yet. */
export type OpenSubject = Subject & { readonly choice: Choice };

/** A question as an id: `fr/place-influence`, `uk/option:rhineland`, `uk.us/neutral-place`. */
export function subjectId({ faction, of, to, about }: Subject): string {
  return `${faction}${of ? `.${of}` : ''}/${to}${about === undefined ? '' : `:${about}`}`;
}

export function isSameSubject(a: Subject, b: Subject): boolean {
  return subjectId(a) === subjectId(b);
}

/** Without those that leave nothing to promise; of equal ones the first. */
export function distinct(subjects: readonly OpenSubject[]): readonly OpenSubject[] {
  const seen = new Set<string>();
  return subjects.filter((subject) => {
    const id = subjectId(subject);
    if (seen.has(id) || restrictionFields(subject.choice).length === 0) return false;
    seen.add(id);
    return true;
  });
}
