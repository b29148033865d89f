import { setTimeout as sleep } from 'node:timers/promises';
import type { RandomSource } from '../kernel/chance.ts';
import type { Message } from '../kernel/message.ts';
import { seededRandom } from '../kernel/random.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../platform/services.ts';
import { type DemoTable, openDemoTable } from './demo-table.ts';
import { playBot } from './play-bot.ts';
import { openPlayedTable } from './played-table.ts';

/** Two tables of one game. */
export type DemoGame = {
  readonly name: Message;
  /** A game that was played to its end. */
  readonly finished: string;
  /** A game in which Ann's seat is yours, and the others answer by themselves. */
  readonly yours: string;
};

export type Demo = {
  readonly games: readonly DemoGame[];
  stop(): Promise<void>;
};

/** How many answers open a game before it is Ann's turn. */
const OPENING = 20;
const LOOK_MS = 2000;

/**
 * Of each game a table that was played to its end, and one that waits for you. `pauseMs` lies between the bots'
 * answers.
 */
export async function runDemo(services: Services, pauseMs: number): Promise<Demo> {
  const random = seededRandom('demo');
  const games: DemoGame[] = [];
  const tables: DemoTable[] = [];
  for (const { rules } of services.games.values()) {
    const finished = await openPlayedTable(services, 'Played by bots', rules);
    const yours = await openDemoTable(services, 'Your move, Ann', rules);
    for (let n = 0; n < OPENING; n += 1) {
      await oneAnswer(services, yours, random);
      await sleep(pauseMs);
    }
    while (await othersAnswer(services, yours, random)) await sleep(pauseMs);
    games.push({ name: rules.name, finished, yours: yours.id });
    tables.push(yours);
  }

  const ended = new AbortController();
  const others = keepAnswering(services, tables, random, ended.signal);
  return {
    games,
    async stop() {
      ended.abort();
      await others;
    },
  };
}

/** Somebody who is asked answers; false when the game is over. */
async function oneAnswer(services: Services, table: DemoTable, random: RandomSource): Promise<boolean> {
  for (const { seat, playerId } of table.seats)
    if (await playBot(services, { tableId: table.id, seat, playerId, random })) return true;
  return false;
}

/** One answer of somebody other than Ann; false when it is Ann's turn to answer. */
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
    for (const table of tables) await othersAnswer(services, table, random).catch(forgiveStale);
    await sleep(LOOK_MS, undefined, { signal: ended }).catch(() => {});
  }
}

/** Ann was quicker, so the table is another one now: the bot looks again later. */
function forgiveStale(error: unknown): void {
  if (!(error instanceof Refusal && error.code === 'stale')) throw error;
}
