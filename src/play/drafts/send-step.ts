import type { Answered } from '../../kernel/asks-the-same.ts';
import { stale } from '../../kernel/refuse-answer.ts';
import { tryAnswers } from '../../kernel/try-answers.ts';
import type { Services } from '../../platform/services.ts';
import type { Submitted } from '../submit-answers.ts';
import { addToDraft } from './add-to-draft.ts';
import { endNamed } from './foresee-endings.ts';
import { openDraft } from './open-draft.ts';
import { type SendDraftInput, sendOnce, sendWalked } from './send-draft.ts';
import { walkDraft } from './walk-draft.ts';

export type SendStepInput = SendDraftInput & {
  /** One of the draft's `next`, and the answer to it. */
  readonly step: Answered;
  /** The end that goes with it, as it was foreseen (`foreseeEndings`); undefined: what comes next is asked later. */
  readonly end: string | undefined;
};

/**
 * Submits a seat's draft with one more answer and with the end that was foreseen after it, all at once. Undefined where
 * the answer leads elsewhere, so that it cannot end there: then it becomes a step of the draft, and nothing is sent.
 * Refuses what `sendDraft` and `addToDraft` refuse.
 */
export function sendStep(services: Services, input: SendStepInput): Promise<Submitted | undefined> {
  return sendOnce(services, input, async () => {
    const { seat, step, end: wanted } = input;
    const { head, walked } = await openDraft(services, input);
    const asked = walked.open.find(({ id }) => id === step.decision);
    if (!asked) throw stale(walked.machine.over);
    const { refused } = tryAnswers(head.game, walked.machine, seat, [step]);
    if (refused) throw refused.refusal;

    if (wanted === undefined) return sendWalked(services, input, [step]);
    const answers = [...walked.answers, { ...step, name: asked.name }];
    const end = endNamed(head, input, walkDraft(head.game, head.machine, input, answers, walked), wanted);
    if (end) return sendWalked(services, input, [step, ...end]);
    await addToDraft(services, input);
    return undefined;
  });
}
