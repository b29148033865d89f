import { checkHolder } from '../access/check-holder.ts';
import { type Answered, openedLater } from '../kernel/asks-the-same.ts';
import type { SeatId } from '../kernel/decision.ts';
import type { Channel } from '../kernel/log.ts';
import type { Message } from '../kernel/message.ts';
import { onlyRefusals } from '../kernel/refusal.ts';
import { commitEntries } from '../log/commit-entries.ts';
import { type Head, headsOf } from '../log/heads.ts';
import { loadHead } from '../log/load-head.ts';
import { onHead } from '../log/on-head.ts';
import { answeredEntries, type Plan, planEntries } from '../log/plan-entries.ts';
import { hasAddress } from '../platform/addresses-in.ts';
import { checkKey } from '../platform/check-key.ts';
import { isStorable } from '../platform/is-storable.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { checkAnswersHold } from './check-answers-hold.ts';
import { findSubmission } from './find-submission.ts';
import { submissionDigest } from './submission-digest.ts';
import { isTimeUp } from './windows/is-time-up.ts';

export type SubmitInput = {
  readonly tableId: string;
  readonly seat: SeatId;
  /** Must hold the seat. */
  readonly playerId: string;
  /** The log's last entry as the player saw it when they decided. */
  readonly expectedSeq: number;
  /**
   * At least one. Decisions that an earlier answer of the list opens are named ahead: the answer that becomes entry 43
   * opens 43.1, 43.2, ...
   */
  readonly answers: readonly Answered[];
  /**
   * Idempotency key, 1 to 100 visible ASCII characters: the same key with the same answers gives the first result
   * again.
   */
  readonly key: string;
  readonly how: Channel;
  /** The reasons of a computer player. */
  readonly why?: readonly Message[] | undefined;
  /**
   * False: what is answered in secret may not close yet as far as this seat is concerned; it may change its mind. Once
   * its time is up it is ready in any case.
   */
  readonly ready?: boolean | undefined;
};

/** The last entry written; `repeated` when the key had been used and nothing was written now. */
export type Submitted = { readonly seq: number; readonly repeated: boolean };

const MOST_ANSWERS = 500;

/**
 * Writes a seat's answers to the log, all or none; those to questions that are answered in secret are kept beside it
 * until all seats are ready. Refuses: `not-found` (no such table), `forbidden` (not their seat, or they resigned),
 * `stale` (a question is over, or is another one than at `expectedSeq`), `illegal-answer` (the kernel's sentence),
 * `bad-input` (key used for other answers, nothing to do, a mail address in a text, a seq from the future).
 * `expectedSeq` may be behind as long as the questions that are answered are the same (`checkAnswersHold`).
 */
export async function submitAnswers(services: Services, wanted: SubmitInput): Promise<Submitted> {
  checkInput(wanted);
  const input = wanted.ready === false ? { ...wanted, ready: await isReady(services, wanted) } : wanted;
  const kept = headsOf(services).get(input.tableId) ?? (await loadHead(services, input.tableId));
  // What a position at hand would refuse is looked at again with the newest one: another process may have moved it.
  const trusted = kept?.seq === input.expectedSeq && kept.game.setting.seats.includes(input.seat);
  const quick = kept && trusted ? await trySubmit(services, input, kept).catch(onlyRefusals) : undefined;
  if (quick) return quick;
  return onHead(services, input.tableId, async (head) => {
    const repeated = await findSubmission(services, input, submissionDigest(input.seat, input.answers));
    if (repeated) return repeated;
    await checkHolder(services, input);
    if (!head.playing) throw refuse('stale', 'tables.over');
    await checkAnswersHold(services, head, input);
    return trySubmit(services, input, head);
  });
}

/** Undefined when the head is not the table's newest position any more. */
async function trySubmit(services: Services, input: SubmitInput, head: Head): Promise<Submitted | undefined> {
  const { seat, playerId, key } = input;
  const at = services.clock.now();
  const next = await commitEntries(services, {
    head,
    plan: plan(input, head, at),
    at,
    holder: { seat, playerId },
    submission: { key, seat, digest: submissionDigest(seat, input.answers) },
  });
  return next && { seq: next.seq, repeated: false };
}

function plan(input: SubmitInput, head: Head, at: Date): Plan {
  return planEntries(head, answeredEntries(input.seat, shifted(input, head), input.how, input.why), at, {
    machine: head.machine,
    sentBy: input.seat,
    ready: input.ready ?? true,
  });
}

async function isReady(services: Services, { tableId, seat, answers }: SubmitInput): Promise<boolean> {
  for (const { decision } of answers) if (await isTimeUp(services, { tableId, seat, decision })) return true;
  return false;
}

/** Decisions that these answers themselves open are named by the entries they become. */
function shifted({ answers, expectedSeq }: SubmitInput, { seq }: Head): readonly Answered[] {
  return answers.map(({ decision, answer }) => ({ decision: openedLater(decision, expectedSeq, seq), answer }));
}

function checkInput({ key, answers }: SubmitInput): void {
  checkKey(key);
  if (answers.length === 0) throw refuse('bad-input', 'tables.no-answers');
  if (answers.length > MOST_ANSWERS) throw refuse('too-large', 'tables.too-many-answers', { most: MOST_ANSWERS });
  if (!isStorable(answers)) throw refuse('bad-input', 'tables.bad-characters');
  // Nothing that is in a log is ever changed, so what must be deleted one day must not come in.
  if (hasAddress(answers.map(({ answer }) => answer))) throw refuse('bad-input', 'tables.address-in-answer');
}
