import type { Answer, Choice } from '../../../kernel/choice.ts';
import type { SeatId } from '../../../kernel/decision.ts';
import { narrowChoice } from '../../../kernel/narrow-choice.ts';
import { keepsTo } from '../../../kernel/restriction.ts';
import { isMilitary } from '../turn/action-options.ts';
import type { DecisionRules, Position } from '../types.ts';
import { type Binding, bindingsOf } from './bindings.ts';
import type { Promised } from './deal.ts';
import { followUp } from './follow-up.ts';
import type { Put } from './put.ts';

/** A question as promises leave it. */
export type Narrowed = {
  /** The answers within them. */
  readonly choice: Choice;
  /** The promises that bind, and those that would leave nothing: these bind to nothing. */
  readonly binding: readonly Binding[];
  readonly void: readonly Promised[];
  /** Options that lead to a question in which a promise could not be kept. */
  readonly blocked: readonly { readonly option: string; readonly promised: Promised }[];
};

/** 12.2: a question with the promises of this turn that are about it, or about what its options lead to. */
export function narrowQuestion(rules: DecisionRules, position: Position, seat: SeatId, put: Put): Narrowed {
  let { choice } = put;
  const binding: Binding[] = [];
  const broken: Promised[] = [];
  for (const each of bindingsOf(position, put)) {
    const within = narrowChoice(choice, each.within);
    if (within && leaves(within, each)) {
      choice = within;
      binding.push(each);
    } else broken.push(each.promised);
  }
  const blocked = position.state.promises.length > 0 ? blockedIn(rules, position, seat, { ...put, choice }) : [];
  if (blocked.length === 0) return { choice, binding, void: broken, blocked };
  const open = narrowChoice(choice, { kind: 'one', not: blocked.map(({ option }) => option) });
  // Where every way leads to a promise that cannot be kept, none is closed: it will be void when its question comes.
  const isOpen = open && binding.every((each) => leaves(open, each)) && leavesAction(open, put);
  return isOpen ? { choice: open, binding, void: broken, blocked } : { choice, binding, void: broken, blocked: [] };
}

/** The first promise that an answer breaks. */
export function brokenBy({ binding, blocked }: Narrowed, answer: Answer): Promised | undefined {
  const found = binding.find(({ within }) => !keepsTo(within, answer));
  return found?.promised ?? blocked.find(({ option }) => option === answer)?.promised;
}

function blockedIn(rules: DecisionRules, position: Position, seat: SeatId, put: Put): Narrowed['blocked'] {
  if (put.choice.kind !== 'one') return [];
  return put.choice.options.flatMap(({ id }) => {
    const next = followUp(rules, position, seat, put, id);
    const promised = next && unkept(rules, position, seat, next);
    return promised ? [{ option: id, promised }] : [];
  });
}

/** A promise that could not be kept in a question, or in those that its options lead to. */
function unkept(rules: DecisionRules, position: Position, seat: SeatId, put: Put): Promised | undefined {
  const { choice, void: broken } = narrowQuestion(rules, position, seat, put);
  const [first] = broken;
  if (first) return first;
  const blocked = blockedIn(rules, position, seat, { ...put, choice });
  return choice.kind === 'one' && blocked.length === choice.options.length ? blocked[0]?.promised : undefined;
}

function leaves(choice: Choice, { needs }: Binding): boolean {
  return !needs || (choice.kind === 'one' && choice.options.some(({ id }) => needs(id)));
}

/** Nobody is forced into a military action for want of another (3.1). */
function leavesAction(choice: Choice, { name }: Put): boolean {
  return name !== 'action' || (choice.kind === 'one' && choice.options.some(({ id }) => !isMilitary(id)));
}
