import type { CorpsId, FleetId } from '../pack-lists.ts';
import { roomInCorps } from '../reinforcement/room-in.ts';
import type { State } from '../state.ts';
import type { Men, NoPlacing, Placing } from './placing.ts';
import type { Deployment } from './what-deploys.ts';

/** The factors that are not set out yet. */
export function menLeft({ men, placed }: Deployment): Men {
  const out = (troops: keyof Men) =>
    placed.reduce((sum, placing) => sum + (placing.what === 'fleet' ? 0 : placing[troops]), 0);
  return { infantry: Math.max(men.infantry - out('infantry'), 0), cavalry: Math.max(men.cavalry - out('cavalry'), 0) };
}

/** The corps that are not set out yet. */
export function corpsLeft({ corps, placed }: Deployment): readonly CorpsId[] {
  return corps.filter((id) => !placed.some((one) => one.what === 'corps' && one.corps === id));
}

/** The fleets that are not, each with its ships: as many as it holds of those that there are (4.6.3.5). */
export function fleetsLeft({ pack, fleets, placed, ships }: Deployment): readonly Ships[] {
  let left = ships;
  return fleets.flatMap((id) => {
    const taken = Math.min(left, pack.fleet[id]?.ships ?? 0);
    left -= taken;
    return taken > 0 && !placed.some((one) => one.what === 'fleet' && one.fleet === id) ? [{ id, ships: taken }] : [];
  });
}
export type Ships = { readonly id: FleetId; readonly ships: number };

/** How many factors a city can still lodge (4.6.3.4, 7.3.3.4). */
export function roomInCity({ cities, placed }: Deployment, area: string): number {
  const there = placed.reduce(
    (sum, one) => sum + (one.what === 'garrison' && one.area === area ? one.infantry + one.cavalry : 0),
    0,
  );
  return Math.max((cities[area] ?? 0) - there, 0);
}

/** 4.6.3.4, 4.6.3.5: whether a part of the forces can be set out so, after those that are. */
export function whyNotPlace(deployment: Deployment, placing: Placing): NoPlacing | undefined {
  const { areas, cities, ports, seas, corps, fleets } = deployment;
  switch (placing.what) {
    case 'corps':
      if (!corps.includes(placing.corps)) return { why: 'not_its_corps' };
      if (!corpsLeft(deployment).includes(placing.corps)) return { why: 'already_out' };
      if (!areas.includes(placing.area)) return { why: 'outside' };
      return whyNotMen(deployment, placing) ?? whyNoRoomInCorps(deployment, placing);
    case 'garrison': {
      if (!areas.includes(placing.area)) return { why: 'outside' };
      if (cities[placing.area] === undefined) return { why: 'no_city' };
      const room = roomInCity(deployment, placing.area);
      const no = whyNotMen(deployment, placing);
      return no ?? (placing.infantry + placing.cavalry > room ? { why: 'no_room', room } : undefined);
    }
    case 'fleet': {
      if (!fleets.includes(placing.fleet)) return { why: 'not_its_fleet' };
      if (!fleetsLeft(deployment).some(({ id }) => id === placing.fleet)) return { why: 'already_out' };
      const { at } = placing;
      const isOpen = at.in === 'sea' ? seas.includes(at.sea) : at.in === 'port' && ports.includes(at.area);
      return isOpen ? undefined : { why: 'no_port' };
    }
  }
}

function whyNotMen(deployment: Deployment, { infantry, cavalry }: Men): NoPlacing | undefined {
  const left = menLeft(deployment);
  const isNumber = (number: number) => Number.isInteger(number) && number >= 0;
  if (!isNumber(infantry) || !isNumber(cavalry) || infantry + cavalry === 0) return { why: 'no_factor' };
  if (infantry > left.infantry) return { why: 'too_many', troops: 'infantry', left: left.infantry };
  if (cavalry > left.cavalry) return { why: 'too_many', troops: 'cavalry', left: left.cavalry };
  return undefined;
}

function whyNoRoomInCorps({ pack }: Deployment, placing: Placing & { what: 'corps' }): NoPlacing | undefined {
  const card = pack.corpsOf[placing.corps];
  if (!card) return { why: 'not_its_corps' };
  const foot = roomInCorps(card, {}, 'infantry');
  if (placing.infantry > foot) return { why: 'no_room', room: foot };
  const horse = roomInCorps(card, { infantry: placing.infantry }, 'cavalry');
  return placing.cavalry > horse ? { why: 'no_room', room: horse } : undefined;
}

/** The same with one part more set out. */
export function withPlaced(deployment: Deployment, placing: Placing): Deployment {
  return { ...deployment, placed: [...deployment.placed, placing] };
}

/** 4.6.3.3: a part of the forces is set out. Throws on what `whyNotPlace` refuses. */
export function place(state: State, deployment: Deployment, placing: Placing): void {
  const no = whyNotPlace(deployment, placing);
  if (no) throw new Error(`this part of ${deployment.minor} cannot be set out so: ${no.why}`);
  switch (placing.what) {
    case 'corps': {
      const { corps, area, infantry, cavalry } = placing;
      const factors = { ...(infantry > 0 ? { infantry } : {}), ...(cavalry > 0 ? { cavalry } : {}) };
      state.corps[corps] = { area, factors };
      return;
    }
    case 'garrison': {
      const { area, infantry, cavalry } = placing;
      const there = state.garrisons[area] ?? { nation: deployment.minor, infantry: 0, militia: 0 };
      state.garrisons[area] = { ...there, infantry: there.infantry + infantry + cavalry };
      return;
    }
    case 'fleet': {
      const ships = fleetsLeft(deployment).find(({ id }) => id === placing.fleet)?.ships ?? 0;
      state.fleets[placing.fleet] = { at: { ...placing.at }, ships };
      return;
    }
  }
}
