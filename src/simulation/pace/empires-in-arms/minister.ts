import type { Power } from '../../../games/empires-in-arms/pack-lists.ts';
import { powerOf } from '../../../games/empires-in-arms/sequence/who-decides.ts';
import type { EmpiresInArms } from '../../../games/empires-in-arms/types.ts';
import { writeAhead } from '../../../kernel/ahead-act.ts';
import { aheadOrder } from '../../../kernel/ahead-orders.ts';
import type { Answer, SheetLine } from '../../../kernel/choice.ts';
import type { OpenDecision } from '../../../kernel/decision.ts';
import { type Game, type Machine, positionOf } from '../../../kernel/machine.ts';
import { aheadSheet, openAhead } from '../../../kernel/open-ahead.ts';
import { explainAnswer, fallbackAnswer, questionFor, sheetFor } from '../../../kernel/open-decisions.ts';
import type { SheetPoint } from '../../../kernel/sheet.ts';
import type { Player } from '../player.ts';
import { type Taste, tasteOf } from '../taste.ts';
import { navalOrdersOf } from './admiral.ts';
import { fightingAnswer } from './general.ts';
import { landOrdersOf } from './marshal.ts';
import { politicsOf } from './politics-of.ts';
import { wantedOrders } from './standing-orders.ts';

type Table = { readonly game: Game<EmpiresInArms>; readonly machine: Machine<EmpiresInArms> };

/**
 * A simple minister of Empires in Arms: makes friends, now and then a war on a neighbour or a minor country, and
 * peace again; rolls for every minor country, answers its allies, has its fleets and corps go where it is at war, fights
 * and assaults there, and leaves the rest as the house would have it: upkeep paid, infantry and militia for what is left, factors to the
 * weakest corps.
 */
export function minister(seed: string): Player<EmpiresInArms> {
  const taste = tasteOf(seed);
  return {
    answer(game, machine, decision, seat) {
      const { id, name } = decision;
      const sheet = sheetFor(game, machine, id, seat);
      const wanted = sheet
        ? linesFor({ game, machine }, name, powerOf(seat), sheet.begin, taste)
        : fightsOf({ game, machine }, decision, seat, taste);
      if (wanted && !explainAnswer(game, machine, { decision: id, seat, answer: wanted })) return wanted;
      const fallback = fallbackAnswer(game, machine, id, seat);
      if (fallback === undefined) throw new Error(`${seat} is not asked ${name}`);
      return fallback;
    },
    orders: wantedOrders,
    ahead(game, machine, seat) {
      for (const { id, ask } of openAhead(game, machine, seat)) {
        if (aheadOrder(machine, { seat, id })) continue;
        const { begin } = aheadSheet(game, machine, seat, id);
        const lines = linesFor({ game, machine }, ask, powerOf(seat), begin, taste) ?? [];
        return { optionalAction: id, answer: writeAhead({ does: 'give', lines, unless: UNLESS }) };
      }
      return undefined;
    },
  };
}

/** Asked after all when somebody declares war. */
const UNLESS: { readonly [condition: string]: Answer } = { when: ['war'] };

/** What it answers by itself about battles and sieges; undefined: it leaves it to the house. */
function fightsOf({ game, machine }: Table, { id, name }: OpenDecision, seat: string, taste: Taste) {
  if (name !== 'battle-plan' && name !== 'sieges') return undefined;
  const choice = questionFor(game, machine, id, seat)?.choice;
  return fightingAnswer(name, choice, powerOf(seat), machine.state.month, taste);
}

/** What it writes by itself; undefined: it leaves the sheet to the house. */
function linesFor(
  { game, machine }: Table,
  name: string,
  power: Power,
  begin: SheetPoint,
  taste: Taste,
): readonly SheetLine[] | undefined {
  const position = positionOf(game, machine);
  switch (name) {
    case 'political-orders':
      return politicsOf(position, power, taste);
    case 'naval-turn':
      return navalOrdersOf(position, power, begin, taste);
    case 'land-turn':
      return landOrdersOf(position, power, begin, taste);
    default:
      return undefined;
  }
}
