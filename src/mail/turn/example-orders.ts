import { msg } from '../../i18n/msg.ts';
import type { Answer, Order, SheetLine } from '../../kernel/choice.ts';
import { enumerateAnswers } from '../../kernel/enumerate-answers.ts';
import type { Message } from '../../kernel/message.ts';
import { isPoint, type SheetPoint } from '../../kernel/sheet.ts';
import { fitLine } from '../../kernel/walk-sheet.ts';

/** Orders of different sorts that make a good example. */
const MOST = 2;
/** How far to look for one that fits. */
const TRIES = 60;

/**
 * A few orders as a reply writes them ("Move I Corps Mainz"), the game's own examples first. All of them together would
 * be legal from here, and each by itself: whoever likes only the second writes only the second.
 */
export function exampleOrders(begin: SheetPoint): readonly Message[] {
  const examples: Message[] = [];
  const used = new Set<string>();
  let point = begin;
  for (const line of (begin.examples?.() ?? []).slice(0, MOST)) {
    const next = fitLine(point, line);
    if (!isPoint(next)) continue;
    examples.push(point.say(line));
    used.add(line.order);
    point = next;
  }
  while (examples.length < MOST) {
    const found = nextExample(begin, point, used);
    if (!found) break;
    examples.push(found.words);
    used.add(found.order);
    point = found.next;
  }
  return examples;
}

function nextExample(begin: SheetPoint, point: SheetPoint, used: ReadonlySet<string>) {
  for (const order of point.orders()) {
    if (used.has(order.id)) continue;
    let tries = 0;
    for (const answer of enumerateAnswers(order.choice)) {
      tries += 1;
      const words = writeOrder(order, answer);
      const line: SheetLine = { order: order.id, answer };
      const next = words && fitLine(point, line);
      if (next && isPoint(next) && isPoint(fitLine(begin, line))) return { order: order.id, words, next };
      if (!words || tries === TRIES) break;
    }
  }
  return undefined;
}

/** The order's name, then its parts; undefined for orders that are not read part by part. */
function writeOrder({ label, choice }: Order, answer: Answer): Message | undefined {
  const parts =
    choice.kind === 'form'
      ? choice.fields.map((field) => ({ choice: field.choice, given: Object(answer)[field.id] }))
      : [{ choice, given: answer }];
  let words: Message | undefined = label;
  for (const part of parts) {
    if (part.given === undefined) continue;
    const named =
      part.choice.kind === 'one' ? part.choice.options.find(({ id }) => id === part.given)?.label : undefined;
    const said = part.choice.kind === 'number' ? Number(part.given) : named;
    words = words && said !== undefined ? msg('mail.order-example', { so: words, part: said }) : undefined;
  }
  return words;
}
