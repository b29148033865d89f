import { openDecisions } from '../../kernel/open-decisions.ts';
import { readPosition } from '../../log/read-position.ts';
import { prepareMail } from '../../mail/outbox/prepare-mail.ts';
import { createPictures } from '../../pictures/pictures.ts';
import { newId } from '../../platform/new-id.ts';
import { submitAnswers } from '../../play/submit-answers.ts';
import type { BenchHouse } from './bench-house.ts';
import { type BenchTable, openBenchTable } from './bench-table.ts';
import { type Figure, percentile } from './measure.ts';

/** How many answers of each game are played before a mail is written. */
const POSITIONS = [5, 15, 25, 35, 45, 55];
const GAMES = 5;

/** Turn mails with a board that nobody has drawn before: news, question, links, picture. */
export async function benchMail(house: BenchHouse, game: string, players: number): Promise<readonly Figure[]> {
  const pictures = createPictures();
  const times: number[] = [];
  let first = Number.NaN;
  const bytes: number[] = [];
  try {
    for (let n = 0; n < GAMES; n += 1) {
      const table = await openBenchTable(house, { game, players, n });
      let played = 0;
      for (const position of POSITIONS.filter((at) => at < table.moves.length)) {
        for (; played < position; played += 1) await answer(house, table, played);
        const { ms, png } = await writeMail(house, table, pictures);
        if (Number.isNaN(first)) first = ms;
        else times.push(ms);
        bytes.push(png);
      }
    }
  } finally {
    await pictures.close();
  }
  return [
    { name: `${game}, turn mail, the first after the start`, value: first, unit: 'ms' },
    { name: `${game}, turn mail with a new picture: p50`, value: percentile(times, 0.5), unit: 'ms' },
    {
      name: `${game}, turn mail with a new picture: p95`,
      value: percentile(times, 0.95),
      unit: 'ms',
      target: { below: 250 },
    },
    {
      name: `${game}, picture of the board, largest`,
      value: Math.max(...bytes) / 1000,
      unit: 'kB',
      target: { below: 200 },
    },
  ];
}

async function writeMail({ services }: BenchHouse, table: BenchTable, pictures: ReturnType<typeof createPictures>) {
  const { head, machine } = await readPosition(services, table.id);
  const seat = openDecisions(head.game, machine)[0]?.waiting[0] ?? '';
  const { playerId } = await services.db.seat.findUniqueOrThrow({
    where: { tableId_seat: { tableId: table.id, seat } },
  });
  const mail = { id: newId(), kind: 'turn', playerId, to: '', tableId: table.id, seat };
  const began = performance.now();
  const prepared = await prepareMail(
    { services, pictures },
    { ...mail, notifications: [{ id: newId(), kind: 'turn', data: {} }] },
  );
  const ms = performance.now() - began;
  if (prepared.what !== 'send') throw new Error(`no mail: ${JSON.stringify(prepared)}`);
  return { ms, png: prepared.content.pictures[0]?.png.length ?? 0 };
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
