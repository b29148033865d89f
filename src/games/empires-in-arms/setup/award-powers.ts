import type { Bidding } from '../../../kernel/bidding.ts';
import type { RandomSource } from '../../../kernel/chance.ts';
import { pickFrom } from '../../../kernel/random.ts';
import { campaignOf, type Options, seatsFor } from '../options.ts';
import { POWERS, type Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { needs } from '../scenarios/count-objectives.ts';
import { isScenario } from '../scenarios/scenario-of.ts';
import { powerOf } from '../sequence/who-decides.ts';

/** A player's bids in victory points; for a power that is not named they bid 0. */
export type PowerBids = { readonly [P in Power]?: number };

/** What a player gets, and what they pay: their bid for it. */
export type AwardedPower = { readonly power: Power; readonly bid: number };

export type PowerAward = {
  /** In the order of the players who bid. */
  readonly awarded: readonly AwardedPower[];
  /** Nobody plays them: they are neutral (14.3). */
  readonly unplayed: readonly Power[];
};

/**
 * 14.2: the highest of all bids takes its power; that player's other bids and all others for that power are void, and
 * the highest of the rest is next, until everybody has one. Of bids that are equal the lot chooses one. Throws where
 * there are more players than powers.
 */
export function awardPowers(
  bids: readonly PowerBids[],
  random: RandomSource,
  powers: readonly Power[] = POWERS,
): PowerAward {
  if (bids.length > powers.length) throw new Error(`${bids.length} players bid for ${powers.length} powers`);
  const won = new Map<number, AwardedPower>();
  const left = new Set(powers);

  while (won.size < bids.length) {
    const standing = bids.flatMap((own, player) =>
      won.has(player) ? [] : [...left].map((power) => ({ player, power, bid: own[power] ?? 0 })),
    );
    const highest = Math.max(...standing.map(({ bid }) => bid));
    const { player, power, bid } = pickFrom(
      standing.filter((one) => one.bid === highest),
      random,
    );
    won.set(player, { power, bid });
    left.delete(power);
  }

  const awarded = bids.flatMap((_, player) => won.get(player) ?? []);
  return { awarded, unplayed: [...left] };
}

/** Bidding for the powers, as a table that is forming has it (14.2); the words for its players are given beside it. */
export const biddingForPowers: Omit<Bidding<Options, Pack>, 'about'> = {
  seats: biddable,

  // No more than the power's goal: who bids that needs twice as many points as it says (14.1). Of a scenario's points
  // the enemy must keep at least one to win by.
  most: (seat, options, { setup, scenario }, players) => {
    const campaign = campaignOf(options, players);
    if (isScenario(campaign)) return needs(scenario[campaign], powerOf(seat)) - 1;
    const goal = setup.goals.find((one) => one.campaign === campaign && one.power === seat);
    if (!goal) throw new Error(`a checked pack has a goal for ${seat}`);
    return goal.points;
  },

  award: (bids, options, random) => {
    const { awarded } = awardPowers(bids, random, biddable(options, bids.length));
    const paid = new Map(awarded.map(({ power, bid }) => [power, bid]));
    return {
      seats: awarded.map(({ power }) => power),
      options: {
        ...options,
        powers: POWERS.filter((power) => paid.has(power)),
        bids: Object.fromEntries(paid),
      },
    };
  },

  paid: ({ bids = {} }) => ({ ...bids }),

  before: ({ powers: _, bids: __, ...options }) => options,
};

/** All of them, or those that the table names; for two those of their scenario. */
function biddable(options: Options, players: number): readonly Power[] {
  if (isScenario(campaignOf(options, players))) return seatsFor(players, options);
  const { powers } = options;
  return POWERS.filter((power) => powers === undefined || powers.includes(power));
}
