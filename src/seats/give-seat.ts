import type { SeatId } from '../kernel/decision.ts';
import { findPlayerByEmail } from '../people/player-by-email.ts';
import { readAddress } from '../platform/read-address.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { readReason } from '../rulings/rule-table.ts';
import { type Replaced, replacePlayer } from './substitutes/replace-player.ts';

export type GiveSeatInput = {
  readonly tableId: string;
  readonly seat: SeatId;
  /** The address of the player whose it is from now on. */
  readonly email: string;
  /** The player id of whoever gives it; the caller checks that they may. */
  readonly by: string;
  readonly reason: string;
  readonly dispute?: string | undefined;
};

/**
 * A moderator gives a seat to somebody at once; their act is noted in the same transaction. Refuses (`bad-input`) no
 * reason and an address without a player, and everybody whom `replacePlayer` refuses.
 */
export async function giveSeat(
  services: Services,
  { email: given, ...input }: GiveSeatInput,
): Promise<Replaced & { readonly name: string }> {
  const email = readAddress(given);
  const player = await findPlayerByEmail(services, email);
  if (!player) throw refuse('bad-input', 'moderation.no-such-player', { email });
  const reason = readReason(input.reason);
  return {
    ...(await replacePlayer(services, { ...input, reason, playerId: player.id, given: player.name })),
    name: player.name,
  };
}
