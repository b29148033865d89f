import type { SeatId } from '../../kernel/decision.ts';
import type { AnsweredEntry, Entry } from '../../kernel/log.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Head } from '../../log/heads.ts';
import { loadHead } from '../../log/load-head.ts';
import { countingBack } from '../../log/lost-entries.ts';
import type { Services } from '../../platform/services.ts';
import { readVoided } from './read-voided.ts';
import { type TakebackPolicy, takebackPolicy } from './takeback-policy.ts';
import { furthestBack, whatSince } from './what-since.ts';

/** What going back to an entry would mean for a seat that asks for it. */
export type TakebackPreview = {
  readonly toSeq: number;
  /** The log's last entry that it was looked at with. */
  readonly seq: number;
  readonly voided: readonly Message[];
  /** What others answered since where nothing is taken back: it stays. */
  readonly stays: readonly Message[];
  /** Whose consent it needs; empty: it would be done at once. */
  readonly asked: readonly Message[];
  /** Given when it cannot be asked at all. */
  readonly refused: Refusal | undefined;
  readonly policy: TakebackPolicy;
};

/**
 * Without an entry: to before what the seat's player sent last; undefined when they have done nothing themselves as far
 * back as a takeback goes.
 */
export async function previewTakeback(
  services: Services,
  { tableId, seat, toSeq }: { readonly tableId: string; readonly seat: SeatId; readonly toSeq?: number | undefined },
): Promise<TakebackPreview | undefined> {
  const head = await loadHead(services, tableId);
  const to = toSeq ?? (await beforeOwn(services, head, seat));
  if (to === undefined) return undefined;

  const { policy } = await services.db.table.findUniqueOrThrow({ where: { id: tableId } });
  const since = await whatSince(services, head, seat, to).catch((error: unknown) => {
    if (error instanceof Refusal) return error;
    throw error;
  });
  const refused = since instanceof Refusal ? since : undefined;

  return {
    toSeq: to,
    seq: head.seq,
    ...(refused ? { voided: [], stays: [] } : await readVoided(services, { tableId, toSeq: to, seat }, seat)),
    asked:
      since instanceof Refusal
        ? []
        : since.asked
            .filter((other) => !since.computers.includes(other))
            .map((other) => head.game.rules.seatName(other)),
    refused,
    policy: takebackPolicy(policy),
  };
}

async function beforeOwn(services: Services, head: Head, seat: SeatId) {
  const first = furthestBack(head);
  let own: AnsweredEntry | undefined;
  let closed: AnsweredEntry | undefined;
  for await (const entry of countingBack(services, head)) {
    if (entry.seq <= first) break;
    if (!own) {
      if (isOwn(entry, seat)) own = closed = entry;
    } else if (own.sealed && entry.kind === 'answered' && entry.decision === own.decision) closed = entry;
    else break;
  }
  if (!own || !closed) return undefined;

  // What they composed and sent in one go they mean as one.
  const { tableId } = head;
  const together = { tableId, seat, fromSeq: { lt: own.seq }, toSeq: { gte: own.seq } };
  const sent = await services.db.submission.findFirst({ where: together });
  if (sent) return sent.fromSeq;
  // A window closes with the answers of all, which are written one after the other: they go back together.
  return closed.seq - 1;
}

function isOwn(entry: Entry, seat: SeatId): entry is AnsweredEntry {
  return (
    entry.kind === 'answered' &&
    entry.seat === seat &&
    entry.how !== 'standing-order' &&
    entry.how !== 'ahead' &&
    // Orders are changed by giving others.
    entry.secret === undefined
  );
}
