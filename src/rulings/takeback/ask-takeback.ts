import { checkHolder } from '../../access/check-holder.ts';
import { msg } from '../../i18n/msg.ts';
import type { SeatId } from '../../kernel/decision.ts';
import { openDecisions } from '../../kernel/open-decisions.ts';
import type { Head } from '../../log/heads.ts';
import { onHead } from '../../log/on-head.ts';
import { writeNotifications } from '../../notifications/write-notifications.ts';
import { daysBefore, HOUR_MS } from '../../platform/durations.ts';
import { newId } from '../../platform/new-id.ts';
import { readLine } from '../../platform/read-line.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { PATIENT, type Tx } from '../../platform/transaction.ts';
import { checkExpectedSeq } from '../../play/check-expected-seq.ts';
import { grantTakeback } from './grant-takeback.ts';
import { readTakeback } from './read-takebacks.ts';
import type { Takeback } from './takeback.ts';
import { takebackPolicy } from './takeback-policy.ts';
import { type Since, whatSince } from './what-since.ts';

const LONGEST_REASON = 300;
/** More requests of one seat within a day are a nuisance. */
const MOST_A_DAY = 6;

export type AskTakebackInput = {
  readonly tableId: string;
  readonly seat: SeatId;
  /** Must hold the seat. */
  readonly playerId: string;
  /** The entry to which the game is to go back. */
  readonly toSeq: number;
  /** What the others read; one line, may be empty. */
  readonly reason: string;
  /** The log's last entry as they saw it. */
  readonly expectedSeq: number;
};

/**
 * Asks to go back to an entry. It is granted at once where all that counts since is the seat's own, without chance and
 * without anything hidden becoming known; otherwise those who acted (all others, where chance or a secret came into it)
 * are asked by mail; computer players consent at once. What others did in secret beside the game is kept. Refuses
 * `forbidden` (not their seat, they resigned, the table's policy), `stale` (the game is over, the table moved on, or
 * somebody has asked already), `too-many`, and `bad-input` (see `whatSince`).
 */
export async function askTakeback(services: Services, input: AskTakebackInput): Promise<Takeback> {
  const reason = readLine(input.reason, msg('takebacks.reason'), LONGEST_REASON);
  const { id, free } = await onHead(services, input.tableId, async (head) => {
    await checkHolder(services, input);
    if (!head.playing) throw refuse('stale', 'tables.over');
    const since = await checkUnmoved(services, head, input);
    const asked = await store(services, head, { ...input, reason }, since);
    return asked === undefined ? undefined : { id: asked, free: since.asked.length === since.computers.length };
  });
  if (!free) services.wake();
  else if (!(await grantTakeback(services, id))) throw refuse('stale', 'tables.moved-on');
  return readTakeback(services, input.tableId, id);
}

/** What was answered since on branches on which nothing is taken back changes nothing about it. */
async function checkUnmoved(services: Services, head: Head, input: AskTakebackInput): Promise<Since> {
  const { seat, toSeq, expectedSeq } = input;
  if (openDecisions(head.game, head.machine).length < 2) await checkExpectedSeq(services, head, expectedSeq);
  const since = await whatSince(services, head, seat, toSeq);
  if (since.last > expectedSeq) await checkExpectedSeq(services, head, expectedSeq);
  return since;
}

/** Undefined when the table has moved on; its row is locked, so that two requests come one after the other. */
function store(services: Services, head: Head, input: AskTakebackInput, since: Since): Promise<string | undefined> {
  const { tableId, seat, playerId, toSeq, reason } = input;
  const { asked, computers } = since;
  return services.db.$transaction(async (tx) => {
    const [table] = await tx.$queryRaw<{ seq: number; policy: unknown }[]>`
      SELECT seq, policy FROM "Table" WHERE id = ${tableId} FOR UPDATE`;
    if (table?.seq !== head.seq) return undefined;
    const policy = takebackPolicy(table.policy);
    if (policy.takebacks === 'never') throw refuse('forbidden', 'takebacks.never');
    const now = services.clock.now();
    await checkFree(tx, head, input, now);
    const id = newId();
    const expiresAt = new Date(now.getTime() + policy.takebackHours * HOUR_MS);
    await tx.takeback.create({
      data: {
        id,
        tableId,
        seat,
        playerId,
        toSeq,
        atSeq: head.seq,
        reason,
        asked: [...asked],
        answers: Object.fromEntries(computers.map((one) => [one, 'yes'])),
        createdAt: now,
        expiresAt,
      },
    });
    const seats = await tx.seat.findMany({ where: { tableId, seat: { in: [...asked] } } });
    const notification = { kind: 'takeback', tableId, data: { takeback: id, what: 'asked' } } as const;
    await writeNotifications(
      tx,
      services,
      seats.flatMap(({ playerId: other, seat: asked }) =>
        other === null ? [] : [{ ...notification, playerId: other, seat: asked }],
      ),
    );
    return id;
  }, PATIENT);
}

async function checkFree(tx: Tx, { game }: Head, { tableId, seat }: AskTakebackInput, now: Date): Promise<void> {
  const open = await tx.takeback.findFirst({ where: { tableId, state: 'open', expiresAt: { gt: now } } });
  if (open) throw refuse('stale', 'takebacks.one-open', { seat: game.rules.seatName(open.seat), to: open.toSeq });
  const since = { gt: daysBefore(now, 1) };
  const asked = await tx.takeback.count({ where: { tableId, seat, createdAt: since } });
  if (asked >= MOST_A_DAY) throw refuse('too-many', 'takebacks.too-many', { most: MOST_A_DAY });
}
