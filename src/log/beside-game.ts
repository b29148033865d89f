import type { Entry } from '../kernel/log.ts';

/**
 * What is in the log but not part of the game: the clocks, and who holds a seat. Going back in the game takes none of
 * it back: a pause still runs, and a player who took over a seat still has it.
 */
export function isBesideGame(entry: Entry): boolean {
  return entry.kind === 'clock' || (entry.kind === 'seat' && entry.change !== 'resigned');
}
