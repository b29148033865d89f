import { checkAdministrator } from '../administration/actor.ts';
import { readReason } from '../administration/read-reason.ts';
import { composeAccountDeleted } from '../mail/kinds/account-deleted.ts';
import { bareAddress } from '../mail/letter/bare-address.ts';
import { findPlayer, readerOf } from '../mail/letter/reader.ts';
import { sendAtOnce } from '../mail/send-at-once.ts';
import type { Transport } from '../mail/transports/transport.ts';
import { isBarred } from '../people/is-barred.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { deleteAccount } from './delete-account.ts';
import { readPerson } from './read-person.ts';

export type PersonsDeletion = {
  readonly playerId: string;
  /** The administrator. */
  readonly by: string;
  /** The person's address, typed anew: it cannot be undone. */
  readonly confirm: string;
  /** Mailed to the person, and kept nowhere. */
  readonly reason: string;
};

/**
 * An administrator deletes somebody's account, who is mailed that and why. The mail goes past the outbox when all is
 * done, for nothing here may have the address any more; `told` is whether it was taken. Refuses (`bad-input`) another
 * address than theirs, and no reason; others than administrators (`forbidden`); and what `deleteAccount` refuses.
 */
export async function deletePersonsAccount(
  services: Services,
  transport: Pick<Transport, 'send'>,
  { playerId, by, confirm, reason: given }: PersonsDeletion,
): Promise<{ readonly told: boolean }> {
  await checkAdministrator(services, by);
  const { email } = await readPerson(services.db, playerId);
  if (confirm.trim().toLowerCase() !== email) throw refuse('bad-input', 'accounts.confirm-person', { email });
  const reason = readReason(given);
  const player = await findPlayer(services, playerId);
  const held = (await isBarred(services.db, email)) || (await isSuppressed(services, email));

  await deleteAccount(services, { playerId, by });
  if (!player || held) return { told: false };
  const { baseUrl, mailFrom } = services.settings;
  const facts = { name: player.name, reason, contact: bareAddress(mailFrom), baseUrl };
  const compose = composeAccountDeleted.bind(undefined, facts);
  return { told: await sendAtOnce(services, transport, { what: 'letter', to: readerOf(player), compose }) };
}

async function isSuppressed({ db }: Services, address: string): Promise<boolean> {
  return (await db.suppression.count({ where: { address } })) > 0;
}
