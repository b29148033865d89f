import type { Message } from '../../../kernel/message.ts';
import { optionOf, strategyOf } from '../cards.ts';
import { issueName, nationName, regionName } from '../names.ts';
import type { Pack } from '../pack-types.ts';
import { isBidding } from './bid-by-order.ts';
import { msg } from './msg.ts';
import type { BidLimits, Orders } from './orders.ts';
import { type PLAIN, plainText } from './plain-orders.ts';

/** Orders in words, a line for each that is given. */
export function ordersText(pack: Pack, orders: Orders): readonly Message[] {
  const rank = (order: string, names: readonly (Message | string)[]) =>
    names.length > 0 ? [msg('versailles-1919-orders.line.ranking', { order, names })] : [];
  return [
    ...plainLine('announce', orders),
    ...bidsLine(pack, orders.bids),
    ...plainLine('events', orders),
    ...Object.entries(orders.options).map(([issue, option]) => optionLine(pack, issue, option)),
    ...plainLine('otherOptions', orders),
    ...plainLine('flags', orders),
    ...rank(
      'strategies',
      orders.strategies.map((id) => strategyOf(pack, id).name),
    ),
    ...rank('hit', orders.hit.map(nationName)),
    ...rank(
      'giveUp',
      orders.giveUp.map((id) => issueName(pack, id)),
    ),
    ...plainLine('deals', orders),
    ...plainLine('mutiny', orders),
    ...plainLine('military', orders),
    ...plainLine('eitherOr', orders),
    ...plainLine('ready', orders),
  ];
}

function plainLine(field: keyof typeof PLAIN, orders: Orders): readonly Message[] {
  const word = orders[field];
  if (word === 'ask') return [];
  return [msg('versailles-1919-orders.line.plain', { order: field, text: plainText(field, word) })];
}

function optionLine(pack: Pack, issue: string, option: string): Message {
  const card = pack.issue[issue];
  const label = card ? optionOf(card, option).label : option;
  return msg('versailles-1919-orders.line.option', { issue: issueName(pack, issue), option: label });
}

/** 10.4: the limits in one line. */
function bidsLine(pack: Pack, bids: Orders['bids']): readonly Message[] {
  if (bids === 'ask') return [];
  if (!isBidding(bids)) return [msg('versailles-1919-orders.line.pass')];
  const { units, influence, happiness, beyond } = bids;
  const only = onlyText(pack, bids);
  return [
    msg('versailles-1919-orders.line.bid', {
      units,
      influence,
      happiness,
      beyond,
      regionUnit: bids.regionUnit ? 'yes' : 'no',
      own: bids.own ? 'yes' : 'no',
      count: only.length,
      only,
    }),
  ];
}

function onlyText(pack: Pack, { issues, kinds }: BidLimits): readonly (Message | string)[] {
  return [...issues.map((id) => issueName(pack, id)), ...kinds.map(regionName)];
}
