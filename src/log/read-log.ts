import { Prisma } from '../generated/prisma/client.ts';
import type { Viewer } from '../kernel/decision.ts';
import type { EntryPlace } from '../kernel/entry-place.ts';
import type { JsonObject } from '../kernel/json.ts';
import type { AnsweredEntry, Entry } from '../kernel/log.ts';
import type { Game } from '../kernel/machine.ts';
import { openDecisions } from '../kernel/open-decisions.ts';
import { isSealedOptionalAction } from '../kernel/optional-actions.ts';
import { readEntry } from '../kernel/upcast-entry.ts';
import { type Rewind, voidedBy } from '../kernel/voided-entries.ts';
import type { Services } from '../platform/services.ts';
import { readTableRow } from '../tables/table-row.ts';
import { isBesideGame } from './beside-game.ts';
import { holdersAt } from './holders-at.ts';
import { headForRow } from './load-head.ts';
import type { LogLine, ToldLine } from './log-line.ts';
import { narrateEntry } from './narrate-entry.ts';
import { placeAfter } from './read-entries.ts';

/** Answers to one question are this close together in the log; between them are notes of the clock. */
const NEARBY = 50;

type Fact = { readonly type: string };
type Row = {
  readonly seq: number;
  readonly at: Date;
  readonly data: JsonObject;
  readonly facts: readonly Fact[];
  readonly ruledBy: string | null;
  /** An entry nearby answers the same question for another seat. */
  readonly shared: boolean;
  readonly tookOver: string | null;
};

/** Which entries of a log are read. */
export type LogRange = {
  readonly from?: number;
  /** In place of `from`: what comes after this entry. */
  readonly after?: EntryPlace;
  readonly to?: number;
  /** Of the range these entries alone. */
  readonly only?: readonly number[];
  /** The log as it was after this entry: what was taken back later still counts. */
  readonly asOf?: number;
};

/**
 * The log as a viewer may read it, from entry `from` (first when not given) to `to` (last), both included, in order. An
 * entry of which the viewer learns nothing has no messages; what somebody else did in secret beside the game is left
 * out altogether, or told without whose it was. The numbers have no gaps. Whether the reader may be this viewer is not
 * checked here. Refuses (`not-found`) an unknown table; a table that has not started has no log.
 */
export async function readLog(
  services: Services,
  tableId: string,
  viewer: Viewer,
  range: LogRange = {},
): Promise<readonly LogLine[]> {
  return (await readToldLog(services, tableId, viewer, range)).map(({ told: _, ...line }) => line);
}

/** The same, with whose doing each sentence tells of. */
export async function readToldLog(
  services: Services,
  tableId: string,
  viewer: Viewer,
  range: LogRange,
): Promise<readonly ToldLine[]> {
  const table = await readTableRow(services, tableId);
  if (table.seq === 0) return [];
  const { game, machine } = await headForRow(services, table);

  const after = range.after ?? placeAfter(Math.max(1, range.from ?? 1) - 1);
  const last = Math.min(table.seq, range.asOf ?? table.seq);
  const to = Math.min(last, range.to ?? last);
  const only = range.only ? Prisma.sql`AND e.seq = ANY(${[...range.only]}::int[])` : Prisma.empty;

  const [rows, rewinds] = await Promise.all([
    services.db.$queryRaw<Row[]>`
      SELECT seq, at, data, facts,
        (SELECT name FROM "Player" WHERE kind IN ('ruling', 'clock') AND id = data ->> 'by') AS "ruledBy",
        (SELECT name FROM "Player" WHERE kind = 'seat' AND id = data ->> 'player') AS "tookOver",
        jsonb_array_length(facts) = 0 AND EXISTS (SELECT 1 FROM "Entry" o WHERE o."tableId" = e."tableId"
          AND o.seq BETWEEN e.seq - ${NEARBY} AND e.seq + ${NEARBY}
          AND o.data ->> 'decision' = e.data ->> 'decision' AND o.data ->> 'seat' <> e.data ->> 'seat') AS shared
      FROM "Entry" e
      WHERE "tableId" = ${tableId} AND (seq, secret) > (${after.seq}::int, ${after.secret ?? 0}::int)
        AND seq <= ${to} ${only}
      ORDER BY seq, secret`,
    services.db.$queryRaw<Rewind[]>`
      SELECT seq, (data -> 'ruling' ->> 'to')::int AS "to" FROM "Entry"
      WHERE "tableId" = ${tableId} AND kind = 'ruling' AND data -> 'ruling' ->> 'to' IS NOT NULL
        AND seq > ${after.seq} AND seq <= ${last}
      ORDER BY seq`,
  ]);

  // The first players are named as they were; seats may have changed hands since.
  const players = after.seq === 0 ? await holdersAt(services, tableId, table.seats, 1) : table.seats;
  const isVoided = voidedBy(rewinds);
  const waiting = openDecisions(game, machine).filter(({ seats }) => seats.length > 1);

  return rows.flatMap((row) => {
    const entry = readEntry(row.data);
    const { facts } = row;
    const ruledBy = row.ruledBy ?? undefined;
    const tookOver = row.tookOver ?? undefined;
    const shared = row.shared || (entry.kind === 'answered' && waiting.some(({ id }) => id === entry.decision));

    const told = narrateEntry({ game, entry, facts, viewer, players, ruledBy, shared, tookOver });
    const unnamed = isOthersSecret(game, entry, viewer);
    // Of what concerns nobody else, not even that somebody did something is told.
    if (told.length === 0 && unnamed) return [];

    return [
      {
        seq: row.seq,
        secret: entry.kind === 'answered' ? entry.secret : undefined,
        at: row.at,
        kind: entry.kind,
        by: !unnamed && (entry.kind === 'answered' || entry.kind === 'seat') ? entry.seat : undefined,
        how: !unnamed && entry.kind === 'answered' && !isOthersSealed(entry, viewer) ? entry.how : undefined,
        messages: told.map(({ text }) => text),
        told: unnamed ? told.map(({ text }) => ({ text, by: undefined })) : told,
        voided: isVoided(row.seq) && !isBesideGame(entry),
      },
    ];
  });
}

/** That somebody's orders or the game answered in secret would betray what such an answer says. */
function isOthersSealed(entry: AnsweredEntry, viewer: Viewer): boolean {
  return entry.sealed === true && entry.seat !== viewer && viewer !== 'moderator';
}

/** Something that another seat did in secret beside the game. */
function isOthersSecret(game: Game, entry: Entry, viewer: Viewer): boolean {
  if (entry.kind !== 'answered' || entry.seat === viewer || viewer === 'moderator') return false;
  return isSealedOptionalAction(game, entry.decision);
}
