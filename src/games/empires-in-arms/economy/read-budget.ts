import type { Answer, SheetLine } from '../../../kernel/choice.ts';
import { isPower } from '../forces/who-commands.ts';
import { IRREGULARS, type Owner, POWERS, type Power } from '../pack-lists.ts';
import type { BudgetLine, LevyPlace } from './budget-line.ts';
import { type PurchaseOrder, WARES } from './price-purchases.ts';

/** The id of an option: `power:france`, `minor:holland`. */
export const ownerOption = (owner: Owner) => (isPower(owner) ? `power:${owner}` : `minor:${owner}`);

/** What an answer to the budget orders: lines that the sheet accepts. */
export function readBudget(power: Power, answer: Answer): readonly BudgetLine[] {
  if (!Array.isArray(answer)) return [];
  return answer.flatMap((line) => (typeof line === 'object' ? [readBudgetLine(power, line)] : []));
}

/** What a line orders: one that the choice of its order accepts. Throws for another. */
export function readBudgetLine(power: Power, { order, answer }: SheetLine): BudgetLine {
  switch (order) {
    case 'transfer':
      return { order, from: powerIn(partOf(answer, 'from')), points: Number(partOf(answer, 'points')) };
    case 'lend':
      return { order, to: idIn(partOf(answer, 'to')), money: Number(partOf(answer, 'money')) };
    case 'count-on-loan':
      return { order, from: powerIn(partOf(answer, 'from')), money: Number(partOf(answer, 'money')) };
    case 'manipulate':
      return { order, setting: Number(idIn(answer)) };
    case 'give-up':
      return { order, id: idIn(answer) };
    case 'buy':
      return { order, purchase: purchaseIn(power, answer) };
    case 'cede':
      return { order, land: idIn(partOf(answer, 'land')), to: powerIn(partOf(answer, 'to')) };
    case 'train':
      return { order, from: idIn(partOf(answer, 'from')), number: Number(partOf(answer, 'number')) };
    case 'let-go':
      return { order, land: idIn(answer) };
    case 'make-combination':
      return { order, combination: idIn(partOf(answer, 'combination')), lands: idsIn(partOf(answer, 'lands')) };
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
  const id = idIn(partOf(answer, 'what'));
  const what = WARES.find((ware) => ware === id);
  if (what === undefined) return { what: 'counter', id };
  const nation = partOf(answer, 'for');
  const port = partOf(answer, 'port');
  return {
    what,
    nation: nation === undefined ? power : idIn(nation),
    number: Number(partOf(answer, 'number') ?? 1),
    ...(port !== undefined && { port: idIn(port) }),
  };
}

function levyPlaceIn(answer: Answer): LevyPlace {
  const id = idIn(partOf(answer, 'what'));
  const area = idIn(partOf(answer, 'area'));
  const kind = IRREGULARS.find((one) => one === id);
  return kind === undefined ? { corps: id, area } : { kind, area };
}

/** What stands after the colon of an option's id. */
const idIn = (answer: unknown): string => String(answer).slice(String(answer).indexOf(':') + 1);
const idsIn = (answer: unknown): readonly string[] => (Array.isArray(answer) ? answer.map(idIn) : []);

function powerIn(answer: unknown): Power {
  const power = POWERS.find((one) => one === idIn(answer));
  if (!power) throw new Error(`no power ${String(answer)}`);
  return power;
}

const partOf = (answer: Answer, field: string): unknown =>
  typeof answer === 'object' ? new Map<string, unknown>(Object.entries(answer)).get(field) : undefined;
