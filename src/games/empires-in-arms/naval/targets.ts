import { fleetCommander } from '../forces/who-commands.ts';
import type { FleetId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { FleetPlace, State } from '../state.ts';
import { fleetsAt, placeId } from './fleet-places.ts';
import { hostility, isHostile, partnersOf } from './who-is-hostile.ts';
import { isIcebound } from './why-not-enter.ts';

/** A stack that can be attacked in a place, and with which fleets (6.3.1). */
export type Target = {
  /** The power that the attack is on; powers that move together count as one. */
  readonly power: Power;
  readonly powers: readonly Power[];
  readonly fleets: readonly FleetId[];
  readonly attackers: readonly FleetId[];
  /** Those of its powers that no attacker is at war with: they only carry, or could carry (6.3.1.2). */
  readonly neutral: readonly Power[];
};

/** 6.2.4, 6.3.1: the stacks that the fleets of some powers could attack where they are, the strongest first. */
export function targetsAt(board: Board, powers: readonly Power[], at: Readonly<FleetPlace>): readonly Target[] {
  const { state, pack } = board;
  if (isIcebound(board, at)) return [];
  const there = fleetsAt(state, at);
  const commander = (fleet: FleetId) => fleetCommander(state, pack, fleet);
  const isOf = (some: readonly Power[]) => (fleet: FleetId) => {
    const power = commander(fleet);
    return power !== undefined && some.includes(power);
  };
  const own = there.filter(isOf(powers));
  if (own.length === 0) return [];
  const hostile = there.filter((fleet) => own.some((one) => isHostile(board, one, fleet)));
  const commanders = [...new Set(hostile.flatMap((fleet) => commander(fleet) ?? []))];

  const groups = commanders.map((power) => commanders.filter((other) => partnersOf(state, power).includes(other)));
  const targets = groups
    .filter(([first], n) => commanders[n] === first)
    .flatMap((group): readonly Target[] => {
      const fleets = hostile.filter(isOf(group));
      const attackers = own.filter((fleet) => fleets.some((other) => isHostile(board, fleet, other)));
      const neutral = group.filter((power) =>
        fleets.every(
          (other) => commander(other) !== power || attackers.every((one) => hostility(board, one, other) !== 'war'),
        ),
      );
      const [power] = byShips(board, fleets);
      return power === undefined ? [] : [{ power, powers: byShips(board, fleets), fleets, attackers, neutral }];
    });
  return targets.toSorted((a, b) => shipsIn(state, b.fleets) - shipsIn(state, a.fleets));
}

/** The places in which some powers' fleets could attack somebody. */
export function placesToAttack(board: Board, powers: readonly Power[]): readonly FleetPlace[] {
  const places = new Map<string, FleetPlace>();
  for (const [id, { at }] of Object.entries(board.state.fleets)) {
    const power = fleetCommander(board.state, board.pack, id);
    if (power !== undefined && powers.includes(power)) places.set(placeId(at), at);
  }
  return [...places.values()].filter((at) => targetsAt(board, powers, at).length > 0);
}

export function shipsIn({ fleets }: Pick<State, 'fleets'>, some: readonly FleetId[]): number {
  return some.reduce((sum, id) => sum + (fleets[id]?.ships ?? 0), 0);
}

/** The powers that command some fleets, who has most ships first: that one decides for them (ruling). */
export function byShips({ state, pack }: Board, fleets: readonly FleetId[]): Power[] {
  const ships = new Map<Power, number>();
  for (const id of fleets) {
    const power = fleetCommander(state, pack, id);
    if (power !== undefined) ships.set(power, (ships.get(power) ?? 0) + (state.fleets[id]?.ships ?? 0));
  }
  return [...ships].toSorted(([, a], [, b]) => b - a).map(([power]) => power);
}
