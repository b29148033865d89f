import { z } from 'zod';
import { SCENARIOS } from '../pack-lists.ts';
import { statusSchema } from './country-schema.ts';
import { time } from './force-schema.ts';
import { counted, forces } from './setup-schema.ts';
import { id, listOf, name, power, provenance, sourced, whole } from './sourced.ts';

const dated = { month: time, area: id, factors: counted, ...provenance };
const points = (most: number) => whole(1, most);

const side = z.strictObject({
  ...forces,
  income: whole(0, 100),
  mostCorps: whole(1, 60),
  armyLeast: whole(0, 300),
  decisive: points(500),
  reinforcements: listOf(
    z.discriminatedUnion('what', [
      z.strictObject({ what: z.literal('corps'), corps: id, leader: id.optional(), ...dated }),
      z.strictObject({ what: z.literal('factors'), nation: id, ...dated }),
    ]),
    100,
  ),
});

const scenario = z.strictObject({
  id: z.enum(SCENARIOS),
  name,
  first: sourced(time),
  last: sourced(time),
  minors: listOf(z.strictObject({ minor: id, status: statusSchema, ...provenance }), 100),
  ceded: listOf(z.strictObject({ province: id, to: power, ...provenance }), 100),
  combinations: listOf(
    z.strictObject({ combination: id, by: power, members: listOf(id, 30).min(1), ...provenance }),
    10,
  ),
  sides: z.tuple([side, side]),
  objectives: listOf(z.strictObject({ area: id, points: z.int().min(1).max(50), ...provenance }), 100),
  needed: points(500),
});

/** The scenarios for two (13). */
export const scenariosSchema = z.strictObject({ scenarios: listOf(scenario, SCENARIOS.length) });

export type ScenarioFile = z.infer<typeof scenario>;
export type ScenarioSideFile = z.infer<typeof side>;
