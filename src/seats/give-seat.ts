import type { SeatId } from '../kernel/decision.ts';
import { readyComputer } from '../people/computer-player.ts';
import { findPlayerByEmail } from '../people/player-by-email.ts';
import { COMPUTER } from '../platform/computer-id.ts';
import { readAddress } from '../platform/read-address.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { readReason } from '../rulings/rule-table.ts';
import { type Replaced, replacePlayer } from './substitutes/replace-player.ts';

/** To whom a moderator gives a seat: the player of an address, or a computer player. */
export type GiveSeatInput = {
  readonly tableId: string;
  readonly seat: SeatId;
  readonly to: { readonly email: string } | 'computer';
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
  { to, ...input }: GiveSeatInput,
): Promise<Replaced & { readonly name: string }> {
  const reason = readReason(input.reason);
  const player = to === 'computer' ? await computerPlayer(services, input) : await playerOf(services, to.email);
  return {
    ...(await replacePlayer(services, { ...input, reason, playerId: player.id, given: player.name })),
    name: player.name,
  };
}

async function playerOf(services: Services, given: string): Promise<{ readonly id: string; readonly name: string }> {
  const email = readAddress(given);
  const player = await findPlayerByEmail(services, email);
  if (!player) throw refuse('bad-input', 'moderation.no-such-player', { email });
  return player;
}

/** Refuses (`bad-input`) a seat that a computer player has already. */
async function computerPlayer({ db, clock }: Services, { tableId, seat }: Omit<GiveSeatInput, 'to'>) {
  const held = await db.seat.count({ where: { tableId, seat, playerId: COMPUTER } });
  if (held > 0) throw refuse('bad-input', 'computer.has-it');
  return db.$transaction((tx) => readyComputer(tx, clock.now()));
}
