import { findPlayerByEmail } from '../people/player-by-email.ts';
import { readAddress } from '../tables/read-address.ts';
import type { Services } from '../tables/services.ts';
import { PATIENT } from '../tables/transaction.ts';
import { writeToOutsiders } from '../tables/write-to-outsiders.ts';
import { audit } from './audit.ts';
import { refuse } from './say.ts';
import { checkMay, standingAt } from './standing-at.ts';

const MOST = 5;

export type AppointInput = { readonly tableId: string; readonly playerId: string; readonly email: string };

/**
 * The host (or a moderator of the site) makes somebody moderator of a table. Refuses who may not (`forbidden`), and
 * (`bad-input`) an address without a player, somebody who plays there, and more than five.
 */
export async function appointModerator(
  services: Services,
  input: AppointInput,
): Promise<{ readonly playerId: string; readonly name: string }> {
  const { tableId, playerId } = input;
  await checkMay(services, input, 'appoint');
  const email = readAddress(input.email);
  const chosen = await findPlayerByEmail(services, email);
  if (!chosen) throw refuse('bad-input', 'moderation.no-such-player', { email });
  const { plays } = await standingAt(services, tableId, chosen.id);
  if (plays) throw refuse('bad-input', 'moderation.would-play', { name: chosen.name });
  const others = { tableId, playerId: { not: chosen.id } };
  if ((await services.db.tableModerator.count({ where: others })) >= MOST)
    throw refuse('too-many', 'moderation.too-many-moderators', { most: MOST });
  await services.db.$transaction(async (tx) => {
    const { count } = await tx.tableModerator.createMany({
      data: [{ tableId, playerId: chosen.id, createdAt: services.clock.now() }],
      skipDuplicates: true,
    });
    if (count === 0) return;
    const notice = { kind: 'appointed', email: undefined, playerId: chosen.id, tableId, data: { by: playerId } };
    await writeToOutsiders(tx, services, { by: playerId, notices: [notice], whenFull: 'refuse' });
    await tx.audit.create({
      data: { playerId, what: 'moderators', tableId, data: { appointed: chosen.name }, at: services.clock.now() },
    });
  }, PATIENT);
  services.wake();
  return { playerId: chosen.id, name: chosen.name };
}

/** Takes it back from him; he may give it up himself. Twice changes nothing. Refuses (`forbidden`) who may not. */
export async function dismissModerator(
  services: Services,
  {
    tableId,
    playerId,
    moderatorId,
  }: { readonly tableId: string; readonly playerId: string; readonly moderatorId: string },
): Promise<void> {
  if (moderatorId !== playerId) await checkMay(services, { tableId, playerId }, 'appoint');
  const { count } = await services.db.tableModerator.deleteMany({ where: { tableId, playerId: moderatorId } });
  const gone = count > 0 ? await services.db.player.findUnique({ where: { id: moderatorId } }) : undefined;
  if (gone) await audit(services, { playerId, what: 'moderators', tableId, data: { dismissed: gone.name } });
}
