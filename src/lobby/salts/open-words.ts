import { viewerOf } from '../../access/viewer-of.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { lockTable, PATIENT } from '../../platform/transaction.ts';
import { openSalt } from '../../tables/write-seat.ts';
import { lacksBids } from '../bids/award-seats.ts';
import { announce } from '../invite-to.ts';
import { startWhenFull } from '../start-table.ts';
import { hashSalt } from './hash-salt.ts';
import { readSalt } from './read-salt.ts';

export type OpenWordsInput = {
  readonly tableId: string;
  readonly playerId: string;
  /** The whole words; undefined: their player no longer has them, and the game is to begin without them. */
  readonly words: string | undefined;
};

/**
 * A player opens the words whose hash the table was given, or gives them up, which everybody will read; with the last
 * of them the game begins, in the same transaction. The same twice changes nothing. Refuses a table that is not the
 * player's (`not-found`), a player who has no seat there (`forbidden`), words that nobody waits for (`stale`): none
 * were promised, somebody is missing still, or the game has begun; and words that are not those promised (`bad-input`).
 */
export async function openWords(
  services: Services,
  { tableId, playerId, words: given }: OpenWordsInput,
): Promise<{ readonly started: boolean }> {
  await viewerOf(services, tableId, playerId);
  const words = given === undefined ? undefined : readSalt(given);
  const { head, started } = await services.db.$transaction(async (tx) => {
    const table = await lockTable(tx, tableId);
    const held = table.seats.find((one) => one.playerId === playerId);
    if (!held) throw refuse('forbidden', 'tables.not-seated');
    const done = words === undefined ? held.saltLost : words !== '' && held.saltHash !== null && held.salt === words;
    if (done) return { head: undefined, started: table.seq > 0 };
    if (table.status === 'cancelled') throw refuse('stale', 'tables.cancelled');
    if (table.status !== 'forming') throw refuse('stale', 'tables.has-started');
    if (held.saltHash === null || held.saltLost || held.salt !== '') throw refuse('stale', 'tables.no-words-promised');
    // Open before the last has promised, they would tell that one what to choose.
    if (table.serverSalt === null)
      throw refuse('stale', lacksBids(table) ? 'bids.words-too-early' : 'tables.words-too-early');
    if (words !== undefined && hashSalt(words) !== held.saltHash) throw refuse('bad-input', 'tables.other-words');
    await openSalt(tx, { tableId, seat: held.seat }, words === undefined ? { saltLost: true } : { salt: words });
    const begun = await startWhenFull(tx, services, tableId);
    return { head: begun, started: begun !== undefined };
  }, PATIENT);
  announce(services, tableId, head);
  return { started };
}
