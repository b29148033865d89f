import { z } from 'zod';
import { mapPackSchema } from '../../../theme/map/map-pack.ts';
import { arrowsSchema } from './arrows-schema.ts';
import { battleSchema } from './battle-schema.ts';
import {
  calendarSchema,
  economySchema,
  peaceSchema,
  pointsSchema,
  purchasesSchema,
  sequenceSchema,
  statusSchema,
} from './chart-schema.ts';
import { controlSchema } from './control-schema.ts';
import { combinationsSchema, minorsSchema, provincesSchema } from './country-schema.ts';
import { corpsSchema, countersSchema, fleetsSchema, leadersSchema, minorMoraleSchema } from './force-schema.ts';
import { areasSchema, seasSchema } from './map-schema.ts';
import { nationsSchema } from './nation-schema.ts';
import { navalSchema } from './naval-schema.ts';
import { optionalSchema } from './optional-schema.ts';
import { sailingSchema } from './sailing-schema.ts';
import { scenariosSchema } from './scenario-schema.ts';
import { setupSchema } from './setup-schema.ts';
import { siegeSchema } from './siege-schema.ts';
import { supplySchema } from './supply-schema.ts';

/** A data pack: what all its files have, side by side. Each subject is one or two fields. */
export const packSchema = z.strictObject({
  ...areasSchema.shape,
  ...seasSchema.shape,
  ...provincesSchema.shape,
  ...minorsSchema.shape,
  ...combinationsSchema.shape,
  ...nationsSchema.shape,
  ...minorMoraleSchema.shape,
  ...corpsSchema.shape,
  ...fleetsSchema.shape,
  ...countersSchema.shape,
  ...leadersSchema.shape,
  ...statusSchema.shape,
  ...pointsSchema.shape,
  ...peaceSchema.shape,
  ...purchasesSchema.shape,
  ...calendarSchema.shape,
  ...sequenceSchema.shape,
  ...economySchema.shape,
  ...navalSchema.shape,
  ...battleSchema.shape,
  ...supplySchema.shape,
  ...siegeSchema.shape,
  ...setupSchema.shape,
  ...scenariosSchema.shape,
  ...optionalSchema.shape,
  ...controlSchema.shape,
  ...arrowsSchema.shape,
  ...sailingSchema.shape,
  shapes: mapPackSchema,
});

export type PackFile = z.infer<typeof packSchema>;
