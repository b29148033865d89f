import type { Player } from '../../people/player.ts';
import { refuse } from '../../platform/refuse.ts';

/** Refuses (`bad-input`) where somebody has not typed their own address: what follows cannot be undone. */
export function checkConfirmed(typed: string, { email }: Player): void {
  if (typed.trim().toLowerCase() !== email) throw refuse('bad-input', 'accounts.confirm', { email });
}
