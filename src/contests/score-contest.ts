/** A game of a contest as it ended, or is not over: then nobody has a place. */
export type PlayedGame = {
  readonly round: number;
  readonly tableId: string;
  /** It is over, or was called off. */
  readonly over: boolean;
  readonly players: readonly { readonly playerId: string; readonly place: number | undefined }[];
};

export type Score = {
  readonly playerId: string;
  /** From 1; those with as many points in as many games share one. */
  readonly rank: number;
  readonly played: number;
  /** Games in which they alone were first. */
  readonly won: number;
  readonly points: number;
};

/** A point for each opponent of a game who has a worse place, half a point for each with the same; the best first. */
export function scoreContest(playerIds: readonly string[], games: readonly PlayedGame[]): readonly Score[] {
  const scores = playerIds.map((playerId) => {
    const own = games.flatMap(({ players }) => {
      const place = players.find((one) => one.playerId === playerId)?.place;
      return place === undefined
        ? []
        : [
            pointsOf(
              place,
              players.flatMap((one) => one.place ?? []),
            ) - 0.5,
          ];
    });
    const won = games.filter((game) => winnerOf(game) === playerId).length;
    return { playerId, played: own.length, won, points: own.reduce((sum, points) => sum + points, 0) };
  });
  const better = (a: (typeof scores)[number], b: typeof a) => b.points - a.points || a.played - b.played;
  return scores.toSorted(better).map((score) => ({
    ...score,
    rank: 1 + scores.filter((other) => better(other, score) < 0).length,
  }));
}

/** Among all places of a game, its own too. */
function pointsOf(place: number, places: readonly number[]): number {
  return places.reduce((sum, other) => sum + (other > place ? 1 : other === place ? 0.5 : 0), 0);
}

/** Who goes on from a game: whoever alone is first; undefined where several are, or nobody. */
export function winnerOf({ players }: PlayedGame): string | undefined {
  const first = players.filter(({ place }) => place === 1);
  return first.length === 1 ? first[0]?.playerId : undefined;
}
