import type { SeatId } from '../kernel/decision.ts';
import type { Game, Machine } from '../kernel/machine.ts';
import { concernedOf } from '../kernel/narrate-fact.ts';
import type { WrittenEntry } from './plan-entries.ts';

/**
 * The seats whom what an entry tells concerns at once, but for the one whose own answer it is. What was told before,
 * and is only written again after a rewind, is no news; nor is what is done in secret.
 */
export function concernedBy(
  game: Game,
  { resigned }: Pick<Machine, 'resigned'>,
  { entry, facts }: Pick<WrittenEntry, 'entry' | 'facts'>,
): { readonly seq: number; readonly seats: readonly SeatId[] } {
  const untold = entry.kind === 'answered' && (entry.again !== undefined || entry.secret !== undefined);
  if (!game.rules.concerns || untold) return { seq: entry.seq, seats: [] };
  const by = entry.kind === 'answered' && entry.how !== 'fallback' ? entry.seat : undefined;
  const concerned = facts.flatMap((fact) => concernedOf(game, fact));
  return { seq: entry.seq, seats: concerned.filter((seat) => seat !== by && !resigned.includes(seat)) };
}
