import type { Message } from '../../../kernel/message.ts';
import { isPower } from '../forces/who-commands.ts';
import type { AreaId, Owner, Power, Time } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { whyNotHomePort } from '../reinforcement/naval-places.ts';
import type { Arrival, State } from '../state.ts';
import { citiesInEnemyHands } from './enemy-in-city.ts';
import type { PurchaseOrder } from './price-purchases.ts';

/** Why ships cannot be laid down (12.1.2). */
export type NoYard = { readonly why: 'needs_port' | 'no_ships' } | { readonly why: 'no_yard'; readonly area: AreaId };

/** 12.1.2: the ports in which a power can build ships for a nation: the nation's own that it holds. */
export function yardsFor(board: Board, power: Power, nation: Owner): readonly AreaId[] {
  const reach = { power, enemyCities: citiesInEnemyHands(board) };
  return board.pack.areas.flatMap(({ id, port }) => (port && !whyNotHomePort(board, nation, id, reach) ? [id] : []));
}

/** 12.1.2: ships that are bought are laid down in a port; nothing else is. */
export function whyNotYard(board: Board, power: Power, order: PurchaseOrder): NoYard | undefined {
  if (!board.state.shipyards || order.what === 'counter') return undefined;
  const { port } = order;
  if (order.what !== 'ship') return port === undefined ? undefined : { why: 'no_ships' };
  if (port === undefined) return { why: 'needs_port' };
  return yardsFor(board, power, order.nation).includes(port) ? undefined : { why: 'no_yard', area: port };
}

/** Ships that are being built, or wait to be assigned, in a port (12.1.2). Everybody knows of them. */
export type Yard = Arrival & { readonly port: AreaId; readonly number: number };

/** The same as everybody sees it. */
export type YardView = {
  readonly area: AreaId;
  readonly nation: Owner;
  readonly of: Message;
  readonly number: number;
  readonly due: Time;
};

export const yardsIn = ({ arrivals }: Pick<State, 'arrivals'>): readonly Yard[] =>
  arrivals.flatMap((one) =>
    one.what !== 'counter' && one.port !== undefined ? [{ ...one, port: one.port, number: one.number }] : [],
  );

/**
 * 12.1.2.1: ships of a power in a port whose city an enemy holds are destroyed; 12.1.2.2: those of a minor country are
 * not. Gives what is lost.
 */
export function loseYards(board: Board): readonly Yard[] {
  const { state } = board;
  const yards = yardsIn(state);
  if (yards.length === 0) return [];
  const held = citiesInEnemyHands(board);
  const isLost = (one: Arrival): boolean =>
    one.what !== 'counter' && one.port !== undefined && held.has(one.port) && isPower(one.nation);
  const lost = yards.filter(isLost);
  if (lost.length > 0) state.arrivals = state.arrivals.filter((one) => !isLost(one));
  return lost;
}
