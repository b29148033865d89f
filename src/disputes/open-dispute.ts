import { seatOf } from '../access/seat-of.ts';
import { viewerOf } from '../access/viewer-of.ts';
import { msg } from '../i18n/msg.ts';
import type { SeatId } from '../kernel/decision.ts';
import type { Message } from '../kernel/message.ts';
import { daysBefore, HOUR_MS } from '../platform/durations.ts';
import { newId } from '../platform/new-id.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT, type Tx } from '../platform/transaction.ts';
import { DISPUTE_TYPES, type Dispute, isPrivate, toDispute } from './dispute.ts';
import { tellOfDispute } from './dispute-notifications.ts';
import { canPause, pauseForDispute } from './dispute-pause.ts';
import { disputePeople } from './dispute-people.ts';
import { moderationPolicy } from './moderation-policy.ts';
import { readText } from './read-text.ts';
import { checkMay } from './standing-at.ts';

/** How many disputes somebody may have open at one table. */
const MOST_OPEN = 3;
/** How many they may open within a day; each is mailed to the whole table. */
const MOST_A_DAY = 10;

export type OpenDisputeInput = {
  readonly tableId: string;
  /** Must hold a seat there, unless they `belong`. */
  readonly playerId: string;
  /** They belong to the table, which the caller has found out: before the game nobody holds a seat. */
  readonly belongs?: boolean | undefined;
  readonly type: string;
  readonly text: string;
  /** The log entry that it is about. */
  readonly seq?: number | undefined;
  /** Whether to stop the clocks while the moderator looks. */
  readonly pause?: boolean | undefined;
  /** What the text is called where it is refused; a dispute's text where it is not said. */
  readonly textIs?: Message | undefined;
  /** What belongs to it is written in its transaction. */
  readonly also?: ((tx: Tx, disputeId: string) => Promise<void>) | undefined;
};

/**
 * A seat calls the moderator: to an entry of the log, or to the table. Refuses `forbidden` (no seat), `bad-input`
 * (type, text, entry, a pause that the table does not allow), `too-many` (three are open already), and `not-found`.
 */
export async function openDispute(services: Services, input: OpenDisputeInput): Promise<Dispute> {
  const { tableId, playerId } = input;
  if (!input.belongs) await checkMay(services, input, 'dispute');
  const type = DISPUTE_TYPES.find((one) => one === input.type);
  if (!type) throw refuse('bad-input', 'moderation.no-such-type');
  const text = readText(input.text, input.textIs ?? msg('moderation.the-text'));

  const seat = await seatOf(services, tableId, playerId);
  if (seat === undefined && !input.belongs) {
    // Players who gave their seat away are strangers there, unless they may watch.
    await viewerOf(services, tableId, playerId);
    throw refuse('forbidden', 'moderation.not-seated');
  }

  const dispute = await services.db.$transaction(async (tx) => {
    const row = await store(services, tx, { ...input, type, text, seat });
    await input.also?.(tx, row.id);
    const { parties, moderators } = await disputePeople({ db: tx }, toDispute(row));
    const others = [...(isPrivate(type) ? [] : parties), ...moderators].filter((one) => one !== playerId);
    await tellOfDispute(tx, services, { disputeId: row.id, tableId, what: 'opened', by: playerId }, others);
    return toDispute(row);
  }, PATIENT);

  services.wake();
  if (dispute.pausesTo) await pauseForDispute(services, { ...dispute, pausesTo: dispute.pausesTo });
  return dispute;
}

type Stored = Omit<OpenDisputeInput, 'type'> & { readonly type: Dispute['type']; readonly seat: SeatId | undefined };

/** The table's row is locked: of two disputes at once the second counts the first. */
async function store(services: Services, tx: Tx, { tableId, playerId, seat, type, text, seq, pause = false }: Stored) {
  const [table] = await tx.$queryRaw<{ seq: number; policy: unknown; status: string }[]>`
    SELECT seq, policy, status::text FROM "Table" WHERE id = ${tableId} FOR UPDATE`;
  const last = table?.seq ?? 0;
  if (seq !== undefined && (!Number.isSafeInteger(seq) || seq < 1 || seq > last))
    throw refuse('bad-input', 'moderation.no-such-entry', { given: String(seq), last });

  const open = await tx.dispute.count({ where: { tableId, openedById: playerId, state: { in: ['open', 'taken'] } } });
  if (open >= MOST_OPEN) throw refuse('too-many', 'moderation.too-many-open', { most: MOST_OPEN });

  const now = services.clock.now();
  const lately = { gt: daysBefore(now, 1) };
  const opened = await tx.dispute.count({ where: { tableId, openedById: playerId, createdAt: lately } });
  if (opened >= MOST_A_DAY) throw refuse('too-many', 'moderation.too-many-a-day', { most: MOST_A_DAY });

  const policy = moderationPolicy(table?.policy);
  const playing = table?.status === 'playing';
  if (pause) await checkPause(tx, { tableId, playerId, playing, hours: policy.disputePauseHours, now });
  const pausesTo = pause ? new Date(now.getTime() + policy.disputePauseHours * HOUR_MS) : null;

  return tx.dispute.create({
    data: {
      id: newId(),
      tableId,
      openedById: playerId,
      openedSeat: seat ?? null,
      type,
      text,
      seq: seq ?? null,
      pausesTo,
      escalateAt: new Date(now.getTime() + policy.disputeEscalationHours * HOUR_MS),
      createdAt: now,
    },
  });
}

async function checkPause(
  tx: Tx,
  { playing, hours, ...who }: Parameters<typeof canPause>[1] & { readonly playing: boolean; readonly hours: number },
): Promise<void> {
  if (hours === 0) throw refuse('bad-input', 'moderation.no-pause-here');
  if (!playing) throw refuse('bad-input', 'moderation.nothing-to-pause');
  if (!(await canPause(tx, who))) throw refuse('bad-input', 'moderation.paused-lately');
}
