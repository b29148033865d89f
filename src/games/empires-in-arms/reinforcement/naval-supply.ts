import { calendarMonth } from '../calendar/month-number.ts';
import { commanderOf, fleetCommander } from '../forces/who-commands.ts';
import { holderOf } from '../forces/whose-area.ts';
import type { AreaId, Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { areAllied } from '../relations/pair.ts';
import type { State } from '../state.ts';
import type { Hindrances } from './reach-of.ts';

type Board = { readonly state: State; readonly pack: Pack };

/** 7.4.3: a controlled port without an enemy fleet in its blockade box, in winter not beyond the ice line. */
export function isOpenPort(board: Board, power: Power, area: AreaId, { enemies, enemyCities }: Hindrances): boolean {
  const { state, pack } = board;
  const { port } = pack.area[area] ?? {};
  if (!port || enemies.boxes.has(area)) return false;
  const { winter } = calendarMonth(pack.calendar, state.campaign, state.month);
  if (winter && port.seas.every((sea) => pack.sea[sea]?.ice)) return false;
  const garrison = state.garrisons[area];
  return garrison
    ? commanderOf(state, garrison.nation) === power
    : holderOf(board, area) === power && !enemyCities.has(area);
}

/** The ports in which a power's own fleets lie, or those of its allies. */
export function fleetsInPorts({ state, pack }: Board, power: Power): ReadonlySet<AreaId> {
  const ports = new Set<AreaId>();
  for (const [id, { at }] of Object.entries(state.fleets)) {
    if (at.in !== 'port') continue;
    const commander = fleetCommander(state, pack, id);
    if (commander === power || (commander !== undefined && areAllied(state, power, commander))) ports.add(at.area);
  }
  return ports;
}
