import { copyMachine } from '../../kernel/copy-machine.ts';
import type { SeatId } from '../../kernel/decision.ts';
import type { Game, Machine } from '../../kernel/machine.ts';
import { openDecisions, questionFor } from '../../kernel/open-decisions.ts';
import { tryAnswer } from '../../play/arrange-answers.ts';
import { type ReadingWords, readAnswer } from './read-answer.ts';
import type { FoundPart } from './read-part.ts';

/** Where the answers of a reply have led so far, as far as that is certain without dice and without anything hidden. */
export type Walk = { readonly game: Game; readonly seat: SeatId; readonly base: number; readonly machine: Machine };

/** Further parts of a reply, and where all of them lead. */
export type ReadOn = { readonly parts: readonly FoundPart[]; readonly walk: Walk };

const ONLY_NUMBERS = /^[\d\s.,;:()#-]+$/u;

/**
 * Reads what a part of a reply has below its answer as the answers to what that opens, one question after the other, as
 * far as it is certain what is asked next. What is not an answer there stays unused, and is said to be.
 */
export function readOn(walk: Walk, part: FoundPart, words: ReadingWords): ReadOn {
  const after = take(walk, part);
  if (!after) return { parts: [part], walk };
  const stop = { parts: [part], walk: after };
  if (part.outcome.kind !== 'read' || !part.outcome.ignored) return stop;

  const next = readNext(walk, after, part, part.outcome.ignored, words);
  if (!next) return stop;
  const rest = readOn(after, next, words);
  const used: FoundPart = { ...part, outcome: { ...part.outcome, ignored: undefined } };
  return { parts: [used, ...rest.parts], walk: rest.walk };
}

/** The walk after a part's answer; undefined where it needs dice, shows something, or hands the move on. */
function take(walk: Walk, { given }: FoundPart): Walk | undefined {
  if (!given) return undefined;
  const machine = copyMachine(walk.machine);
  return tryAnswer(walk.game, machine, walk.seat, given) === 'on' ? { ...walk, machine } : undefined;
}

function readNext(
  before: Walk,
  { game, machine, seat, base }: Walk,
  part: FoundPart,
  text: string,
  words: ReadingWords,
) {
  const known = openDecisions(game, before.machine).map(({ id }) => id);
  const opened = openDecisions(game, machine).filter(
    ({ id, waiting }) => waiting.includes(seat) && !known.includes(id),
  );
  const [next] = opened;
  const question = next && opened.length === 1 ? questionFor(game, machine, next.id, seat) : undefined;
  if (!next || !question) return undefined;
  // No mail has shown this question's numbers yet.
  if (question.choice.kind !== 'number' && ONLY_NUMBERS.test(text.split('\n', 1)[0] ?? '')) return undefined;
  const { outcome, answer, literal } = readAnswer({ game, machine, seat, decision: next.id, question }, text, words);
  if (answer === undefined) return undefined;
  const { number } = part;
  const given = { decision: next.id, answer, seq: base, opened: true };
  return { decision: next.id, number, prompt: question.prompt, outcome, given, literal } satisfies FoundPart;
}
