import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import { type DecisionView, waitsForMe } from '../../play/table-view.ts';
import type { FieldProblem } from '../forms/answer-of-form.ts';
import { choiceControl } from '../forms/choice-control.ts';
import { timeLeft } from '../time/time-control-words.ts';
import { sheetAddress } from './sheet-address.ts';

/** From this many characters on, a question is set in the smaller size, as in the mails. */
export const LONG = 70;

/** Up to this many answers, each has its own button. */
export const FEW = 12;

type Frame = { readonly base: string; readonly now: Date; readonly translator: Translator };

/** The questions that the viewer is asked, for pages on which a small one is answered by a button. */
export function questionModels(decisions: readonly DecisionView[], { base, now, translator }: Frame) {
  return asked(decisions).map(({ decision, prompt, choice }, i) => ({
    number: i + 1,
    decision: decision.id,
    prompt,
    long: translator.t(prompt).length > LONG,
    section: decision.section,
    dueAt: decision.dueAt,
    left: timeLeft(decision.dueAt, now, translator),
    action: `${base}/add`,
    compose: choice.kind === 'sheet' ? sheetAddress({ base }, decision.id) : base,
    buttons:
      choice.kind === 'one' && choice.options.length <= FEW
        ? choice.options.map(({ id, label, detail, place }) => ({ value: id, label, detail, place }))
        : undefined,
  }));
}

/** The same questions as complete forms, filled in with `fields` where they are for that decision. */
export function questionForms(
  decisions: readonly DecisionView[],
  filled: { decision: string | undefined; fields: URLSearchParams; problems: readonly FieldProblem[] },
  base: string,
  submit: Message = msg('pages.compose.add'),
) {
  return asked(decisions).map(({ decision, prompt, choice }, i) => {
    const mine = filled.decision === undefined || filled.decision === decision.id;
    return {
      number: i + 1,
      decision: decision.id,
      prompt,
      section: decision.section,
      dueAt: decision.dueAt,
      action: `${base}/add`,
      submit,
      // Orders have a page of their own.
      sheet: choice.kind === 'sheet' ? sheetAddress({ base }, decision.id) : undefined,
      control: choiceControl(choice, mine ? filled.fields : new URLSearchParams(), mine ? filled.problems : []),
    };
  });
}

function asked(decisions: readonly DecisionView[]) {
  return decisions.filter(waitsForMe).flatMap((decision) => (decision.mine ? [{ decision, ...decision.mine }] : []));
}
