import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { DecisionId, Question } from '../../kernel/decision.ts';
import type { DraftView } from '../../play/drafts/draft-view.ts';
import type { DecisionView } from '../../play/table-view.ts';
import { isUnanswered, waitsForMe } from '../../play/windows/waits-for-me.ts';
import type { FieldProblem } from '../forms/answer-of-form.ts';
import { choiceControl } from '../forms/choice-control.ts';
import { timeLeft } from '../time/time-control-words.ts';
import { draftAddress } from './draft-address.ts';
import { sheetAddress } from './sheet-address.ts';

/** From this many characters on, a question is set in the smaller size, as in the mails. */
export const LONG = 70;

/** Up to this many answers, each has its own button. */
export const FEW = 12;

type Frame = {
  readonly base: string;
  readonly now: Date;
  readonly translator: Translator;
  /** How many steps of an answer are composed already, by question: those are gone on with. */
  readonly begun?: ReadonlyMap<DecisionId, number>;
};

type Filled = {
  readonly decision: string | undefined;
  readonly fields: URLSearchParams;
  readonly problems: readonly FieldProblem[];
};

/**
 * The questions that the viewer has not answered, for pages on which a small one is answered by a button. What they
 * have answered in secret is shown, and changed, as a window.
 */
export function questionModels(decisions: readonly DecisionView[], frame: Frame) {
  return asked(decisions.filter(isUnanswered)).map((one, i) => questionModel(one, i, frame));
}

/**
 * What is asked in a draft as complete forms, filled in with `fields` where they are for that decision; the answers
 * become its steps.
 */
export function questionForms(
  { decision: of, next }: Pick<DraftView, 'decision' | 'next'>,
  filled: Filled,
  frame: Frame,
) {
  const untouched = filled.fields.size === 0 && filled.problems.length === 0;
  return asked(next).map((one, i) => {
    const { decision, choice } = one;
    const mine = filled.decision === undefined || filled.decision === decision.id;
    const { buttons, ...model } = questionModel(one, i, frame, of);
    return {
      ...model,
      buttons: untouched ? buttons : undefined,
      submit: msg('pages.compose.add'),
      // Orders have a page of their own, once the steps that lead to them are sent.
      sheet: choice.kind === 'sheet' && decision.id === of ? sheetAddress(frame, of) : undefined,
      later: choice.kind === 'sheet' && decision.id !== of,
      control: choiceControl(choice, mine ? filled.fields : new URLSearchParams(), mine ? filled.problems : []),
    };
  });
}

type Asked = { readonly decision: DecisionView } & Question;

/** `of`: the question whose draft the answer becomes a step of. */
function questionModel({ decision, prompt, choice }: Asked, i: number, frame: Frame, of = decision.id) {
  const { now, translator, begun } = frame;
  return {
    number: i + 1,
    decision: decision.id,
    prompt,
    long: translator.t(prompt).length > LONG,
    section: decision.section,
    dueAt: decision.dueAt,
    left: timeLeft(decision.dueAt, now, translator),
    begun: begun?.get(decision.id),
    action: `${draftAddress(frame, of)}/add`,
    compose: (choice.kind === 'sheet' ? sheetAddress : draftAddress)(frame, decision.id),
    buttons:
      choice.kind === 'one' && choice.options.length <= FEW
        ? choice.options.map(({ id, label, detail, effect, place }) => ({ value: id, label, detail, effect, place }))
        : undefined,
  };
}

function asked(decisions: readonly DecisionView[]): readonly Asked[] {
  return decisions.filter(waitsForMe).flatMap((decision) => (decision.mine ? [{ decision, ...decision.mine }] : []));
}
