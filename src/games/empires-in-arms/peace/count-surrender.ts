import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { countPoints } from '../status/count-points.ts';
import type { PeaceKind } from './answer-suit.ts';

/**
 * 4.4.2.3: each victor gains for the surrender that it accepts; the loser pays once, however many they are, and the
 * greater loss if one of them at least is unconditional (4.4.5).
 */
export function countSurrender(
  board: Board,
  loser: Power,
  victors: readonly { readonly power: Power; readonly kind: PeaceKind }[],
): void {
  const [first] = victors;
  if (!first) return;
  for (const { power, kind } of victors)
    countPoints(
      board,
      power,
      kind === 'conditional' ? 'accept_conditional_surrender' : 'accept_unconditional_surrender',
      {
        with: loser,
      },
    );
  const unconditional = victors.find(({ kind }) => kind === 'unconditional');
  countPoints(board, loser, unconditional ? 'surrender_unconditionally' : 'surrender_conditionally', {
    with: (unconditional ?? first).power,
  });
}
