import type { Viewer } from '../../../kernel/decision.ts';
import type { FactRow, FactTable } from '../../../kernel/fact-table.ts';
import type { Message } from '../../../kernel/message.ts';
import { areaName, powerName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Forage } from './forage.ts';
import { msg } from './msg.ts';
import { sayLeadersGone, saySeen } from './narrate-supply.ts';
import {
  forageLosses,
  halvesText,
  saySiegeSupply,
  saySupplied,
  siegeLosses,
  signed,
  wayText,
  whoText,
} from './say-supply.ts';
import { seenSupply } from './seen-supply.ts';
import type { SiegeSupply, Supplied, SupplyFact } from './supply-fact.ts';
import type { PaidWay } from './ways-to-pay.ts';

type SuppliedFact = Extract<SupplyFact, { readonly type: 'supplied' }>;

/**
 * A power's supply as a table: who, how, the dice, what was lost and what was paid; for others the dice of each area
 * and what they cost. Undefined where there is no row to show.
 */
export function tabulateSupply(pack: Pack, fact: SuppliedFact, viewer: Viewer): FactTable | undefined {
  const knows = viewer === fact.power || viewer === 'moderator';
  const rows = knows ? ownRows(pack, fact) : seenRows(pack, fact);
  if (rows.length === 0) return undefined;
  const money = fact.paid.find(({ payer }) => payer === (knows ? fact.power : viewer))?.money ?? 0;
  const power = powerName(fact.power);
  return {
    text: msg('empires-in-arms-supply.table', { power, money, whose: knows ? 'own' : money > 0 ? 'yours' : 'none' }),
    columns: (knows ? OWN_COLUMNS : SEEN_COLUMNS).map((column) => msg('empires-in-arms-supply.column', { column })),
    rows,
  };
}

const OWN_COLUMNS = ['who', 'how', 'dice', 'lost', 'paid'];
const SEEN_COLUMNS = ['area', 'dice', 'lost'];

function ownRows(pack: Pack, { power, meals, sieges }: SuppliedFact): readonly FactRow[] {
  const [unhurt, told] = apart(meals, (meal) => isUnhurt(pack, meal));
  const row = unhurtRow(
    unhurt.flatMap((meal) =>
      meal.by === 'forage'
        ? [{ who: whoText(pack, meal.area, meal.corps), dice: diceCell(meal.die, meal.forage) }]
        : [],
    ),
    (who) => [who, msg('empires-in-arms-supply.how-unhurt'), '', lostCell([], false), ''],
  );
  return [
    ...told.flatMap((meal) => said(mealCells(pack, power, meal), saySupplied(pack, power, meal))),
    ...row,
    ...sieges.flatMap((siege) => said(siegeCells(pack, siege), saySiegeSupply(pack, siege))),
  ];
}

/** Those of whom something holds, and the others: two or more of whom nothing is lost share a row. */
function apart<One>(all: readonly One[], holds: (one: One) => boolean): readonly [readonly One[], readonly One[]] {
  const some = all.filter(holds);
  return some.length < 2 ? [[], all] : [some, all.filter((one) => !holds(one))];
}

/** Whether nothing comes of a meal but its die: neither a loss nor a leader who is gone. */
const isUnhurt = (pack: Pack, meal: Supplied): boolean =>
  meal.by === 'forage' &&
  !meal.losses.gone &&
  forageLosses(pack, meal.losses).length === 0 &&
  meal.leaders.length === 0;

/** One row for all who forage and lose nothing, each with their dice. */
function unhurtRow(
  all: readonly { readonly who: Message; readonly dice: Message }[],
  cellsOf: (who: Message) => FactRow['cells'],
): readonly FactRow[] {
  if (all.length === 0) return [];
  const who = all.map((one) => msg('empires-in-arms-supply.unhurt-one', one));
  const cells = cellsOf(msg('empires-in-arms-supply.unhurt', { who }));
  return [{ cells, said: msg('empires-in-arms-supply.unhurt-said', { who }) }];
}

/** A row with its sentence; what is said besides, of leaders, has a row of its own. */
function said(cells: FactRow['cells'], [first, ...others]: readonly Message[]): readonly FactRow[] {
  if (!first) return [];
  return [{ cells, said: first }, ...others.map((one) => ({ cells: [one, '', '', '', ''], said: one }))];
}

function mealCells(pack: Pack, power: Power, meal: Supplied): FactRow['cells'] {
  const who = whoText(pack, meal.area, meal.corps);
  switch (meal.by) {
    case 'paid':
      return [who, wayText(meal.way), '', '', paidCell(power, meal.way)];
    case 'fed':
      return [who, msg('empires-in-arms-supply.how-fed'), '', '', ''];
    case 'forage': {
      const why = msg('empires-in-arms-supply.why', { why: meal.why });
      const lost = lostCell(forageLosses(pack, meal.losses), meal.losses.gone);
      return [who, msg('empires-in-arms-supply.how-forage', { why }), diceCell(meal.die, meal.forage), lost, ''];
    }
  }
}

function siegeCells(pack: Pack, siege: SiegeSupply): FactRow['cells'] {
  const { area, die, value } = siege;
  const who = msg('empires-in-arms-supply.besieged-in', { area: areaName(pack, area) });
  const dice = msg('empires-in-arms-supply.dice', { die, modifier: signed(0), value });
  return [who, msg('empires-in-arms-supply.how-siege'), dice, lostCell(siegeLosses(pack, siege), false), ''];
}

/** "4 −1 against 3": the sentence says what is added for what. */
function diceCell(die: number, { value, modifiers }: Forage): Message {
  const modifier = Object.values(modifiers).reduce((sum, one) => sum + one, 0);
  return msg('empires-in-arms-supply.dice', { die, modifier: signed(modifier), value });
}

function lostCell(factors: readonly Message[], gone: boolean): Message {
  return msg('empires-in-arms-supply.lost', { factors, count: factors.length, gone: gone ? 'yes' : 'no' });
}

function paidCell(power: Power, { payer, halves }: PaidWay): Message {
  const whose = payer === power ? 'own' : 'ally';
  return msg('empires-in-arms-supply.paid-by', { money: halvesText(halves), whose, payer: powerName(payer) });
}

function seenRows(pack: Pack, fact: SuppliedFact): readonly FactRow[] {
  const [unhurt, told] = apart(seenSupply(fact), ({ besieged, lost, gone }) => !besieged && lost === 0 && gone === 0);
  const row = unhurtRow(
    unhurt.map(({ area, dice }) => ({
      who: areaName(pack, area),
      dice: msg('empires-in-arms-supply.all-dice', { dice: dice.map(String) }),
    })),
    (who) => [who, '', msg('empires-in-arms-supply.seen-lost', { lost: 0, gone: 0 })],
  );
  return [
    ...told.map((seen): FactRow => {
      const { area, besieged, dice, lost, gone } = seen;
      const where = areaName(pack, area);
      return {
        cells: [
          besieged ? msg('empires-in-arms-supply.besieged-in', { area: where }) : where,
          msg('empires-in-arms-supply.all-dice', { dice: dice.map(String) }),
          msg('empires-in-arms-supply.seen-lost', { lost, gone }),
        ],
        said: saySeen(pack, seen),
      };
    }),
    ...row,
    ...sayLeadersGone(pack, fact).map((one): FactRow => ({ cells: [one, '', ''], said: one })),
  ];
}
