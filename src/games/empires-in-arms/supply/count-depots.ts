import { fleetCommander } from '../forces/who-commands.ts';
import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { NoDepot } from './no-depot.ts';

/** How many depots a power has on the map: in areas, in besieged ports, and on fleets. */
export function countDepots({ state, pack }: Board, power: Power): number {
  const { minors, depots, portDepots = {}, fleets } = state;
  return (
    Object.values(depots).filter((depot) => depot.power === power).length +
    Object.values(portDepots).filter((owner) => owner === power).length +
    Object.entries(fleets).filter(([id, { depot }]) => depot && fleetCommander({ minors }, pack, id) === power).length
  );
}

/** 7.2: only as many as the game has. */
export function whyNoCounter(board: Board, power: Power): NoDepot | undefined {
  const most = board.pack.counters.find(({ kind, nation }) => kind === 'depot' && nation === power)?.most ?? null;
  return most !== null && countDepots(board, power) >= most ? { why: 'no_counter', most } : undefined;
}

/** 7.2: why a power cannot buy one more depot now. */
export function whyNotBuyDepot(board: Board, power: Power): NoDepot | undefined {
  const price = board.pack.prices.depot.money;
  const { money } = board.state.powers[power];
  return whyNoCounter(board, power) ?? (money < price ? { why: 'no_money', price, money } : undefined);
}

/** The price of a depot is paid. */
export function payForDepot({ state, pack }: Board, power: Power): void {
  const one = state.powers[power];
  state.powers[power] = { ...one, money: one.money - pack.prices.depot.money };
}
