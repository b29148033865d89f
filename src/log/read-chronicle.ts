import { sendPlanned } from '../database/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Chapter } from '../kernel/chapter.ts';
import { type ChronicleMoment, chronicleAt } from '../kernel/chronicle.ts';
import { voidedBy } from '../kernel/voided-entries.ts';
import type { Services } from '../platform/services.ts';
import type { KeptMoment } from './chronicle-spans.ts';
import { fillChapters } from './fill-chapters.ts';
import type { ChapterMark } from './insert-entries.ts';
import { readRewinds } from './lost-entries.ts';
import type { TablePosition } from './read-position.ts';

/** Chapters that are told at once: twelve years of months. */
const MOST_MOMENTS = 144;

/** Moments in order: the newest ones that were asked for. */
export type ChronicleStretch = {
  readonly moments: readonly KeptMoment[];
  /** The `before` of what came before these, up to the first of them; undefined where they begin with the game. */
  readonly older: number | undefined;
};

type Row = { seq: number; chapter: Chapter; chronicle: ChronicleMoment; complete: boolean };

/**
 * How a game stood as each of its chapters began, up to a position and with how it stands there: at most 144 chapters,
 * the newest, or up to the one that entry `before` led to. Undefined where the game tells no such story. One bounded
 * statement, whatever the length of the log; a log that is older than what is kept is replayed once for it.
 */
export async function readChronicle(
  services: Services,
  { head, machine, asOf }: TablePosition,
  before?: number,
): Promise<ChronicleStretch | undefined> {
  const { tableId, game } = head;
  const now = chronicleAt(game, machine);
  if (!now) return undefined;

  const upTo = Math.min(asOf, before ?? asOf);
  let rows = await keptMoments(services, tableId, upTo);
  if (!rows.at(0)?.complete) {
    await fillChapters(services, head);
    rows = await keptMoments(services, tableId, upTo);
  }

  const isVoided = voidedBy(await readRewinds(services, tableId, { upTo: asOf }));
  const shown = rows.slice(0, MOST_MOMENTS);
  const counting = shown.toReversed().filter(({ seq }) => !isVoided(seq));
  const moments = counting.map(({ seq, chapter: { id, name }, chronicle }) => ({ seq, id, name, moment: chronicle }));
  return {
    moments: before === undefined ? [...moments, { seq: asOf, id: undefined, name: undefined, moment: now }] : moments,
    older: rows.length > MOST_MOMENTS ? shown.at(-1)?.seq : undefined,
  };
}

/** The newest first, one more than are shown. */
function keptMoments({ db }: Pick<Services, 'db'>, tableId: string, upTo: number): Promise<readonly Row[]> {
  return sendPlanned<Row>(
    db,
    'chronicle',
    Prisma.sql`
    SELECT c.seq, c.data AS chapter, c.chronicle,
      EXISTS (SELECT 1 FROM "Chapter" f
        WHERE f."tableId" = ${tableId} AND f.seq = 1 AND f.chronicle IS NOT NULL) AS complete
    FROM "Chapter" c WHERE c."tableId" = ${tableId} AND c.chronicle IS NOT NULL AND c.seq <= ${upTo}::int
    ORDER BY c.seq DESC LIMIT ${MOST_MOMENTS + 1}::int`,
  );
}

/** All that is kept of where a table's chapters begin, what was taken back included. */
export async function keptMarks({ db }: Pick<Services, 'db'>, tableId: string): Promise<readonly ChapterMark[]> {
  const rows = await db.chapter.findMany({ where: { tableId }, orderBy: { seq: 'asc' } });
  return rows.map(({ seq, data, chronicle }) => ({
    seq,
    chapter: JSON.parse(JSON.stringify(data)),
    ...(chronicle === null ? {} : { chronicle: JSON.parse(JSON.stringify(chronicle)) }),
  }));
}
