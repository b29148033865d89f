import { z } from 'zod';

/** A map as shapes. Coordinates are whole map units from the top left corner; it knows no game. */

const id = z.string().min(1);
const pair = z.tuple([id, id]);
const point = z.tuple([z.int(), z.int()]);
/** Each ring of an outline: lines by their number from 1, negative where they run the other way. */
const outline = z.array(z.array(z.int()).min(1)).min(1);

/**
 * What a line parts: two areas; two areas by a river; land and water; two sea areas; an area and land of nobody; two
 * areas that nobody passes between; the map and the world.
 */
const LINE_KINDS = ['border', 'river', 'coast', 'waters', 'limit', 'closed', 'edge'] as const;
export const TERRAINS = ['clear', 'forest', 'mountain', 'marsh', 'desert'] as const;
export const CITIES = ['capital', 'provincial', 'town'] as const;

const lineSchema = z.strictObject({
  kind: z.enum(LINE_KINDS),
  /** x and y of the first point, then the steps to each next one. */
  points: z.array(z.int()).min(4),
});

const places = {
  id,
  name: z.string().min(1),
  outline,
  /** The middle of the area's name. */
  label: point,
  /** Where counters stand. */
  counters: point,
};

const areaSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('land'),
    ...places,
    /** Windows and lists are by region. */
    region: id,
    province: z.string().min(1),
    terrain: z.enum(TERRAINS),
    city: z.enum(CITIES).optional(),
  }),
  z.strictObject({ kind: z.literal('sea'), ...places }),
]);

/** How one gets from one area to the other. */
const linkSchema = z.discriminatedUnion('by', [
  z.strictObject({ between: pair, by: z.enum(['border', 'river', 'coast', 'waters']) }),
  /** An arrow over water, or a line where the two do not touch on the map though they do in the rules. */
  z.strictObject({ between: pair, by: z.enum(['crossing', 'connection']), points: z.array(z.int()).min(4) }),
]);

export const mapPackSchema = z.strictObject({
  /** Where all this comes from. */
  provenance: z.strictObject({
    reconstructed: z.boolean(),
    warning: z.string(),
    sources: z.array(z.strictObject({ what: z.string(), from: z.string(), licence: z.string() })),
    notes: z.array(z.string()),
  }),
  width: z.int().positive(),
  height: z.int().positive(),
  regions: z.array(z.strictObject({ id, name: z.string().min(1) })),
  lines: z.array(lineSchema),
  areas: z.array(areaSchema),
  /** Land and water that are no areas. */
  blanks: z.array(z.strictObject({ kind: z.enum(['land', 'water']), outline })),
  links: z.array(linkSchema),
  /** The box of a port, for ships that lie in it: its area, the sea areas it opens on, its middle. */
  ports: z.array(z.strictObject({ area: id, seas: z.array(id).min(1), at: point })),
});

export type MapPack = z.infer<typeof mapPackSchema>;
export type MapArea = MapPack['areas'][number];
export type LandArea = Extract<MapArea, { kind: 'land' }>;
export type MapLine = MapPack['lines'][number];
export type MapLink = MapPack['links'][number];
export type Point = readonly [x: number, y: number];
export type Outline = MapArea['outline'];
