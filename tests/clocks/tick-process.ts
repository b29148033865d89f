import { tick } from '../../src/clocks/tick.ts';
import { createPrisma } from '../../src/database/client.ts';
import { testClock } from '../harness/test-clock.ts';
import { testServices } from '../people/test-services.ts';

/*
 * A server process that does nothing but tick, as long as it lives: for tests that kill it.
 * Arguments: the database's address, the moment the clock stands at.
 */
const [url = '', now = ''] = process.argv.slice(2);
const services = testServices(createPrisma(url), testClock(new Date(now)));
process.stdout.write('ticking\n');
for (;;) {
  await tick(services);
  await new Promise((resolve) => setTimeout(resolve, 5));
}
