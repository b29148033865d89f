import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { games } from '../../src/games/registry.ts';
import type { GameModule } from '../../src/kernel/rules.ts';
import { warmUp } from '../../src/server/warm-up.ts';
import { testClock } from '../harness/test-clock.ts';
import { exampleHouse } from '../mail/harness/example-house.ts';

const { settings } = exampleHouse();

/** How many pictures a server has drawn once it is warm, and what it has logged. */
async function warmed(module: GameModule | undefined) {
  const drawn: string[] = [];
  const logged: string[] = [];
  const pictures = {
    png: (svg: string) => {
      drawn.push(svg);
      return Promise.resolve(Buffer.from('a picture'));
    },
  };
  const log = pino({ level: 'warn' }, { write: (line: string) => logged.push(line) });
  const offered = new Map(module ? [[module.rules.id, module]] : []);
  await warmUp({ games: offered, settings, clock: testClock(), log, pictures });
  return { drawn: drawn.length, logged };
}

test('a server that starts writes a mail with its picture before anybody waits for one', async () => {
  const [module] = games.values();
  expect(await warmed(module)).toEqual({ drawn: 1, logged: [] });
});

test('a game of which no mail can be written is logged, and the server starts all the same', async () => {
  const [module] = games.values();
  if (!module) throw new Error('there is a game');
  const rules = {
    ...module.rules,
    view: () => {
      throw new Error('no view');
    },
  };
  const { logged } = await warmed({ ...module, rules });
  expect(logged).toEqual([expect.stringContaining('no view')]);
});

test('a server without games has nothing to warm', async () => {
  expect(await warmed(undefined)).toEqual({ drawn: 0, logged: [] });
});
