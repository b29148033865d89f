import type { SheetLine } from '../../../kernel/choice.ts';
import { sheetChoice } from '../../../kernel/sheet.ts';
import { sheetLines } from '../../../kernel/sheet-lines.ts';
import { powerName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import { deciding, powerOf } from '../sequence/who-decides.ts';
import type { Decide, Position } from '../types.ts';
import { defaultWishes } from './list-terms.ts';
import { makePeaces } from './make-peaces.ts';
import { msg } from './msg.ts';
import type { Surrender } from './peace-frames.ts';
import { beginTerms } from './plan-terms.ts';
import type { SparingTerm, Victor } from './term-choice.ts';
import { lineOf, readLine } from './term-line.ts';
import { whyNotTerm } from './why-not-term.ts';

/** More than any list of wishes needs. */
const MOST_LINES = 60;

/** What a loser is spared without a word: the loss of its own provinces. */
const SILENT: SparingTerm = 'A.5';

/**
 * 4.4.3 to 4.4.5: losers say what each victor spares them, and victors what they would take, the best first; all at
 * once and in secret. Then the victors take their terms one after the other from their lists.
 */
export const terms: Decide<'terms'> = {
  section: '4.4.3',
  sealed: true,
  seats: (position, { surrenders }) => deciding(position).filter((power) => isConcerned(surrenders, power)),
  ask: (position, seat, { surrenders }) => {
    const power = powerOf(seat);
    const over = surrenders.filter(({ victors }) => victors.some((victor) => victor.power === power));
    return {
      prompt: msg('empires-in-arms-peace.terms', {
        losers: over.map(({ loser }) => powerName(loser)),
        victor: over.length > 0 ? 'yes' : 'no',
        loser: surrenders.some(({ loser }) => loser === power) ? 'yes' : 'no',
        order: over.map(({ loser, victors }) =>
          msg('empires-in-arms-peace.terms-order', {
            loser: powerName(loser),
            victors: victors.map((victor) => powerName(victor.power)),
          }),
        ),
      }),
      brief: msg('empires-in-arms-peace.terms-brief'),
      choice: sheetChoice(beginTerms(position, power, surrenders), MOST_LINES),
    };
  },
  sheet: {
    max: MOST_LINES,
    begin: (position, seat, { surrenders }) => beginTerms(position, powerOf(seat), surrenders),
    // The map changes when all lists are known, not line by line.
    preview: ({ state }) => state,
    carryOut: (_, seat) => notByLine(seat),
    passOver: (_, seat) => notByLine(seat),
  },
  waiting: () => msg('empires-in-arms-peace.terms-waiting'),
  apply: (play, answers, { surrenders }) => {
    const linesFrom = (power: Power) =>
      sheetLines(answers[power] ?? silentLines(play, power, surrenders)).map(readLine);
    makePeaces(
      play,
      surrenders.map(({ loser, victors }) => {
        const ofLoser = linesFrom(loser);
        return {
          loser,
          victors: victors.map(({ power, kind }): Victor => {
            const spared = ofLoser.find((line) => line.what === 'spared' && line.with === power);
            const spares = spared?.what === 'spared' && kind === 'conditional' ? spared.term : undefined;
            const wishes = linesFrom(power).flatMap((line) =>
              'choice' in line && line.with === loser ? [line.choice] : [],
            );
            return { power, kind, spares, wishes };
          }),
          change: victors
            .slice(0, 1)
            .flatMap(({ power }) => linesFrom(power))
            .flatMap((line) => (line.what === 'empire' && line.with === loser ? [line.change] : []))[0],
        };
      }),
    );
  },
  fallback: (position, seat, { surrenders }) => silentLines(position, powerOf(seat), surrenders),
};

function notByLine(seat: string): never {
  throw new Error(`the terms of ${seat} are not carried out line by line`);
}

function isConcerned(surrenders: readonly Surrender[], power: Power): boolean {
  return surrenders.some(
    ({ loser, victors }) =>
      victors.some((victor) => victor.power === power) ||
      (loser === power && victors.some(({ kind }) => kind === 'conditional')),
  );
}

/** What is written for who writes nothing. */
function silentLines(position: Position, power: Power, surrenders: readonly Surrender[]): readonly SheetLine[] {
  return surrenders.flatMap(({ loser, victors }): readonly SheetLine[] => {
    if (loser === power)
      return victors.flatMap((victor) =>
        victor.kind === 'conditional' ? [{ order: `spared-${victor.power}`, answer: SILENT }] : [],
      );
    const own = victors.find((victor) => victor.power === power);
    if (!own) return [];
    const fitting = defaultWishes(own).filter((choice) => !whyNotTerm(position, loser, own, choice, []));
    return fitting.map((choice) => lineOf(loser, choice));
  });
}
