import type { SheetLine } from '../../../kernel/choice.ts';
import type { AskedComputer, ComputerAnswer } from '../../../kernel/computer-rule.ts';
import type { Message } from '../../../kernel/message.ts';
import type { SheetPoint } from '../../../kernel/sheet.ts';
import type { EmpiresInArms } from '../types.ts';

/** What the computer player is told when a question is put to it. */
export type Asked = AskedComputer<EmpiresInArms>;
/** The same of one question. */
export type AskedFor<Name extends Asked['decision']['name']> = Asked & {
  readonly decision: Extract<Asked['decision'], { readonly name: Name }>;
};
/** A line that it would like to write, and why. */
export type Wish = { readonly line: SheetLine; readonly why: Message };

/** A sheet in the making: where it has got to, and the lines so far. */
export type Draft = { readonly point: SheetPoint; readonly wishes: readonly Wish[] };

/** An answer that is given as a whole, for one reason. */
export const because = (answer: ComputerAnswer['answer'], why: Message): ComputerAnswer => ({ answer, why: [why] });

/** The empty sheet of a question; throws where the question has none. */
export function beginDraft({ decision }: Asked): Draft {
  if (!decision.sheet) throw new Error(`${decision.name} is answered by no sheet`);
  return { point: decision.sheet.begin, wishes: [] };
}

/** A draft as the answer to its question. */
export const sheetOf = ({ wishes }: Draft): ComputerAnswer => ({
  answer: wishes.map(({ line }) => line),
  why: wishes.map(({ why }) => why),
});
