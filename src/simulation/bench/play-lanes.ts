import type { BenchHouse } from './bench-house.ts';
import { type BenchTable, openBenchTable } from './bench-table.ts';
import { playTable } from './play-table.ts';

/** Tables of Iron Curtain for as many lanes, each of which plays so many games one after the other. */
export async function openLanes(
  house: BenchHouse,
  { lanes, games }: { readonly lanes: number; readonly games: number },
): Promise<readonly (readonly BenchTable[])[]> {
  const opened: BenchTable[][] = [];
  for (let lane = 0; lane < lanes; lane += 1) {
    const tables: BenchTable[] = [];
    for (let n = 0; n < games; n += 1)
      tables.push(await openBenchTable(house, { game: 'iron-curtain', players: 2, n: lane * games + n }));
    opened.push(tables);
  }
  return opened;
}

/** Plays all lanes at once, each at one of the servers in turn; how many submissions, and how many a second. */
export async function playLanes(
  servers: readonly Pick<BenchHouse, 'url'>[],
  lanes: readonly (readonly BenchTable[])[],
): Promise<{ readonly submissions: number; readonly perSecond: number }> {
  const began = performance.now();
  const counts = await Promise.all(
    lanes.map(async (tables, lane) => {
      const server = servers[lane % servers.length];
      if (!server) throw new Error('no server');
      let count = 0;
      for (const table of tables) count += (await playTable(server, table)).length;
      return count;
    }),
  );
  const submissions = counts.reduce((sum, one) => sum + one, 0);
  return { submissions, perSecond: (submissions / (performance.now() - began)) * 1000 };
}
