import type { Message } from '../../../kernel/message.ts';
import { countFactors } from '../forces/count-factors.ts';
import { map } from '../map.ts';
import { powerName } from '../names.ts';
import type { AreaId, SeaId } from '../pack-lists.ts';
import type { View } from '../view-types.ts';
import { msg } from './msg.ts';
import { placeName } from './place-name.ts';
import { placeOf, placeOfAboard, placeOfLeader } from './place-of.ts';
import { monthWithin } from './short-names.ts';
import { tellAboard, tellDepot, tellFleet, tellGarrison, tellIrregulars } from './tell-pieces.ts';

/**
 * Every area (of `among`) on which anything stands, in the order of the map: what it is, as far as the viewer knows.
 */
export function tellAreas(view: View, among: (id: AreaId | SeaId) => boolean = () => true): readonly Message[] {
  const standing = whatStands(view);
  return map.pack.areas.flatMap(({ id }) => {
    const what = standing.get(id);
    return what && among(id) ? [msg('empires-in-arms-board.area', { area: placeName(id), what })] : [];
  });
}

/** Who has an area, and what stands on it. */
export function tellArea(view: View, id: string): readonly Message[] {
  const holder = view.held[id];
  return [
    ...(holder ? [msg('empires-in-arms-board.held', { power: powerName(holder) })] : []),
    ...(whatStands(view).get(id) ?? []),
  ];
}

/** By area, what stands there: corps and backs of corps, who leads them, irregulars, garrison, depot and fleets. */
export function whatStands(view: View): ReadonlyMap<AreaId | SeaId, readonly Message[]> {
  const standing = new Map<AreaId | SeaId, Message[]>();
  const put = (id: AreaId | SeaId, message: Message) => {
    const there = standing.get(id);
    if (there) there.push(message);
    else standing.set(id, [message]);
  };
  for (const { area, name, factors, ...place } of view.corps)
    put(
      area,
      msg('empires-in-arms-board.corps', {
        name,
        factors: String(countFactors(factors)),
        where: whereIn(place),
      }),
    );
  for (const { area, of, number, ...place } of view.backs)
    put(area, msg('empires-in-arms-board.backs', { of, count: number, where: whereIn(place) }));
  for (const corps of view.aboard) {
    const place = placeOfAboard(corps, view);
    if (place !== undefined) put(place, tellAboard(corps, view));
  }
  for (const { at, of, number } of view.backsAboard)
    put(placeOf({ at }), msg('empires-in-arms-board.backs-aboard', { of, count: number }));
  for (const leader of view.leaders) {
    const place = placeOfLeader(leader, view);
    if (place !== undefined) put(place, msg('empires-in-arms-board.leader', { name: leader.name }));
  }
  for (const [area, counters] of Object.entries(view.irregulars))
    for (const counter of counters) put(area, tellIrregulars(counter));
  for (const [area, besiegers] of Object.entries(view.sieges))
    put(area, msg('empires-in-arms-board.siege', { powers: besiegers.map(powerName) }));
  for (const { area, by, since } of view.capitalsHeld)
    put(area, msg('empires-in-arms-board.capital-held', { power: powerName(by), month: monthWithin(since) }));
  for (const { area, of, number, due } of view.yards)
    put(area, msg('empires-in-arms-board.yard', { of, count: number, month: monthWithin(due) }));
  for (const garrison of view.garrisons) put(garrison.area, tellGarrison(garrison));
  for (const depot of view.depots) put(depot.area, tellDepot(depot));
  for (const { area, power } of view.portDepots)
    put(area, msg('empires-in-arms-board.port-depot', { power: powerName(power) }));
  for (const fleet of view.fleets) put(placeOf(fleet), tellFleet(fleet));
  return standing;
}

function whereIn({ besieged, inCity }: { readonly besieged: boolean; readonly inCity: boolean }): string {
  if (besieged) return 'besieged';
  return inCity ? 'city' : 'field';
}
