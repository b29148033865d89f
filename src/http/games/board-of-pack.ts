import { msg } from '../../i18n/msg.ts';
import type { BoardMap } from '../../kernel/board-map.ts';
import { boardOfMap } from '../../theme/map/board-of-map.ts';
import type { GameMap } from '../../theme/map/game-map.ts';

const made = new WeakMap<GameMap, BoardMap<object>>();

/** The map of a pack before anybody has moved, with a window for each of its regions. */
export function boardOfPack(map: GameMap): BoardMap<object> {
  const known = made.get(map);
  if (known) return known;
  const { pack, names, moment, name } = map;
  const board = boardOfMap({
    pack,
    names,
    title: msg('maps.title', { game: name }),
    moment: () => moment,
    windows: () =>
      pack.regions.map((region) => ({
        name: region.id,
        title: names.region(region.id),
        areas: pack.areas.flatMap((area) => (area.kind === 'land' && area.region === region.id ? [area.id] : [])),
      })),
  }).map;
  made.set(map, board);
  return board;
}
