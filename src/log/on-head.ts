import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { newTurns } from '../platform/take-turns.ts';
import type { Head } from './heads.ts';
import { loadHead } from './load-head.ts';

/** This many lost races in a row are not an accident. */
const MOST_TRIES = 20;

const turns = newTurns();

/**
 * Writes on a table's newest position; `write` gives undefined when another write came first, and is then asked again
 * with the newer position. Refuses what `loadHead` and `write` refuse, and (`stale`) when it is overtaken again and
 * again. Throws `DatabaseBusy` when too many wait for this table already.
 */
export function onHead<T>(
  services: Services,
  tableId: string,
  write: (head: Head) => Promise<T | undefined>,
): Promise<T> {
  return turns(tableId, () => tryOnHead(services, tableId, write));
}

async function tryOnHead<T>(
  services: Services,
  tableId: string,
  write: (head: Head) => Promise<T | undefined>,
): Promise<T> {
  for (let i = 0; i < MOST_TRIES; i += 1) {
    const done = await write(await loadHead(services, tableId));
    if (done !== undefined) return done;
  }
  throw refuse('stale', 'tables.moved-on');
}
