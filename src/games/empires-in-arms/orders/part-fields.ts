import type { Field, Option } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import { CONDITIONS, conditionId } from '../battle/condition.ts';
import { whyNotCommitGuard } from '../battle/guard.ts';
import { battleOption, conditionOption } from '../battle/plan-form.ts';
import { ATTACK_CHITS, type Chit, DEFENCE_CHITS, type Power } from '../pack-lists.ts';
import type { BoardWithOptions } from '../position-types.ts';
import { type BattleOrders, FLANKS, ordersKey, type Part } from './battle-orders.ts';
import { optionNow } from './field-parts.ts';
import { msg } from './msg.ts';
import { standingOrders } from './standing-orders.ts';

/** What can be said of all battles in one part, beside the chits, in the order of the form. */
export const OF_PART = [
  ...(['Flank', 'Help', 'HelpWhen', 'Guard', 'GuardIn', 'GuardWhen'] as const),
  ...(['Leave', 'LeaveWeak', 'Next', 'Pursuit'] as const),
];
export type OfPart = (typeof OF_PART)[number];

/** `attackHelp`. */
export const partField = (part: Part, field: OfPart): string => `${part}${field}`;
export const partLabel = (part: Part, field: OfPart): Message =>
  msg('empires-in-arms-orders.in-battle', { part, field });
export const chitsOf = (part: Part): readonly Chit[] => (part === 'attack' ? ATTACK_CHITS : DEFENCE_CHITS);

/** The fields about battles in one part (7.5.2), for a power; those about its guard only where it can commit it. */
export function partFields(board: BoardWithOptions, power: Power, part: Part): readonly Field[] {
  const now = standingOrders(board.state, power).reactions?.[ordersKey(part)] ?? {};
  return OF_PART.flatMap((field) => {
    const held = heldIn(now, field);
    const options = wordsFor(board, power, part, field).map((word) => ({
      ...wordOption(word),
      ...optionNow(word, wordLabel(word), word === held),
    }));
    if (options.length === 0) return [];
    const called = msg('empires-in-arms-orders.called-in-battle', { part, field });
    const named = { id: partField(part, field), label: partLabel(part, field), called };
    return [{ ...named, optional: true, choice: { kind: 'one' as const, options } }];
  });
}

function wordsFor({ pack, options }: BoardWithOptions, power: Power, part: Part, field: OfPart): readonly string[] {
  const allowed = options.guard_commitment === 'on';
  const columns = [1, 2].filter((one) => !whyNotCommitGuard(pack, power, { columns: one, has: one, allowed }));
  const ifGuard = (words: readonly string[]) => (columns.length > 0 ? words : []);
  switch (field) {
    case 'Flank':
      return ['ask', ...FLANKS];
    case 'Help':
      return ['nobody', 'ask', 'round_2', 'round_3'];
    case 'Guard':
      return ifGuard(['none', 'ask', ...columns.map((number) => `columns_${number}`)]);
    case 'GuardIn':
      return ifGuard(['round_1', 'round_2', 'round_3']);
    case 'HelpWhen':
      return CONDITIONS;
    case 'GuardWhen':
      return ifGuard(CONDITIONS);
    case 'Leave':
      return ['ask', 'never', ...CONDITIONS];
    case 'LeaveWeak':
      return ['same', 'ask', 'never', ...CONDITIONS];
    case 'Next':
      return ['same', ...chitsOf(part)];
    case 'Pursuit':
      return ['yes', 'ask', 'no'];
  }
}

/** The word of a field that holds; undefined where its power has not said anything. */
function heldIn({ flank, help, guard, leave, leaveWeak, next, pursue }: BattleOrders, field: OfPart) {
  switch (field) {
    case 'Flank':
      return flank;
    case 'Help':
      return typeof help === 'object' ? `round_${help.from}` : help;
    case 'HelpWhen':
      return typeof help === 'object' ? conditionId(help.when) : undefined;
    case 'Guard':
      return typeof guard === 'object' ? `columns_${guard.columns}` : guard;
    case 'GuardIn':
      return typeof guard === 'object' ? `round_${guard.round}` : undefined;
    case 'GuardWhen':
      return typeof guard === 'object' ? conditionId(guard.when) : undefined;
    case 'Leave':
      return leave && conditionOrAsk(leave);
    case 'LeaveWeak':
      return leaveWeak && conditionOrAsk(leaveWeak);
    case 'Next':
      return next;
    case 'Pursuit':
      return pursue;
  }
}

const conditionOrAsk = (order: NonNullable<BattleOrders['leave']>): string =>
  order === 'ask' ? order : conditionId(order);

/** A line for each thing that is ordered for one part. */
export function partText(part: Part, orders: Readonly<BattleOrders> = {}): readonly Message[] {
  return OF_PART.flatMap((field) => {
    const word = heldIn(orders, field);
    if (word === undefined) return [];
    return [msg('empires-in-arms-orders.line', { field: partLabel(part, field), text: wordLabel(word) })];
  });
}

export const wordLabel = (word: string): Message => wordOption(word).label;

const OWN_WORDS: readonly string[] = ['ask', 'same', 'nobody', ...FLANKS];

/** Conditions, chits, rounds and columns are called as on the sheet of a battle. */
function wordOption(id: string): Option {
  if (OWN_WORDS.includes(id)) return { id, label: msg('empires-in-arms-orders.in-battle-word', { word: id }) };
  if (id === 'never' || CONDITIONS.includes(id)) return conditionOption(id);
  return battleOption(id);
}
