import { answerTurn } from '../../computer/answer-turn.ts';
import { USUAL_BUDGET } from '../../computer/budget.ts';
import { claimTurn, endTurn } from '../../computer/claim-turn.ts';
import { createThinkers } from '../../computer/thinkers.ts';
import { createTable } from '../../lobby/create-table.ts';
import { USUAL_TIME_CONTROL } from '../../time/time-control.ts';
import type { BenchHouse } from './bench-house.ts';
import { longestHold } from './held-up.ts';
import { type Figure, percentile } from './measure.ts';

const GAMES = [
  { game: 'iron-curtain', players: 2 },
  { game: 'versailles-1919', players: 3 },
] as const;
/** Answers that are measured in each game. */
const TIMES = 20;

/** Computers play each other with their usual budget: how long an answer takes, and how long it holds requests up. */
export async function benchComputer(house: BenchHouse): Promise<readonly Figure[]> {
  const thinkers = createThinkers();
  try {
    const figures: Figure[] = [];
    for (const table of GAMES) figures.push(...(await benchGame(house, thinkers, table)));
    return figures;
  } finally {
    await thinkers.close();
  }
}

async function benchGame(
  { services, players: [host] }: BenchHouse,
  thinkers: ReturnType<typeof createThinkers>,
  { game, players }: (typeof GAMES)[number],
): Promise<readonly Figure[]> {
  await createTable(services, {
    ...{ hostId: host?.id ?? '', game, name: 'Computers', players, options: {}, invitations: [] },
    computers: Array.from({ length: players }, () => ({})),
    ...{ timeControl: USUAL_TIME_CONTROL, timeZone: 'UTC', public: true },
  });
  const took: number[] = [];
  const held = await longestHold(async () => {
    while (took.length < TIMES) {
      const began = performance.now();
      const turn = await claimTurn(services);
      if (!turn) return;
      await answerTurn(services, { thinkers, budget: USUAL_BUDGET }, turn);
      await endTurn(services, turn);
      took.push(performance.now() - began);
    }
  });
  // The next game's answers are to be its own.
  await services.db.table.updateMany({ where: { game, status: 'playing' }, data: { pausedAt: services.clock.now() } });
  return [
    {
      name: `a computer player's answer in ${game}: p95`,
      value: percentile(took, 0.95),
      unit: 'ms',
      target: { below: USUAL_BUDGET.ms + 200 },
    },
    { name: '  half within', value: percentile(took, 0.5), unit: 'ms' },
    { name: '  the longest that it holds the event loop up', value: held, unit: 'ms', target: { below: 50 } },
  ];
}
