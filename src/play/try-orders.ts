import { isDeepStrictEqual } from 'node:util';
import type { Answer } from '../kernel/choice.ts';
import type { DecisionId, SeatId } from '../kernel/decision.ts';
import { isOptionalActionId } from '../kernel/decision-id.ts';
import { describeAnswer } from '../kernel/describe-answer.ts';
import type { AnsweredEntry, Channel, Entry } from '../kernel/log.ts';
import type { Game, Machine } from '../kernel/machine.ts';
import type { Message } from '../kernel/message.ts';
import { explainAnswer, questionFor } from '../kernel/open-decisions.ts';
import { openOptionalActions } from '../kernel/optional-actions.ts';
import { illegal, optionalActionOver } from '../kernel/refuse-answer.ts';
import { replayLog } from '../kernel/replay-log.ts';
import { tryAnswers } from '../kernel/try-answers.ts';
import { takesOrders, tryStanding } from '../kernel/try-standing.ts';
import { rewindsOf, voidedBy } from '../kernel/voided-entries.ts';
import type { Head } from '../log/heads.ts';
import { loadHead } from '../log/load-head.ts';
import { readEntries } from '../log/read-entries.ts';
import { positionAt } from '../log/read-position.ts';
import type { Services } from '../platform/services.ts';

/** Questions that orders are tried on: the newest of the seat. */
const MOST_QUESTIONS = 20;
/** Entries that are looked through for them: each is replayed, which takes most of the time. */
const MOST_ENTRIES = 200;

/** A question that was put to a seat, and what orders would have answered. */
export type TriedOrder = {
  /** The entry with its answer. */
  readonly seq: number;
  readonly prompt: Message;
  /** What was answered then, and how it came in. */
  readonly answered: Message;
  readonly how: Channel;
  /** What the orders would have answered; undefined: the seat would have been asked. */
  readonly would: Message | undefined;
  /** They would have answered just what was answered. */
  readonly same: boolean;
};

type GivenOrders = { readonly decision: DecisionId; readonly answer: Answer };
type Wanted = {
  readonly tableId: string;
  readonly seat: SeatId;
  /** The optional actions by which orders would be given, and the answers to them; none: the orders as they are. */
  readonly given: readonly GivenOrders[];
};

/** Whether orders that are given by this optional action can be tried: it is secret, and the game says how. */
export function canTry(game: Pick<Game, 'rules'>, action: { readonly sealed: boolean }): boolean {
  return action.sealed && game.rules.ordersFrom !== undefined;
}

/**
 * What standing orders would have answered to the newest questions that were put to the seat and that orders can
 * answer, the newest first, if they had been given before: each question as it was put, in the position of then, with
 * all orders of the seat as they would be now. Nothing is written. Refuses orders that could not be given
 * (`illegal-answer`), and an optional action that is none of the seat's just now or gives no orders (`stale`).
 */
export async function tryOrders(services: Services, wanted: Wanted): Promise<readonly TriedOrder[]> {
  const { tableId, seat, given } = wanted;
  const head = await loadHead(services, tableId);
  const ordered = orderedBy(head, seat, given);
  const start = await startOf(services, head);

  const { game } = head;
  const log = await readEntries(services, tableId, { after: start.asOf, upTo: head.seq });
  const isVoided = voidedBy(rewindsOf(log));
  const live = log.filter((entry) => !isVoided(entry.seq));
  const tried: TriedOrder[] = [];
  const look = (machine: Machine, next: Entry | undefined) => {
    if (next?.kind !== 'answered' || next.seat !== seat || isOptionalActionId(next.decision)) return;
    if (takesOrders(game, machine, next.decision)) tried.push(tryOne(game, machine, ordered, next));
  };
  const nextOf = new Map(live.map((entry, i) => [entry, live[i + 1]]));
  look(start.machine, live[0]);
  replayLog({
    game,
    log: live,
    from: start.machine,
    check: 'none',
    each: (entry, { machine }) => look(machine, nextOf.get(entry)),
  });
  return tried.slice(-MOST_QUESTIONS).toReversed();
}

/** The position after the orders, which are not given. */
function orderedBy({ game, machine }: Head, seat: SeatId, given: readonly GivenOrders[]): Machine {
  const open = openOptionalActions(game, machine).filter((action) => action.seats.includes(seat));
  for (const { decision, answer } of given) {
    const action = open.find(({ id }) => id === decision);
    if (!action || !canTry(game, action)) throw optionalActionOver(game, undefined);
    const refusal = explainAnswer(game, machine, { decision, seat, answer });
    if (refusal) throw illegal(refusal, game);
  }
  const tried = tryAnswers(game, machine, seat, given);
  if (tried.refused) throw tried.refused.refusal;
  return tried.machine;
}

/** From where the log is replayed: after every rewind to before it. */
async function startOf(services: Services, head: Head) {
  const from = Math.max(1, head.seq - MOST_ENTRIES);
  const log = await readEntries(services, head.tableId, { after: from, upTo: head.seq });
  const across = rewindsOf(log).filter(({ to }) => to < from);
  return positionAt(services, head, across.at(-1)?.seq ?? from);
}

function tryOne(game: Game, machine: Machine, ordered: Machine, entry: AnsweredEntry): TriedOrder {
  const { decision, seat, answer, how, seq } = entry;
  const question = questionFor(game, machine, decision, seat);
  if (!question) throw new Error(`entry ${seq} answers what was not asked`);
  const would = tryStanding(game, machine, ordered, { decision, seat });
  return {
    seq,
    prompt: question.prompt,
    answered: describeAnswer(question.choice, answer),
    how,
    would: would === undefined ? undefined : describeAnswer(question.choice, would),
    same: would !== undefined && isDeepStrictEqual(would, answer),
  };
}
