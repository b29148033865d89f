import { createServer, type RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { msg } from '../i18n/msg.ts';
import { Refusal } from '../kernel/refusal.ts';

/**
 * How long requests under way may take to finish; what follows them needs some of the ten seconds for stopping, too.
 */
const PATIENCE_MS = 5_000;

/**
 * How long a connection may be without any progress in either direction. Whoever reads a byte a second makes none that
 * TCP tells of, and is let go; a slow line makes some.
 */
const QUIET_MS = 120_000;

export type Listener = {
  readonly port: number;
  /** The handler that answers from now on; until then everything is answered with 503. */
  serve(handler: RequestListener): void;
  /** Take no new requests, let those under way finish, for `patienceMs` at most. Can be called twice. */
  close(patienceMs?: number): Promise<void>;
};

/** Listen on an address; port 0 takes any free one. Refuses, in words for the operator, when that is not possible. */
export async function listen(host: string, port: number, quietMs = QUIET_MS): Promise<Listener> {
  let handler: RequestListener = (_req, res) => {
    res.writeHead(503, { 'Retry-After': '2' }).end();
  };

  const server = createServer((req, res) => handler(req, res));
  server.setTimeout(quietMs);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(cannotListen({ host, port, setting: 'PORT' }, error)));
    server.listen(port, host, resolve);
  });

  const address = server.address();
  let closed: Promise<void> | undefined;

  const close = async (patienceMs: number) => {
    const ended = new Promise<void>((resolve) => server.close(() => resolve()));
    const late = setTimeout(() => server.closeAllConnections(), patienceMs);
    // A kept-alive connection becomes idle when its request is done, and would be kept for seconds.
    while (await Promise.race([ended.then(() => false), sleep(50, true)])) server.closeIdleConnections();
    clearTimeout(late);
  };

  return {
    port: typeof address === 'object' && address ? address.port : port,
    serve(next) {
      handler = next;
    },
    close(patienceMs = PATIENCE_MS) {
      closed ??= close(patienceMs);
      return closed;
    },
  };
}

/** Where a server was to listen, and the setting that says so. */
type Place = { readonly host: string; readonly port: number; readonly setting: 'PORT' | 'REPLY_SMTP_PORT' };

/** The refusal for what `server.listen` failed with. */
export function cannotListen({ host, port, setting }: Place, error: unknown): Refusal {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  const detail = error instanceof Error ? error.message : String(error);
  const reason =
    code === 'EADDRINUSE'
      ? msg('config.port-in-use', { port: String(port), setting })
      : msg('config.cannot-listen', { host, port: String(port), setting, detail });
  return new Refusal('bad-input', reason);
}
