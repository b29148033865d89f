import type { Message } from '../../../kernel/message.ts';
import { powerName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import { areAtWar } from '../relations/pair.ts';
import type { Position } from '../types.ts';
import {
  type Fields,
  fieldLabel,
  firstOther,
  idsIn,
  numberIn,
  powersIn,
  takesAllBack,
  wordText,
} from './field-parts.ts';
import { msg } from './msg.ts';
import type { Reactions } from './reactions.ts';
import { readLand } from './read-land.ts';
import { refuseBattles } from './refuse-battles.ts';
import { noneAndMore, refusePair } from './refuse-together.ts';
import { standingOrders } from './standing-orders.ts';

/** Why orders on land are refused: they contradict themselves, or have an enemy for a friend. */
export function refuseLand(board: Pick<Position, 'state'>, power: Power, fields: Fields): Message | undefined {
  const other = firstOther(fields);
  if (takesAllBack(fields) && other !== undefined) return noneAndMore(other);
  const { reactions: now = {} } = standingOrders(board.state, power);
  const enemy = (powersIn(fields, 'joinsFor') ?? []).find(
    (friend) => friend !== power && areAtWar(board.state, power, friend),
  );
  if (enemy) return msg('empires-in-arms-orders.joins-enemy', { power: powerName(enemy) });
  const leaveTo = idsIn(fields, 'leaveTo') ?? [];
  if (fields.get('leaving') === 'ask' && leaveTo.length > 0)
    return msg('empires-in-arms-orders.list-and', { field: fieldLabel('leaveTo'), word: wordText('leaving', 'ask') });
  return (
    refuseDepots(now, fields) ??
    refusePair(fields, { word: 'joins', list: 'joinsFor', had: (now.joins ?? []).length > 0 }) ??
    refusePair(fields, { word: 'lossesHow', list: 'losses', had: (now.losses ?? []).length > 0 }) ??
    refuseBattles(readLand(now, fields), fields)
  );
}

/** 7.3.6.2: a size goes with “by size”, and that with a size. */
function refuseDepots(now: Readonly<Reactions>, fields: Fields): Message | undefined {
  const size = numberIn(fields, 'fightsFrom');
  const word = fields.get('depots');
  const had = typeof now.depots === 'number';
  if (word === 'size' && size === undefined && !had)
    return msg('empires-in-arms-orders.needs', { field: wordText('depots', 'size'), other: fieldLabel('fightsFrom') });
  if (size === undefined || word === 'size' || (word === undefined && had)) return undefined;
  if (typeof word === 'string')
    return msg('empires-in-arms-orders.list-and', { field: fieldLabel('fightsFrom'), word: wordText('depots', word) });
  return msg('empires-in-arms-orders.needs', { field: fieldLabel('fightsFrom'), other: fieldLabel('depots') });
}
