import { findPlayerByEmail } from '../people/player-by-email.ts';
import { newId } from '../tables/new-id.ts';
import { readAddress } from '../tables/read-address.ts';
import type { Services } from '../tables/services.ts';
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
  const { count } = await services.db.tableModerator.createMany({
    data: [{ tableId, playerId: chosen.id, createdAt: services.clock.now() }],
    skipDuplicates: true,
  });
  if (count > 0) {
    await audit(services, { playerId, what: 'moderators', tableId, data: { appointed: chosen.name } });
    await tellHim(services, { tableId, moderatorId: chosen.id, by: playerId });
  }
  return { playerId: chosen.id, name: chosen.name };
}

async function tellHim(
  services: Services,
  { tableId, moderatorId, by }: { readonly tableId: string; readonly moderatorId: string; readonly by: string },
): Promise<void> {
  const now = services.clock.now();
  const notice = { id: newId(), kind: 'appointed', playerId: moderatorId, tableId, data: { by } };
  await services.db.notice.create({ data: { ...notice, dueAt: now, createdAt: now } });
  services.wake();
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
