import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Hears that a table moved; `all`: something may have been missed, so that every table may have. */
export type Hearer = (what: { readonly tableId: string } | 'all') => void;

/** By which every process of a server learns which tables moved, whichever of them wrote. */
export type TableChannel = {
  /** Says that a table moved, some milliseconds later, to all who listen. It is lost where the database is away. */
  tell(tableId: string): void;
  /** Who hears from now on. */
  hear(hearer: Hearer): void;
  close(): Promise<void>;
};

/** Milliseconds. */
export type ChannelWaits = {
  /** Tables that move within this time are told of together. */
  readonly gather: number;
  /** How often it is looked whether the connection still answers. */
  readonly beat: number;
  /** After it broke; doubled each time, up to the longest. */
  readonly again: number;
  readonly longest: number;
};
const USUAL: ChannelWaits = { gather: 40, beat: 20_000, again: 500, longest: 30_000 };

const CHANNEL = 'despatch_tables';
/** A connection that hangs is as good as none. */
const PATIENCE_MS = 5_000;

/**
 * Opens the channel, over PostgreSQL's LISTEN and NOTIFY, on a connection of its own that is opened again whenever it
 * breaks. Notices go out after the commit and not within it: NOTIFY lets transactions commit only one after the other.
 * So one can be lost with its process, and whoever listens must look by itself now and then. `complain` is told once of
 * each break.
 */
export function openTableChannel(
  url: string,
  complain: (error: unknown) => void,
  waits: Partial<ChannelWaits> = {},
): TableChannel {
  const { gather, beat, again, longest } = { ...USUAL, ...waits };
  const stopped = new AbortController();
  const hearers: Hearer[] = [];
  const moved = new Set<string>();
  let client: pg.Client | undefined;
  let gathering: NodeJS.Timeout | undefined;
  let wait = again;

  const hearAll: Hearer = (what) => {
    for (const hear of hearers) hear(what);
  };

  const attend = async () => {
    const opened = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    const broken = new Promise<never>((_, fail) => opened.on('error', fail).on('end', () => fail(new Error('ended'))));
    broken.catch(() => {});
    try {
      await opened.connect();
      opened.on('notification', ({ payload }) => payload && hearAll({ tableId: payload }));
      await opened.query(`LISTEN ${CHANNEL}`);
      client = opened;
      wait = again;
      hearAll('all');
      while (!stopped.signal.aborted) {
        await Promise.race([pause(beat, stopped.signal), broken]);
        if (!stopped.signal.aborted) await opened.query('SELECT 1');
      }
    } finally {
      client = undefined;
      await opened.end().catch(() => {});
    }
  };

  const run = async () => {
    while (!stopped.signal.aborted) {
      await attend().catch(complain);
      await pause(wait, stopped.signal);
      wait = Math.min(2 * wait, longest);
    }
  };

  const tellNow = () => {
    gathering = undefined;
    const tables = [...moved];
    moved.clear();
    // Where the connection broke, `attend` says so.
    client?.query(`SELECT pg_notify('${CHANNEL}', id) FROM unnest($1::text[]) AS id`, [tables]).catch(() => {});
  };

  const running = run();
  return {
    tell(tableId) {
      moved.add(tableId);
      gathering ??= setTimeout(tellNow, gather);
    },
    hear(hearer) {
      hearers.push(hearer);
    },
    async close() {
      clearTimeout(gathering);
      stopped.abort();
      await running;
    },
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return sleep(ms, undefined, { signal }).catch(() => {});
}
