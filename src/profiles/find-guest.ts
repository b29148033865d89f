import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { type Fellow, listFellows } from './list-fellows.ts';

/** Somebody who is to be invited: `name` is given where they were chosen by it, so their address stays unknown. */
export type Guest = { readonly email: string; readonly name?: string | undefined };

/** Who is meant: an address as it was typed, or a name of one's address book; or a player's id. */
export type GuestInput = { readonly email?: string | undefined; readonly player?: string | undefined };

/**
 * The people whom somebody wants to invite, in the same order. What is neither an address nor a name of their address
 * book stays as it was typed: inviting refuses it. Refuses (`bad-input`) the id of a player whom they have not played
 * with, or who does not want to be found.
 */
export async function findGuests<I extends GuestInput>(
  { db }: Pick<Services, 'db'>,
  hostId: string,
  wanted: readonly I[],
): Promise<readonly (Omit<I, 'email' | 'player'> & Guest)[]> {
  const typed = wanted.every(({ email, player }) => player === undefined && (email === undefined || isAddress(email)));
  const fellows = typed ? [] : await listFellows({ db }, hostId);
  const found = wanted.map((one) => fellowMeant(one, fellows));
  const ids = found.flatMap((fellow) => fellow?.id ?? []);
  const rows = await db.player.findMany({ where: { id: { in: ids } }, select: { id: true, email: true } });
  const emails = new Map(rows.map(({ id, email }) => [id, email]));
  return wanted.map(({ email, player, ...rest }, i) => {
    const fellow = found[i];
    const guest = fellow ? { email: emails.get(fellow.id) ?? '', name: fellow.name } : { email: email ?? '' };
    return { ...rest, ...guest };
  });
}

const isAddress = (text: string) => text.trim() === '' || text.includes('@');

function fellowMeant({ email, player }: GuestInput, fellows: readonly Fellow[]): Fellow | undefined {
  if (player !== undefined) {
    const fellow = fellows.find(({ id }) => id === player);
    if (!fellow) throw refuse('bad-input', 'people.not-met');
    return fellow;
  }
  const name = email?.trim().toLowerCase() ?? '';
  return isAddress(name) ? undefined : fellows.find(({ called }) => called.toLowerCase() === name);
}
