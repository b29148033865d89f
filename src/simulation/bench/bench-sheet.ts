import { createTable } from '../../lobby/create-table.ts';
import { changeSheet } from '../../play/sheets/change-sheet.ts';
import { openSheet } from '../../play/sheets/open-sheet.ts';
import { viewSheet } from '../../play/sheets/sheet-view.ts';
import { USUAL_TIME_CONTROL } from '../../time/time-control.ts';
import type { BenchHouse } from './bench-house.ts';
import { marchingGame } from './marching-game.ts';
import { type Figure, percentile } from './measure.ts';

const LINES = 100;
const TIMES = 60;

/** A line more in a long sheet of a large game: checked, kept in the database, and shown. */
export async function benchSheet({ services, players }: BenchHouse): Promise<readonly Figure[]> {
  const [host] = players;
  if (!host) throw new Error('nobody plays');
  const { tableId } = await createTable(services, {
    hostId: host.id,
    game: marchingGame.rules.id,
    name: 'Bench',
    players: 1,
    options: {},
    hostSeat: 'March-1',
    invitations: [],
    timeControl: USUAL_TIME_CONTROL,
    timeZone: 'UTC',
    public: false,
  });
  const { decision } = await services.db.pendingAnswer.findFirstOrThrow({ where: { tableId } });
  const key = { tableId, seat: 'March-1', decision };
  const line = (n: number) => ({ order: 'march', answer: { corps: `corps ${n % 60}`, to: `area ${n % 277}` } });

  const times: number[] = [];
  let { version } = viewSheet(key, await openSheet(services, key));
  for (let n = 0; n < LINES + TIMES; n += 1) {
    const began = performance.now();
    ({ version } = await changeSheet(services, { ...key, version, edit: { do: 'add', line: line(n) } }));
    times.push(performance.now() - began);
  }
  return [
    {
      name: `line ${LINES} and more of a sheet, state of 345 kB: p95`,
      value: percentile(times.slice(LINES), 0.95),
      unit: 'ms',
      target: { below: 40 },
    },
    { name: '  line 1 to 20: half within', value: percentile(times.slice(0, 20), 0.5), unit: 'ms' },
    { name: `  line ${LINES} and more: half within`, value: percentile(times.slice(LINES), 0.5), unit: 'ms' },
  ];
}
