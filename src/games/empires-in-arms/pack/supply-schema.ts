import { z } from 'zod';
import { whole } from './sourced.ts';

const modifier = whole(-6, 6);
const faces = whole(2, 20);
const halves = whole(0, 40);

/** Foraging, the price of supply in halves of a money point, and siege supply (7.4). */
export const supplySchema = z.strictObject({
  supply: z.strictObject({
    forage: z.strictObject({
      dieFaces: faces,
      eachOtherCorps: modifier,
      otherCorpsMost: whole(0, 20),
      eachUnusedPoint: modifier,
      forcedMarch: modifier,
      winter: modifier,
      ownTerritory: modifier,
    }),
    depot: z.strictObject({
      farthestAreas: whole(0, 9),
      halvesBesideDepot: halves,
      halvesEachArea: halves,
      halvesFromFleet: halves,
      halvesInBesiegedPort: halves,
      halvesInBesiegedPortFromFleet: halves,
      winterMultiplier: whole(1, 9),
    }),
    siege: z.strictObject({ dieFaces: faces, base: modifier, eachSpire: modifier, capital: modifier }),
  }),
});
