import type { Figures, Side } from '../pack-types.ts';
import { opponent } from '../sides.ts';

/** The cubes of both sides on a card. */
export type OnCard = { readonly us: number; readonly ussr: number };

/** 5.2.1: the side that has more cubes on the card. */
export function controller(figures: Figures, card: OnCard): Side | undefined {
  return leaderBy(figures.controlLead, card);
}

/** 5.2.1, 5.2.4: the side that has at least two more. */
export function dominator(figures: Figures, card: OnCard): Side | undefined {
  return leaderBy(figures.dominanceLead, card);
}

function leaderBy(lead: number, { us, ussr }: OnCard): Side | undefined {
  if (us - ussr >= lead) return 'us';
  return ussr - us >= lead ? 'ussr' : undefined;
}

/** How many cubes a side can place on a card while the opponent still dominates it (5.2.3, A3: judged cube by cube). */
export function dominatedCubes(figures: Figures, card: OnCard, side: Side): number {
  return Math.max(0, card[opponent(side)] - card[side] - figures.dominanceLead + 1);
}

/** What the next cube of a side on a card costs (5.2.2). */
export function priceOnCard(figures: Figures, card: OnCard, side: Side): number {
  return dominatedCubes(figures, card, side) > 0 ? figures.dominatedPrice : 1;
}
