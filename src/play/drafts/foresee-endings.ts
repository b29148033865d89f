import type { DecisionId } from '../../kernel/decision.ts';
import { enumerateAnswers } from '../../kernel/enumerate-answers.ts';
import type { Message } from '../../kernel/message.ts';
import { questionFor } from '../../kernel/open-decisions.ts';
import type { Head } from '../../log/heads.ts';
import type { Services } from '../../platform/services.ts';
import { endingsOf } from './list-endings.ts';
import { type DraftKey, openDraft } from './open-draft.ts';
import { type Walked, walkDraft } from './walk-draft.ts';

/** A legal answer is looked for among the first few of a choice, which rules may refuse for reasons of their own. */
const MOST_EXAMPLES = 3;

/** What may be sent together with an answer that is still to be given; its end goes by a name until then. */
export type Foreseen = {
  /** The end that is meant, for `endNamed`; empty: nothing more is asked after the answer. */
  readonly end: string;
  readonly said: Message | undefined;
};

/**
 * For each amount or form that a draft asks next: how the whole of it could be sent together with the answer, as far as
 * one legal answer shows. Another answer may lead elsewhere, so it is looked at again when it is given. Nothing for
 * what is picked by a button, for orders, and for what is answered in secret. Refuses what `openDraft` refuses.
 */
export async function foreseeEndings(
  services: Services,
  key: DraftKey,
): Promise<ReadonlyMap<DecisionId, readonly Foreseen[]>> {
  const { head, walked } = await openDraft(services, key);
  const asked = walked.open.filter(({ sealed }) => !sealed);
  return new Map(asked.map(({ id, name }) => [id, foreseenOf(head, key, walked, { decision: id, name })]));
}

/** The end that was foreseen, after the answer has been given; undefined where more is asked there. */
export function endNamed(head: Head, key: DraftKey, walked: Walked, end: string) {
  if (end === '') return walked.open.length === 0 ? [] : undefined;
  const ending = endingsOf(head, key, walked).find((one) => nameOf(one) === end);
  return ending && [ending];
}

function foreseenOf(
  head: Head,
  key: DraftKey,
  walked: Walked,
  asked: { readonly decision: DecisionId; readonly name: string },
): readonly Foreseen[] {
  const choice = questionFor(head.game, walked.machine, asked.decision, key.seat)?.choice;
  if (!choice || choice.kind === 'one' || choice.kind === 'sheet') return [];
  let looked = 0;
  for (const answer of enumerateAnswers(choice)) {
    const after = walkDraft(head.game, head.machine, key, [...walked.answers, { ...asked, answer }], walked);
    if (!after.misfit) {
      if (after.open.length === 0) return [{ end: '', said: undefined }];
      return endingsOf(head, key, after).map((ending) => ({ end: nameOf(ending), said: ending.said }));
    }
    looked += 1;
    if (looked === MOST_EXAMPLES) return [];
  }
  return [];
}

const nameOf = ({ name, answer }: { readonly name: string; readonly answer: string }) => `${name}:${answer}`;
