import type { SeatId } from '../kernel/decision.ts';
import { readJsonText } from '../kernel/unfit-data.ts';
import { findPlayerByEmail } from '../people/player-by-email.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { importRecord } from '../records/import-record.ts';
import { readRecord } from '../records/read-record.ts';
import { type Actor, checkAdministrator } from './actor.ts';

export type RestoreInput = {
  readonly by: Actor;
  /** The record, as JSON. */
  readonly text: string;
  readonly host: string;
  /** One seat a line: `us=ann@example.org`; the others stay empty. */
  readonly seats: string;
  /** Empty: the record's own. */
  readonly name: string;
};

/**
 * A record becomes a new table, with players who are here already. Refuses (`forbidden`) everybody but administrators,
 * and (`bad-input`) what is not a record, a line that is not SEAT=ADDRESS, an address without a player, and all that
 * `importRecord` refuses.
 */
export async function restoreTable(s: Services, input: RestoreInput): Promise<{ readonly tableId: string }> {
  const { by, text, host, seats, name } = input;
  await checkAdministrator(s, by);
  const record = readRecord(readJsonText(text, 'record'));
  const hostId = await idOf(s, host);

  const players: { [seat: SeatId]: string } = {};
  for (const line of seats.split('\n').filter((one) => one.trim() !== '')) {
    const [seat = '', address = ''] = line.split('=').map((part) => part.trim());
    if (seat === '' || address === '') throw refuse('bad-input', 'administration.restore-seat', { given: line.trim() });
    players[seat] = await idOf(s, address);
  }

  const named = name.trim() === '' ? {} : { name: name.trim() };
  const { tableId } = await importRecord(s, { record, hostId, by, players, ...named });
  return { tableId };
}

async function idOf(s: Services, email: string): Promise<string> {
  const player = await findPlayerByEmail(s, email);
  if (!player) throw refuse('bad-input', 'administration.no-such-player', { email: email.trim() });
  return player.id;
}
