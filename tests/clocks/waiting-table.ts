import { playerByEmail } from '../../src/people/player-by-email.ts';
import { newId } from '../../src/platform/new-id.ts';
import type { Services } from '../../src/platform/services.ts';
import type { TimeControl } from '../../src/time/time-control.ts';
import { marks } from './marks.ts';

export const testTimeControl: TimeControl = { hours: 20, skipWeekend: false, atExpiry: 'wait', graceHours: 24 };

/** A table where each of these seats is waited for from now on: rows only, for the clock reads nothing else. */
export async function waitingTable(
  s: Services,
  input: {
    seats?: readonly string[];
    timeControl?: Partial<TimeControl>;
    timeZone?: string;
    emptySeats?: readonly string[];
  } = {},
) {
  const { seats = ['x'], timeZone = 'UTC', emptySeats = [] } = input;
  const timeControl = { ...testTimeControl, ...input.timeControl };
  const id = newId();
  const { player: host } = await playerByEmail(s, `host-${id}@x.example`);
  const players = await Promise.all(
    seats.map(async (seat) => (await playerByEmail(s, `${seat}-${id}@x.example`)).player),
  );
  await s.db.pack.createMany({ data: [{ hash: 'p', game: 'g', content: {} }], skipDuplicates: true });
  const askedAt = s.clock.now();
  const {
    reminders: [half],
    due,
  } = marks(timeControl, timeZone, askedAt);
  await s.db.table.create({
    data: {
      ...{ id, name: id, game: 'g', ruleset: 1, options: {}, packHash: 'p', hostId: host.id, seed: '', seedHash: '' },
      ...{ status: 'playing', seq: 1, timeControl, timeZone },
      seats: {
        create: seats.map((seat, i) => ({
          seat,
          playerId: emptySeats.includes(seat) ? null : (players[i]?.id ?? null),
        })),
      },
    },
  });
  const asked = { decision: '1.1', since: 1, askedAt, dueAt: due, nextAt: half ?? due, hours: timeControl.hours };
  await s.db.pendingAnswer.createMany({ data: seats.map((seat) => ({ tableId: id, seat, ...asked })) });
  return { id, host, players };
}
