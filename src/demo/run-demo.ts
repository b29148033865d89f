import { setTimeout as sleep } from 'node:timers/promises';
import type { RandomSource } from '../kernel/chance.ts';
import { seededRandom } from '../kernel/random.ts';
import type { Services } from '../tables/services.ts';
import { type DemoTable, openDemoTable } from './demo-table.ts';
import { playBot } from './play-bot.ts';

export type Demo = {
  /** A game that the two bots have played to its end. */
  readonly finished: string;
  /** A game in which Ann's seat is yours, and Boris answers by himself. */
  readonly yours: string;
  stop(): Promise<void>;
};

/** How many answers open the second game before it is Ann's turn. */
const OPENING = 20;

/** Two tables: one that bots have finished, one that waits for you. `pauseMs` lies between the bots' answers. */
export async function runDemo(services: Services, pauseMs: number): Promise<Demo> {
  const random = seededRandom('demo');
  const first = await openDemoTable(services, 'Played by two bots');
  await playToEnd(services, first, random, pauseMs);
  const second = await openDemoTable(services, 'Your move, Ann');
  for (let n = 0; n < OPENING; n += 1) await oneAnswer(services, second, random);
  while (await botsAnswer(services, second, 'ussr', random)) await sleep(pauseMs);

  const ended = new AbortController();
  const boris = keepAnswering(services, second, random, ended.signal);
  return {
    finished: first.id,
    yours: second.id,
    async stop() {
      ended.abort();
      await boris;
    },
  };
}

async function playToEnd(services: Services, table: DemoTable, random: RandomSource, pauseMs: number): Promise<void> {
  while (await oneAnswer(services, table, random)) await sleep(pauseMs);
}

/** Whoever is asked answers; false when the game is over. */
async function oneAnswer(services: Services, table: DemoTable, random: RandomSource): Promise<boolean> {
  for (const { seat } of table.seats) if (await botsAnswer(services, table, seat, random)) return true;
  return false;
}

async function botsAnswer(services: Services, table: DemoTable, seat: string, random: RandomSource): Promise<boolean> {
  const playerId = table.seats.find((one) => one.seat === seat)?.playerId ?? '';
  return playBot(services, { tableId: table.id, seat, playerId, random });
}

/** Boris looks at the table every other second. */
async function keepAnswering(
  services: Services,
  table: DemoTable,
  random: RandomSource,
  ended: AbortSignal,
): Promise<void> {
  while (!ended.aborted) {
    await botsAnswer(services, table, 'ussr', random);
    await sleep(2000, undefined, { signal: ended }).catch(() => {});
  }
}
