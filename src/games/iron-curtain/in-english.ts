import type { Pack, Side } from './pack-types.ts';

/** A side in sentences that no catalogue holds: those about positions that cannot be. */
export function sideInEnglish(side: Side): string {
  return side === 'us' ? 'the US' : 'the USSR';
}

/** A card's name; anything else is named as it is. */
export function cardInEnglish(pack: Pack, id: string): string {
  return id === pack.start.id ? pack.start.name.printed : (pack.card[id]?.name.printed ?? id);
}

/** Where the marker is. */
export function markerInEnglish(score: number): string {
  if (score === 0) return 'in the middle';
  return score > 0 ? `at US ${score}` : `at USSR ${-score}`;
}
