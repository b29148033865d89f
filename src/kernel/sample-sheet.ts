import type { RandomSource } from './chance.ts';
import type { SheetLine } from './choice.ts';
import { countAnswers } from './count-answers.ts';
import { sampleAnswer } from './sample-answer.ts';
import { isPoint, type SheetPoint } from './sheet.ts';

/** Lines that are drawn in vain before a sheet ends, or is finished with the rest of its orders. */
const TRIES = 8;
/** How rarely a sheet that may end does. */
const ONE_END_IN = 6;

/**
 * A legal sheet at random, for fuzzing, benchmarks and demo bots; undefined where none was found. Every order can come
 * up, and sheets of every length.
 */
export function sampleSheet(begin: SheetPoint, max: number, random: RandomSource): readonly SheetLine[] | undefined {
  const lines: SheetLine[] = [];
  let point = begin;
  let vain = 0;
  while (lines.length < max && vain < TRIES) {
    if (!point.unfinished() && random(ONE_END_IN) === 0) return lines;
    const line = randomLine(point, random);
    if (!line) break;
    const next = point.add(line);
    if (isPoint(next)) {
      lines.push(line);
      point = next;
      vain = 0;
    } else vain += 1;
  }
  return point.unfinished() ? withRest(point, lines, max) : lines;
}

function randomLine(point: SheetPoint, random: RandomSource): SheetLine | undefined {
  const possible = point.orders().filter(({ choice }) => countAnswers(choice, 1) > 0);
  const order = possible[random(Math.max(1, possible.length))];
  return order && { order: order.id, answer: sampleAnswer(order.choice, random) };
}

/** The sheet with everything else ordered to stay. */
function withRest(point: SheetPoint, lines: readonly SheetLine[], max: number): readonly SheetLine[] | undefined {
  const all = [...lines];
  let end = point;
  for (const line of point.rest()) {
    const next = end.add(line);
    if (!isPoint(next)) return undefined;
    all.push(line);
    end = next;
  }
  return end.unfinished() || all.length > max ? undefined : all;
}
