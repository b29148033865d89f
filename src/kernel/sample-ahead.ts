import { writeAhead } from './ahead-act.ts';
import { aheadForm, explainConditions, seenBy } from './ahead-form.ts';
import { aheadOrder } from './ahead-orders.ts';
import type { GivenAnswer } from './ask-for.ts';
import type { RandomSource } from './chance.ts';
import type { FormAnswer } from './choice.ts';
import type { Game, Machine } from './machine.ts';
import { aheadSheet, openAhead } from './open-ahead.ts';
import { sampleAnswer } from './sample-answer.ts';
import { sampleSheet } from './sample-sheet.ts';

/** How rarely somebody orders ahead who could, and takes back what they have ordered. */
const ONE_IN = 4;
const ONE_BACK_IN = 8;

/**
 * Now and then something that a seat orders ahead, changes or takes back. Games in which nothing can be ordered ahead
 * just now ask for no chance.
 */
export function sampleAhead(game: Game, machine: Machine, random: RandomSource): GivenAnswer | undefined {
  const open = game.setting.seats.flatMap((seat) => openAhead(game, machine, seat).map((one) => ({ ...one, seat })));
  if (open.length === 0 || random(ONE_IN) !== 0) return undefined;
  const { id, ask, seat } = open[random(open.length)] ?? { id: '', ask: '', seat: '' };
  if (aheadOrder(machine, { seat, id }) && random(ONE_BACK_IN) === 0)
    return { decision: id, seat, answer: writeAhead({ does: 'withdraw' }) };

  const seen = seenBy(game, machine, seat);
  const { begin, max } = aheadSheet(game, machine, seat, id);
  const lines = sampleSheet(begin, max, random);
  const unless = sampleAnswer(aheadForm(game, ask, seen), random);
  if (!lines || !isForm(unless) || explainConditions(game, ask, seen, unless)) return undefined;
  return { decision: id, seat, answer: writeAhead({ does: 'give', lines, unless }) };
}

function isForm(answer: ReturnType<typeof sampleAnswer>): answer is FormAnswer {
  return typeof answer === 'object' && !Array.isArray(answer);
}
