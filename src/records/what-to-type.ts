import { msg } from '../i18n/msg.ts';
import type { Budget, Choice, Option, Slot } from '../kernel/choice.ts';
import type { SeatId } from '../kernel/decision.ts';
import { describeBudgets, describePrices } from '../kernel/describe-prices.ts';
import type { Message } from '../kernel/message.ts';
import type { Rules } from '../kernel/rules.ts';

/** One thing that can be written into a record, as JSON, and what it means. */
export type Typeable = { readonly at: string; readonly reason: Message };

/** Every answer that a choice takes: its shape first, then the ids that can be in it with their labels. */
export function whatToType(choice: Choice, within = ''): readonly Typeable[] {
  const shape = (text: string, reason: Message) => ({ at: `${within}${text}`, reason });
  switch (choice.kind) {
    case 'one':
      return choice.options.map((option) => shape(id(option), optionText(option)));
    case 'some':
    case 'ranking': {
      const { kind, options, min, max } = choice;
      const list = msg(kind === 'some' ? 'records.type-some' : 'records.type-ranking', { min, max });
      return [shape('[…]', list), ...options.map((option) => shape(`[${id(option)}]`, optionText(option)))];
    }
    case 'number':
      return [shape(`${choice.min} … ${choice.max}`, msg('records.type-number'))];
    case 'text':
      return [shape('"…"', msg('records.type-text', { min: choice.min, max: choice.max }))];
    case 'spread': {
      const { total, budgets = [] } = choice;
      const slots = choice.slots.map((slot) => shape(`{${id(slot)}: ${range(slot)}}`, slotText(slot, budgets)));
      const paid = budgets.length > 0 ? [shape('{…}', describeBudgets(budgets))] : [];
      return [shape('{…}', msg('records.type-spread', { min: total.min, max: total.max })), ...paid, ...slots];
    }
    case 'sheet':
      return [
        shape('[…]', msg('records.type-sheet', { max: choice.max })),
        ...choice.orders.flatMap(({ id: order, label, choice: inner }) => [
          shape(`[{"order": ${JSON.stringify(order)}, "answer": …}]`, label),
          ...whatToType(inner, `${within}  "answer": `),
        ]),
      ];
    case 'form':
      return [
        shape('{…}', msg('records.type-form')),
        ...choice.fields.flatMap(({ id: field, label, optional = false, choice: inner }) => [
          shape(`{${JSON.stringify(field)}: …}`, msg('records.type-field', { label, optional: String(optional) })),
          ...whatToType(inner, `${within}  ${JSON.stringify(field)}: `),
        ]),
      ];
  }
}

/** A seat by its id, with its name beside it. */
export function namedSeat(rules: Pick<Rules, 'seatName'>, seat: SeatId): Message {
  return msg('records.named-id', { id: seat, label: rules.seatName(seat) });
}

function id({ id: own }: Option): string {
  return JSON.stringify(own);
}

function optionText({ label, detail }: Option): Message {
  return detail ? msg('records.type-option', { label, detail }) : label;
}

function slotText(slot: Slot, budgets: readonly Budget[]): Message {
  const costs = describePrices(slot, budgets);
  return costs.length > 0 ? msg('records.type-option', { label: slot.label, detail: costs }) : slot.label;
}

function range({ min = 1, max }: Slot): string {
  return min === max ? String(max) : `${min} … ${max}`;
}
