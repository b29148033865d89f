import type { SeatId } from '../kernel/decision.ts';
import { isId } from '../platform/is-id.ts';
import { noSuchTable, refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { type Dispute, isOpen, isPrivate, toDispute } from './dispute.ts';
import { may } from './may.ts';
import { standingAt } from './standing-at.ts';

export type DisputeMessage = {
  readonly id: string;
  readonly playerId: string;
  readonly name: string;
  /** The seat they hold; a moderator has none. */
  readonly seat: SeatId | undefined;
  readonly text: string;
  readonly at: Date;
};

/** A dispute as one reader may see it. */
export type DisputeView = Dispute & {
  readonly tableName: string;
  readonly game: string;
  readonly openerName: string;
  readonly takenByName: string | undefined;
  readonly private: boolean;
  readonly messages: readonly DisputeMessage[];
  /** What the reader may do with it now. */
  readonly can: { readonly [act in DisputeAct]: boolean };
  /** They read it as a moderator of the table. */
  readonly moderates: boolean;
};

export type DisputeAct = 'take' | 'talk' | 'resolve' | 'withdraw';

type Asked = { readonly tableId: string; readonly disputeId: string; readonly playerId: string };

/** Refuses (`not-found`) what does not concern the reader: a private dispute of others, and every unknown one. */
export async function readDispute(services: Pick<Services, 'db'>, asked: Asked): Promise<DisputeView> {
  const { tableId, disputeId, playerId } = asked;
  const standing = await standingAt(services, tableId, playerId);
  const row = isId(disputeId)
    ? await services.db.dispute.findUnique({ where: { id: disputeId }, include: { table: true } })
    : undefined;

  const moderates = may(standing, 'moderate');
  if (!moderates && !standing.known && row?.openedById !== playerId) throw noSuchTable();
  const seats = await services.db.seat.findMany({ where: { tableId } });
  const holds = seats.some((seat) => seat.playerId === playerId);
  if (row?.tableId !== tableId) throw refuse('not-found', 'moderation.no-such-dispute');

  const { table, ...stored } = row;
  const dispute = toDispute(stored);
  const own = dispute.openedById === playerId && (holds || isPrivate(dispute.type));
  if (!moderates && !own && !(holds && !isPrivate(dispute.type)))
    throw refuse('not-found', 'moderation.no-such-dispute');

  const messages = await services.db.disputeMessage.findMany({
    where: { disputeId },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  });
  const ids = [dispute.openedById, dispute.takenById ?? '', ...messages.map((message) => message.playerId)];
  const people = await services.db.player.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
  const nameOf = (id: string) => people.find((one) => one.id === id)?.name ?? '';

  const open = isOpen(dispute);
  return {
    ...dispute,
    tableName: table.name,
    game: table.game,
    openerName: nameOf(dispute.openedById),
    takenByName: dispute.takenById === undefined ? undefined : nameOf(dispute.takenById),
    private: isPrivate(dispute.type),
    messages: messages.map(({ id, playerId: by, text, at }) => ({
      id,
      playerId: by,
      name: nameOf(by),
      seat: seats.find((seat) => seat.playerId === by)?.seat,
      text,
      at,
    })),
    can: {
      take: open && moderates && dispute.takenById !== playerId,
      talk: open,
      resolve: open && moderates,
      withdraw: open && own,
    },
    moderates,
  };
}
