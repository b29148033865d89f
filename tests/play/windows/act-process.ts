import { createInterface } from 'node:readline';
import { z } from 'zod';
import { createPrisma } from '../../../src/database/client.ts';
import { Refusal } from '../../../src/kernel/refusal.ts';
import { newId } from '../../../src/platform/new-id.ts';
import { submitAnswers } from '../../../src/play/submit-answers.ts';
import { setReady } from '../../../src/play/windows/set-ready.ts';
import { conclave } from '../../fixtures/conclave/rules.ts';
import { testClock } from '../../harness/test-clock.ts';
import { testServices } from '../../people/test-services.ts';

/*
 * A server process in which seats answer in secret: for tests with several of them, and that kill one. Argument: the
 * database's address. Each line of its input is a list of seats, all at once, with what each does one after the other;
 * each line of its output says which of it was done.
 */

export const actShape = z.object({ answer: z.string().optional(), ready: z.boolean() });
export const seatActsShape = z.object({
  tableId: z.string(),
  seat: z.string(),
  playerId: z.string(),
  decision: z.string(),
  acts: z.array(actShape),
});
export type Act = z.infer<typeof actShape>;
export type SeatActs = z.infer<typeof seatActsShape>;

async function act(given: SeatActs, { answer, ready }: Act): Promise<boolean> {
  const { tableId, seat, playerId, decision } = given;
  try {
    if (answer === undefined) await setReady(services, { tableId, seat, playerId, decision, ready });
    else {
      const expectedSeq = Number(decision.split('.')[0]);
      const answers = [{ decision, answer }];
      const key = newId();
      await submitAnswers(services, { tableId, seat, playerId, expectedSeq, answers, key, how: 'api', ready });
    }
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

const [url = ''] = process.argv.slice(2);
const services = testServices(createPrisma(url, 3), testClock(), new Map([['conclave', conclave]]));
process.stdout.write('ready\n');
for await (const line of createInterface({ input: process.stdin })) {
  const seats = z.array(seatActsShape).parse(JSON.parse(line));
  const done = await Promise.all(
    seats.map(async (one) => {
      const outcome: boolean[] = [];
      for (const each of one.acts) outcome.push(await act(one, each));
      return outcome;
    }),
  );
  process.stdout.write(`${JSON.stringify(done)}\n`);
}
await services.db.$disconnect();
