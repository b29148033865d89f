import { z } from 'zod';
import { readOptions, optionValues as valuesOf } from '../shared/option-reader.ts';
import type { CampaignId } from './chart-types.ts';
import { msg } from './msg.ts';
import { POWERS, type Power, SCENARIO_POWERS, SCENARIOS, SEATING } from './pack-lists.ts';

/** The table's choices. */
const optionsSchema = z.strictObject({
  /** 14: the whole war, or its first three years. */
  campaign: z.enum(['grand', 'short']).default('grand'),
  /** 13: what two players play; more play a campaign, and pay no heed to it. */
  scenario: z.enum(SCENARIOS).default('jena_1806'),
  /** 8.7: what becomes of a power in civil disorder. */
  civil_disorder: z.enum(['surrender', 'elimination']).default('surrender'),
  /** 5: everybody's sheet in one window, or one after the other in the order of the rules. */
  reinforcement: z.enum(['together', 'in-order']).default('together'),
  /** 8.9, 11: new political combinations. */
  combinations: z.enum(['on', 'off']).default('on'),
  /** 11.7, 11.8: dominant as at the beginning, or by the lands that a power holds. */
  dominance: z.enum(['as-begun', 'by-lands']).default('as-begun'),
  /** 12.4: after a peace forces are home at once, or have some months for the way. */
  repatriation: z.enum(['at-once', 'some-months']).default('at-once'),
  /** 10.2.3: powers may let minor countries go. */
  letting_go: z.enum(['off', 'on']).default('off'),
  /** 12.1.1: militia may become infantry. */
  training: z.enum(['off', 'on']).default('off'),
  /** 12.1.2: ships are built in ports that are named, and can be burnt there. */
  shipyards: z.enum(['off', 'on']).default('off'),
  /** 12.5: economic manipulation (8.4). */
  manipulation: z.enum(['on', 'off']).default('on'),
  /** 6.2.3.2.2: the dice of an interception, as they are thought to be meant or as the rulebook prints them. */
  interception: z.enum(['recommended', 'literal']).default('recommended'),
  /** 12.3.3: more cavalry is better, in a fight and to get away from one. */
  cavalry_superiority: z.enum(['off', 'on']).default('off'),
  /** 12.3.4: the guard may be committed. */
  guard_commitment: z.enum(['off', 'on']).default('off'),
  /** 12.3.5: artillery corps bombard. */
  bombardment: z.enum(['off', 'on']).default('off'),
  /** 12.3.7.2: leaders with far too many corps are worse still. */
  tactical_limits: z.enum(['off', 'on']).default('off'),
  /** 12.7: leaders of a beaten side may fall. */
  leader_losses: z.enum(['off', 'on']).default('off'),
  /** 7.7, 10.2.1: capitals are held for a month before their land is conquered, or it is conquered at once. */
  conquest: z.enum(['after-a-month', 'at-once']).default('after-a-month'),
  /** 14.3: powers that nobody plays are neutral, or players bid victory points for their control. */
  unplayed: z.enum(['neutral', 'controlled']).default('neutral'),
  /** 12.2.1: an arrow over the Channel, and Danish ones that no fleet bars. */
  arrows: z.enum(['off', 'on']).default('off'),
  /** 12.2.3: fleets in large stacks, or with corps, are slower. */
  slow_stacks: z.enum(['off', 'on']).default('off'),
  /** 12.8: access is given to anybody, or to allies alone. */
  access: z.enum(['anybody', 'allies']).default('anybody'),
  /** The powers that are played, where they are not all or not those that a table of this size has by itself. */
  powers: z.array(z.enum(POWERS)).optional(),
  /** 14.2: what was bid for each of them. */
  bids: z.partialRecord(z.enum(POWERS), z.int().min(0)).optional(),
});

export type Options = z.infer<typeof optionsSchema>;

/** The options of a table; what is not given has its default. Refuses (`bad-input`) unknown options and values. */
export function parseOptions(input: unknown): Options {
  return readOptions(optionsSchema, input, {
    refused: msg('empires-in-arms.options.refused'),
    unknown: (known) => msg('empires-in-arms.options.unknown', { known }),
    value: (values) => msg('empires-in-arms.options.value', { values }),
  });
}

/** What an option can be; undefined when there is no such option, or it is no list of values. */
export function optionValues(option: string): readonly string[] | undefined {
  return valuesOf(optionsSchema, option);
}

/** So many players have a scenario (13), and not a campaign. */
const TWO = 2;

/** What a table of so many players plays: a campaign (14), or a scenario (13). */
export function campaignOf({ campaign, scenario }: Options, players: number): CampaignId {
  return players === TWO ? scenario : campaign;
}

/**
 * 14.3: the options with which so many players have the powers that some of them want; the others play those that the
 * table has already, and then those that weigh most. As given where two play a scenario, or more are wanted than play.
 */
export function withPowers(players: number, options: Options, wanted: readonly string[]): Options {
  const chosen = POWERS.filter((power) => wanted.includes(power));
  const now = seatsFor(players, options);
  if (players === TWO || chosen.length > players) return options;
  if (now.length === players && chosen.every((power) => now.includes(power))) return options;
  const played = [...new Set([...chosen, ...(options.powers ?? []), ...SEATING])].slice(0, players);
  return { ...options, powers: POWERS.filter((power) => played.includes(power)) };
}

/**
 * The seats of a table: the powers that somebody plays; where the table does not name them, the first ones (14.3). Two
 * have those of their scenario, whatever is named.
 */
export function seatsFor(players: number, { powers, scenario }: Options): readonly Power[] {
  if (players === TWO) return SCENARIO_POWERS[scenario];
  const played: readonly Power[] = powers ?? SEATING.slice(0, players);
  return SEATING.filter((power) => played.includes(power));
}
