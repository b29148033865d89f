import { mailboxOf } from '../../people/mailbox-of.ts';
import { newId } from '../../tables/new-id.ts';
import { readAddress } from '../../tables/read-address.ts';
import type { Services } from '../../tables/services.ts';
import { lockTable, PATIENT, type Tx } from '../../tables/transaction.ts';
import { refuse } from '../say.ts';
import { checkMay } from '../standing-at.ts';
import { joinedPlayers } from './consenting-players.ts';
import { askNominee } from './nomination-notices.ts';

/** Moderators of one table, and those who are asked to be. */
const MOST = 5;
/** Nominations that one person writes within a day, and that one address gets, whoever writes them; those that came to something do not count. */
const MOST_A_DAY = 20;
const MOST_TO_ADDRESS = 5;
const DAY = 86_400_000;

export type NominateInput = { readonly tableId: string; readonly playerId: string; readonly email: string };

/**
 * The host (or a moderator of the site) asks somebody to moderate a table. The address is asked by mail, and the answer is
 * the same whether or not it has an account here, or plays: what stands against it, whoever accepts is told. The same
 * address twice is asked once. Refuses who may not (`forbidden`), a game that is over (`stale`), a bad address and the
 * asker's own where they play (`bad-input`), and floods (`too-many`).
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
    await limit(tx, services, { tableId, byId: playerId, email, open: open.length });
    const id = newId();
    const now = services.clock.now();
    await tx.nomination.create({ data: { id, tableId, email, byId: playerId, createdAt: now } });
    await askNominee(tx, { tableId, nominationId: id, email }, now);
    return id;
  }, PATIENT);
  services.wake();
  return { nominationId };
}

type Asked = { readonly tableId: string; readonly byId: string; readonly email: string; readonly open: number };

async function limit(tx: Tx, { clock }: Services, { tableId, byId, email, open }: Asked): Promise<void> {
  if ((await tx.tableModerator.count({ where: { tableId } })) + open >= MOST)
    throw refuse('too-many', 'moderation.too-many-moderators', { most: MOST });
  // Whoever accepted has been glad of the mail.
  const lately = { createdAt: { gt: new Date(clock.now().getTime() - DAY) }, state: { not: 'appointed' } } as const;
  if ((await tx.nomination.count({ where: { byId, ...lately } })) >= MOST_A_DAY)
    throw refuse('too-many', 'moderation.too-many-nominations', { most: MOST_A_DAY });
  if ((await tx.nomination.count({ where: { email, ...lately } })) >= MOST_TO_ADDRESS)
    throw refuse('too-many', 'moderation.too-many-to-address', { email });
}
