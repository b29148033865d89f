import { z } from 'zod';
import { Refusal } from '../../kernel/refusal.ts';
import { say } from './say.ts';
import { FIRST_TARGET, TARGETS } from './solitaire/target.ts';

/*
 * The table's choices: how long the game is, who sits where, and the two rulings of the rules file's section 17 that
 * it calls a switch. The pack says what the switches change (`otherwise`), so no code knows the cards.
 */
export const optionsSchema = z.strictObject({
  /** 2.4: how many issues lie under the end card. */
  length: z.enum(['standard', 'longer', 'long', 'longest']).default('standard'),
  /** 2.1: seating is free, so the turn order is drawn; or it is that of the rules: UK, France, US, Italy. */
  turn_order: z.enum(['drawn', 'as-listed']).default('drawn'),
  /** what Jan Smuts costs. */
  smuts_loss: z.enum(['one', 'two']).default('one'),
  /** what the crisis of Nikola I brings. */
  civil_war: z.enum(['unrest', 'keg']).default('unrest'),
  /** 16.13: the VP that win a solitaire game; other games pay no heed to it. */
  target: z.enum(TARGETS.map(String)).default(String(FIRST_TARGET)),
});

export type Options = z.infer<typeof optionsSchema>;

/** The options of a table; what is not given has its default. Refuses (`bad-input`) unknown options and values. */
export function parseOptions(input: unknown): Options {
  const parsed = optionsSchema.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.map((issue) => {
    const at = issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys')
      return {
        at: issue.keys.join(', ').slice(0, 80),
        reason: say('versailles-1919.options.unknown', { known: Object.keys(optionsSchema.shape) }),
      };
    return { at, reason: say('versailles-1919.options.value', { values: optionValues(at) ?? [] }) };
  });
  throw new Refusal('bad-input', say('versailles-1919.options.refused'), details);
}

/** What an option can be; undefined when there is no such option. */
export function optionValues(option: string): readonly string[] | undefined {
  const shape: { readonly [name: string]: z.ZodDefault | undefined } = optionsSchema.shape;
  const inner = Object.hasOwn(shape, option) ? shape[option]?.unwrap() : undefined;
  return inner instanceof z.ZodEnum ? inner.options.map(String) : undefined;
}
