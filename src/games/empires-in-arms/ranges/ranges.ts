import type { MapRange } from '../../../kernel/board-map.ts';
import type { Viewer } from '../../../kernel/decision.ts';
import { fleetCommander } from '../forces/who-commands.ts';
import { landPlan, ownCorpsOf } from '../land/land-plan.ts';
import { traceMarch } from '../land/trace-march.ts';
import { corpsName, fleetName, powerName } from '../names.ts';
import { planNaval } from '../naval/naval-sheet.ts';
import { boardPlace } from '../naval/place-name.ts';
import { traceVoyage } from '../naval/trace-voyage.ts';
import { type CorpsId, type FleetId, POWERS, type Power } from '../pack-lists.ts';
import { marches } from '../rulesets.ts';
import { priceText } from '../supply/say-supply.ts';
import { suppliersOf, waysToPay } from '../supply/ways-to-pay.ts';
import type { Position } from '../types.ts';
import { msg } from './msg.ts';

type At = Pick<Position, 'state' | 'pack' | 'options' | 'resigned' | 'ruleset'>;

/**
 * What a power's own pieces in a place of the map could do from there: where its corps could march, alone and together
 * (7.3), where its fleets could sail and whom they could meet (6.2), and what its depots supply (7.4.2.1). All of it
 * goes by its own corps and by what everybody sees. Outside of its own turn they have all their points. Nothing for
 * spectators and moderators.
 */
export function rangesIn(position: At, viewer: Viewer, place: string): readonly MapRange[] {
  const power = POWERS.find((one) => one === viewer);
  if (power === undefined || !marches(position)) return [];
  return [
    ...marchesFrom(position, power, place),
    ...voyagesFrom(position, power, place),
    ...supplyAt(position, power, place),
  ];
}

function marchesFrom({ state, pack }: At, power: Power, area: string): readonly MapRange[] {
  const { marches: _, ...rested } = state;
  const plan = landPlan({ state: state.landTurn?.power === power ? state : rested, pack }, power);
  const there = ownCorpsOf(plan, power).filter((id) => state.corps[id]?.area === area);
  const groups: readonly (readonly CorpsId[])[] = [...there.map((id) => [id]), ...(there.length > 1 ? [there] : [])];
  return groups.flatMap((corps): readonly MapRange[] => {
    const trace = traceMarch(plan, { march: { order: 'march', corps, to: '', force: false }, by: [] });
    if (!trace || trace.leads.length === 0) return [];
    const names = corps.map((id) => corpsName(pack, id));
    return [{ title: msg('empires-in-arms-ranges.march', { corps: names }), places: trace.leads }];
  });
}

function voyagesFrom(position: At, power: Power, place: string): readonly MapRange[] {
  const { state, pack } = position;
  const { naval: _, ...rested } = state;
  const isOn = state.naval?.turn?.powers.includes(power) === true;
  const plan = planNaval(isOn ? position : { ...position, state: rested }, power);
  const fleets = Object.entries(state.fleets).flatMap(([id, { at }]): readonly FleetId[] =>
    boardPlace(at) === place && fleetCommander(state, pack, id) === power ? [id] : [],
  );
  return fleets.flatMap((fleet): readonly MapRange[] => {
    const trace = traceVoyage(plan, { order: 'sail', fleet, from: undefined, interceptMe: false }, []);
    if (!trace || trace.leads.length === 0) return [];
    return [{ title: msg('empires-in-arms-ranges.sail', { fleet: fleetName(pack, fleet) }), places: trace.leads }];
  });
}

/** From an area with a depot of its own: whether a chain reaches it, and what supply costs in each area around. */
function supplyAt({ state, pack }: At, power: Power, area: string): readonly MapRange[] {
  if (state.depots[area]?.power !== power) return [];
  const suppliers = suppliersOf({ state, pack }, power);
  const [own] = suppliers;
  const isChained = own?.chains.valid.has(area) === true;
  const places = pack.areas.flatMap(({ id }) => {
    const [way] = waysToPay({ state, pack }, suppliers.slice(0, 1), { area: id, besieged: false });
    return way ? [{ place: id, takes: [priceText(power, way)] }] : [];
  });
  const chain = isChained ? (own?.chains.sources.has(area) ? 'source' : 'chained') : 'cut';
  return [{ title: msg('empires-in-arms-ranges.supply', { power: powerName(power), chain }), places }];
}
