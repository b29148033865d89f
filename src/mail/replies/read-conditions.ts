import { msg } from '../../i18n/msg.ts';
import { NAMED } from '../../kernel/ahead-form.ts';
import type { Answer, FormAnswer, Order, PlainChoice } from '../../kernel/choice.ts';
import type { Message } from '../../kernel/message.ts';
import { planSheet } from '../../kernel/plan-sheet.ts';
import type { SheetPoint } from '../../kernel/sheet.ts';
import type { Translate } from '../inbound/match-option.ts';
import { nameOptions } from '../inbound/option-names.ts';
import { readOrder } from '../inbound/read-order.ts';
import { shorten } from '../inbound/reply-reading.ts';

/** The conditions that some words name, as words are compared: each by its name, then what is said of it. */
export function readConditions(
  choice: PlainChoice,
  asks: readonly string[],
  t: Translate,
): { readonly unless: FormAnswer } | { readonly problem: Message } {
  const fields = choice.kind === 'form' ? choice.fields : [];
  const plain = fields.flatMap(({ id, choice: named }) => (id === NAMED && named.kind === 'some' ? named.options : []));
  const orders: readonly Order[] = fields.filter(({ id }) => id !== NAMED);
  const names = nameOptions(t);
  const all = [...plain, ...orders].map(({ label }) => label);

  const when: string[] = [];
  const unless: { [id: string]: Answer } = {};
  for (const words of asks) {
    if (words === '') continue;
    const option = plain.find((one) => names.of(one).includes(words));
    if (option) {
      when.push(option.id);
      continue;
    }
    const read = readOrder(pointOf(orders), words, names);
    const [said] = 'problem' in read ? [] : read;
    if (!said || orders.length === 0)
      return { problem: msg('reply.ahead-condition', { given: shorten(words), conditions: all }) };
    unless[said.order] = said.answer;
  }
  return { unless: when.length > 0 ? { [NAMED]: [...new Set(when)], ...unless } : unless };
}

/** Conditions are read like orders: each by its name, with its parts behind it. */
function pointOf(orders: readonly Order[]): SheetPoint {
  return planSheet({ orders: () => orders, add: (same) => same, say: () => msg('reply.ahead-title') }, {});
}
