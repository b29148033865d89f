import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { mayReach, type Reach } from './reach.ts';
import { bareHost } from './read-outlet-url.ts';

export type Outgoing = {
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: string | Buffer;
};

/** Why nothing arrived: `private` when the address leads into a network that this server keeps out of. */
export type Trouble = 'private' | 'unknown-host' | 'unreachable' | 'timed-out' | 'redirected' | `status-${number}`;

/** What became of it; `waitSeconds` when the receiver asks for patience. */
export type Sent = { readonly trouble: Trouble | undefined; readonly waitSeconds?: number | undefined };

/** For all of it: looking the name up, connecting, sending, reading. */
const PATIENCE_MS = 10_000;
/** Of an answer no more is read than this. */
const MOST_READ = 64 * 1024;

/**
 * Posts something to an address that a stranger chose. Its name is looked up once: all that it stands for must be in
 * the open internet, and the connection goes to the very address that was looked at, whatever the name stands for a
 * moment later. Redirects are not followed, and of the answer only its status is used.
 */
export async function sendOut(reach: Reach, outgoing: Outgoing, patienceMs = PATIENCE_MS): Promise<Sent> {
  const signal = AbortSignal.timeout(patienceMs);
  const url = new URL(outgoing.url);
  if (url.protocol !== 'https:' && !reach.loopback) return { trouble: 'private' };
  const addresses = await resolve(reach, bareHost(url), signal);
  if (addresses === undefined) return { trouble: signal.aborted ? 'timed-out' : 'unknown-host' };
  const [address] = addresses;
  if (address === undefined) return { trouble: 'unknown-host' };
  if (!addresses.every((one) => mayReach(reach, one))) return { trouble: 'private' };
  try {
    return await post(url, address, outgoing, signal);
  } catch {
    return { trouble: signal.aborted ? 'timed-out' : 'unreachable' };
  }
}

async function resolve(reach: Reach, host: string, signal: AbortSignal): Promise<readonly string[] | undefined> {
  if (isIP(host) !== 0) return [host];
  const late = new Promise<undefined>((done) =>
    signal.addEventListener('abort', () => done(undefined), { once: true }),
  );
  return Promise.race([reach.addressesOf(host).catch(() => undefined), late]);
}

function post(url: URL, address: string, { headers, body }: Outgoing, signal: AbortSignal): Promise<Sent> {
  const host = bareHost(url);
  const options = {
    method: 'POST',
    host: address,
    port: url.port === '' ? undefined : Number(url.port),
    path: url.pathname + url.search,
    headers: { ...headers, Host: url.host, 'Content-Length': Buffer.byteLength(body), 'User-Agent': 'Despatch' },
    // A connection that is kept would be another's the next time.
    agent: false,
    signal,
  } as const;
  return new Promise((done, fail) => {
    const answered = (answer: http.IncomingMessage) => {
      const sent = { trouble: troubleOf(answer.statusCode ?? 0), waitSeconds: waitOf(answer.headers['retry-after']) };
      let read = 0;
      answer.on('data', (chunk: Buffer) => {
        read += chunk.length;
        if (read > MOST_READ) answer.destroy();
      });
      // However the rest of the answer ends, its status was there.
      answer.once('close', () => done(sent)).once('error', () => done(sent));
    };
    const request =
      url.protocol === 'https:'
        ? https.request({ ...options, ...(isIP(host) === 0 ? { servername: host } : {}) }, answered)
        : http.request(options, answered);
    request.once('error', fail);
    request.end(body);
  });
}

function troubleOf(status: number): Trouble | undefined {
  if (status >= 200 && status < 300) return undefined;
  return status >= 300 && status < 400 ? 'redirected' : `status-${status}`;
}

function waitOf(retryAfter: string | undefined): number | undefined {
  return retryAfter !== undefined && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : undefined;
}
