import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../database/client.ts';

/** A tick of the clock in `/proc`, in milliseconds. */
const TICK = 10;
const PAGE = 8192;
/** After so long its processes have told what they have counted. */
const TOLD_MS = 1500;

/** What PostgreSQL has used so far: milliseconds of processor time (where it runs here, on Linux), and WAL. */
export async function databaseUse(db: Db) {
  await sleep(TOLD_MS);
  const [row] = await db.$queryRaw<
    {
      readonly records: number;
      readonly bytes: number;
      readonly images: number;
      readonly transactions: number;
      readonly pid: number;
    }[]
  >`SELECT wal_records::float8 AS records, wal_bytes::float8 AS bytes, wal_fpi::float8 AS images,
      pg_backend_pid() AS pid,
      (SELECT sum(xact_commit + xact_rollback)::float8 FROM pg_stat_database) AS transactions FROM pg_stat_wal`;
  if (!row) throw new Error('PostgreSQL says nothing of its WAL');
  return {
    cpu: processorTime(row.pid),
    wal: row.bytes - row.images * PAGE,
    pages: row.images * PAGE,
    records: row.records,
    transactions: row.transactions,
  };
}

/** Milliseconds of processor time that PostgreSQL has taken so far; undefined where it does not run here, on Linux. */
export async function databaseProcessorTime(db: Db): Promise<number | undefined> {
  const [row] = await db.$queryRaw<{ readonly pid: number }[]>`SELECT pg_backend_pid() AS pid`;
  return row && processorTime(row.pid);
}

/** The processes of PostgreSQL, the postmaster first; none where it does not run here, on Linux. */
export async function databaseProcesses(db: Db): Promise<readonly number[]> {
  const [row] = await db.$queryRaw<{ readonly pid: number }[]>`SELECT pg_backend_pid() AS pid`;
  return row ? processesBeside(row.pid) : [];
}

/** The postmaster of a backend, and its processes. */
function processesBeside(backend: number): readonly number[] {
  if (process.platform !== 'linux') return [];
  const postmaster = fieldsOf(backend)?.[1];
  if (postmaster === undefined) return [];
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = all.map(Number).filter((pid) => fieldsOf(pid)?.[1] === postmaster);
  return [Number(postmaster), ...children];
}

/** Of the postmaster of this backend, its processes, and those of them that have ended. */
function processorTime(backend: number): number | undefined {
  const [postmaster, ...children] = processesBeside(backend);
  if (postmaster === undefined) return undefined;
  const used = [...(fieldsOf(postmaster)?.slice(11, 15) ?? [])];
  for (const pid of children) used.push(...(fieldsOf(pid)?.slice(11, 13) ?? []));
  return used.map(Number).reduce((sum, one) => sum + one, 0) * TICK;
}

/** The fields of a process behind its name: its state, its parent, and so on. */
function fieldsOf(pid: number): readonly string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined; // It has ended.
  }
}
