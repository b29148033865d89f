import { writeToOutsiders } from '../../notifications/write-to-outsiders.ts';
import { mailboxOf } from '../../people/mailbox-of.ts';
import { newId } from '../../platform/new-id.ts';
import { readAddress } from '../../platform/read-address.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { lockTable, PATIENT } from '../../platform/transaction.ts';
import { checkMay } from '../standing-at.ts';
import { joinedPlayers } from './consenting-players.ts';

/** Moderators of one table, and those who are asked to be. */
const MOST = 5;

export type NominateInput = { readonly tableId: string; readonly playerId: string; readonly email: string };

/**
 * The host (or a moderator of the site) asks somebody to moderate a table. The address is asked by mail, and the answer
 * is the same whether or not it has an account here, or plays: what speaks against it is told to the person who
 * accepts. The same address twice is asked once. Refuses everybody else (`forbidden`), a game that is over (`stale`), a
 * bad address and the asker's own where they play (`bad-input`), and (`too-many`) more than five moderators, and more
 * mail to strangers than `writeToOutsiders` lets through.
 */
export async function nominateModerator(
  services: Services,
  input: NominateInput,
): Promise<{ readonly nominationId: string }> {
  const { tableId, playerId } = input;
  await checkMay(services, input, 'appoint');
  const email = readAddress(input.email);
  const nominationId = await services.db.$transaction(async (tx) => {
    const table = await lockTable(tx, tableId);
    if (table.status !== 'forming' && table.status !== 'playing')
      throw refuse('stale', 'moderation.nomination-too-late');
    const by = await tx.player.findUniqueOrThrow({ where: { id: playerId } });
    if (mailboxOf(by.email) === mailboxOf(email) && joinedPlayers(table).includes(playerId))
      throw refuse('bad-input', 'moderation.own-address');
    const open = await tx.nomination.findMany({ where: { tableId, state: { in: ['asked', 'proposed'] } } });
    const known = open.find((one) => one.email === email);
    if (known) return known.id;
    if ((await tx.tableModerator.count({ where: { tableId } })) + open.length >= MOST)
      throw refuse('too-many', 'moderation.too-many-moderators', { most: MOST });
    const id = newId();
    const now = services.clock.now();
    await tx.nomination.create({ data: { id, tableId, email, byId: playerId, createdAt: now } });
    const asked = { kind: 'nominee', email, tableId, data: { nomination: id } } as const;
    await writeToOutsiders(tx, services, { by: playerId, notifications: [asked], whenFull: 'refuse' });
    return id;
  }, PATIENT);
  services.wake();
  return { nominationId };
}
