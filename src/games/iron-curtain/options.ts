import { z } from 'zod';
import { optionValues, readOptions, yesNo } from '../shared/option-reader.ts';
import { msg } from './msg.ts';

/*
 * The rulings of the rules file's section 9. Those with a real alternative are table options, below. The
 * others have none, because the rulebook itself answers, or because the other reading would change nothing:
 *
 *   A3  the rulebook: dominance ends as soon as it is broken          A16 the rulebook: "blocked" is all of them
 *   A4  one cube cannot be half placed                                A17 changes nothing
 *   A8  the rulebook: the player takes their own cubes                A19 follows from 3.5
 *   A10 the rulebook: also no cubes at all                            A20 follows from 4.5
 *   A11 the card: "up to" or a number of points                       A21 a difference of 0 is no points
 *   A12 the rulebook: the game ends at once                           A23 choosing an event without effect is
 *   A13 the rulebook: scoring is mandatory                                the same as an order of no cubes
 *   A14, A15 arithmetic: one marker, one net move                     A26 an owner cannot be made to forget
 *                                                                     A27 follows from 5.2.2: two cubes are needed
 */

/** Each option with its recommended ruling as default. */
const optionsSchema = z.strictObject({
  /** A1 (5.1.4): the card just played takes cubes even where the side has no access to it. */
  just_played_always_accessible: yesNo(false),
  /** A2 (5.1.3): when the access for an order is judged that follows the opponent's event. */
  order_access_judged: z.enum(['before-the-order', 'before-the-event']).default('before-the-order'),
  /** A5 (5.2.2): where the second cube goes that a dominated card costs. */
  tax_cube: z.enum(['leaves-the-game', 'back-to-the-reserve']).default('leaves-the-game'),
  /**
   * A6 (5.3.1): when cubes on the map may be used: once the reserve is empty, or as soon as it does not cover the
   * action.
   */
  take_back: z.enum(['reserve-empty', 'reserve-short']).default('reserve-empty'),
  /** A7 (5.1.3): whether cards stay accessible when the cube that gave access is taken back. */
  take_back_keeps_access: yesNo(true),
  /** A9 (5.1.2): what a side without any cube in play has access to. */
  no_cube_in_play: z.enum(['no-access', 'any-card']).default('no-access'),
  /** A18 (7.2): the final scoring gives the bonus of incomplete regions too. */
  incomplete_region_bonus: yesNo(true),
  /** A22 (5.4.1): events that place cubes without the word Infiltrate follow access and dominance. */
  events_follow_basic_rules: yesNo(true),
  /** A24: where cubes go that an event takes off the map. */
  cubes_removed_by_event: z.enum(['back-to-the-reserve', 'leave-the-game']).default('back-to-the-reserve'),
  /** A25 (2.6): in round 1 the USSR decides who plays first, or simply plays first. */
  round_one_start: z.enum(['ussr-decides', 'ussr-starts']).default('ussr-decides'),
});

export type Options = z.infer<typeof optionsSchema>;

/** The options of a table; what is not given has its default. Refuses (`bad-input`) unknown options and values. */
export function parseOptions(input: unknown): Options {
  return readOptions(optionsSchema, input, {
    refused: msg('iron-curtain.options.refused'),
    unknown: (known) => msg('iron-curtain.options.unknown', { known }),
    value: (values) => msg('iron-curtain.options.value', { values }),
  });
}

/** What an option can be. */
export function valuesOf(option: string): readonly string[] {
  return optionValues(optionsSchema, option) ?? [];
}
