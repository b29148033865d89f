import { maps } from '../../games/registry.ts';
import { msg } from '../../i18n/msg.ts';
import { translator as translatorFor } from '../../i18n/translator.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { GameMap } from '../../theme/map/game-map.ts';
import { anyone } from '../route/guards/anyone.ts';
import { page } from '../route/page.ts';
import { shown } from '../route/reply.ts';
import { mapModel, mapQuery } from '../tables/map-model.ts';
import { boardOfPack } from './board-of-pack.ts';
import { languageOfFile, mapFilesOf } from './map-files.ts';

/** The page of a game's map; also `?area=paris` and `?window=germany`. */
export const showMap = page({ method: 'get', path: '/maps/:map', access: anyone }, ({ translator, params, query }) => {
  const map = mapOf(params.map);
  const { pack, moment } = map;
  const title = translator.text('maps.title', { game: map.name });
  const look = { base: `/maps/${map.id}`, query: mapQuery(query) };
  const model = mapModel({ id: map.id, map: boardOfPack(map), view: {} }, look, title, translator);
  const owner = model.area && moment.areas[model.area.id]?.owner;
  const home = moment.powers.find(({ id }) => id === owner)?.name;
  const data = {
    title,
    caption: title,
    board: {
      ...model,
      // Before anybody has moved, an owner is whose home it is.
      area: model.area && {
        ...model.area,
        standing: home ? [msg('maps.home', { power: home })] : [],
        nothing: undefined,
      },
    },
    powers: moment.powers.map(({ name }, n) => ({ name, seatClass: `seat-${n + 1}` })),
    provenance: pack.provenance,
  };
  return shown({ name: 'map', data, scripts: ['map.js'] });
});

/** What never changes about a map in a language, of a pack's page or of a game's board, under its hash. */
export const showMapFile = page(
  { method: 'get', path: '/maps/:map/:hash/:file', access: anyone },
  ({ services, params }) => {
    const language = translatorFor(languageOfFile(params.file) ?? '', 'UTC');
    const [map, board] = [maps.get(params.map), services.games.get(params.map)?.board.map];
    const found = [map && boardOfPack(map), board]
      .flatMap((one) => (one ? [mapFilesOf(one, language)] : []))
      .find(({ hash }) => hash === params.hash)
      ?.file(params.file);
    if (!found) throw new Refusal('not-found', msg('maps.not-found'));
    return { kind: 'asset', ...found };
  },
);

function mapOf(id: string): GameMap {
  const map = maps.get(id);
  if (!map) throw new Refusal('not-found', msg('maps.not-found'));
  return map;
}
