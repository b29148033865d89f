import { cpus } from 'node:os';
import { createPictures, type Pictures } from '../../pictures/pictures.ts';
import { LARGEST } from '../../pictures/render-picture.ts';
import type { BenchHouse } from './bench-house.ts';
import { type BenchTable, openBenchTable } from './bench-table.ts';
import { longestHold } from './held-up.ts';
import { type Figure, percentile } from './measure.ts';
import { playOn, writeMail } from './write-mail.ts';

/** So many whole games, with a mail after each so many answers. */
const GAMES = 2;
const EVERY = 10;
/** Mails that are written at once, each about a table of its own; and how often. */
const AT_ONCE = 4;
const ROUNDS = 12;
/** Answers between two rounds: nothing of a picture may be at hand but what boards have in common. */
const BETWEEN = 3;

/** Turn mails, each with a board that nobody has drawn before: news, question, links, picture. */
export async function benchMail(house: BenchHouse, game: string, players: number): Promise<readonly Figure[]> {
  const pictures = createPictures();
  try {
    return [
      ...(await wholeGames(house, game, players, pictures)),
      ...(await manyMails(house, game, players, pictures)),
    ];
  } finally {
    await pictures.close();
  }
}

/** What one mail costs by itself, from the first answer to the last. */
async function wholeGames(house: BenchHouse, game: string, players: number, pictures: Pictures) {
  const times: number[] = [];
  const costs: number[] = [];
  const held: number[] = [];
  const bytes: number[] = [];
  for (let n = 0; n < GAMES; n += 1) {
    const table = await openBenchTable(house, { game, players, n });
    for (let played = EVERY; played < table.moves.length; played += EVERY) {
      await playOn(house, table, played - EVERY, played);
      const [began, all, main] = [performance.now(), process.cpuUsage(), process.threadCpuUsage()];
      bytes.push(await writeMail(house, table, pictures));
      times.push(performance.now() - began);
      costs.push(milliseconds(process.cpuUsage(all)));
      held.push(milliseconds(process.threadCpuUsage(main)));
    }
  }
  const [first = Number.NaN, ...later] = times;
  const half = (name: string, values: readonly number[], below?: number): Figure => ({
    name: `${game}, turn mail with a new picture: ${name}`,
    value: percentile(values, 0.5),
    unit: 'ms',
    ...(below ? { target: { below } } : {}),
  });
  return [
    { name: `${game}, turn mail, the first after the start`, value: first, unit: 'ms' },
    half('p50', later),
    { ...half('p95', later, 250), value: percentile(later, 0.95) },
    half('processor, half within', costs.slice(1), 35),
    half('… of it the main thread', held.slice(1)),
    {
      name: `${game}, picture of the board, largest`,
      value: Math.max(...bytes) / 1000,
      unit: 'kB',
      target: { below: LARGEST / 1000 },
    },
  ];
}

/** Mails about several tables at once, as after an evening's moves. */
async function manyMails(house: BenchHouse, game: string, players: number, pictures: Pictures) {
  const tables: BenchTable[] = [];
  for (let n = 0; n < AT_ONCE; n += 1) tables.push(await openBenchTable(house, { game, players, n: GAMES + n }));
  let written = 0;
  let [ms, cpu, main, held, resident] = [0, 0, 0, 0, 0];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const going = tables.filter(({ moves }) => round * BETWEEN < moves.length);
    for (const table of going) await playOn(house, table, (round - 1) * BETWEEN, round * BETWEEN);
    const [began, before, own] = [performance.now(), process.cpuUsage(), process.threadCpuUsage()];
    const longest = await longestHold(() => Promise.all(going.map((table) => writeMail(house, table, pictures))));
    ms += performance.now() - began;
    cpu += milliseconds(process.cpuUsage(before));
    main += milliseconds(process.threadCpuUsage(own));
    written += going.length;
    held = Math.max(held, longest);
    resident = Math.max(resident, process.memoryUsage.rss() / 1e6);
  }
  const each = (time: number) => `${(time / written).toFixed(1)} ms`;
  const limit =
    `${(cpu / ms).toFixed(2)} of ${cpus().length} cores busy; a mail took the main thread ${each(main)}, ` +
    `the picture thread and the collector ${each(cpu - main)}`;
  const figure = (name: string, value: number, unit: string, target?: Figure['target']): Figure => ({
    name: `${game}, mails written ${AT_ONCE} at once: ${name}`,
    value,
    unit,
    ...(target ? { target } : {}),
  });
  return [
    { ...figure('all cores', (1000 * written) / ms, '/s', { atLeast: 60 }), limit },
    figure('on one core', (1000 * written) / cpu, '/s', { atLeast: 30 }),
    figure('main thread held up', held, 'ms at most', { below: 50 }),
    figure('memory', resident, 'MB at most', { below: 600 }),
  ];
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;
