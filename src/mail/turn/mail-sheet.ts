import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { plainLine } from '../../kernel/plain-line.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { byRule } from '../../kernel/refuse-sheet.ts';
import type { SheetPoint } from '../../kernel/sheet.ts';
import { endOf, type WalkedLine } from '../../kernel/walk-sheet.ts';
import { whyAfterAll } from '../../kernel/why-after-all.ts';
import type { Services } from '../../platform/services.ts';
import type { QuestionKey } from '../../play/kept-for.ts';
import { openSheet, type SheetAtHand } from '../../play/sheets/open-sheet.ts';
import { exampleOrders } from './example-orders.ts';
import type { MailSheet, ReplyGuide } from './table-mail.ts';

/**
 * The sheet of a question as far as its seat has written it, with what still waits for orders, and how a reply answers
 * it. Undefined where the question has been answered in this moment.
 */
export async function mailSheet(s: Services, key: QuestionKey): Promise<PutSheet | undefined> {
  try {
    const open = await openSheet(s, key);
    return putSheet(open, whyAfterAll(open.head.game, open.head.machine, key));
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

type PutSheet = { readonly sheet: MailSheet; readonly guide: ReplyGuide };

const guideRest = ({ restIs: does }: Pick<SheetPoint, 'restIs'>): Message =>
  does ? msg('mail.guide-rest-does', { does }) : msg('mail.guide-rest');

/** A sheet as far as it is walked, as a mail puts it. */
export function putSheet(
  { sheet, walk }: Pick<SheetAtHand, 'sheet' | 'walk'>,
  afterAll: readonly Message[] = [],
): PutSheet {
  const end = endOf(walk);
  const example = exampleOrders(sheet.begin);
  const how = msg('mail.guide-sheet', { example: example.length > 0 ? 'yes' : 'no' });
  const more = [
    ...(sheet.begin.unfinished() ? [] : [msg('mail.guide-no-orders')]),
    ...(afterAll.length > 0 ? [msg('mail.guide-as-ahead')] : []),
    ...(sheet.last.length > 0 ? [msg('mail.guide-as-before')] : []),
    ...(sheet.begin.rest().length > 0 ? [guideRest(sheet.begin)] : []),
  ];
  return {
    sheet: {
      written: walk.lines.length,
      marked: walk.lines.filter(({ misfit }) => misfit).length,
      costs: end.costs(),
      afterAll:
        afterAll.length > 0
          ? { why: afterAll, lines: walk.lines.map((line) => aheadLine(line, sheet.section)) }
          : undefined,
    },
    guide: { how, options: [], fields: [], example, more },
  };
}

/** A line that was ordered ahead; one that does not fit any more with the reason. */
function aheadLine({ line, words, misfit }: WalkedLine, section: string): Message {
  return words ?? msg('mail.sheet-misfit', { line: plainLine(line), problem: byRule(misfit, section) });
}
