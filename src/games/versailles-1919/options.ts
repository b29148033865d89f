import { z } from 'zod';
import { readOptions, optionValues as valuesOf } from '../shared/option-reader.ts';
import { msg } from './msg.ts';
import { FIRST_TARGET, TARGETS } from './solitaire/target.ts';

/*
 * The table's choices: how long the game is, who sits where, and the two rulings of the rules file's section 17 that
 * it calls a switch. The pack says what the switches change (`otherwise`), so no code knows the cards.
 */
const optionsSchema = z.strictObject({
  /** 2.4: how many issues lie under the end card. */
  length: z.enum(['standard', 'longer', 'long', 'longest']).default('standard'),
  /** 2.1: seating is free, so the turn order is drawn; or it is that of the rules: UK, France, US, Italy. */
  turn_order: z.enum(['drawn', 'as-listed']).default('drawn'),
  /** what Jan Smuts costs. */
  smuts_loss: z.enum(['one', 'two']).default('one'),
  /** what the crisis of Nikola I brings. */
  civil_war: z.enum(['unrest', 'keg']).default('unrest'),
  /** 16.9.2: what is Optional on an event in a solitaire player's own turn; other games pay no heed to it. */
  optional_events: z.enum(['mandatory', 'may-decline']).default('mandatory'),
  /**
   * 10.4, 12.3: whether a faction that cannot outbid is asked as long as others could help by a transfer, or passes at
   * once.
   */
  hopeless_bids: z.enum(['pass', 'ask']).default('pass'),
  /** 16.13: the VP that win a solitaire game; other games pay no heed to it. */
  target: z.enum(TARGETS.map(String)).default(String(FIRST_TARGET)),
});

export type Options = z.infer<typeof optionsSchema>;

/** The options of a table; what is not given has its default. Refuses (`bad-input`) unknown options and values. */
export function parseOptions(input: unknown): Options {
  return readOptions(optionsSchema, input, {
    refused: msg('versailles-1919.options.refused'),
    unknown: (known) => msg('versailles-1919.options.unknown', { known }),
    value: (values) => msg('versailles-1919.options.value', { values }),
  });
}

/** What an option can be; undefined when there is no such option. */
export function optionValues(option: string): readonly string[] | undefined {
  return valuesOf(optionsSchema, option);
}
