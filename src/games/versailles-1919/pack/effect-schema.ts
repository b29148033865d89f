import { z } from 'zod';
import type { Effect, Players } from '../effect.ts';

/** How deep effects may be nested. */
const DEPTH = 4;

const REGIONS = ['eu', 'ba', 'me', 'af', 'pa'] as const;
/** Every kind of token. */
export const TOKENS = [
  'self-determination',
  'containment',
  'reparations',
  'industry',
  'bolshevik',
  'navy-uk',
  'navy-us',
  'empire-uk',
  'empire-fr',
  'empire-it',
] as const;

export const region = z.enum(REGIONS);
export const nation = z.enum(['uk', 'fr', 'us', 'it', 'jp']);
export const kind = z.enum([...REGIONS, 'league', 'reparations', 'end']);
export const countedToken = z.enum([...TOKENS, 'navy-any', 'empire-any']);
export const token = z.enum(TOKENS);
const unsettledKind = z.enum([...REGIONS, 'league', 'reparations']);
const where = z.enum([...REGIONS, 'settled', 'issue', 'random', 'choose', 'named']);
const step = z.int().min(-30).max(30);
const count = z.int().min(1).max(30);
const PLAYERS = [
  'ending-with-you',
  'starting-with-you',
  'lowest-happiness',
  'most-issues',
  'controls-settled-issue',
] as const satisfies readonly Players[];
const per = z.enum([...TOKENS, 'deployed-unit']);

/** Effects without others inside. */
const simple = [
  z.strictObject({
    op: z.literal('happiness'),
    who: z.enum(['uk', 'fr', 'us', 'it', 'jp', 'you']),
    n: step,
    per: per.optional(),
  }),
  z.strictObject({ op: z.literal('unrest'), where, n: step, per: per.optional() }),
  z.strictObject({ op: z.literal('keg'), where, n: step }),
  z.strictObject({ op: z.literal('token'), token: z.enum([...TOKENS, 'navy-choice']), n: count }),
  z.strictObject({ op: z.literal('exhaust'), n: count }),
  z.strictObject({ op: z.literal('recover'), n: count, per: per.optional() }),
  z.strictObject({ op: z.literal('exhaust-units'), n: count.optional() }),
  z.strictObject({ op: z.literal('ready-unit'), from: z.enum(['exhausted', 'deployed-or-exhausted']).optional() }),
  z.strictObject({ op: z.literal('demobilize') }),
  z.strictObject({ op: z.literal('return-influence') }),
  z.strictObject({ op: z.literal('unsettle'), kinds: z.array(unsettledKind).min(1).max(7) }),
] as const;

/** What options of issues may do: nothing that asks anybody else or starts a check. */
export const iconSchema = z.discriminatedUnion('op', [simple[0], simple[1], simple[2], simple[3]]);

/** What events do. Effects nest to a fixed depth, so no upload can exhaust the stack. */
export const effectSchema: z.ZodType<Effect> = effects(DEPTH);

function effects(depth: number): z.ZodType<Effect> {
  if (depth === 0) return z.discriminatedUnion('op', simple);
  const inner = z
    .array(effects(depth - 1))
    .min(1)
    .max(6);
  return z.discriminatedUnion('op', [
    ...simple,
    z.strictObject({ op: z.literal('deploy'), effects: inner }),
    z.strictObject({
      op: z.literal('check'),
      where: z.enum([...REGIONS, 'settled', 'most-unrest']),
      modifier: z.int().min(-6).max(6),
      per: token.optional(),
      if_no_uprising: inner.optional(),
      if_nothing_unsettled: inner.optional(),
    }),
    z.strictObject({ op: z.literal('all'), effects: inner }),
    z.strictObject({ op: z.literal('either'), effects: inner }),
    z.strictObject({ op: z.literal('pay'), n: count, effects: inner }),
    z.strictObject({
      op: z.literal('each'),
      who: z.enum(PLAYERS),
      effects: inner,
    }),
    z.strictObject({ op: z.literal('target'), regions: z.int().min(1).max(5).optional(), effects: inner }),
    z.strictObject({ op: z.literal('unless-token'), token, kind: unsettledKind, effects: inner }),
  ]);
}

export const ICONS = ['happiness', 'unrest', 'keg', 'token'] as const;
export const OPS: readonly Effect['op'][] = [
  ...simple.map((schema) => schema.shape.op.value),
  'deploy',
  'check',
  'all',
  'either',
  'pay',
  'each',
  'target',
  'unless-token',
];
