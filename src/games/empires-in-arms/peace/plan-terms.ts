import type { Order, SheetLine } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import { planSheet } from '../../../kernel/plan-sheet.ts';
import type { Misfit, SheetPoint } from '../../../kernel/sheet.ts';
import { powerName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { BoardWithRuleset } from '../position-types.ts';
import { msg } from './msg.ts';
import type { Surrender } from './peace-frames.ts';
import { noTermText } from './say-no-term.ts';
import { choiceText, termEffect, termName } from './say-term.ts';
import { readLine, type TermLine } from './term-line.ts';
import { termOrders } from './term-orders.ts';
import { mostTerms, whyNotTerm } from './why-not-term.ts';

/** What is written, in its order; each line with what tells it apart. */
type Plan = { readonly keys: readonly string[]; readonly lines: readonly TermLine[] };

/** The sheet on which a power writes what it is spared and what it would take, the best first. */
export function beginTerms(board: BoardWithRuleset, power: Power, surrenders: readonly Surrender[]): SheetPoint {
  const { pack } = board;
  let all: readonly Order[] | undefined;
  const allOrders = () => {
    all ??= termOrders(board, power, surrenders);
    return all;
  };
  const victorOver = (loser: Power) =>
    surrenders.find((one) => one.loser === loser)?.victors.find((victor) => victor.power === power);

  return planSheet<Plan>(
    {
      // What can be said only once is no longer offered.
      orders: ({ keys }) => allOrders().filter(({ id }) => !keys.includes(id)),
      add: ({ keys, lines }, line) => {
        const read = readLine(line);
        const key = keyOf(line, read);
        if (keys.includes(key)) return misfit(msg('empires-in-arms-peace.written-twice'));
        const problem = whyNotWrite(read);
        return problem ? misfit(problem) : { keys: [...keys, key], lines: [...lines, read] };
      },
      costs: ({ lines }) =>
        surrenders.flatMap(({ loser }) => {
          const own = victorOver(loser);
          if (!own) return [];
          const written = lines.filter((one) => 'choice' in one && one.with === loser).length;
          const most = mostTerms(pack, own);
          return [msg('empires-in-arms-peace.terms-cost', { loser: powerName(loser), written, most: String(most) })];
        }),
      say: (_, line) => sayLine(pack, readLine(line)),
      forecast: (_, line) => {
        const read = readLine(line);
        return 'choice' in read ? [termEffect(pack, read.choice)] : [];
      },
    },
    { keys: [], lines: [] },
  );

  function whyNotWrite(read: TermLine): Message | undefined {
    const own = 'choice' in read ? victorOver(read.with) : undefined;
    if (!own || !('choice' in read)) return undefined;
    const no = whyNotTerm(board, read.with, own, read.choice, []);
    return no && noTermText(pack, no);
  }
}

/** A wish is written once; of what one is spared, and of the empire, there is one line for each power. */
function keyOf({ order, answer }: SheetLine, { what }: TermLine): string {
  return what === 'take' || what === 'cession' ? `${order} ${JSON.stringify(answer)}` : order;
}

const misfit = (problem: Message): { readonly misfit: Misfit } => ({ misfit: { problem } });

function sayLine(pack: Pack, line: TermLine): Message {
  const power = powerName(line.with);
  switch (line.what) {
    case 'spared':
      return msg('empires-in-arms-peace.say-spared', { victor: power, term: termName(pack, line.term) });
    case 'take':
    case 'cession':
      return msg('empires-in-arms-peace.say-take', { loser: power, term: choiceText(pack, line.choice) });
    case 'empire':
      return msg('empires-in-arms-peace.empire-change', { change: line.change });
  }
}
