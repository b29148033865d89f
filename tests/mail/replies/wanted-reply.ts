import type { Translator } from '../../../src/i18n/translator.ts';
import type { Answered } from '../../../src/kernel/asks-the-same.ts';
import { copyMachine } from '../../../src/kernel/copy-machine.ts';
import { describeAnswer } from '../../../src/kernel/describe-answer.ts';
import type { Game, Machine } from '../../../src/kernel/machine.ts';
import { openDecisions, questionFor } from '../../../src/kernel/open-decisions.ts';
import { sampleAnswer } from '../../../src/kernel/sample-answer.ts';
import { tryAnswer } from '../../../src/play/arrange-answers.ts';

/** How many answers one reply gives at most. */
const MOST_IN_REPLY = 3;

/** What a player wants to answer, and the same in words, one by one. */
export type WantedReply = { readonly words: readonly string[]; readonly answers: readonly Answered[] };

/** An answer, and answers to what it opens while that is certain, in the words of a reply. */
export function wantedReply(
  game: Game,
  begin: Machine,
  { seat, decision: first }: { readonly seat: string; readonly decision: string },
  random: (limit: number) => number,
  { t }: Pick<Translator, 't'>,
): WantedReply {
  const answers: Answered[] = [];
  const words: string[] = [];
  let [machine, decision]: [Machine, string | undefined] = [begin, first];
  while (decision !== undefined && answers.length < MOST_IN_REPLY) {
    const question = questionFor(game, machine, decision, seat);
    if (!question) break;
    const answer = sampleAnswer(question.choice, random);
    answers.push({ decision, answer });
    words.push(t(describeAnswer(question.choice, answer)));
    const after = copyMachine(machine);
    if (tryAnswer(game, after, seat, { decision, answer }) !== 'on') break;
    const known = openDecisions(game, machine).map(({ id }) => id);
    const opened = openDecisions(game, after).filter(
      ({ id, waiting }) => waiting.includes(seat) && !known.includes(id),
    );
    decision = opened.length === 1 ? opened[0]?.id : undefined;
    machine = after;
  }
  return { words, answers };
}
