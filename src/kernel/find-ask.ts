import type { DecisionId } from './decision.ts';
import type { Agenda, AsideTodo, AskTodo, BranchTodo, TogetherTodo } from './machine.ts';

/** The open question with this id, and the branch it is on. */
export function findAsk(
  agenda: Agenda,
  id: DecisionId,
): { readonly ask: AskTodo; readonly branch: Agenda } | undefined {
  return openAsks(agenda).find(({ ask }) => ask.id === id);
}

/** All questions that wait for answers: the tops of all branches. */
export function openAsks(agenda: Agenda): readonly { readonly ask: AskTodo; readonly branch: Agenda }[] {
  const top = agenda.at(-1);
  if (!top || 'step' in top || 'sheet' in top) return [];
  if ('ask' in top) return top.id === undefined ? [] : [{ ask: top, branch: agenda }];
  return branchesOf(top).flatMap(openAsks);
}

/** The agendas within a frame that has any. */
export function branchesOf(todo: TogetherTodo | BranchTodo | AsideTodo): readonly Agenda[] {
  if ('together' in todo) return todo.together;
  return 'branch' in todo ? [todo.agenda] : [todo.line, ...todo.aside];
}
