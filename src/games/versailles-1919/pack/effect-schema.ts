import { z } from 'zod';
import type { Effect, EffectList } from '../effect.ts';
import { kind, nation, REGIONS, TOKENS, token } from './value-schemas.ts';

/*
 * What issue options, conference events and crises do. "You" is the player whom the effect is for: the winner,
 * the event's decider (5.3), for a crisis the active player, inside `each` and `target` the player in question.
 */

/** How deep effects may be nested. */
const DEPTH = 4;

const step = z.int().min(-30).max(30);
const count = z.int().min(1).max(30);

/**
 * Where an effect happens. `settled`: the region of the issue being settled. `issue`: every region that the
 * option chosen for it gave unrest. `random`: a die (7.5). `choose`: as "you" like. `named`: the regions that were
 * chosen or checked before.
 */
export const where = z.enum([...REGIONS, 'settled', 'issue', 'random', 'choose', 'named']);

/** Which regions a check looks at: one by name, that of the settled issue, or those with most unrest (10.1). */
export const checkWhere = z.enum([...REGIONS, 'settled', 'most-unrest']);

/** Times how many there are: tokens of a kind on settled issues, or deployed units of "you". */
export const per = z.enum([...TOKENS, 'deployed-unit']);

/**
 * Whom an effect hits. `controls-settled-issue`: the winner of the settlement that is going on, or the faction that has
 * taken the issue from them since; nobody where a bid without bids has discarded it.
 */
export const players = z.enum([
  'ending-with-you',
  'starting-with-you',
  'lowest-happiness',
  'most-issues',
  'controls-settled-issue',
]);

/** What a bid can be about, and what an event may unsettle. */
export const unsettledKind = kind.exclude(['end']);

/** 6.1. */
const happiness = z.strictObject({
  op: z.literal('happiness'),
  who: z.enum([...nation.options, 'you']),
  n: step,
  per: per.optional(),
});
/** 6.2. */
const unrest = z.strictObject({ op: z.literal('unrest'), where, n: step, per: per.optional() });
/** 7.3, 7.4. */
const keg = z.strictObject({ op: z.literal('keg'), where, n: step });
/** 6.3; `navy-choice`: the flag is chosen for each. */
const tokens = z.strictObject({ op: z.literal('token'), token: z.enum([...TOKENS, 'navy-choice']), n: count });

/** What options of issues may do: nothing that asks anybody else or starts a check. */
const icons = [happiness, unrest, keg, tokens] as const;

/** Effects without others inside. */
export const simpleEffects = [
  ...icons,
  /** You exhaust Available influence, as far as there is any. */
  z.strictObject({ op: z.literal('exhaust'), n: count }),
  /** You take Exhausted influence back. */
  z.strictObject({ op: z.literal('recover'), n: count, per: per.optional() }),
  /** You move deployed units to Exhausted: `n` of them, or all. */
  z.strictObject({ op: z.literal('exhaust-units'), n: count.optional() }),
  /**
   * You may make one unit Available: an Exhausted one, or where `from` says so a deployed one too (the crises of cards
   * 44 to 46).
   */
  z.strictObject({ op: z.literal('ready-unit'), from: z.enum(['exhausted', 'deployed-or-exhausted']).optional() }),
  /** You demobilize a unit (8.5). */
  z.strictObject({ op: z.literal('demobilize') }),
  /**
   * You pick an issue of the Waiting Room, with cubes or without (6.4); all influence on it becomes Available again.
   */
  z.strictObject({ op: z.literal('return-influence') }),
  /** 10.8: you pick a settled issue of these kinds. */
  z.strictObject({ op: z.literal('unsettle'), kinds: z.array(unsettledKind).min(1).max(7).readonly() }),
] as const;

/** Effects with others inside. */
export function nestingEffects(effects: z.ZodType<EffectList>) {
  return [
    /** You deploy a unit (8.1), and only then the rest: where no unit can be deployed nothing happens (card 45). */
    z.strictObject({ op: z.literal('deploy'), effects }),
    /** Section 10, with effects for when nothing rises, and for when no issue is unsettled. */
    z.strictObject({
      op: z.literal('check'),
      where: checkWhere,
      modifier: z.int().min(-6).max(6),
      per: token.optional(),
      if_no_uprising: effects.optional(),
      if_nothing_unsettled: effects.optional(),
    }),
    /** One after the other. */
    z.strictObject({ op: z.literal('all'), effects }),
    /** You pick one. */
    z.strictObject({ op: z.literal('either'), effects }),
    /** You exhaust the full influence, then the rest. */
    z.strictObject({ op: z.literal('pay'), n: count, effects }),
    /** For each of these players in turn. */
    z.strictObject({ op: z.literal('each'), who: players, effects }),
    /** You pick a player, for whom the effects are, and this many regions. */
    z.strictObject({ op: z.literal('target'), regions: z.int().min(1).max(5).optional(), effects }),
    /** Unless a settled issue of that kind holds such a token. */
    z.strictObject({ op: z.literal('unless-token'), token, kind: unsettledKind, effects }),
  ] as const;
}

const outermost = [...simpleEffects, ...nestingEffects(listOf(DEPTH - 1))] as const;

export const iconSchema = z.discriminatedUnion('op', icons);

/** What events do. Effects nest to a fixed depth, so no upload can exhaust the stack. */
export const effectSchema: z.ZodType<Effect> = z.discriminatedUnion('op', outermost);

export const ICONS = icons.map((schema) => schema.shape.op.value);
export const OPS = outermost.map((schema) => schema.shape.op.value);

function listOf(depth: number): z.ZodType<EffectList> {
  const nested = depth > 0 ? nestingEffects(listOf(depth - 1)) : [];
  return z
    .array(z.discriminatedUnion('op', [...simpleEffects, ...nested]))
    .min(1)
    .max(6)
    .readonly();
}
