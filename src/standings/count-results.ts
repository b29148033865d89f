import { lockName } from '../platform/lock-name.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT, type Tx } from '../platform/transaction.ts';
import { type Finished, findUncounted } from './find-uncounted.ts';
import { type Placed, rateTable } from './rate.ts';
import { recountGame } from './recount-results.ts';
import { readRatings, writeRatings } from './write-ratings.ts';

/** Games that are counted in one transaction. */
const BATCH = 100;
/** After how many batches one run ends. */
const MOST_BATCHES = 50;

/**
 * Counts the games that have ended: each player's place, and what it makes of their rating. A rating is made of games
 * that two people or more played to the end, against each other only: computer players do not count, nor do games that
 * leave ratings alone. Any number of processes may count at once. Gives how many games were counted.
 */
export async function countResults(services: Services): Promise<number> {
  let counted = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    if ((await findUncounted(services.db, 1)).length === 0) break;
    counted += await services.db.$transaction(countBatch, PATIENT);
  }
  return counted;
}

async function countBatch(tx: Tx): Promise<number> {
  await lockName(tx, 'standings');
  const finished = await findUncounted(tx, BATCH);
  const late = new Set<string>();
  for (const table of finished) {
    if (await isLate(tx, table)) late.add(table.game);
    await countTable(tx, table);
  }
  for (const game of late) await recountGame(tx, game);
  return finished.length;
}

/** A game that ended later is in the ratings already: they are made anew, in the order in which the games ended. */
async function isLate(tx: Tx, { game, finishedAt }: Finished): Promise<boolean> {
  return (await tx.countedTable.count({ where: { game, rated: true, finishedAt: { gt: finishedAt } } })) > 0;
}

async function countTable(tx: Tx, { id: tableId, game, finishedAt, unrated, outcome, seats, size }: Finished) {
  const last = Math.max(size, ...outcome.standings.map(({ place }) => place));
  const results = seats.map(({ seat, playerId }) => ({
    ...{ tableId, seat, playerId, seats: size },
    place: outcome.standings.find((one) => one.seat === seat)?.place ?? last,
    won: outcome.winners.includes(seat),
  }));
  const placed: readonly Placed[] = results;
  const rated = !unrated && new Set(placed.map(({ playerId }) => playerId)).size >= 2;
  await tx.countedTable.create({ data: { tableId, game, finishedAt, rated } });
  await tx.result.createMany({ data: results });
  if (!rated) return;
  const before = await readRatings(
    tx,
    game,
    placed.map(({ playerId }) => playerId),
  );
  await writeRatings(tx, game, rateTable(before, placed, finishedAt));
}
