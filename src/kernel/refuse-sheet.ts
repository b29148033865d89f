import type { Message } from './message.ts';
import { msg } from './msg.ts';
import type { Misfit, SheetPoint } from './sheet.ts';
import { endOf, walkSheet } from './walk-sheet.ts';

/** How many lines a refusal goes into. */
const LISTED = 12;

/**
 * Why a sheet is not legal: each line that does not fit with its number, the reason and the rule's section (`section`:
 * that of the question), or why it may not end where it ends. Undefined: it is legal. The answer may be of any shape.
 */
export function refuseSheet(
  begin: SheetPoint,
  answer: unknown,
  { max, section }: { readonly max: number; readonly section: string },
): Message | undefined {
  if (!Array.isArray(answer)) return msg('kernel.not-a-sheet');
  if (answer.length > max) return msg('kernel.too-many-lines', { count: answer.length, max });

  const walk = walkSheet(begin, answer);
  const wrong = walk.lines.flatMap(({ misfit }, i) =>
    misfit ? [msg('kernel.in-line', { line: i + 1, problem: byRule(misfit, section) })] : [],
  );
  if (wrong.length > 0)
    return msg('kernel.wrong-lines', { lines: wrong.slice(0, LISTED), more: Math.max(0, wrong.length - LISTED) });

  const unfinished = endOf(walk).unfinished();
  return unfinished && byRule(unfinished, section);
}

/** A reason with its rule. */
export function byRule({ problem, section: own }: Misfit, section: string): Message {
  return msg('kernel.by-rule', { problem, section: own ?? section });
}
