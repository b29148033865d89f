import { z } from 'zod';
import type { GameMap } from '../../theme/map/game-map.ts';
import { mapPackSchema } from '../../theme/map/map-pack.ts';
import homesFile from './map/homes.json' with { type: 'json' };
import shapesFile from './map/shapes.json' with { type: 'json' };

/** In the order of their colours. */
const POWERS = ['France', 'Great Britain', 'Austria', 'Prussia', 'Russia', 'Spain', 'Turkey'];

const shapes: unknown = shapesFile;
const homes = z.record(z.string(), z.string()).parse(homesFile);

/** The map of Empires in Arms, reconstructed (its provenance says how), with the home areas of the seven powers. */
export const map: GameMap = {
  id: 'empires-in-arms',
  name: 'Empires in Arms',
  pack: mapPackSchema.parse(shapes),
  moment: {
    powers: POWERS.map((name) => ({ id: name, name })),
    areas: Object.fromEntries(
      Object.entries(homes)
        .filter(([, power]) => POWERS.includes(power))
        .map(([area, owner]) => [area, { owner }]),
    ),
    arrows: [],
  },
};
