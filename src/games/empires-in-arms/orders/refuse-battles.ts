import type { Message } from '../../../kernel/message.ts';
import { plainPlan } from '../battle/plan-of.ts';
import { battleWord } from './battle-fields.ts';
import { type BattleOrders, ordersKey, PARTS, type Part } from './battle-orders.ts';
import { type Fields, fieldLabel, idsIn, numberIn } from './field-parts.ts';
import { msg } from './msg.ts';
import { ofBattlesLabel, retreatText, tripText } from './of-battles.ts';
import { OF_PART, type OfPart, partField, partLabel, wordLabel } from './part-fields.ts';
import type { Reactions } from './reactions.ts';

/**
 * Why orders for battles contradict themselves, told when they are given: they hang on a chit that is not ordered, on
 * something else that they exclude, or on what cannot be known or come true in time.
 *
 * @param after all of the power's orders, as they would be
 */
export function refuseBattles(after: Readonly<Reactions>, fields: Fields): Message | undefined {
  for (const part of PARTS) {
    const touched = OF_PART.filter((field) => fields.has(partField(part, field)));
    const no = touched.length > 0 ? refusePart(after, fields, part, touched) : undefined;
    if (no) return no;
  }
  return refuseTrips(after, fields) ?? refuseRetreat(after, fields) ?? refuseWeaker(after, fields);
}

function refusePart(
  after: Readonly<Reactions>,
  fields: Fields,
  part: Part,
  touched: readonly OfPart[],
): Message | undefined {
  const orders = after[ordersKey(part)] ?? {};
  const said = (field: OfPart) => {
    const given = fields.get(partField(part, field));
    return typeof given === 'string' ? given : undefined;
  };
  const together = (field: OfPart, word: string) =>
    msg('empires-in-arms-orders.list-and', { field: partLabel(part, field), word: wordLabel(word) });
  const chits = [after[`${part}Chit`], after[`${part}Weak`]].filter((chit) => chit !== undefined && chit !== 'ask');
  const [first] = touched;
  if (first && chits.length === 0 && Object.keys(orders).length > 0)
    return msg('empires-in-arms-orders.needs', {
      field: partLabel(part, first),
      other: fieldLabel(`${part}Chit`),
    });
  if (said('Flank') !== undefined && ![...chits, orders.next].includes('outflank'))
    return msg('empires-in-arms-orders.needs', { field: partLabel(part, 'Flank'), other: battleWord('outflank') });
  if (said('HelpWhen') !== undefined && typeof orders.help !== 'object')
    return together('HelpWhen', said('Help') ?? 'nobody');
  const ofGuard = (['GuardIn', 'GuardWhen'] as const).find((field) => said(field) !== undefined);
  if (ofGuard && typeof orders.guard !== 'object') return together(ofGuard, said('Guard') ?? 'none');
  return tooEarly(orders, part) ?? noFurtherDay(orders, part);
}

/** 12.3.4: before the first round nobody has lost morale, and that of the enemy is not known. */
function tooEarly({ guard }: Readonly<BattleOrders>, part: Part): Message | undefined {
  if (typeof guard !== 'object' || guard.round > 1 || typeof guard.when !== 'object') return undefined;
  return msg('empires-in-arms-orders.guard-too-early', { whose: guard.when.whose, field: partLabel(part, 'GuardIn') });
}

/** 7.5.2.9: whoever leaves after the first day needs no chit for a further one. */
function noFurtherDay({ leave, leaveWeak, next }: Readonly<BattleOrders>, part: Part): Message | undefined {
  const usual = leave ?? plainPlan(part === 'attack' ? 'attackers' : 'defenders').leave;
  if (next === undefined || usual !== 'always' || (leaveWeak ?? usual) !== 'always') return undefined;
  return msg('empires-in-arms-orders.no-further-day', {
    next: partLabel(part, 'Next'),
    leave: partLabel(part, 'Leave'),
    byItself: leave === undefined ? 'yes' : 'no',
  });
}

function refuseTrips({ askAnyway = [], askFrom }: Readonly<Reactions>, fields: Fields): Message | undefined {
  const given = idsIn(fields, 'askAnyway');
  if (given === undefined && !fields.has('askFrom')) return undefined;
  if (askAnyway.includes('many') && askFrom === undefined)
    return msg('empires-in-arms-orders.needs', { field: tripText('many'), other: ofBattlesLabel('askFrom') });
  if (fields.has('askFrom') && !askAnyway.includes('many'))
    return msg('empires-in-arms-orders.needs', { field: ofBattlesLabel('askFrom'), other: tripText('many') });
  return undefined;
}

function refuseRetreat({ retreatTo }: Readonly<Reactions>, fields: Fields): Message | undefined {
  const how = fields.get('retreatHow');
  const listed = (idsIn(fields, 'retreatTo') ?? []).length > 0;
  if (how === 'these' && retreatTo === undefined)
    return msg('empires-in-arms-orders.needs', { field: retreatText('these'), other: ofBattlesLabel('retreatTo') });
  if (listed && (how === 'ask' || how === 'by_supply'))
    return msg('empires-in-arms-orders.list-and', { field: ofBattlesLabel('retreatTo'), word: retreatText(how) });
  return undefined;
}

/** Where a power is the weaker one changes nothing unless it orders something for that. */
function refuseWeaker(after: Readonly<Reactions>, fields: Fields): Message | undefined {
  const { attackWeak, defendWeak, attackOrders, defendOrders } = after;
  const orders = [attackWeak, defendWeak, attackOrders?.leaveWeak, defendOrders?.leaveWeak];
  if (numberIn(fields, 'weakerFrom') === undefined || after.weakerFrom === undefined) return undefined;
  if (orders.some((order) => order !== undefined)) return undefined;
  return msg('empires-in-arms-orders.needs', { field: ofBattlesLabel('weakerFrom'), other: fieldLabel('attackWeak') });
}
