import type { SheetLine } from '../../kernel/choice.ts';
import type { Message } from '../../kernel/message.ts';
import { byRule } from '../../kernel/refuse-sheet.ts';
import type { WalkedLine } from '../../kernel/walk-sheet.ts';

export type SheetLineView = {
  readonly line: SheetLine;
  /** The line in words, where it fits. */
  readonly said: Message | undefined;
  /** Why it does not fit, with the rule's section: nothing is sent before it is changed or removed. */
  readonly misfit: Message | undefined;
};

export function viewLine({ line, words, misfit }: WalkedLine, section: string): SheetLineView {
  return { line, said: words, misfit: misfit && byRule(misfit, section) };
}
