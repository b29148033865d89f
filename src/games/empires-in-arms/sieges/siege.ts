import { powersInCity } from '../land/city.ts';
import { corpsOutside } from '../land/siege.ts';
import type { AreaId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';

/** A city under siege, in a turn of some powers. */
export type Siege = {
  readonly area: AreaId;
  /** The besiegers that the turn is about; who has most corps there comes first and decides. */
  readonly besiegers: readonly Power[];
  /** Whose forces are inside: troops of one power share a city (ruling). */
  readonly besieged: Power;
};

/** 7.5.4.1: the sieges in which powers of a turn are the besiegers, in the order of the map. */
export function siegesBy(board: Board, powers: readonly Power[]): readonly Siege[] {
  return siegesWith(board, (besiegers) => besiegers.filter((power) => powers.includes(power)));
}

/** 7.5.4.2: those in which forces of a power are inside. */
export function siegesOf(board: Board, power: Power): readonly Siege[] {
  return siegesWith(board, (besiegers) => besiegers).filter(({ besieged }) => besieged === power);
}

/** The siege of one city as it is now; undefined: there is none any more. */
export function siegeAt(board: Board, area: AreaId, powers: readonly Power[]): Siege | undefined {
  return siegesBy(board, powers).find((one) => one.area === area);
}

function siegesWith(board: Board, choose: (besiegers: readonly Power[]) => readonly Power[]): readonly Siege[] {
  const { state, pack } = board;
  const sieges = state.sieges ?? {};
  return pack.areas.flatMap(({ id: area }): Siege[] => {
    const corpsOf = (power: Power) => corpsOutside(board, power, area).length;
    const besiegers = choose(sieges[area] ?? [])
      .filter((power) => corpsOf(power) > 0)
      .toSorted((a, b) => corpsOf(b) - corpsOf(a));
    const [besieged] = besiegers.length > 0 ? powersInCity(board, area) : [];
    return besieged === undefined ? [] : [{ area, besiegers, besieged }];
  });
}
