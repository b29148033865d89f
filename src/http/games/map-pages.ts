import { maps } from '../../games/registry.ts';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { drawMomentLayer } from '../../theme/map/draw-map.ts';
import type { GameMap } from '../../theme/map/game-map.ts';
import { anyone } from '../route/guards/anyone.ts';
import { page } from '../route/page.ts';
import { shown } from '../route/reply.ts';
import { mapFilesOf } from './map-files.ts';
import { areaLists, areaModel } from './map-page-model.ts';

/** The page of a game's map; also `?area=paris` and, for browsers without scripts, `?window=germany`. */
export const showMap = page({ method: 'get', path: '/maps/:map', access: anyone }, ({ translator, params, query }) => {
  const map = mapOf(params.map);
  const { pack, moment } = map;
  const folder = `/maps/${map.id}/${mapFilesOf(map).hash}`;
  const region = pack.regions.find(({ id }) => id === query.get('window'));
  const data = {
    title: translator.text('maps.title', { game: map.name }),
    map: { id: map.id, width: pack.width, height: pack.height, layer: `${folder}/layer.svg` },
    shown: region && { ...region, file: `${folder}/${region.id}.svg` },
    momentLayer: drawMomentLayer(pack, moment, { layer: `${folder}/layer.svg` }),
    area: areaModel(map, query.get('area') ?? ''),
    powers: moment.powers.map(({ name }, n) => ({ name, seatClass: `seat-${n + 1}` })),
    provenance: pack.provenance,
    ...areaLists(map),
  };
  return shown({ name: 'map', data, scripts: ['map.js'] });
});

/** What is drawn from the pack alone, under its hash: the static layer and the windows of the regions. */
export const showMapFile = page({ method: 'get', path: '/maps/:map/:hash/:file', access: anyone }, ({ params }) => {
  const { hash, file } = mapFilesOf(mapOf(params.map));
  const found = params.hash === hash ? file(params.file.replace(/\.svg$/, '')) : undefined;
  if (!found) throw new Refusal('not-found', msg('maps.not-found'));
  return { kind: 'asset', type: 'image/svg+xml', plain: found.svg, gzipped: found.gzipped };
});

function mapOf(id: string): GameMap {
  const map = maps.get(id);
  if (!map) throw new Refusal('not-found', msg('maps.not-found'));
  return map;
}
