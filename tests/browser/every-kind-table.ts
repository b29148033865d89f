import { createTable } from '../../src/lobby/create-table.ts';
import type { Services } from '../../src/platform/services.ts';
import { USUAL_TIME_CONTROL } from '../../src/time/time-control.ts';

/** A table of the game that asks a question of every kind, at which its host plays alone; gives its id. */
export async function everyKindTable(services: Services, hostId: string, name = 'Every Kind'): Promise<string> {
  const { tableId } = await createTable(services, {
    hostId,
    game: 'every-kind',
    name,
    players: 1,
    options: {},
    hostSeat: 'ann',
    invitations: [],
    timeControl: USUAL_TIME_CONTROL,
    timeZone: 'UTC',
    public: false,
  });
  return tableId;
}
