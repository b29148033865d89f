import { calendarMonth } from '../calendar/month-number.ts';
import { fleetCommander } from '../forces/who-commands.ts';
import type { AreaId, FleetId, Power, SeaId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Board } from '../position-types.ts';
import { alliesOf } from '../relations/pair.ts';
import { reachedFrom, type Start } from './reached-from.ts';
import { citiesOf, countersFor } from './where-forces-begin.ts';

/**
 * The seas from which a power's corps could land this month: a corps and a fleet begin in one port (6.2.5.1), the
 * fleet its own or of an ally, with whom it could declare combined movement. No fleet enters the ice in winter
 * (6.2.1.4).
 *
 * @param embarking the areas where a corps begins that a fleet may carry
 */
export function seasInReach(board: Board, power: Power, embarking: ReadonlySet<AreaId>): ReadonlySet<SeaId> {
  const { state, pack } = board;
  const { winter } = calendarMonth(pack.calendar, state.campaign, state.month);
  const isOpen = (sea: SeaId) => !(winter && pack.sea[sea]?.ice);
  const starts = fleetsOf(board, [power, ...alliesOf(state, power)])
    .filter(({ port }) => embarking.has(port))
    .flatMap(({ fleet, port }) => leavePort(pack, fleet, port));
  return reachedFrom(
    starts.filter(({ at }) => isOpen(at)),
    (sea) => (pack.sea[sea]?.links ?? []).filter(isOpen),
  );
}

type InPort = { readonly fleet: FleetId; readonly port: AreaId };

/** The powers' fleets in port, and in each port where one that arrives may be placed. */
function fleetsOf(board: Board, powers: readonly Power[]): readonly InPort[] {
  const { state, pack } = board;
  const { minors } = state;
  const isTheirs = (power: Power | undefined) => power !== undefined && powers.includes(power);
  const there = Object.entries(state.fleets).flatMap(([fleet, { at }]) =>
    at.in === 'port' && isTheirs(fleetCommander({ minors }, pack, fleet)) ? [{ fleet, port: at.area }] : [],
  );
  const coming = powers.flatMap((power) =>
    countersFor(state, power).flatMap((fleet) => {
      const nation = pack.fleet[fleet]?.nation;
      return nation === undefined ? [] : citiesOf(board, nation).map((port) => ({ fleet, port }));
    }),
  );
  return [...there, ...coming];
}

/** The first sea takes one point (6.2.1.2), each further one as many. */
function leavePort(pack: Pack, fleet: FleetId, port: AreaId): readonly Start<SeaId>[] {
  const movement = pack.fleet[fleet]?.movement ?? 0;
  return (pack.area[port]?.port?.seas ?? []).map((at) => ({ at, steps: movement - 1 }));
}
