import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { STATUS_OF } from '../errors/problem.ts';
import type { FieldProblem } from './answer-of-form.ts';

/** Why a form was not taken, as the summary above it shows: a reason, or problems that lead to their fields. */
export type RefusedForm = {
  readonly refused: boolean;
  readonly status: number;
  readonly reason?: Message | undefined;
  /** `at`: where inside a long field the fault lies, by the names that its author knows: `cards.poland.cubes`. */
  readonly problems: readonly (FieldProblem & { readonly href?: string | undefined; readonly at?: string })[];
};

export const FRESH: RefusedForm = { refused: false, status: 200, problems: [] };

/**
 * Runs what a form asks for. A refusal that its sender can mend is given back, so that the form can be shown again as
 * it was filled in; everything else goes on to the error page.
 */
export async function attempt<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && MENDABLE.has(error.code)) return error;
    throw error;
  }
}

/** Runs what a link asks for. One that is not known, used or over is given back, for a page that explains it. */
export async function attemptLink<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && (error.code === 'not-found' || error.code === 'stale')) return error;
    throw error;
  }
}

const MENDABLE = new Set<Refusal['code']>(['bad-input', 'illegal-answer', 'stale', 'too-many', 'too-large']);

/**
 * A refusal as the form shows it. `fieldAt` says which field a detail is about (undefined: none); where the refusal
 * itself is about one field, `about` names it.
 */
export function refusedForm(
  refusal: Refusal,
  { about, fieldAt = () => undefined }: { about?: string; fieldAt?: (at: string) => string | undefined } = {},
): RefusedForm {
  const status = STATUS_OF[refusal.code];
  if (about !== undefined) return { refused: true, status, problems: [linked(about, refusal.reason)] };
  const problems = refusal.details.map(({ at, reason }) => {
    const field = fieldAt(at);
    return field === undefined ? { field: at, reason } : linked(field, reason);
  });
  return { refused: true, status, reason: refusal.reason, problems };
}

/** What cannot be read at all, field by field. */
export function unreadForm(problems: readonly FieldProblem[], hrefOf = (field: string) => field): RefusedForm {
  const linkedProblems = problems.map((problem) => ({ ...problem, href: hrefOf(problem.field) }));
  return { refused: true, status: STATUS_OF['bad-input'], problems: linkedProblems };
}

function linked(field: string, reason: Message) {
  return { field, reason, href: field };
}

/** One text field as the template shows it. */
export function textField(name: string, value: string, form: RefusedForm) {
  return { id: name, name, value, problem: form.problems.find((problem) => problem.field === name)?.reason };
}

/** One field to choose from. */
export function selectField(
  name: string,
  value: string,
  choices: readonly { readonly value: string; readonly label: string }[],
  form: RefusedForm = FRESH,
) {
  return {
    ...textField(name, value, form),
    choices: choices.map((choice) => ({ ...choice, picked: choice.value === value })),
  };
}
