import { z } from 'zod';
import { effectSchema, iconSchema } from './effect-schema.ts';
import { countedToken, kind, nation, region, token } from './value-schemas.ts';

const source = z.string().min(1).max(200);

/** A value with where it comes from. */
function sourced<T extends z.ZodType>(value: T) {
  return z.strictObject({ value, source });
}

const id = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
const whole = (min: number, max: number) => sourced(z.int().min(min).max(max));
const vp = z.int().min(-20).max(20);
/** Names go into mails and pictures: printable, no line breaks. */
const name = sourced(z.string().regex(/^[\p{L}\p{N}](?:[\p{L}\p{N} .,&’'-]{0,58}[\p{L}\p{N}.])?$/u));
const numbers = (max: number) => sourced(z.array(z.int().min(0).max(50)).min(1).max(max));

/**
 * How long a game is (2.4): issues under the end card, or shuffled with it, and the players' happiness at the start.
 */
const length = sourced(
  z.strictObject({
    under: z.int().min(0).max(52),
    shuffled: z.boolean(),
    happiness: z.int().min(1).max(50),
  }),
);

/** What adds to a faction's strength in solitaire (16.2). */
const tokens = sourced(z.array(token).max(10));

const figures = z.strictObject({
  cubes: whole(1, 60),
  units: whole(0, 10),
  happiness: z.strictObject({ max: whole(1, 50), unplayed: whole(0, 50), signs_at: whole(0, 50) }),
  zones: sourced(
    z
      .array(z.strictObject({ from: z.int().min(0).max(50), units: z.int().min(0).max(10) }))
      .min(1)
      .max(6),
  ),
  reclaim: whole(1, 60),
  discard_prices: numbers(6),
  table_issues: whole(1, 6),
  waiting_issues: whole(1, 6),
  waiting_events: whole(1, 6),
  first_discards: whole(0, 6),
  drawn_issues: whole(1, 4),
  lengths: z.strictObject({ standard: length, longer: length, long: length, longest: length }),
  spare_strategies: whole(0, 6),
  keg_last_column: whole(0, 6),
  demobilize: z.strictObject({ two_or_three: numbers(12), four: numbers(12), last_box: whole(0, 10) }),
  happiness_vp: z.strictObject({
    two: numbers(2),
    three: numbers(3),
    four: numbers(4),
    at_zero: sourced(vp),
  }),
  flag_vp: whole(0, 10),
  unit_price: whole(0, 10),
  region_of_the_rest: sourced(region),
  solitaire: z.strictObject({
    waiting_issues: whole(1, 6),
    tokens: z.strictObject({ uk: tokens, fr: tokens, us: tokens }),
    deploy_from_unrest: whole(1, 8),
    deploy_columns: sourced(z.array(z.int().min(1).max(8)).min(1).max(8)),
    mutiny_within: whole(0, 50),
    demobilize_box: whole(0, 50),
    bid_units: numbers(11),
  }),
});

const column = z.strictObject({
  uprising: sourced(z.union([z.int().min(1).max(12), z.literal('none')])),
  deploy: sourced(
    z.union([
      z.strictObject({ happiness: z.int().min(-20).max(0), recover: z.int().min(0).max(20) }),
      z.literal('none'),
    ]),
  ),
  modifier: whole(0, 3),
  strength: whole(1, 5),
});

const issue = z.strictObject({
  id,
  number: whole(1, 200),
  name,
  kind: sourced(kind),
  vp: sourced(vp),
  no_military: sourced(z.boolean()),
  options: z
    .array(
      z.strictObject({
        id,
        label: name,
        effects: z.array(z.strictObject({ effect: iconSchema, source })).max(8),
      }),
    )
    .max(6),
});

const part = {
  effect: effectSchema,
  source,
  otherwise: z.strictObject({ option: optionName(), value: optionName(), effect: effectSchema, source }).optional(),
};

const event = z.strictObject({
  id,
  number: whole(1, 200),
  name,
  icon: sourced(z.boolean()),
  crisis: z.strictObject({ label: name.shape.value, ...part }),
  conference: z.strictObject({ optional: z.boolean(), ...part }),
});

/** 11.3: the kinds of strategy conditions. `vp` is for each. */
const condition = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('token'), token: countedToken, vp }),
  /** Regions whose unrest is in the columns `from` to `to`. */
  z.strictObject({ kind: z.literal('regions'), from: z.int().min(1).max(8), to: z.int().min(1).max(8), vp }),
  /** Own units that are not demobilized. */
  z.strictObject({ kind: z.literal('units'), vp }),
  /** How many times the award for happiness counts. */
  z.strictObject({ kind: z.literal('happiness'), times: z.int().min(0).max(5) }),
  z.strictObject({
    kind: z.literal('signatory'),
    nations: z.array(nation).min(1).max(5).readonly(),
    when: z.enum(['signs', 'refuses']),
    vp,
  }),
  /** Issues of a kind that one controls. */
  z.strictObject({ kind: z.literal('issues'), of: kind, vp }),
  /** Regions in which one controls an issue. */
  z.strictObject({ kind: z.literal('different-regions'), vp }),
]);

const strategy = z.strictObject({
  id,
  number: whole(1, 200),
  name,
  conditions: z.array(z.strictObject({ condition, source })).length(4),
});

/** The name of a table option, or one of its values. */
function optionName() {
  return z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/);
}

/** A data pack as a file has it: every value with its provenance. */
export const packSchema = z.strictObject({
  figures,
  columns: z.array(column).length(8),
  regions: z.array(z.strictObject({ id: region, number: whole(1, 6) })).length(5),
  issues: z.array(issue).min(1).max(60),
  events: z.array(event).min(1).max(60),
  strategies: z.array(strategy).min(1).max(20),
});

export type PackFile = z.infer<typeof packSchema>;
export type IssueFile = PackFile['issues'][number];
export type EventFile = PackFile['events'][number];
export type ConditionFile = z.infer<typeof condition>;
export type LengthFile = z.infer<typeof length>;
