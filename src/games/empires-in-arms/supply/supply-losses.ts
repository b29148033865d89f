import type { Field } from '../../../kernel/choice.ts';
import { areaName, corpsName, powerName } from '../names.ts';
import { asksForLosses } from '../orders/reactions.ts';
import { troopText } from '../orders/reactions-text.ts';
import { standingOrders } from '../orders/standing-orders.ts';
import { TROOPS, type Troop } from '../pack-lists.ts';
import { bareIds, fieldsOf } from '../read-form.ts';
import { deciding } from '../sequence/who-decides.ts';
import type { Decide, Position } from '../types.ts';
import { type Loser, losersOf } from './losers.ts';
import { msg } from './msg.ts';
import { settleSupply } from './settle-supply.ts';

/** 7.4.1.3, 7.4.5: which kinds of factors go first, of each corps and city, for a power that wants to be asked. */
export const supplyLosses: Decide<'supply-losses'> = {
  section: '7.4.1.3',
  seats: (position, { power }) => deciding(position).filter((one) => one === power),
  ask: (position, _, thrown) => ({
    prompt: msg('empires-in-arms-supply.losses.prompt'),
    brief: msg('empires-in-arms-supply.losses.brief'),
    choice: { kind: 'form', fields: losersOf(position, thrown).map((loser) => fieldFor(position, loser)) },
  }),
  waiting: (_, { power }) => msg('empires-in-arms-supply.losses.waiting', { power: powerName(power) }),
  apply: (play, answers, thrown) => {
    const given = [...fieldsOf(Object.values(answers)[0] ?? {})];
    settleSupply(play, thrown, new Map(given.map(([id, kinds]) => [id, bareIds(kinds).flatMap(troopOf)])));
  },
  fallback: () => ({}),
  standing: ({ state }, _, { power }) => (asksForLosses(standingOrders(state, power)) ? undefined : {}),
};

function fieldFor({ pack }: Pick<Position, 'pack'>, { id, by, number }: Loser): Field {
  const name = by === 'forage' ? corpsName(pack, id) : areaName(pack, id);
  const options = TROOPS.map((troop) => ({ id: `troop:${troop}`, label: troopText(troop) }));
  return {
    id,
    label: msg('empires-in-arms-supply.losses.of', { name, by, count: number }),
    optional: true,
    choice: { kind: 'ranking', min: 0, max: options.length, options },
  };
}

const troopOf = (id: string): readonly Troop[] => TROOPS.filter((troop) => troop === id);
