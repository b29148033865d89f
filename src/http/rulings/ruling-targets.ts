import type { GivenDraw } from '../../kernel/chance.ts';
import type { DecisionId, Question, SeatId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import { openDecisions, questionFor, waitingText } from '../../kernel/open-decisions.ts';
import type { Head } from '../../log/heads.ts';
import type { LogLine } from '../../log/log-line.ts';
import { readEntries } from '../../log/read-entries.ts';
import { readLog } from '../../log/read-log.ts';
import type { Services } from '../../platform/services.ts';

/** A seat in an open decision. */
export type Target = {
  readonly value: string;
  readonly decision: DecisionId;
  readonly seat: SeatId;
  readonly seatName: Message;
  readonly what: Message | undefined;
};

const BETWEEN = '|';

/** Seats that are waited for, or (`answered`) that have answered a decision which still waits for others. */
export function targetsOf({ game, machine }: Head, which: 'waiting' | 'answered'): readonly Target[] {
  return openDecisions(game, machine).flatMap(({ id, waiting, answers }) =>
    (which === 'waiting' ? waiting : Object.keys(answers)).map((seat) => ({
      value: `${id}${BETWEEN}${seat}`,
      decision: id,
      seat,
      seatName: game.rules.seatName(seat),
      what: waitingText(game, machine, id),
    })),
  );
}

export function questionOf({ game, machine }: Head, { decision, seat }: Target): Question | undefined {
  return questionFor(game, machine, decision, seat);
}

/** What chance gave in an entry; empty where there is no such entry. */
export async function drawsOf(
  services: Services,
  { tableId, seq: last }: Head,
  seq: number,
): Promise<readonly GivenDraw[]> {
  const [entry] = seq >= 1 && seq <= last ? await readEntries(services, tableId, { after: seq - 1, upTo: seq }) : [];
  return entry?.chance ?? [];
}

type Listed = { readonly seq: number; readonly purposes: readonly string[] };
const MOST = 30;

/** How far back rolls are looked for; older ones are named by their number. */
const NEWEST = 2_000;

/** The newest entries of seats' answers in which chance had a say. */
export function recentRolls({ db }: Services, tableId: string): Promise<readonly Listed[]> {
  return db.$queryRaw<Listed[]>`
    SELECT seq, ARRAY(SELECT d ->> 'purpose' FROM jsonb_array_elements(data -> 'chance') d) AS purposes FROM "Entry"
    WHERE "tableId" = ${tableId} AND data -> 'chance' IS NOT NULL
      AND seq > (SELECT seq FROM "Table" WHERE id = ${tableId}) - ${NEWEST}::int
      AND (kind = 'answered' OR data -> 'ruling' ->> 'decision' IS NOT NULL)
    ORDER BY seq DESC LIMIT ${MOST}`;
}

/** How many rulings are offered to be undone; older ones are undone by their number. */
const MOST_RULINGS = 10;

/** The newest rulings that count, in words. */
export async function recentRulings(services: Services, tableId: string): Promise<readonly LogLine[]> {
  const rows = await services.db.entry.findMany({
    where: { tableId, kind: 'ruling' },
    select: { seq: true },
    orderBy: { seq: 'desc' },
    take: MOST_RULINGS,
  });
  const lines = await readLog(services, tableId, 'moderator', { only: rows.map(({ seq }) => seq) });
  return lines.filter(({ voided }) => !voided).toReversed();
}
