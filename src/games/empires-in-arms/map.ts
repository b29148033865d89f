import { z } from 'zod';
import type { GameMap } from '../../theme/map/game-map.ts';
import { mapPackSchema } from '../../theme/map/map-pack.ts';
import homesFile from './map/homes.json' with { type: 'json' };
import shapesFile from './map/shapes.json' with { type: 'json' };
import { mapNames } from './map-names.ts';
import { powerName } from './names.ts';
import { SEATING } from './pack-lists.ts';

const shapes: unknown = shapesFile;
const pack = mapPackSchema.parse(shapes);
const homes = z.record(z.string(), z.string()).parse(homesFile);

/** The map of Empires in Arms, reconstructed (its provenance says how), with the home areas of the seven powers. */
export const map: GameMap = {
  id: 'empires-in-arms',
  name: 'Empires in Arms',
  pack,
  names: mapNames(pack),
  moment: {
    powers: SEATING.map((id) => ({ id, name: powerName(id) })),
    areas: Object.fromEntries(
      Object.entries(homes)
        .filter(([, nation]) => nation !== 'minor')
        .map(([area, owner]) => [area, { owner }]),
    ),
    arrows: [],
  },
};
