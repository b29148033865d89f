import { z } from 'zod';
import type { GameMap } from '../../theme/map/game-map.ts';
import { mapPackSchema } from '../../theme/map/map-pack.ts';
import homesFile from './map/homes.json' with { type: 'json' };
import shapesFile from './map/shapes.json' with { type: 'json' };
import { type Power, SEATING } from './pack-lists.ts';

const NAMES: { readonly [P in Power]: string } = {
  austria: 'Austria',
  france: 'France',
  great_britain: 'Great Britain',
  prussia: 'Prussia',
  russia: 'Russia',
  spain: 'Spain',
  turkey: 'Turkey',
};

const shapes: unknown = shapesFile;
const homes = z.record(z.string(), z.string()).parse(homesFile);

/** The map of Empires in Arms, reconstructed (its provenance says how), with the home areas of the seven powers. */
export const map: GameMap = {
  id: 'empires-in-arms',
  name: 'Empires in Arms',
  pack: mapPackSchema.parse(shapes),
  moment: {
    powers: SEATING.map((id) => ({ id, name: NAMES[id] })),
    areas: Object.fromEntries(
      Object.entries(homes)
        .filter(([, nation]) => nation !== 'minor')
        .map(([area, owner]) => [area, { owner }]),
    ),
    arrows: [],
  },
};
