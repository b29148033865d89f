/**
 * Why the database could not do something now that it may do later. `unreachable`: it does not answer, or is starting
 * or stopping; `busy`: it, or what was to be written, is held by others for too long; `full`: there is no room on its
 * disk.
 */
export type DatabaseTrouble = 'unreachable' | 'busy' | 'full';

/** Thrown where waiting for the database would keep others from it. */
export class DatabaseBusy extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DatabaseBusy';
  }
}

/**
 * What is wrong with the database when this was thrown; undefined for every other error, which is a fault of the
 * program.
 */
export function databaseTrouble(error: unknown): DatabaseTrouble | undefined {
  for (const { code, text } of causesOf(error)) {
    const trouble = troubleOfCode(code) ?? troubleOfText(text);
    if (trouble) return trouble;
  }
  return undefined;
}

type Cause = { readonly code: string; readonly text: string };

/** Prisma wraps the driver's error, once or twice; the pool's errors come as they are. */
function causesOf(error: unknown, depth = 0): readonly Cause[] {
  if (typeof error !== 'object' || error === null || depth > 4) return [];
  const part = (name: string): unknown => Reflect.get(error, name);
  const text = (name: string) => (typeof part(name) === 'string' ? String(part(name)) : '');
  const codes = [text('code'), text('originalCode'), text('kind'), text('name')].filter((code) => code !== '');
  const own = codes.map((code) => ({ code, text: text('message') }));
  const inner = ['cause', 'meta', 'driverAdapterError'].flatMap((name) => causesOf(part(name), depth + 1));
  return [...own, ...inner];
}

/** SQLSTATE (PostgreSQL, appendix A), codes of sockets and of Prisma, and the names of its driver's errors. */
function troubleOfCode(code: string): DatabaseTrouble | undefined {
  if (FULL.has(code)) return 'full';
  if (BUSY.has(code)) return 'busy';
  // Class 08: the connection; 57P0x: shutting down, crashed, starting.
  return UNREACHABLE.has(code) || /^(08...|57P0[1-5])$/.test(code) ? 'unreachable' : undefined;
}

const FULL: ReadonlySet<string> = new Set(['53100']);
const BUSY: ReadonlySet<string> = new Set([
  'DatabaseBusy',
  '55P03', // lock_timeout
  '57014', // statement_timeout
  '40001',
  '40P01',
  'TransactionWriteConflict',
  'P2028', // a transaction did not get its turn, or took too long
  'P2034',
]);
const UNREACHABLE: ReadonlySet<string> = new Set([
  '53300',
  '58030',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'P1001',
  'P1002',
  'P1017',
  'TooManyConnections',
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
]);

/** What the driver says without a code. */
function troubleOfText(text: string): DatabaseTrouble | undefined {
  if (text.startsWith('timeout exceeded when trying to connect')) return 'busy'; // no connection became free
  return UNREACHABLE_TEXT.test(text) ? 'unreachable' : undefined;
}

const UNREACHABLE_TEXT =
  /^(Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed)/;
