import type { SeatId } from '../../kernel/decision.ts';
import { isComputer } from '../../platform/computer-id.ts';
import { mailboxOf } from '../../platform/mailbox-of.ts';
import { refuse } from '../../platform/refuse.ts';
import type { LockedTable, Tx } from '../../platform/transaction.ts';

/**
 * Whether somebody may take over a seat: they must not play there already, nor know what another seat or all of them
 * hide. Refuses (`bad-input`) somebody who has a seat at the table, and (`forbidden`) somebody who had another seat of
 * this game, who moderates the table or has looked behind its screens (they or somebody with the same mailbox), or who
 * is banned. Computer players may: they know nothing, and have several seats.
 */
export async function checkNewcomer(tx: Tx, table: LockedTable, seat: SeatId, playerId: string): Promise<void> {
  if (isComputer(playerId)) return;
  const tableId = table.id;
  const player = await tx.player.findUnique({ where: { id: playerId } });
  if (!player) throw refuse('not-found', 'substitutes.no-such-player');
  if (player.bannedAt !== null) throw refuse('forbidden', 'substitutes.banned');
  if (table.seats.some((one) => one.playerId === playerId)) throw refuse('bad-input', 'substitutes.sits-there');
  const [other] = await tx.substituteRequest.findMany({
    where: { tableId, formerId: playerId, seat: { not: seat } },
    take: 1,
  });
  if (other) throw refuse('forbidden', 'substitutes.knows-too-much');
  if (await hasModerated(tx, tableId, player.email)) throw refuse('forbidden', 'substitutes.has-moderated');
}

/** Whether somebody with this mailbox moderates the table or has looked behind its screens. */
async function hasModerated(tx: Tx, tableId: string, email: string): Promise<boolean> {
  const people = await tx.$queryRaw<{ email: string }[]>`
    SELECT p.email FROM "Player" p WHERE p.id IN (
      SELECT m."playerId" FROM "TableModerator" m WHERE m."tableId" = ${tableId}
      UNION ALL SELECT a."playerId" FROM "Audit" a WHERE a."tableId" = ${tableId} AND a.what <> 'moderators')`;
  const mailbox = mailboxOf(email);
  return people.some((one) => mailboxOf(one.email) === mailbox);
}
