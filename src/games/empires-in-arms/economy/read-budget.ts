import type { Answer, SheetLine } from '../../../kernel/choice.ts';
import { sheetLines } from '../../../kernel/sheet-lines.ts';
import { IRREGULARS, type Power } from '../pack-lists.ts';
import { fieldsOf, idIn, idsIn, powerIn } from '../read-form.ts';
import type { BudgetLine, LevyPlace } from './budget-line.ts';
import { type PurchaseOrder, WARES } from './price-purchases.ts';

/** What an answer to the budget orders: lines that the sheet accepts. */
export function readBudget(power: Power, answer: Answer): readonly BudgetLine[] {
  return sheetLines(answer).map((line) => readBudgetLine(power, line));
}

/** What a line orders: one that the choice of its order accepts. Throws for another. */
export function readBudgetLine(power: Power, { order, answer }: SheetLine): BudgetLine {
  switch (order) {
    case 'transfer':
      return { order, from: powerIn(fieldsOf(answer).get('from')), points: Number(fieldsOf(answer).get('points')) };
    case 'lend':
      return { order, to: idIn(fieldsOf(answer).get('to')), money: Number(fieldsOf(answer).get('money')) };
    case 'count-on-loan':
      return { order, from: powerIn(fieldsOf(answer).get('from')), money: Number(fieldsOf(answer).get('money')) };
    case 'manipulate':
      return { order, setting: Number(idIn(answer)) };
    case 'give-up':
      return { order, id: idIn(answer) };
    case 'buy':
      return { order, purchase: purchaseIn(power, answer) };
    case 'cede':
      return { order, land: idIn(fieldsOf(answer).get('land')), to: powerIn(fieldsOf(answer).get('to')) };
    case 'train':
      return { order, from: idIn(fieldsOf(answer).get('from')), number: Number(fieldsOf(answer).get('number')) };
    case 'let-go':
      return { order, land: idIn(answer) };
    case 'make-combination':
      return {
        order,
        combination: idIn(fieldsOf(answer).get('combination')),
        lands: idsIn(fieldsOf(answer).get('lands')),
      };
    case 'levy-place':
      return { order, ...levyPlaceIn(answer) };
    case 'refuse-trade':
    case 'trade-again':
    case 'stop-american-trade':
      return { order, with: powerIn(answer) };
    default:
      throw new Error(`no economic order ${order}`);
  }
}

/** Of a ware without a number one is bought; it is for the power itself, if it does not say for whom. */
function purchaseIn(power: Power, answer: Answer): PurchaseOrder {
  const id = idIn(fieldsOf(answer).get('what'));
  const what = WARES.find((ware) => ware === id);
  if (what === undefined) return { what: 'counter', id };
  const nation = fieldsOf(answer).get('for');
  const port = fieldsOf(answer).get('port');
  return {
    what,
    nation: nation === undefined ? power : idIn(nation),
    number: Number(fieldsOf(answer).get('number') ?? 1),
    ...(port !== undefined && { port: idIn(port) }),
  };
}

function levyPlaceIn(answer: Answer): LevyPlace {
  const id = idIn(fieldsOf(answer).get('what'));
  const area = idIn(fieldsOf(answer).get('area'));
  const kind = IRREGULARS.find((one) => one === id);
  return kind === undefined ? { corps: id, area } : { kind, area };
}
