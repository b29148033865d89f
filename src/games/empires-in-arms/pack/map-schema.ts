import { z } from 'zod';
import { id, listOf, name, provenance, sourced, whole, yes } from './sourced.ts';

const terrain = z.enum(['clear', 'forest', 'mountain', 'marsh', 'desert']);

/** How one area reaches another: over its border, over a river, or by a sea crossing arrow through a sea area. */
const link = z.discriminatedUnion('by', [
  z.strictObject({ to: id, by: z.enum(['border', 'river']), ...provenance }),
  z.strictObject({ to: id, by: z.literal('crossing'), sea: id, ...provenance }),
]);

/** A port: the sea areas that its blockade box opens on, its guns, what it trades with Great Britain and overseas. */
const port = z.strictObject({
  seas: sourced(listOf(id, 4).min(1)),
  guns: whole(0, 100),
  domestic: whole(0, 20),
  overseas: whole(0, 20),
});

const area = z.strictObject({
  id,
  name,
  /** A home province, or a minor country. */
  province: sourced(id),
  terrain: sourced(terrain),
  forage: whole(0, 10),
  /** In the winter zone. */
  winter: yes,
  city: yes,
  /** Only with a city: its spires, and its fortification marks. */
  spires: whole(1, 6).optional(),
  fortification: whole(0, 4).optional(),
  port: port.optional(),
  coasts: listOf(z.strictObject({ sea: id, ...provenance }), 6),
  links: listOf(link, 12),
});

/** The land areas; each link stands at both of its ends. */
export const areasSchema = z.strictObject({ areas: listOf(area, 600).min(1) });

/** The sea areas. */
export const seasSchema = z.strictObject({
  seas: listOf(
    z.strictObject({
      id,
      name,
      /** North of the ice line. */
      ice: yes,
      links: listOf(z.strictObject({ to: id, ...provenance }), 12),
    }),
    60,
  ).min(1),
});

export type AreaFile = z.infer<typeof area>;
