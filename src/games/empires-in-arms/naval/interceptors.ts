import { leadersWith } from '../forces/remove-unit.ts';
import { fleetCommander } from '../forces/who-commands.ts';
import type { FleetId, Power } from '../pack-lists.ts';
import type { BoardWithOptions } from '../position-types.ts';
import { turnOrder } from '../sequence/turn-order.ts';
import type { FleetPlace } from '../state.ts';
import { box, fleetsAt, placeId, seasOf } from './fleet-places.ts';
import { areFoes, fleetParty, isHostile } from './who-is-hostile.ts';
import { isIcebound, whyNotEnter } from './why-not-enter.ts';

type Place = Readonly<FleetPlace>;

/** A stack that can intercept, and up to which die it does; undefined: without a die (6.2.3.2.1). */
export type Interceptor = {
  readonly at: FleetPlace;
  readonly fleets: readonly FleetId[];
  readonly upTo: number | undefined;
};
/** Who decides for one power, or for powers that move together, and which stacks they could use. */
export type Interceptors = { readonly power: Power; readonly stacks: readonly Interceptor[] };

/**
 * 6.2.3.1: who may intercept a stack that has come to a place, in the order of the phase, each with the stacks that it
 * could use. Of powers that move together the last one decides (6.2.3.1.1, ruling).
 *
 * @param decides whether a power decides anything at all
 */
export function interceptorsOf(
  board: BoardWithOptions,
  moving: readonly FleetId[],
  at: Place,
  decides: (power: Power) => boolean,
): readonly Interceptors[] {
  const { state, pack } = board;
  const { naval } = state;
  if (!naval?.turn || at.in === 'port' || isIcebound(board, at)) return [];
  const { powers, beaten } = naval.turn;

  const stacks = new Map<string, { readonly at: FleetPlace; readonly power: Power; readonly fleet: FleetId }[]>();
  for (const [fleet, one] of Object.entries(state.fleets)) {
    const power = fleetCommander(state, pack, fleet);
    if (power === undefined || powers.includes(power) || beaten.includes(fleet) || !decides(power)) continue;
    if (!moving.some((other) => isHostile(board, fleet, other)) || !reaches(board, fleet, one.at, at)) continue;
    const id = placeId(one.at);
    stacks.set(id, [...(stacks.get(id) ?? []), { at: one.at, power, fleet }]);
  }
  if (stacks.size === 0) return [];

  return turnOrder(board, 'naval', naval.place).flatMap((group) => {
    const own = [...stacks.values()]
      .map((stack) => stack.filter((one) => group.includes(one.power)))
      .filter((stack) => stack.length > 0);
    const power = group.findLast((one) => own.flat().some((stack) => stack.power === one));
    if (power === undefined) return [];
    return [{ power, stacks: own.flatMap((stack) => interceptorOf(board, stack, at)) }];
  });
}

function interceptorOf(
  board: BoardWithOptions,
  stack: readonly { readonly at: FleetPlace; readonly fleet: FleetId }[],
  at: Place,
) {
  const [first] = stack;
  if (!first) return [];
  const fleets = stack.map(({ fleet }) => fleet);
  return [{ at: first.at, fleets, upTo: at.in === 'box' ? undefined : upToFor(board, fleets, first.at, at) }];
}

/** 6.2.3.2.2, 6.2.3.2.3: the highest die with which a stack intercepts. */
function upToFor(
  { state, pack, options }: BoardWithOptions,
  fleets: readonly FleetId[],
  from: Place,
  at: Place,
): number {
  const { admiral, interception } = pack.naval;
  const { adjacentUpTo, sameAreaUpTo } = interception[options.interception];
  const isLed = fleets.some((id) => leadersWith(state, id).includes(admiral));
  return (placeId(from) === placeId(at) ? sameAreaUpTo : adjacentUpTo) - (isLed ? interception.admiralBy : 0);
}

/** 6.2.3.1.2: whether a fleet is where it can intercept what enters a place. */
function reaches(board: BoardWithOptions, fleet: FleetId, from: Place, at: Place): boolean {
  if (at.in !== 'sea') return placeId(from) === placeId(at);
  switch (from.in) {
    case 'box':
      return false;
    case 'sea':
      if (from.sea === at.sea) return true;
      return (board.pack.sea[from.sea]?.links.includes(at.sea) ?? false) && !whyNotEnter(board, [fleet], at);
    case 'port': {
      const party = fleetParty(board, fleet);
      const isShutIn = fleetsAt(board.state, box(from.area)).some((other) =>
        areFoes(board, party, fleetParty(board, other)),
      );
      return seasOf(board.pack, from).includes(at.sea) && !isShutIn && !whyNotEnter(board, [fleet], at);
    }
  }
}
