import { setTimeout as sleep } from 'node:timers/promises';
import type { RandomSource } from '../kernel/chance.ts';
import { seededRandom } from '../kernel/random.ts';
import type { Services } from '../platform/services.ts';
import { type DemoTable, openDemoTable, VERSAILLES } from './demo-table.ts';
import { playBot } from './play-bot.ts';

export type Demo = {
  /** A game that the two bots have played to its end. */
  readonly finished: string;
  /** A game in which Ann's seat is yours, and Boris answers by himself. */
  readonly yours: string;
  /** A game of Versailles 1919 for three, Ann's seat yours again. */
  readonly versailles: string;
  stop(): Promise<void>;
};

/** How many answers open a game before it is Ann's turn. */
const OPENING = 20;

/** A table that bots have finished, and one of each game that waits for you. `pauseMs` lies between the bots' answers. */
export async function runDemo(services: Services, pauseMs: number): Promise<Demo> {
  const random = seededRandom('demo');
  const first = await openDemoTable(services, 'Played by two bots');
  await playToEnd(services, first, random, pauseMs);
  const second = await openDemoTable(services, 'Your move, Ann');
  const third = await openDemoTable(services, 'Paris, without hurry', VERSAILLES);
  for (const table of [second, third]) {
    for (let n = 0; n < OPENING; n += 1) await oneAnswer(services, table, random);
    while (await othersAnswer(services, table, random)) await sleep(pauseMs);
  }

  const ended = new AbortController();
  const others = keepAnswering(services, [second, third], random, ended.signal);
  return {
    finished: first.id,
    yours: second.id,
    versailles: third.id,
    async stop() {
      ended.abort();
      await others;
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

/** One answer of somebody else than Ann; false when it is hers to answer. */
async function othersAnswer(services: Services, { id, seats }: DemoTable, random: RandomSource): Promise<boolean> {
  return oneAnswer(services, { id, seats: seats.slice(1) }, random);
}

/** The others look at the tables every other second. */
async function keepAnswering(
  services: Services,
  tables: readonly DemoTable[],
  random: RandomSource,
  ended: AbortSignal,
): Promise<void> {
  while (!ended.aborted) {
    for (const table of tables) await othersAnswer(services, table, random);
    await sleep(2000, undefined, { signal: ended }).catch(() => {});
  }
}
