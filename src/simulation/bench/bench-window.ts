import { answerInvitation } from '../../lobby/answer-invitation.ts';
import { createTable } from '../../lobby/create-table.ts';
import { newId } from '../../platform/new-id.ts';
import { submitAnswers } from '../../play/submit-answers.ts';
import { USUAL_TIME_CONTROL } from '../../time/time-control.ts';
import type { BenchHouse } from './bench-house.ts';
import { marchingGame } from './marching-game.ts';
import { type Figure, percentile } from './measure.ts';

const SEATS = 7;
const LINES = 50;
const TIMES = 30;

/** Seven seats send their sheets in secret, and the last one closes the window: all are written at once. */
export async function benchWindow({ services, players }: BenchHouse): Promise<readonly Figure[]> {
  const people = players.slice(0, SEATS);
  const tableId = await startedTable({ services, people });
  const seats = marchingGame.rules.seats(SEATS, {});
  const answer = Array.from({ length: LINES }, (_, n) => ({
    order: 'march',
    answer: { corps: `corps ${n}`, to: `area ${n}` },
  }));

  const kept: number[] = [];
  const closed: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const { decision, since } = await services.db.pendingAnswer.findFirstOrThrow({ where: { tableId } });
    for (const [i, seat] of seats.entries()) {
      const answers = [{ decision, answer }];
      const playerId = people[i]?.id ?? '';
      const began = performance.now();
      await submitAnswers(services, { tableId, seat, playerId, expectedSeq: since, answers, key: newId(), how: 'api' });
      (i === seats.length - 1 ? closed : kept).push(performance.now() - began);
    }
  }
  return [
    {
      name: `a window of ${SEATS} sheets with ${LINES} lines closes, state of 345 kB: p95`,
      value: percentile(closed, 0.95),
      unit: 'ms',
      target: { below: 50 },
    },
    { name: '  half within', value: percentile(closed, 0.5), unit: 'ms' },
    { name: '  an answer that is kept beside the log: half within', value: percentile(kept, 0.5), unit: 'ms' },
  ];
}

async function startedTable({ services, people }: Pick<BenchHouse, 'services'> & { people: BenchHouse['players'] }) {
  const [host, ...others] = people;
  if (!host) throw new Error('nobody plays');
  const seats = marchingGame.rules.seats(SEATS, {});
  const { tableId } = await createTable(services, {
    hostId: host.id,
    game: marchingGame.rules.id,
    name: 'Window',
    players: SEATS,
    options: {},
    hostSeat: seats[0],
    invitations: others.map(({ email }, i) => ({ email, seat: seats[i + 1] })),
    timeControl: USUAL_TIME_CONTROL,
    timeZone: 'UTC',
    public: false,
  });
  for (const { id, email } of await services.db.invitation.findMany({ where: { tableId } })) {
    const playerId = others.find((one) => one.email === email)?.id ?? '';
    await answerInvitation(services, { invitationId: id, playerId, accept: true });
  }
  return tableId;
}
