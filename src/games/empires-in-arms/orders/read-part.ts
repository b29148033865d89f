import { type Condition, readCondition } from '../battle/condition.ts';
import { type BattleOrders, FLANKS, ordersKey, PARTS, type Part } from './battle-orders.ts';
import { put } from './change-reactions.ts';
import type { Fields } from './field-parts.ts';
import { chitsOf, OF_PART, type OfPart, partField } from './part-fields.ts';
import type { Reactions } from './reactions.ts';

/** What an answer says of battles in each part; what it leaves out stays as it was. */
export function readParts(after: Reactions, fields: Fields): void {
  for (const part of PARTS) {
    if (!OF_PART.some((field) => fields.has(partField(part, field)))) continue;
    const orders = readPart(after[ordersKey(part)] ?? {}, fields, part);
    put(after, ordersKey(part), Object.keys(orders).length > 0 ? orders : undefined);
  }
}

function readPart(now: Readonly<BattleOrders>, fields: Fields, part: Part): BattleOrders {
  const said = (field: OfPart) => {
    const given = fields.get(partField(part, field));
    return typeof given === 'string' ? given : undefined;
  };
  const orders: BattleOrders = {
    ...{ flank: flankIn(said('Flank')) ?? now.flank, help: helpIn(now.help, said), guard: guardIn(now.guard, said) },
    ...{ leave: leaveIn(now.leave, said('Leave')), leaveWeak: leaveIn(now.leaveWeak, said('LeaveWeak')) },
    next: said('Next') === undefined ? now.next : chitsOf(part).find((chit) => chit === said('Next')),
    pursue: said('Pursuit') === undefined ? now.pursue : pursuitIn(said('Pursuit')),
  };
  return Object.fromEntries(Object.entries(orders).filter(([, order]) => order !== undefined));
}

type Said = (field: OfPart) => string | undefined;

const flankIn = (word: string | undefined) => (word === 'ask' ? word : FLANKS.find((flank) => flank === word));
const pursuitIn = (word: string | undefined) => (word === 'ask' || word === 'no' ? word : undefined);

/** A condition alone is for help from the second round on. */
function helpIn(now: BattleOrders['help'], said: Said): BattleOrders['help'] {
  const word = said('Help');
  const when = readCondition(said('HelpWhen'));
  if (word === 'nobody') return undefined;
  if (word === 'ask') return word;
  if (word === undefined && when === undefined) return now;
  const before = typeof now === 'object' ? now : undefined;
  const from = word === undefined ? (before?.from ?? 2) : word === 'round_3' ? 3 : 2;
  return { from, when: when ?? before?.when ?? 'always' };
}

/** A round or a condition alone is for one column; what hangs on a condition begins with the second round. */
function guardIn(now: BattleOrders['guard'], said: Said): BattleOrders['guard'] {
  const word = said('Guard');
  const round = said('GuardIn');
  const when = readCondition(said('GuardWhen'));
  if (word === 'none') return undefined;
  if (word === 'ask') return word;
  if (word === undefined && round === undefined && when === undefined) return now;
  const before = typeof now === 'object' ? now : undefined;
  return {
    columns: word === undefined ? (before?.columns ?? 1) : word === 'columns_2' ? 2 : 1,
    round: roundIn(round) ?? before?.round ?? (typeof when === 'object' ? 2 : 1),
    when: when ?? before?.when ?? 'always',
  };
}

const roundIn = (word: string | undefined) => ([1, 2, 3] as const).find((round) => word === `round_${round}`);

/** `same`: where the enemy has more corps it does as elsewhere. */
function leaveIn(now: Condition | 'ask' | undefined, word: string | undefined): Condition | 'ask' | undefined {
  if (word === undefined) return now;
  return word === 'ask' ? word : readCondition(word);
}
