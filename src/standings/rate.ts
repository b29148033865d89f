import glicko2 from 'glicko2-lite';
import { DAY_MS } from '../platform/durations.ts';

/*
 * Ratings by Mark Glickman's Glicko-2 (glicko.net/glicko/glicko2.pdf), as glicko2-lite works it out. Each game is a
 * rating period for those who played it; in a game of several each has met each of the others.
 */

/** What a player is rated: the truth lies with 95 % within two deviations of the rating. */
export type Rated = {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  /** How many games it is made of. */
  readonly tables: number;
  /** When the last of them ended. */
  readonly at: Date;
};

/** A newcomer's, as the paper has it. */
export const NEWCOMER = { rating: 1500, deviation: 350, volatility: 0.06 } as const;
/** How much volatility changes: the paper has 0.3 to 1.2, and 0.5 in its example. */
const TAU = 0.5;
/** Long games are few: a month without one makes a rating as unsure as a period without games in the paper. */
const PERIOD_MS = 30 * DAY_MS;
/** The paper's step 2 and 8: one on its inner scale. */
const SCALE = 173.7178;
/** A rating that is surer than this is more than a first guess. */
export const SURE_DEVIATION = 110;

export type Placed = { readonly playerId: string; readonly place: number };

/**
 * What the players of a game are rated after it, by id. `before`: what they were; whoever is not in it is a newcomer.
 * Who has the better place has won against the other, equal places are a draw. Nobody's changes in a game of one.
 */
export function rateTable(
  before: ReadonlyMap<string, Rated>,
  placed: readonly Placed[],
  at: Date,
): ReadonlyMap<string, Rated> {
  if (placed.length < 2) return new Map();
  const now = new Map(placed.map(({ playerId }) => [playerId, waited(before.get(playerId), at)] as const));
  const known = (playerId: string) => now.get(playerId) ?? { ...NEWCOMER, tables: 0 };
  return new Map(
    placed.map(({ playerId, place }) => {
      const own = known(playerId);
      const others = placed.filter((other) => other.playerId !== playerId);
      const { rating, rd, vol } = glicko2(
        own.rating,
        own.deviation,
        own.volatility,
        others.map((other) => {
          const met = known(other.playerId);
          return [met.rating, met.deviation, scoreOf(place, other.place)];
        }),
        { tau: TAU },
      );
      return [playerId, { rating, deviation: rd, volatility: vol, tables: own.tables + 1, at }];
    }),
  );
}

function scoreOf(own: number, other: number): number {
  if (own === other) return 0.5;
  return own < other ? 1 : 0;
}

/** As it is before another game: less sure with each month that went by (step 6), but surer than a newcomer's. */
function waited(before: Rated | undefined, at: Date) {
  if (!before) return { ...NEWCOMER, tables: 0 };
  // The game itself counts as one period.
  const periods = Math.max(0, (at.getTime() - before.at.getTime()) / PERIOD_MS - 1);
  const deviation = Math.sqrt(before.deviation ** 2 + periods * (SCALE * before.volatility) ** 2);
  return { ...before, deviation: Math.min(NEWCOMER.deviation, deviation) };
}
