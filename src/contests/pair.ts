import type { ContestKind } from './contest.ts';

/*
 * Who plays whom in which round. Players stand in the order of the draw; a table is a list of those who sit there.
 */

export type Drawn = readonly string[];
export type Round = readonly Drawn[];

/** Tables of one contest. */
export const MOST_TABLES = 60;

/**
 * Rounds in which each group of `size` players meets once: of two, everybody everybody. Nobody plays twice in a round.
 */
export function roundRobin(players: Drawn, size: number): readonly Round[] {
  if (size === 2) return circle(players);
  const left = groupsOf(players, size);
  const rounds: Drawn[][] = [];
  while (left.length > 0) {
    const round: Drawn[] = [];
    for (let i = 0; i < left.length; ) {
      const group = left[i];
      if (group && !round.some((other) => other.some((player) => group.includes(player)))) {
        round.push(group);
        left.splice(i, 1);
      } else i++;
    }
    rounds.push(round);
  }
  return rounds;
}

/** The circle method: one player stays, the others move on by one place each round; of an odd number one rests. */
function circle(players: Drawn): readonly Round[] {
  const places: (string | undefined)[] = players.length % 2 === 0 ? [...players] : [...players, undefined];
  const [fixed, ...moving] = places;
  return moving.map((_, round) => {
    const turned = [fixed, ...moving.slice(round), ...moving.slice(0, round)];
    return Array.from({ length: turned.length / 2 }, (_pair, i) => [turned[i], turned[turned.length - 1 - i]]).flatMap(
      ([a, b]) => (a === undefined || b === undefined ? [] : [[a, b]]),
    );
  });
}

function groupsOf(players: Drawn, size: number): Drawn[] {
  if (size === 0) return [[]];
  return players.flatMap((first, i) => groupsOf(players.slice(i + 1), size - 1).map((rest) => [first, ...rest]));
}

/** How many groups of `size` there are among so many players. */
export function countGroups(players: number, size: number): number {
  let count = 1;
  for (let i = 1; i <= size; i++) count = (count * (players - size + i)) / i;
  return Math.round(count);
}

/**
 * A round of a knock-out among those who are left. Of two at a table any number can play: those drawn first have a bye
 * until a power of two is left. Of more the number must be a power of the table's size.
 */
export function knockOut(left: Drawn, size: number): { readonly tables: Round; readonly byes: Drawn } {
  const full = size ** Math.ceil(Math.log(left.length) / Math.log(size) - 1e-9);
  const byes = size === 2 ? full - left.length : 0;
  const playing = left.slice(byes);
  const tables = Array.from({ length: playing.length / size }, (_, i) => playing.slice(i * size, (i + 1) * size));
  return { tables, byes: left.slice(0, byes) };
}

/** How many rounds a knock-out has; undefined where so many players cannot play one. */
export function knockOutRounds(players: number, size: number): number | undefined {
  const rounds = Math.ceil(Math.log(players) / Math.log(size) - 1e-9);
  return size === 2 || size ** rounds === players ? rounds : undefined;
}

/** Who does not play in a round, counted from 1: a bye of a knock-out, or who rests in a round robin. */
export function resting(kind: ContestKind, players: Drawn, size: number, round: number): Drawn {
  switch (kind) {
    case 'series':
      return [];
    case 'roundRobin': {
      const playing = roundRobin(players, size)[round - 1]?.flat() ?? [];
      return players.filter((player) => !playing.includes(player));
    }
    case 'knockOut':
      // From the second round on the number is full.
      return round === 1 ? knockOut(players, size).byes : [];
  }
}
