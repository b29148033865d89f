import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Ports that a system gives nobody by itself: Linux hands out those from 32768 on, others from 49152. A server that is
 * started again at its old address must not find that another program got it in the meantime.
 */
const FIRST = 20_000;
const BEYOND = 32_768;
/** So many in a row are never taken, unless nothing can listen at all. */
const TRIES = 50;

/** A port of the loopback address that nobody listens on, and that nobody gets by chance. */
export async function freePort(): Promise<number> {
  for (let n = 0; n < TRIES; n += 1) {
    const port = randomInt(FIRST, BEYOND);
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
