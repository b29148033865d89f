import type { Viewer } from '../kernel/decision.ts';
import type { EntryPlace } from '../kernel/entry-place.ts';
import type { AnsweredEntry, Entry } from '../kernel/log.ts';
import type { Game, Machine } from '../kernel/machine.ts';
import { openDecisions } from '../kernel/open-decisions.ts';
import { isSealedOptionalAction } from '../kernel/optional-actions.ts';
import { readEntry } from '../kernel/upcast-entry.ts';
import { type Rewind, voidedBy } from '../kernel/voided-entries.ts';
import type { Services } from '../platform/services.ts';
import { readTableRow, type TableRow } from '../tables/table-row.ts';
import { isBesideGame } from './beside-game.ts';
import { headsOf } from './heads.ts';
import { holdersAt } from './holders-at.ts';
import { headForRow } from './load-head.ts';
import { type LogLine, logLineOf, type ToldLine } from './log-line.ts';
import { readRewinds } from './lost-entries.ts';
import { narrateEntry } from './narrate-entry.ts';
import { placeAfter } from './read-entries.ts';
import { type LogRow, type LogRows, selectLogRows } from './select-log-rows.ts';

/** Nobody is given more lines of a log at once. */
export const MOST_LINES = 500;

/** Which entries of a log are read. */
export type LogRange = {
  readonly from?: number;
  /** In place of `from`: what comes after this entry. */
  readonly after?: EntryPlace;
  readonly to?: number;
  /** In place of `to`: what comes before this entry. */
  readonly before?: EntryPlace;
  /** Of the range these entries alone. */
  readonly only?: readonly number[];
  /** The log as it was after this entry: what was taken back later still counts. */
  readonly asOf?: number;
};

/** How much of a range is read, and from which end of it. */
export type PageSize = Pick<LogRows, 'size' | 'end'>;

/**
 * The log as a viewer may read it, from entry `from` (first when not given) to `to` (last), both included, in order; of
 * more than 500 entries the newest. An entry of which the viewer learns nothing has no messages; what somebody else did
 * in secret beside the game is left out altogether, or told without whose it was. The numbers have no gaps. Whether the
 * reader may be this viewer is not checked here. Refuses (`not-found`) an unknown table; a table that has not started
 * has no log.
 */
export async function readLog(
  services: Services,
  tableId: string,
  viewer: Viewer,
  range: LogRange = {},
): Promise<readonly LogLine[]> {
  return readLogOf(services, await readTableRow(services, tableId), viewer, range);
}

/** The same, of a table whose row was read just now. */
export async function readLogOf(
  services: Services,
  table: TableRow,
  viewer: Viewer,
  range: LogRange,
): Promise<readonly LogLine[]> {
  return (await readToldLogOf(services, table, viewer, range)).map(logLineOf);
}

/** The same, with whose doing each sentence tells of. */
export async function readToldLog(
  services: Services,
  tableId: string,
  viewer: Viewer,
  range: LogRange,
): Promise<readonly ToldLine[]> {
  return readToldLogOf(services, await readTableRow(services, tableId), viewer, range);
}

/** The same, of a table whose row was read just now. */
export async function readToldLogOf(
  services: Services,
  table: TableRow,
  viewer: Viewer,
  range: LogRange,
): Promise<readonly ToldLine[]> {
  return (await readRows(services, table, viewer, range, { size: MOST_LINES, end: 'last' })).lines;
}

/** One end of a range of a table's log, and where it begins and ends; `more`: the range goes on beyond it. */
export async function readRows(
  services: Services,
  table: TableRow,
  viewer: Viewer,
  range: LogRange,
  { size, end }: PageSize,
): Promise<{
  readonly lines: readonly ToldLine[];
  readonly first: EntryPlace | undefined;
  readonly last: EntryPlace | undefined;
  readonly more: boolean;
}> {
  if (table.seq === 0) return { lines: [], first: undefined, last: undefined, more: false };
  const last = Math.min(table.seq, range.asOf ?? table.seq);
  const after = range.after ?? placeAfter(Math.max(1, range.from ?? 1) - 1);
  const before = range.before ?? { seq: Math.min(last, range.to ?? last) + 1 };

  const [found, rewinds] = await Promise.all([
    selectLogRows(services, table.id, viewer, { after, before, only: range.only, size: size + 1, end }),
    last === table.seq
      ? rewindsSince(services, table, after.seq)
      : readRewinds(services, table.id, { after: after.seq, upTo: last }),
  ]);
  const more = found.length > size;
  const rows = !more ? found : end === 'first' ? found.slice(0, size) : found.slice(-size);
  const lines = await tell(services, table, viewer, rows, voidedBy(rewinds));
  return { lines, first: rows[0], last: rows.at(-1), more };
}

/** Those that the last page of a log was read with: as long as its table stands where it did, there are no others. */
const sinceThen = new WeakMap<Machine, { readonly after: number; readonly rewinds: readonly Rewind[] }>();

async function rewindsSince(services: Services, table: TableRow, after: number): Promise<readonly Rewind[]> {
  const head = headsOf(services).get(table.id);
  if (head?.seq !== table.seq) return readRewinds(services, table.id, { after, upTo: table.seq });
  const known = sinceThen.get(head.machine);
  if (known?.after === after) return known.rewinds;
  const rewinds = await readRewinds(services, table.id, { after, upTo: table.seq });
  sinceThen.set(head.machine, { after, rewinds });
  return rewinds;
}

async function tell(
  services: Services,
  table: TableRow,
  viewer: Viewer,
  rows: readonly LogRow[],
  isVoided: (seq: number) => boolean,
): Promise<readonly ToldLine[]> {
  const { game, machine } = await headForRow(services, table);
  // The first players are named as they were; seats may have changed hands since.
  const players = rows[0]?.seq === 1 ? await holdersAt(services, table.id, table.seats, 1) : table.seats;
  const waiting = openDecisions(game, machine).filter(({ seats }) => seats.length > 1);

  const reasons = mayReadWhy(table, viewer);
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
        ...(reasons && !unnamed && entry.kind === 'answered' && entry.why ? { why: entry.why } : {}),
        told: unnamed ? told.map(({ text }) => ({ text, by: undefined })) : told,
        voided: isVoided(row.seq) && !isBesideGame(entry),
      },
    ];
  });
}

/**
 * A computer player's reasons tell what its seat hides (how likely it thinks it is to win goes by its hand), also where
 * only one person plays: they are read when the game is over, and by moderators.
 */
function mayReadWhy({ status }: TableRow, viewer: Viewer): boolean {
  return viewer === 'moderator' || status === 'finished';
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
