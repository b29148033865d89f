import type { DecisionId, SeatId } from '../kernel/decision.ts';
import { decisionId, decisionPlace, isOptionalActionId } from '../kernel/decision-id.ts';
import type { AnsweredEntry } from '../kernel/log.ts';
import { openDecisions } from '../kernel/open-decisions.ts';
import type { Services } from '../platform/services.ts';
import type { Reopened, TimeBack } from '../time/time-again.ts';
import type { Head } from './heads.ts';
import { lostEntries } from './lost-entries.ts';
import type { Kept } from './write-again.ts';

/** A question that a seat was waited for in: the entry that opened it, and between which writes it was open. */
export type Asked = {
  readonly seat: SeatId;
  readonly since: number;
  readonly from: number;
  readonly until: number;
};

/**
 * Reads what became of the clocks after entry `to`, from what counts of the log since; `keepsTime` for a player's own
 * takeback. `stays`: answers that are written again at a moment: their time is not touched, and a question that one of
 * them had opened, and now opens under another id, goes on with the time that it had.
 */
export async function timeBack(
  services: Pick<Services, 'db'>,
  head: Head,
  to: number,
  keepsTime: boolean,
  stays: { readonly kept: readonly Kept[]; readonly at: Date },
): Promise<TimeBack> {
  const nowIn = new Map(stays.kept.map(({ was, seq }) => [was, seq]));
  const answers = (await lostEntries(services, head, to)).filter(isAnswer).filter(({ seq }) => !nowIn.has(seq));
  const open = openDecisions(head.game, head.machine);
  const waiting = open.filter(({ since }) => !nowIn.has(since));
  const moved = open.flatMap(({ id, since, waiting: seats }) => {
    const seq = nowIn.get(since);
    return seq === undefined ? [] : [{ was: id, decision: decisionId(seq, decisionPlace(id).n), seats }];
  });
  const first = Math.min(to, ...answers.map(opener), ...waiting.map(({ since }) => since));
  const writes = await readWrites(services, head.tableId, first);

  // Which write a question came with, and which one answered it. What was answered at once was never waited for.
  const writeOf = (seq: number) => writes.findIndex((end) => end >= seq);
  const waited = answers.filter((entry) => writeOf(opener(entry)) < writeOf(entry.seq));

  const spans: readonly Asked[] = [
    ...waited.map((entry) => ({
      seat: entry.seat,
      since: opener(entry),
      from: writeOf(opener(entry)),
      until: writeOf(entry.seq),
    })),
    ...waiting.flatMap(({ since, waiting: seats }) =>
      seats.map((seat) => ({ seat, since, from: writeOf(since), until: writes.length })),
    ),
  ];

  const again = waited.filter((entry) => opener(entry) <= to);
  const players = (await services.db.seat.findMany({ where: { tableId: head.tableId } })).flatMap(
    ({ playerId }) => playerId ?? [],
  );

  return {
    keepsTime,
    reopened: [
      ...(await Promise.all(again.map((entry) => readDue(services, head.tableId, players, entry)))),
      ...(await readMoved(services, head.tableId, moved, stays.at)),
    ],
    grown: new Map(head.game.setting.seats.map((seat) => [seat, growths(spans, seat, to)])),
  };
}

function isAnswer(entry: { readonly kind: string }): entry is AnsweredEntry {
  return entry.kind === 'answered' && 'decision' in entry && !isOptionalActionId(String(entry.decision));
}

/** The entry that opened the decision: its id begins with it. */
function opener({ decision }: Pick<AnsweredEntry, 'decision'>): number {
  return decisionPlace(decision).since;
}

/** The last entry of each write from an entry on: those have the state's hash. */
async function readWrites({ db }: Pick<Services, 'db'>, tableId: string, from: number): Promise<readonly number[]> {
  const rows = await db.$queryRaw<{ seq: number }[]>`
    SELECT seq FROM "Entry"
    WHERE "tableId" = ${tableId} AND seq >= ${from} AND data -> 'hash' IS NOT NULL ORDER BY seq`;
  return rows.map(({ seq }) => seq);
}

async function readDue(
  { db }: Pick<Services, 'db'>,
  tableId: string,
  players: readonly string[],
  { seq, seat, decision, at }: AnsweredEntry,
): Promise<Reopened> {
  const answeredAt = new Date(at);
  const row = await db.answerTime.findFirst({
    where: { playerId: { in: [...players] }, tableId, seat, decision, seq, dueAt: { not: null } },
    orderBy: { dueAt: 'asc' },
  });
  return { seat, decision, answeredAt, dueAt: row?.dueAt ?? undefined };
}

type Moved = { readonly was: DecisionId; readonly decision: DecisionId; readonly seats: readonly SeatId[] };

async function readMoved(
  { db }: Pick<Services, 'db'>,
  tableId: string,
  moved: readonly Moved[],
  at: Date,
): Promise<readonly Reopened[]> {
  if (moved.length === 0) return [];
  const rows = await db.pendingAnswer.findMany({ where: { tableId, decision: { in: moved.map(({ was }) => was) } } });
  return moved.flatMap(({ was, decision, seats }) =>
    rows
      .filter((row) => row.decision === was && seats.includes(row.seat))
      .map(({ seat, dueAt }) => ({ seat, decision, answeredAt: at, dueAt: dueAt ?? undefined, goesOn: true })),
  );
}

/**
 * How often a seat's own clock has grown for what it was asked after entry `to`: when it began to run, and not for what
 * it was asked while it ran.
 */
export function growths(spans: readonly Asked[], seat: SeatId, to: number): number {
  const own = spans.filter((span) => span.seat === seat).toSorted((a, b) => a.from - b.from || a.since - b.since);
  let runsUntil = 0;
  let grown = 0;
  for (const { since, from, until } of own) {
    if (from >= runsUntil && since > to) grown += 1;
    runsUntil = Math.max(runsUntil, until);
  }
  return grown;
}
