import { calendarMonth } from '../calendar/month-number.ts';
import { corpsCommander, fleetCommander } from '../forces/who-commands.ts';
import type { AreaId, FleetId, Power, SeaId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { FleetPlace } from '../state.ts';
import { box, fleetsAt, port, seasOf } from './fleet-places.ts';
import { mayPassStraits } from './pass-straits.ts';
import { areFoes, corpsOn, fleetParty, isHostile } from './who-is-hostile.ts';
import { isEnemyPort, mayUsePort } from './whose-port.ts';

/** Why fleets cannot go to a place (6.2.1, 6.2.7); undefined: they can. */
export type NoEntry =
  | { readonly why: 'ice'; readonly sea: SeaId }
  | { readonly why: 'straits' }
  | { readonly why: 'foreign_port' | 'not_with_corps' | 'no_blockade'; readonly area: AreaId };

/** 6.2.1.4: a sea area north of the ice line, in winter. */
export function isFrozen({ state, pack }: Board, sea: SeaId): boolean {
  return pack.sea[sea]?.ice === true && calendarMonth(pack.calendar, state.campaign, state.month).winter;
}

/** The same of a place; ports and boxes lie north of the line where all their seas do (ruling). */
export function isIcebound(board: Board, at: Readonly<FleetPlace>): boolean {
  const seas = seasOf(board.pack, at);
  return seas.length > 0 && seas.every((sea) => isFrozen(board, sea));
}

/**
 * Why fleets that are in one place cannot go on to another beside it. Whether it is beside it, and their points, are
 * not asked here. `stops`: they would stay there, which a blockade box must allow (6.2.7).
 */
export function whyNotEnter(
  board: Board,
  fleets: readonly FleetId[],
  to: Readonly<FleetPlace>,
  stops = true,
): NoEntry | undefined {
  const { state, pack } = board;
  const from = fleets.flatMap((id) => state.fleets[id]?.at ?? [])[0];
  const powers = [...new Set(fleets.flatMap((id) => fleetCommander(state, pack, id) ?? []))];
  const [left] = from && isIcebound(board, from) ? seasOf(pack, from) : [];
  if (left !== undefined) return { why: 'ice', sea: left };
  switch (to.in) {
    case 'sea':
      if (isFrozen(board, to.sea)) return { why: 'ice', sea: to.sea };
      if (to.sea === pack.naval.straits.sea && !powers.every((one) => mayPassStraits(board, one)))
        return { why: 'straits' };
      return undefined;
    case 'box':
      return !stops || mayBlockade(board, fleets, to.area) ? undefined : { why: 'no_blockade', area: to.area };
    case 'port':
      return whyNotPort(board, fleets, powers, to.area);
  }
}

function whyNotPort(
  board: Board,
  fleets: readonly FleetId[],
  powers: readonly Power[],
  area: AreaId,
): NoEntry | undefined {
  const { state, pack } = board;
  const carried = fleets.flatMap((id) => corpsOn(state, id));
  const carrying = carried.flatMap((corps) => corpsCommander(state, pack, corps) ?? []);
  if ([...powers, ...carrying].every((one) => mayUsePort(board, one, area))) return undefined;
  if (!hasEnemyInside(board, fleets, area)) return { why: 'foreign_port', area };
  return carried.length > 0 ? { why: 'not_with_corps', area } : undefined;
}

/** True where an enemy lies in a port: one enters it to attack, and neither flees nor is sent there (ruling). */
export function hasEnemyInside(board: Board, fleets: readonly FleetId[], area: AreaId): boolean {
  const inside = fleetsAt(board.state, port(area));
  return fleets.some((id) => inside.some((other) => isHostile(board, id, other)));
}

/** 6.2.7: at war with who controls the port, or somebody is in the box or the port whom one may attack. */
export function mayBlockade(board: Board, fleets: readonly FleetId[], area: AreaId): boolean {
  const { state, pack } = board;
  const powers = fleets.flatMap((id) => fleetCommander(state, pack, id) ?? []);
  if (powers.some((power) => isEnemyPort(board, power, area))) return true;
  const there = [...fleetsAt(state, box(area)), ...fleetsAt(state, port(area))];
  return fleets.some((id) => there.some((other) => isHostile(board, id, other)));
}

/** True with a fleet in the port's blockade box that is at war with the power, or with one of some fleets. */
export function isBlockaded(board: Board, area: AreaId, power: Power, fleets: readonly FleetId[] = []): boolean {
  const own = [{ nation: power, commander: power }, ...fleets.map((id) => fleetParty(board, id))];
  return fleetsAt(board.state, box(area)).some((other) =>
    own.some((party) => areFoes(board, party, fleetParty(board, other))),
  );
}
