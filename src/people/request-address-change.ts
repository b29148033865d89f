import { msg } from '../i18n/msg.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../platform/services.ts';
import { readEmail } from './email-address.ts';
import { MOST_REQUESTS, writeRequest } from './write-request.ts';

/**
 * A player wants another address: a mail with a link goes to the new one, at once; nothing changes before that link is
 * used (`changeAddress`). Gives the address as it is kept. The answer is the same whether or not the address is
 * somebody's already. Refuses a bad address or the one they have (`bad-input`), and more than five requests for one
 * address within an hour (`too-many`).
 *
 * The notification names the player only in its data: its mail goes to the new address, not to theirs.
 */
export async function requestAddressChange(
  s: Services,
  input: { readonly playerId: string; readonly email: unknown },
): Promise<{ readonly email: string }> {
  const { playerId } = input;
  const email = readEmail(input.email);
  const player = await s.db.player.findUnique({ where: { id: playerId } });
  if (!player) throw new Refusal('not-found', msg('people.no-such-player'));
  if (player.email === email) throw new Refusal('bad-input', msg('people.same-address', { email }));
  const minutes = await writeRequest(s, { kind: 'address', email, data: { playerId } });
  if (minutes !== undefined)
    throw new Refusal('too-many', msg('people.too-many-address-changes', { most: MOST_REQUESTS, minutes }));
  return { email };
}
