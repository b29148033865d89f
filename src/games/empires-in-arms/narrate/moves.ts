import type { Viewer } from '../../../kernel/decision.ts';
import { type MapMove, moveBy } from '../../../kernel/map-move.ts';
import type { Fact } from '../fact.ts';
import { isPower } from '../forces/who-commands.ts';
import type { FellBack } from '../land/land-fact.ts';
import type { AreaId, Power, SeaId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { FleetPlace } from '../state.ts';

/**
 * What a fact moved on the map, as far as its sentence tells a viewer: of others' corps and irregulars the ends of
 * their way, not what they came through (2.4.2).
 */
export function movesOf(pack: Pick<Pack, 'corpsOf'>, fact: Fact, viewer: Viewer): readonly MapMove[] {
  switch (fact.type) {
    case 'marched': {
      const knows = viewer === fact.power || viewer === 'moderator';
      const way = [fact.from, ...fact.way];
      return moveBy(army(fact.power, fact.corps.length), knows ? way : ends(way));
    }
    case 'irregulars-moved':
      return moveBy(army(fact.power, fact.number), ends([fact.from, ...fact.way]));
    case 'stepped-aside':
      return moveBy(army(fact.power, fact.corps.length + fact.irregulars), [fact.from, fact.to]);
    case 'retreated':
      return moveBy(army(fact.power, fact.corps.length + fact.irregulars), [fact.area, fact.to]);
    case 'battle-arrival':
      return fact.success && fact.what === 'reinforcement'
        ? moveBy(army(fact.power, fact.corps.length), [fact.from, fact.area])
        : [];
    case 'battle-put-off':
      return fellBack(pack, fact.area, fact.attackers, fact.back);
    case 'sailed':
      return moveBy(fleet(fact.power, fact.fleets.length), fact.route.map(placeOf));
    case 'interception':
      return fact.success ? moveBy(fleet(fact.power, fact.fleets.length), [fact.from, fact.at].map(placeOf)) : [];
    case 'fleets-went':
      return fact.from ? moveBy(fleet(fact.power, fact.fleets.length), [fact.from, fact.to].map(placeOf)) : [];
    default:
      return [];
  }
}

/** Attackers who fall back, by their own power, or that of the army that they marched with. */
function fellBack(
  { corpsOf }: Pick<Pack, 'corpsOf'>,
  from: AreaId,
  attackers: readonly Power[],
  back: readonly FellBack[],
): readonly MapMove[] {
  const numbers = new Map<string, MapMove>();
  for (const { corps, to } of back) {
    const nation = corpsOf[corps]?.nation;
    const power = nation !== undefined && isPower(nation) ? nation : attackers[0];
    const [move] = power === undefined ? [] : moveBy(army(power, 1), [from, to]);
    if (!move) continue;
    const key = `${move.power} ${to}`;
    numbers.set(key, { ...move, number: (numbers.get(key)?.number ?? 0) + 1 });
  }
  return [...numbers.values()];
}

const army = (power: Power, number: number) => ({ power, kind: 'army' as const, number });
const fleet = (power: Power, number: number) => ({ power, kind: 'fleet' as const, number });
const ends = (way: readonly AreaId[]) => [way[0] ?? '', way.at(-1) ?? ''];

/** A port and its blockade box belong to their area. */
const placeOf = (at: Readonly<FleetPlace>): AreaId | SeaId => (at.in === 'sea' ? at.sea : at.area);
