import { tick } from '../../src/clocks/tick.ts';
import { createPrisma } from '../../src/database/client.ts';
import { testClock } from '../harness/test-clock.ts';
import { testServices } from '../people/test-services.ts';

/*
 * A server process that does nothing but tick, as long as it lives: for tests that kill it. After some batches it
 * stands still, so that a test that is slow to kill it finds work left.
 * Arguments: the database's address, the moment the clock stands at, after how many batches it stands still.
 */
const [url = '', now = '', most = ''] = process.argv.slice(2);
const services = testServices(createPrisma(url), testClock(new Date(now)));
process.stdout.write('ticking\n');
let batches = 0;
const wake = () => {
  batches += 1;
  if (batches === Number(most)) process.kill(process.pid, 'SIGSTOP');
};
for (;;) {
  await tick({ ...services, wake });
  await new Promise((resolve) => setTimeout(resolve, 5));
}
