import { dominatedCubes } from '../map/dominance.ts';
import type { Placed } from '../state.ts';
import type { Placing, Play } from '../types.ts';

/** What a number of cubes on a card costs: while it is dominated each takes a second cube along (5.2.2, 5.2.3). */
export function costOf(
  { pack }: Pick<Play, 'pack'>,
  card: Placed,
  { side, taxed }: Pick<Placing, 'side' | 'taxed'>,
  amount: number,
) {
  const dear = taxed ? Math.min(amount, dominatedCubes(pack.figures, card, side)) : 0;
  return amount + dear * (pack.figures.dominatedPrice - 1);
}

/**
 * Cubes go from the reserve to a card; the second cubes leave the game or go back (A5). Returns what was done, for the
 * log.
 */
export function putCubes(play: Play, card: Placed, placing: Pick<Placing, 'side' | 'taxed'>, amount: number) {
  const { state, options } = play;
  const { side } = placing;
  const tax = costOf(play, card, placing, amount) - amount;
  card[side] += amount;
  state.reserve[side] -= amount;
  if (options.tax_cube === 'leaves-the-game') {
    state.reserve[side] -= tax;
    state.removed[side] += tax;
  }
  return { card: card.card, us: card.us, ussr: card.ussr, amount, tax };
}

/** Tell what was placed. */
export function tellPlaced(play: Play, placing: Placing, placed: readonly ReturnType<typeof putCubes>[]): void {
  const { side, card, cause } = placing;
  play.tell({
    type: 'cubes-placed',
    side,
    card,
    cause,
    placed,
    taxTo: play.options.tax_cube === 'leaves-the-game' ? 'out' : 'reserve',
    reserve: play.state.reserve[side],
  });
}
