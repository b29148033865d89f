import { rules } from '../../../src/games/empires-in-arms/rules.ts';
import { powerOf } from '../../../src/games/empires-in-arms/sequence/who-decides.ts';
import type { State } from '../../../src/games/empires-in-arms/state.ts';
import type { RandomSource } from '../../../src/kernel/chance.ts';
import type { Answer, Field, FormAnswer, SheetLine } from '../../../src/kernel/choice.ts';
import { copyMachine } from '../../../src/kernel/copy-machine.ts';
import type { OpenDecision } from '../../../src/kernel/decision.ts';
import { cloneData } from '../../../src/kernel/json.ts';
import type { Game, Machine } from '../../../src/kernel/machine.ts';
import { fallbackAnswer, questionFor, sheetFor } from '../../../src/kernel/open-decisions.ts';
import { pickFrom } from '../../../src/kernel/random.ts';
import { sampleAnswer } from '../../../src/kernel/sample-answer.ts';
import { isPoint, type SheetPoint } from '../../../src/kernel/sheet.ts';
import { fitLine } from '../../../src/kernel/walk-sheet.ts';
import { huntingSheet } from '../../games/empires-in-arms/harness/hunt.ts';

/** They are allies, and move together at sea and on land every month. */
export const TOGETHER = ['france', 'spain'] as const;
const { pack } = rules.builtInPack();
/** So many steps are tried for a naval sheet. */
const STEPS = 12;

/**
 * What somebody answers who sails about, hunts enemies on land, intercepts whomever they can, fights and assaults, and
 * is quiet else.
 */
export function marchingAnswer(
  game: Game,
  machine: Machine,
  { name, id }: OpenDecision,
  seat: string,
  random: RandomSource,
): Answer {
  const sheet = sheetFor(game, machine, id, seat);
  const state = cloneData(copyMachine(machine).state) as State;
  if (name === 'land-turn') return huntingSheet({ state, pack }, powerOf(seat), random);
  if (sheet && name === 'naval-turn') return voyages(sheet.begin, random);
  if (sheet && name === 'political-orders') return combined(sheet.begin, seat);
  const choice = questionFor(game, machine, id, seat)?.choice;
  if (choice?.kind === 'form' && ['battle-plan', 'sieges'].includes(name)) return filledIn(choice.fields, random);
  if (choice?.kind === 'one' && ['intercept', 'evade', 'port-guns'].includes(name))
    return choice.options[0]?.id ?? sampleAnswer(choice, random);
  const fallback = fallbackAnswer(game, machine, id, seat);
  if (fallback === undefined) throw new Error(`${seat} is not asked ${name}`);
  return fallback;
}

/** A chit and what a side loses first; at sieges an assault, and else the default; all said in words. */
function filledIn(fields: readonly Field[], random: RandomSource): FormAnswer {
  return Object.fromEntries(
    fields.flatMap(({ id, choice }): [string, Answer][] => {
      if (id === 'losses' && choice.kind === 'ranking') return choice.options.slice(0, 1).map((one) => [id, [one.id]]);
      if (choice.kind !== 'one' || !/^(?:chit$|assault-|breached-|sally-)/.test(id)) return [];
      const options = choice.options.filter(({ id: one }) => !['outflank', 'withdraw'].includes(one));
      const wanted =
        id === 'chit' ? pickFrom(options, random) : (options.find((one) => one.id === 'assault') ?? options[0]);
      return wanted ? [[id, wanted.id]] : [];
    }),
  );
}

/** 4.9. */
function combined(begin: SheetPoint, seat: string): readonly SheetLine[] {
  const other = TOGETHER.find((power) => power !== seat);
  if (!TOGETHER.some((power) => power === seat) || !other) return [];
  const line = { order: 'combine', answer: { phase: 'both', with: [`power:${other}`] } };
  return isPoint(fitLine(begin, line)) ? [line] : [];
}

/** Steps to the sea, as far as they fit. */
function voyages(begin: SheetPoint, random: RandomSource): readonly SheetLine[] {
  const lines: SheetLine[] = [];
  let point = begin;
  for (let n = 0; n < STEPS; n += 1) {
    const form = point.order('sail')?.choice;
    const options = (field: string) => {
      const choice = form?.kind === 'form' ? form.fields.find(({ id }) => id === field)?.choice : undefined;
      return choice?.kind === 'one' ? choice.options : [];
    };
    const [fleets, places] = [options('fleet'), options('to').filter(({ id }) => id.startsWith('sea:'))];
    if (fleets.length === 0 || places.length === 0) break;
    const answer = { fleet: pickFrom(fleets, random).id, to: pickFrom(places, random).id };
    const next = fitLine(point, { order: 'sail', answer });
    if (!isPoint(next)) continue;
    lines.push({ order: 'sail', answer });
    point = next;
  }
  return lines;
}
