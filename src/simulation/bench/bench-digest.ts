import { openDecisions } from '../../kernel/open-decisions.ts';
import { readPosition } from '../../log/read-position.ts';
import { prepareMail } from '../../mail/outbox/prepare-mail.ts';
import { createPictures } from '../../pictures/pictures.ts';
import { newId } from '../../platform/new-id.ts';
import { holdSeat } from '../../tables/write-seat.ts';
import type { BenchHouse } from './bench-house.ts';
import { openBenchTable } from './bench-table.ts';
import { countStatements } from './count-statements.ts';
import { type Figure, percentile } from './measure.ts';
import { playOn } from './write-mail.ts';

const TABLES = 20;
const ROUNDS = 40;
/** Answers at each table since its reader was last told. */
const ANSWERS = 12;
/** Beside the tables of the other mails. */
const FIRST = 200;

/** A digest of twenty tables that all wait for one player, with the news of a dozen answers at each. */
export async function benchDigest(house: BenchHouse, game: string, players: number): Promise<readonly Figure[]> {
  const { services } = house;
  const pictures = createPictures();
  try {
    const [reader] = house.players;
    const notifications: { id: string; kind: string; data: object; tableId: string; seat: string }[] = [];
    for (let n = 0; n < TABLES; n += 1) {
      const table = await openBenchTable(house, { game, players, n: FIRST + n, answers: ANSWERS });
      await playOn(house, table, 0, Math.min(ANSWERS, table.moves.length));
      const { head, machine } = await readPosition(services, table.id);
      const seat = openDecisions(head.game, machine)[0]?.waiting[0];
      if (seat === undefined || !reader) continue;
      await holdSeat(services.db, { tableId: table.id, seat }, { playerId: reader.id });
      notifications.push({ id: newId(), kind: 'turn', data: {}, tableId: table.id, seat });
    }
    const mail = { id: newId(), kind: 'digest', playerId: reader?.id ?? '', to: '', tableId: null, seat: null };
    const write = async (): Promise<void> => {
      const prepared = await prepareMail({ services, pictures }, { ...mail, notifications });
      if (prepared.what !== 'send') throw new Error(`no digest: ${JSON.stringify(prepared)}`);
    };
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      await write();
      times.push(performance.now() - began);
    }
    const statements = await countStatements(write);
    const [first = Number.NaN, ...others] = times;
    const named = (name: string, value: number): Figure => ({
      name: `${game}, digest of ${notifications.length} tables: ${name}`,
      value,
      unit: 'ms',
    });
    return [
      named('the first', first),
      { ...named('half within', percentile(others, 0.5)), target: { below: 200 } },
      { ...named('95 % within', percentile(others, 0.95)), target: { below: 200 } },
      { ...named('statements', statements), unit: 'statements' },
    ];
  } finally {
    await pictures.close();
  }
}
