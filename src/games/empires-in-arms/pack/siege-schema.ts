import { z } from 'zod';
import type { TableCode } from '../battle-types.ts';
import { power, sourced, whole } from './sourced.ts';

const modifier = whole(-6, 6);
const faces = whole(2, 20);
const table = sourced(z.custom<TableCode>((text) => typeof text === 'string' && /^[1-5]-[1-5]$/.test(text)));
const fight = z.strictObject({ besiegers: table, besieged: table, rounds: whole(1, 9) });

/** Sieges, guerrillas and conquest (7.5.4, 7.6, 7.7, 10.1.1). */
export const siegeSchema = z.strictObject({
  siege: z.strictObject({
    breach: z.strictObject({
      dieFaces: faces,
      needs: z.record(z.string().regex(/^\d$/), z.strictObject({ die: whole(1, 20), leastModifier: modifier })),
      besiegedBefore: modifier,
      artilleryCorps: modifier,
      fewDefenders: modifier,
      winterZone: modifier,
      failurePercent: whole(0, 200),
    }),
    assault: fight,
    sally: fight,
  }),
  guerrillas: z.strictObject({
    nation: sourced(power),
    dieFaces: faces,
    afterDefeat: whole(0, 9),
    manyCorps: whole(1, 20),
    manyCorpsBy: modifier,
  }),
  conquest: z.strictObject({ monthsHeld: whole(0, 24) }),
});
