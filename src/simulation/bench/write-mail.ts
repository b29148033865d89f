import { openDecisions } from '../../kernel/open-decisions.ts';
import { readPosition } from '../../log/read-position.ts';
import { prepareMail } from '../../mail/outbox/prepare-mail.ts';
import type { Pictures } from '../../pictures/pictures.ts';
import { newId } from '../../platform/new-id.ts';
import { submitAnswers } from '../../play/submit-answers.ts';
import type { BenchHouse } from './bench-house.ts';
import type { BenchTable } from './bench-table.ts';

/** A turn mail to a seat that is waited for, as the outbox writes it; how many bytes its pictures have. */
export async function writeMail({ services }: BenchHouse, table: BenchTable, pictures: Pictures): Promise<number> {
  const { head, machine } = await readPosition(services, table.id);
  const seat = openDecisions(head.game, machine)[0]?.waiting[0] ?? '';
  const { playerId } = await services.db.seat.findUniqueOrThrow({
    where: { tableId_seat: { tableId: table.id, seat } },
  });
  const mail = { id: newId(), kind: 'turn', playerId, to: '', tableId: table.id, seat };
  const prepared = await prepareMail(
    { services, pictures },
    { ...mail, notifications: [{ id: newId(), kind: 'turn', data: {} }] },
  );
  if (prepared.what !== 'send') throw new Error(`no mail: ${JSON.stringify(prepared)}`);
  return prepared.content.pictures.reduce((sum, { png }) => sum + png.length, 0);
}

/** Give the foreseen answers of a table from one to another, without a server. */
export async function playOn(house: BenchHouse, table: BenchTable, from: number, to: number): Promise<void> {
  for (let n = from; n < to; n += 1) await answer(house, table, n);
}

async function answer({ services, players }: BenchHouse, table: BenchTable, n: number): Promise<void> {
  const move = table.moves[n];
  const player = players.find(({ key }) => key === move?.key);
  if (!move || !player) throw new Error(`no move ${n}`);
  const { seat } = await services.db.seat.findFirstOrThrow({ where: { tableId: table.id, playerId: player.id } });
  const answers = [{ decision: move.decision, answer: move.answer }];
  await submitAnswers(services, {
    tableId: table.id,
    seat,
    playerId: player.id,
    expectedSeq: move.after,
    answers,
    key: newId(),
    how: 'bot',
  });
}
