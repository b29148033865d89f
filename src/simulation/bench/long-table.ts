import { randomAnswer } from '../../kernel/play-at-random.ts';
import { seededRandom } from '../../kernel/random.ts';
import { loadHead } from '../../log/load-head.ts';
import { newId } from '../../platform/new-id.ts';
import { submitAnswers } from '../../play/submit-answers.ts';
import { ruleTable } from '../../rulings/rule-table.ts';
import type { BenchHouse } from './bench-house.ts';
import { openBenchTable, type WantedTable } from './bench-table.ts';

/**
 * A table whose log has this length: one game played at random, and taken back into its first half whenever it ends, by
 * a moderator's ruling.
 */
export async function longTable(
  house: BenchHouse,
  wanted: Omit<WantedTable, 'answers'>,
  { length, moderatorId }: { readonly length: number; readonly moderatorId: string },
): Promise<string> {
  const { services } = house;
  const { id: tableId } = await openBenchTable(house, { ...wanted, answers: 0 });
  const seats = await services.db.seat.findMany({ where: { tableId } });
  const random = seededRandom(`long ${wanted.game}`);
  let half = 0;
  for (let head = await loadHead(services, tableId); head.seq < length; head = await loadHead(services, tableId)) {
    const { seq: expectedSeq, game, machine } = head;
    if (!head.playing) {
      half ||= Math.floor(expectedSeq / 2);
      const to = 2 + random(half);
      const reason = 'A rule was read wrongly';
      const ruled = { tableId, by: moderatorId, reason, expectedSeq, ruling: { type: 'rewind', to } } as const;
      await ruleTable(services, ruled);
      continue;
    }
    const { seat, decision, answer } = randomAnswer(game, machine, random);
    const playerId = seats.find((one) => one.seat === seat)?.playerId ?? '';
    const answers = [{ decision, answer }];
    await submitAnswers(services, { tableId, seat, playerId, expectedSeq, answers, key: newId(), how: 'bot' });
  }
  return tableId;
}
