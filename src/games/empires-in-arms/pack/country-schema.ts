import { z } from 'zod';
import { id, listOf, name, power, sourced, whole, yes } from './sourced.ts';

const factors = z.int().min(0).max(99);

const province = z.strictObject({
  id,
  name,
  power: sourced(power),
  capital: sourced(id),
  money: whole(0, 60),
  manpower: whole(0, 40),
  /** It can be part of Poland (11.1). */
  polish: yes,
  /** Spain alone: the guerrilla value (10.1.1). */
  guerrillas: whole(0, 6).optional(),
  /** Austria alone: insurrection corps appear here (5.2, 10.1.4). */
  insurrection: yes.optional(),
  /** Russia alone: cossacks are levied here (8.10). */
  cossacks: yes.optional(),
});

/** The home provinces of the powers. */
export const provincesSchema = z.strictObject({ provinces: listOf(province, 200).min(1) });

/** Neutral, or whose a minor country is. */
export const statusSchema = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('neutral') }),
  z.strictObject({ status: z.enum(['conquered', 'free']), controller: power }),
]);

const minor = z.strictObject({
  id,
  name,
  capital: sourced(id),
  money: whole(0, 60),
  manpower: whole(0, 40),
  /** The minor country whose secondary district this is (10.4). */
  districtOf: sourced(id.nullable()),
  /** What each power adds to its die for control (4.6.2.1). */
  controlModifiers: sourced(z.record(power, z.int().min(-6).max(6))),
  /** What it deploys when it is attacked (4.6.3). */
  forces: sourced(z.strictObject({ infantry: factors, cavalry: factors })),
  ships: whole(0, 60),
  in1805: sourced(statusSchema),
});

/** The minor countries and their secondary districts. */
export const minorsSchema = z.strictObject({ minors: listOf(minor, 100).min(1) });

const combination = z.strictObject({
  id,
  name,
  capital: sourced(id.nullable()),
  /** The member without which there is none. */
  must: sourced(id.nullable()),
  members: sourced(listOf(id, 30).min(1)),
  /** How many members its maker must control. */
  least: whole(1, 30),
  makers: sourced(listOf(power, 7).min(1)),
});

/** The new political combinations (11): minor countries made of others. */
export const combinationsSchema = z.strictObject({ combinations: listOf(combination, 20) });

export type ProvinceFile = z.infer<typeof province>;
