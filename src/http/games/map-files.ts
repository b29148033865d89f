import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { drawStaticLayer, drawWindow } from '../../theme/map/draw-map.ts';
import type { GameMap } from '../../theme/map/game-map.ts';

export type MapFile = { readonly svg: Buffer; readonly gzipped: Buffer };
export type MapFiles = {
  /** The static layer's hash: part of the address of everything that is drawn from the pack alone. */
  readonly hash: string;
  /** The static layer (`layer`), or the window of a region; undefined for a name that is neither. */
  file(name: string): MapFile | undefined;
};

const made = new WeakMap<GameMap, MapFiles>();

/** What never changes about a map, drawn once in this process. */
export function mapFilesOf(map: GameMap): MapFiles {
  const known = made.get(map);
  if (known) return known;
  const { pack, moment } = map;
  const layer = drawStaticLayer(pack);
  const files = new Map([['layer', pressed(layer)]]);
  const fresh: MapFiles = {
    hash: createHash('sha256').update(layer).update(JSON.stringify(moment)).digest('hex').slice(0, 16),
    file: (name) => {
      const region = pack.regions.find(({ id }) => id === name);
      if (region && !files.has(name)) {
        const areas = pack.areas.flatMap((area) => (area.kind === 'land' && area.region === name ? [area.id] : []));
        files.set(name, pressed(drawWindow(pack, moment, { title: region.name, areas })));
      }
      return files.get(name);
    },
  };
  made.set(map, fresh);
  return fresh;
}

function pressed(svg: string): MapFile {
  return { svg: Buffer.from(svg), gzipped: gzipSync(svg, { level: 9 }) };
}
