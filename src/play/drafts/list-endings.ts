import type { DecisionId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import { questionFor } from '../../kernel/open-decisions.ts';
import type { Head } from '../../log/heads.ts';
import type { Services } from '../../platform/services.ts';
import { type DraftKey, openDraft } from './open-draft.ts';
import { type Walked, walkDraft } from './walk-draft.ts';

/** Questions with more answers than these are not gone through. */
const FEW = 12;
/** More than these are no help. */
const MOST = 3;

/** An answer with which a seat's part is over: the draft can be sent with it at once. */
export type Ending = {
  readonly decision: DecisionId;
  /** The question's name, which it has at any place of the log. */
  readonly name: string;
  readonly answer: string;
  readonly said: Message;
};

/**
 * The answers to what a draft is asked next after which its seat is asked nothing more, such as the end of its turn.
 * None before the first step. Refuses what `openDraft` refuses.
 */
export async function listEndings(services: Services, key: DraftKey): Promise<readonly Ending[]> {
  const { head, walked } = await openDraft(services, key);
  return walked.steps.length === 0 ? [] : endingsOf(head, key, walked);
}

/** The same of a draft that has been walked on the table's newest position. */
export function endingsOf({ game, machine }: Head, key: DraftKey, walked: Walked): readonly Ending[] {
  const endings = walked.open.flatMap(({ id, name }) => {
    const choice = questionFor(game, walked.machine, id, key.seat)?.choice;
    if (choice?.kind !== 'one' || choice.options.length > FEW) return [];
    return choice.options.flatMap(({ id: answer, label }): readonly Ending[] => {
      const answers = [...walked.answers, { decision: id, name, answer }];
      const { misfit, stopped } = walkDraft(game, machine, key, answers, walked);
      const ends = !misfit && (stopped === 'others' || stopped === 'over');
      return ends ? [{ decision: id, name, answer, said: label }] : [];
    });
  });
  return endings.length > MOST ? [] : endings;
}
