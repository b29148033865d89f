import { viewerOf } from '../../access/viewer-of.ts';
import type { Hearer } from '../../database/table-channel.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { readTableRow } from '../../tables/table-row.ts';
import { type News, newsOf } from './news-mark.ts';

/** A page that is open. */
export type OpenPage = {
  readonly tableId: string;
  readonly playerId: string | undefined;
  /** Who is counted: the player, or the address of a stranger. */
  readonly countedAs: string;
  /** The mark of what it shows. */
  readonly shows: string | undefined;
  /** The table stands otherwise than the page shows. */
  tell(news: News): void;
  /** Nobody tells it anything any more; it may ask again where that is not for good. */
  end(forGood: boolean): void;
};

export type NewsDesk = {
  /** A page is open from now on; what is given ends that. Undefined: there are too many already. */
  attend(page: OpenPage): (() => void) | undefined;
  /** A table may have moved. */
  readonly hear: Hearer;
  /** All pages are told to ask again: the process stops. */
  close(): void;
};

export type NewsLimits = {
  /** Open pages of one person; the oldest gives way to a newer one. */
  readonly perPerson: number;
  /** Open pages of strangers at one address, and of everybody in this process; more are not taken. */
  readonly perAddress: number;
  readonly inAll: number;
  /** After so many milliseconds a page has to ask again, as whom it reads is looked up anew. */
  readonly lifeMs: number;
  /** How often all is looked at of which nobody told, for a process may die before it tells. */
  readonly sweepMs: number;
};
/** Browsers open six connections to a server that has no HTTP/2, and need some of them for pages. */
const USUAL: NewsLimits = { perPerson: 4, perAddress: 20, inAll: 5_000, lifeMs: 10 * 60_000, sweepMs: 10_000 };

type Attending = OpenPage & { shows: string | undefined; readonly end: OpenPage['end'] };

/** What one process knows of the pages that are open on it. It asks the database only about tables of such pages. */
export function createNewsDesk(services: Services, limits: Partial<NewsLimits> = {}): NewsDesk {
  const { perPerson, perAddress, inAll, lifeMs, sweepMs } = { ...USUAL, ...limits };
  const pages = new Set<Attending>();
  /** Being looked at; `true`: and once more after that. */
  const looking = new Map<string, boolean>();
  /** The versions of rows that were looked at, as PostgreSQL counts them. */
  let versions: ReadonlyMap<string, string> = new Map();
  let sweeping: NodeJS.Timeout | undefined;

  const at = (tableId: string) => [...pages].filter((page) => page.tableId === tableId);

  const look = async (tableId: string) => {
    const open = at(tableId);
    if (open.length === 0) return;
    const row = await readTableRow(services, tableId);
    for (const playerId of new Set(open.map((page) => page.playerId))) {
      const own = open.filter((page) => page.playerId === playerId && pages.has(page));
      const news = await viewerOf(services, tableId, playerId)
        .then((viewer) => newsOf(services, row, { viewer, playerId }))
        .catch(notFound);
      for (const page of own) {
        if (!news) page.end(true);
        else if (page.shows !== news.mark) {
          page.shows = news.mark;
          page.tell(news);
        }
      }
    }
  };

  const lookSoon = (tableId: string) => {
    if (looking.has(tableId)) {
      looking.set(tableId, true);
      return;
    }
    looking.set(tableId, false);
    void look(tableId)
      .catch((error: unknown) => services.log.warn({ err: error, table: tableId }, 'open pages could not be told'))
      .finally(() => {
        const again = looking.get(tableId) === true;
        looking.delete(tableId);
        if (again) lookSoon(tableId);
      });
  };

  /** Looks at the tables whose rows are others than at the last time. */
  const sweep = async () => {
    const ids = [...new Set([...pages].map(({ tableId }) => tableId))];
    const rows = await services.db.$queryRaw<{ id: string; version: string }[]>(
      Prisma.sql`SELECT id, xmin::text AS version FROM "Table" WHERE id = ANY(${ids}::text[])`,
    );
    const found = new Map(rows.map(({ id, version }) => [id, version]));
    for (const [id, version] of found) if (versions.get(id) !== version) lookSoon(id);
    versions = found;
  };

  const start = () => {
    sweeping ??= setInterval(() => {
      sweep().catch((error: unknown) => services.log.warn({ err: error }, 'tables of open pages could not be read'));
    }, sweepMs).unref();
  };

  return {
    attend(page) {
      const counted = [...pages].filter(({ countedAs }) => countedAs === page.countedAs);
      if (pages.size >= inAll) return undefined;
      if (page.playerId === undefined && counted.length >= perAddress) return undefined;
      if (page.playerId !== undefined && counted.length >= perPerson) counted[0]?.end(true);

      const leave = () => {
        clearTimeout(life);
        pages.delete(attending);
        if (pages.size > 0) return;
        clearInterval(sweeping);
        sweeping = undefined;
      };
      const attending: Attending = {
        ...page,
        end(forGood) {
          leave();
          page.end(forGood);
        },
      };
      const life = setTimeout(() => attending.end(false), lifeMs).unref();
      pages.add(attending);
      start();
      // What moved since the page was made.
      lookSoon(page.tableId);
      return leave;
    },
    hear(what) {
      if (what !== 'all') lookSoon(what.tableId);
      else for (const id of new Set([...pages].map(({ tableId }) => tableId))) lookSoon(id);
    },
    close() {
      for (const page of pages) page.end(false);
    },
  };
}

/** A table that the reader may not see any more. */
function notFound(error: unknown): undefined {
  if (error instanceof Refusal && error.code === 'not-found') return undefined;
  throw error;
}
