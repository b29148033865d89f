import type { SeatId } from '../../kernel/decision.ts';
import { positionOf } from '../../kernel/machine.ts';
import type { Message } from '../../kernel/message.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import { outcomeOf } from '../../kernel/outcome-of.ts';
import type { ChapterSpan, Stretch } from '../../log/chapter-spans.ts';
import { currentStretch, entriesBeside } from '../../log/current-stretch.ts';
import { holdersAt } from '../../log/holders-at.ts';
import { headForRow } from '../../log/load-head.ts';
import type { LogLine } from '../../log/log-line.ts';
import { namedStretch, readChapters } from '../../log/read-chapters.ts';
import { readLog } from '../../log/read-log.ts';
import { positionAt } from '../../log/read-position.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { readTableRow, type TableRow } from '../../tables/table-row.ts';
import { hashToken, isToken } from './token.ts';

/** A table as it is shown by a spectators' link: nothing in it is younger than the delay. */
export type WatchedTable = {
  readonly name: string;
  readonly game: string;
  readonly gameName: Message;
  readonly hostName: string;
  readonly delayHours: number;
  /** The last entry that may be seen, and the one after which this is the view. */
  readonly last: number;
  readonly asOf: number;
  readonly view: object;
  /** Where the game has chapters: those that it had reached by the last entry, and the part that is looked at. */
  readonly chapters: readonly ChapterSpan[];
  readonly current: Stretch | undefined;
  /** Given when the game was over after that entry. */
  readonly outcome: Outcome | undefined;
  readonly seats: readonly {
    readonly seat: SeatId;
    readonly name: Message;
    readonly playerName: string | undefined;
    readonly resigned: boolean;
  }[];
  readonly lines: readonly LogLine[];
};

export type Watching =
  | { readonly state: 'shown'; readonly table: WatchedTable }
  /** Nothing is old enough yet: the beginning will be then; undefined while the game has not begun. */
  | {
      readonly state: 'early';
      readonly name: string;
      readonly gameName: Message;
      readonly delayHours: number;
      readonly opens: Date | undefined;
    }
  /** The host has ended the link, or the table was called off. */
  | { readonly state: 'ended' };

/** Lines of the log beside the board; older ones are reached by going back. */
const LINES = 30;

/**
 * A table by a spectators' link, as a spectator might see it some hours ago; `at` goes further back: to an entry by its
 * number, or to the end of a chapter or of a part of one by its address. Anybody with the link may look. Refuses
 * (`not-found`) an unknown link, and an entry or a chapter that is not there or too young.
 */
export async function watchTable(services: Services, token: string, at?: string): Promise<Watching> {
  const link = isToken(token)
    ? await services.db.spectatorLink.findUnique({ where: { tokenHash: hashToken(token) } })
    : null;
  if (!link) throw refuse('not-found', 'spectators.unknown');

  const { tableId, delayHours } = link;
  const row = await readTableRow(services, tableId);
  if (link.endedAt !== null || row.status === 'cancelled') return { state: 'ended' };

  const delay = delayHours * HOUR_MS;
  const last = await lastBefore(services, row, new Date(services.clock.now().getTime() - delay));
  if (last < 1) {
    const gameName = services.games.get(row.game)?.rules.name;
    if (!gameName) throw new Error(`no game ${row.game} on this server`);
    const first = await services.db.entry.findFirst({
      where: { tableId },
      orderBy: { seq: 'asc' },
      select: { at: true },
    });
    const opens = first ? new Date(first.at.getTime() + delay) : undefined;
    return { state: 'early', name: row.name, gameName, delayHours, opens };
  }

  // As they were then: where later ones begin would tell how far the game is.
  const chapters = await readChapters(services, { id: tableId, game: row.game, seq: last });
  const asOf = at === undefined ? last : entryOf(chapters, at, last);
  // The sentence names the last entry that may be seen, not the present one.
  if (!Number.isSafeInteger(asOf) || asOf < 1 || asOf > last)
    throw refuse('not-found', 'spectators.no-entry', { last });
  return { state: 'shown', table: await viewAt(services, row, { at, asOf, last, delayHours, chapters }) };
}

function entryOf(chapters: readonly ChapterSpan[], at: string, last: number): number {
  return /^\d+$/.test(at) ? Number(at) : namedStretch(chapters, at, last).last;
}

/**
 * The last entry that is not younger than the limit, by halving: times go forward in a log. (Where a server's clock was
 * put back by some seconds, an entry may show as many earlier.)
 */
async function lastBefore({ db }: Services, { id, seq }: TableRow, limit: Date): Promise<number> {
  const [found] = await db.$queryRaw<{ last: number }[]>`
    WITH RECURSIVE halves(low, high) AS (
      SELECT 0, ${seq}::int
      UNION ALL
      SELECT CASE WHEN e.at <= ${limit} THEN e.seq ELSE low END,
        CASE WHEN e.at <= ${limit} THEN high ELSE middle - 1 END
      FROM halves, LATERAL (SELECT (low + high + 1) / 2 AS middle) m, LATERAL (
        SELECT seq, at FROM "Entry" WHERE "tableId" = ${id} AND seq >= middle AND secret = 0 ORDER BY seq LIMIT 1) e
      WHERE low < high
    )
    SELECT low AS last FROM halves WHERE low >= high LIMIT 1`;
  return found?.last ?? 0;
}

type Moment = Pick<WatchedTable, 'asOf' | 'last' | 'delayHours' | 'chapters'> & { readonly at: string | undefined };

async function viewAt(services: Services, row: TableRow, moment: Moment): Promise<WatchedTable> {
  const { at, asOf, last, delayHours, chapters } = moment;
  const { head, machine } = await positionAt(services, await headForRow(services, row), asOf);
  const { rules, setting } = head.game;
  const holders = await holdersAt(services, row.id, row.seats, asOf);
  const current = currentStretch(chapters, { asOf, seq: last }, at);
  const range = entriesBeside(at === undefined ? undefined : current, asOf, LINES);
  return {
    name: row.name,
    game: row.game,
    gameName: rules.name,
    hostName: row.hostName,
    delayHours,
    last,
    asOf,
    chapters,
    current,
    view: rules.view(positionOf(head.game, machine), 'spectator'),
    outcome: outcomeOf(head.game, machine),
    seats: setting.seats.map((seat) => ({
      seat,
      name: rules.seatName(seat),
      playerName: holders.find((one) => one.seat === seat)?.playerName ?? undefined,
      resigned: machine.resigned.includes(seat),
    })),
    // What a later rewind took back still counts here until that rewind is old enough itself.
    lines: await readLog(services, row.id, 'spectator', { ...range, asOf: last }),
  };
}
