import type { Rules } from '../../../kernel/rules.ts';
import type { Versailles } from '../types.ts';
import { bidByOrder, influenceByOrder } from './bid-by-order.ts';
import { effectByOrder, readyByOrder, unitByOrder } from './effect-by-order.ts';
import { obeying } from './obey.ts';
import { dealByOrder, eventByOrder, flagsByOrder, militaryByOrder, optionByOrder } from './settling-by-order.ts';
import { announceByOrder, giveUpByOrder, hitByOrder, strategyByOrder } from './uprising-by-order.ts';

type Deciding = Rules<Versailles>['decisions'];

/**
 * The decisions with what standing orders answer. Given are the decisions as deals leave them: an order never breaks a
 * promise, because it picks from the choice as it is put.
 */
export function withOrders(decisions: Deciding): Deciding {
  return {
    ...decisions,
    'military-action': obeying(decisions['military-action'], militaryByOrder), // 3.1
    option: obeying(decisions.option, optionByOrder), // 5.3 step 1d, 10.6
    'naval-flags': obeying(decisions['naval-flags'], flagsByOrder), // 6.3
    'optional-event': obeying(decisions['optional-event'], eventByOrder), // 5.3 step 2b
    'which-effect': obeying(decisions['which-effect'], effectByOrder),
    'ready-unit': obeying(decisions['ready-unit'], readyByOrder),
    'demobilize-unit': obeying(decisions['demobilize-unit'], unitByOrder), // 9.3
    'announce-modifier': obeying(decisions['announce-modifier'], announceByOrder), // 10.2a
    'who-is-hit': obeying(decisions['who-is-hit'], hitByOrder), // 10.3a
    'hit-issue': obeying(decisions['hit-issue'], giveUpByOrder), // 10.3b
    bid: obeying(decisions.bid, bidByOrder), // 10.4
    'bid-influence': obeying(decisions['bid-influence'], influenceByOrder), // 10.4
    'take-strategy': obeying(decisions['take-strategy'], strategyByOrder), // 11.2
    'answer-deal': obeying(decisions['answer-deal'], dealByOrder), // 12
  };
}
