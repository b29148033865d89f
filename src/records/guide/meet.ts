import type { ChanceSource, Draw } from '../../kernel/chance.ts';
import { offeredCorrections } from '../../kernel/corrections.ts';
import { countAnswers } from '../../kernel/count-answers.ts';
import type { Entry } from '../../kernel/log.ts';
import type { Game, Machine } from '../../kernel/machine.ts';
import { seededRandom } from '../../kernel/random.ts';
import { sampleAnswer } from '../../kernel/sample-answer.ts';
import type { Met } from './met.ts';

export const nothingMet = (): Met => ({ decisions: new Map(), draws: new Map(), corrections: new Map() });

/** How many results the first number of a draw has, by the draw's number: a die's sides. */
export type Sides = Map<number, number>;

/** Tells of every draw its sides. */
export function watched(source: ChanceSource, sides: Sides): ChanceSource {
  return (draw) => {
    const random = source(draw);
    return (limit) => {
      if (!sides.has(draw)) sides.set(draw, limit);
      return random(limit);
    };
  };
}

/** The draws of an entry whose purposes were not met before. */
export function meetDraws({ draws }: Met, { seq }: Pick<Entry, 'seq'>, drawn: readonly Draw[], sides: Sides): void {
  for (const { n, purpose, result } of drawn)
    if (!draws.has(purpose)) draws.set(purpose, { seq, purpose, result, sides: sides.get(n) ?? 0 });
}

/** After how many entries corrections are looked at. */
const EVERY = 10;

/** The corrections that can be made at a position and were not met before; now and then, for it takes a while. */
export function meetCorrections({ corrections }: Met, game: Game, machine: Machine): void {
  const all = Object.keys(game.rules.corrections ?? {});
  if (corrections.size === all.length || machine.seq % EVERY !== 0) return;
  for (const { name, label, question } of offeredCorrections(game, machine)) {
    if (corrections.has(name) || countAnswers(question.choice, 1) === 0) continue;
    const answer = sampleAnswer(question.choice, seededRandom(name));
    corrections.set(name, { label, ...question, example: { type: 'correct', correction: name, answer } });
  }
}
