import type { Answer, Budget, Choice, Field, Option, Range, Slot, Spread } from './choice.ts';
import { isRecord } from './is-record.ts';
import type { Message } from './message.ts';
import { msg } from './msg.ts';
import { costOf } from './spread-cost.ts';

/** How many legal answers a refusal lists before it says how many more there are. */
const LISTED = 12;

/** Whether an answer of unknown origin is legal. */
export function accepts(choice: Choice, answer: unknown): answer is Answer {
  return explainRefusal(choice, answer) === undefined;
}

/**
 * Why an answer is not legal, in one sentence that also says what is; undefined when it is legal.
 * The answer may be anything: what came from a form, a mail or a program is checked here and only here.
 */
export function explainRefusal(choice: Choice, answer: unknown): Message | undefined {
  switch (choice.kind) {
    case 'one':
      return oneRefusal(choice.options, answer);
    case 'some':
      return idsRefusal(choice.options, choice, answer) ?? missingRefusal(choice, answer);
    case 'ranking':
      return idsRefusal(choice.options, choice, answer);
    case 'spread':
      return spreadRefusal(choice, answer);
    case 'number':
      return numberRefusal(choice, answer);
    case 'form':
      return formRefusal(choice.fields, answer);
    case 'text':
      return textRefusal(choice, answer);
    case 'sheet':
      // Its lines are checked where the rules are at hand: see refuse-sheet.ts.
      return Array.isArray(answer) ? undefined : msg('kernel.not-a-sheet');
  }
}

function oneRefusal(options: readonly Option[], answer: unknown): Message | undefined {
  if (options.some((option) => option.id === answer)) return undefined;
  return msg('kernel.not-an-option', { given: shown(answer), ...listed(options) });
}

function idsRefusal(options: readonly Option[], { min, max }: Range, answer: unknown): Message | undefined {
  if (!Array.isArray(answer)) return msg('kernel.not-a-list', { given: shown(answer), ...listed(options) });
  const known = new Set(options.map((option) => option.id));
  const seen = new Set<unknown>();
  for (const id of answer) {
    if (!known.has(id)) return msg('kernel.not-an-option', { given: shown(id), ...listed(options) });
    if (seen.has(id)) return msg('kernel.twice', { option: labelOf(options, id) });
    seen.add(id);
  }
  if (answer.length < min || answer.length > max) return msg('kernel.wrong-count', { count: answer.length, min, max });
  return undefined;
}

/** Options that must be picked and are not. */
function missingRefusal(
  { options, must = [] }: Extract<Choice, { kind: 'some' }>,
  answer: unknown,
): Message | undefined {
  const missing = must.find((id) => !Array.isArray(answer) || !answer.includes(id));
  return missing === undefined ? undefined : msg('kernel.must-be-picked', { option: labelOf(options, missing) });
}

type Placed = { readonly slot: Slot; readonly amount: number };

function spreadRefusal(choice: Spread, answer: unknown): Message | undefined {
  if (!isRecord(answer)) return msg('kernel.not-amounts', { given: shown(answer), ...listed(choice.slots) });
  const slots = new Map(choice.slots.map((slot) => [slot.id, slot]));
  const placed: Placed[] = [];
  for (const [id, amount] of Object.entries(answer)) {
    const slot = slots.get(id);
    if (!slot) return msg('kernel.not-an-option', { given: shown(id), ...listed(choice.slots) });
    if (!isWhole(amount) || amount < 0) return msg('kernel.not-an-amount', { given: shown(amount), slot: slot.label });
    if (amount === 0) continue;
    const min = slot.min ?? 1;
    if (amount < min || amount > slot.max)
      return msg('kernel.slot-out-of-range', { slot: slot.label, given: amount, min, max: slot.max });
    placed.push({ slot, amount });
  }
  const used = placed.length;
  const total = placed.reduce((sum, { amount }) => sum + amount, 0);
  const left = choice.slots.find(({ id, needed }) => needed && !(Object.hasOwn(answer, id) && answer[id]));
  if (left) return msg('kernel.slot-out-of-range', { slot: left.label, given: 0, min: left.min ?? 1, max: left.max });
  if (choice.used && (used < choice.used.min || used > choice.used.max))
    return msg('kernel.wrong-slots', { count: used, min: choice.used.min, max: choice.used.max });
  if (total < choice.total.min || total > choice.total.max)
    return msg('kernel.wrong-total', { total, min: choice.total.min, max: choice.total.max });
  return budgetRefusal(choice.budgets ?? [], placed);
}

function budgetRefusal(budgets: readonly Budget[], placed: readonly Placed[]): Message | undefined {
  for (const { id, label, most } of budgets) {
    const cost = placed.reduce((sum, { slot, amount }) => sum + costOf(slot, amount, id), 0);
    if (cost > most) return msg('kernel.over-budget', { cost, most, budget: label });
  }
  return undefined;
}

function numberRefusal({ min, max }: Range, answer: unknown): Message | undefined {
  if (isWhole(answer) && answer >= min && answer <= max) return undefined;
  return msg('kernel.not-in-range', { given: shown(answer), min, max });
}

function formRefusal(fields: readonly Field[], answer: unknown): Message | undefined {
  if (!isRecord(answer)) return msg('kernel.not-a-form', { fields: fields.map((field) => field.label) });
  const stray = Object.keys(answer).find((id) => !fields.some((field) => field.id === id));
  if (stray !== undefined)
    return msg('kernel.unknown-field', { given: shown(stray), fields: fields.map((f) => f.label) });
  for (const field of fields) {
    const value = answer[field.id];
    if (value === undefined) {
      if (field.optional) continue;
      return msg('kernel.missing-field', { field: field.label });
    }
    const problem = explainRefusal(field.choice, value);
    if (problem) return msg('kernel.in-field', { field: field.label, problem });
  }
  return undefined;
}

function textRefusal({ min, max }: Range, answer: unknown): Message | undefined {
  if (typeof answer !== 'string') return msg('kernel.not-a-text', { given: shown(answer) });
  if (answer.length < min || answer.length > max) return msg('kernel.wrong-length', { count: answer.length, min, max });
  return undefined;
}

function listed(options: readonly Option[]) {
  return {
    options: options.slice(0, LISTED).map((option) => option.label),
    more: Math.max(0, options.length - LISTED),
  };
}

function labelOf(options: readonly Option[], id: unknown): Message | string {
  return options.find((option) => option.id === id)?.label ?? shown(id);
}

/** What was given, short enough for a sentence. */
function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}
