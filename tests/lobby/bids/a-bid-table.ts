import { createTable } from '../../../src/lobby/create-table.ts';
import { joinTable } from '../../../src/lobby/join-table.ts';
import type { NewTableInput } from '../../../src/lobby/new-table.ts';
import type { Services } from '../../../src/platform/services.ts';
import { TIME_CONTROL } from '../../mail/harness/mail-world.ts';

/** What a public table of Marches needs whose seats are bid for; its host plays. */
export const BID_TABLE = {
  game: 'bid-marches',
  name: 'Highest Bid',
  players: 3,
  options: {},
  hostSeat: 'any',
  invitations: [],
  timeControl: TIME_CONTROL,
  policy: { seating: 'bids' },
  timeZone: 'UTC',
  public: true,
} as const satisfies Omit<NewTableInput, 'hostId'>;

/** Such a table, with the host and these players; its id. */
export async function bidTable(
  services: Services,
  hostId: string,
  players: readonly string[],
  change: Partial<NewTableInput> = {},
): Promise<string> {
  const { tableId } = await createTable(services, { ...BID_TABLE, hostId, ...change });
  for (const playerId of players) await joinTable(services, { tableId, playerId });
  return tableId;
}
