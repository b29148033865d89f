import type { Field } from '../../../kernel/choice.ts';
import { areaName } from '../names.ts';
import { type Power, TROOPS } from '../pack-lists.ts';
import { fights } from '../rulesets.ts';
import type { Position } from '../types.ts';
import { battleFields } from './battle-fields.ts';
import { number, optionNow, powerOptions, ranking, some, words } from './field-parts.ts';
import type { Reactions } from './reactions.ts';
import { troopText } from './reactions-text.ts';
import { siegeFields } from './siege-fields.ts';
import { slotField } from './slot-field.ts';
import { standingOrders } from './standing-orders.ts';

/** The words of fields on land, besides `ask`. */
export const DEPOTS = ['burn', 'size', 'fight'] as const;
export const INTO_CITY = ['always', 'weaker', 'never'] as const;
export const JOINS = ['nobody', 'these'] as const;
const LEAVING = ['by_list', 'ask'] as const;
export const LOSSES = ['cheapest', 'these'] as const;
const IN_BATTLE = ['at_once', 'ask', 'everywhere'] as const;

/** Areas of a list to leave for: more are never within reach. */
const MOST_AREAS = 6;

/** The form of standing orders on land (7). Every field may be left out: then its order stays as it is. */
export function landFields(
  board: Pick<Position, 'state' | 'pack' | 'ruleset' | 'options'>,
  power: Power,
): readonly Field[] {
  const { pack } = board;
  const { reactions: now = {} } = standingOrders(board.state, power);
  const depots = now.depots === undefined ? 'ask' : typeof now.depots === 'number' ? 'size' : now.depots;
  const joins = now.joins === undefined ? 'ask' : now.joins.length === 0 ? 'nobody' : 'these';
  return [
    words('all', ['change', 'none'], ''),
    ...slotField(board, power, 'land'),
    words('depots', ['ask', ...DEPOTS], depots),
    number('fightsFrom', 1, pack.limits.depotFactors),
    words('intoCity', ['ask', ...INTO_CITY], now.intoCity ?? 'ask'),
    words('joins', ['ask', ...JOINS], joins),
    some('joinsFor', powerOptions(power, now.joins)),
    words('leaving', LEAVING, now.asksWhere ? 'ask' : 'by_list'),
    ...ranking(
      'leaveTo',
      pack.areas.map(({ id }) => ({
        ...optionNow(`area:${id}`, areaName(pack, id), now.leaveTo?.includes(id) ?? false),
        place: id,
      })),
      MOST_AREAS,
    ),
    ...battleFields(board, power),
    ...siegeFields(board, power),
    words('lossesHow', ['ask', ...LOSSES], now.asksLosses ? 'ask' : now.losses ? 'these' : 'cheapest'),
    ...ranking(
      'losses',
      TROOPS.map((troop) => optionNow(`troop:${troop}`, troopText(troop), now.losses?.includes(troop) ?? false)),
      TROOPS.length,
    ),
    ...(fights(board) ? [words('battleLosses', IN_BATTLE, asksText(now.asksInBattle))] : []),
  ];
}

const asksText = (asks: Reactions['asksInBattle']): (typeof IN_BATTLE)[number] =>
  asks === 'everywhere' ? 'everywhere' : asks ? 'ask' : 'at_once';
