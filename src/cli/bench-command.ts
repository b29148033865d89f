import { Argument, Command } from 'commander';
import { games } from '../games/registry.ts';
import type { Translator } from '../i18n/translator.ts';
import { benchBattle } from '../simulation/bench/bench-battle.ts';
import { benchBesideMails } from '../simulation/bench/bench-beside-mails.ts';
import { benchClocks } from '../simulation/bench/bench-clocks.ts';
import { benchCommit } from '../simulation/bench/bench-commit.ts';
import { benchComputer } from '../simulation/bench/bench-computer.ts';
import { benchDesk } from '../simulation/bench/bench-desk.ts';
import { benchDigest } from '../simulation/bench/bench-digest.ts';
import { benchFilled } from '../simulation/bench/bench-filled.ts';
import { benchGame } from '../simulation/bench/bench-game.ts';
import { type BenchHouse, openBenchHouse } from '../simulation/bench/bench-house.ts';
import { benchInbound } from '../simulation/bench/bench-inbound.ts';
import { benchKernel } from '../simulation/bench/bench-kernel.ts';
import { benchLarge } from '../simulation/bench/bench-large.ts';
import { benchMail } from '../simulation/bench/bench-mail.ts';
import { benchMaps } from '../simulation/bench/bench-map.ts';
import { benchMarch } from '../simulation/bench/bench-march.ts';
import { benchMarchMap } from '../simulation/bench/bench-march-map.ts';
import { benchMemory } from '../simulation/bench/bench-memory.ts';
import { benchMinisters } from '../simulation/bench/bench-ministers.ts';
import { benchOneCore } from '../simulation/bench/bench-one-core.ts';
import { benchOutbox } from '../simulation/bench/bench-outbox.ts';
import { benchPages } from '../simulation/bench/bench-pages.ts';
import { benchProcesses } from '../simulation/bench/bench-processes.ts';
import { benchReplies } from '../simulation/bench/bench-replies.ts';
import { benchServer } from '../simulation/bench/bench-server.ts';
import { benchSheet } from '../simulation/bench/bench-sheet.ts';
import { benchSpread } from '../simulation/bench/bench-spread.ts';
import { benchWindow } from '../simulation/bench/bench-window.ts';
import { closeClient } from '../simulation/bench/http-client.ts';
import { type Figure, figureLine, machineLine } from '../simulation/bench/measure.ts';
import { count } from './fuzz-command.ts';

const FILLED = 100_000;

type Scene = { readonly name: string; readonly measure: (house: BenchHouse) => Promise<readonly Figure[]> };

/** What is measured, in the order in which it is printed. */
const SCENES: readonly Scene[] = [
  { name: 'kernel', measure: async () => [benchKernel(), ...benchSpread(), ...benchLarge()] },
  { name: 'games', measure: async () => finished().flatMap((game) => benchGame(game)) },
  { name: 'ministers', measure: async () => [...benchMinisters(), ...benchBattle()] },
  { name: 'march', measure: async () => [...benchMarch(), ...(await benchMarchMap())] },
  { name: 'clocks', measure: () => benchClocks() },
  { name: 'outbox', measure: () => benchOutbox() },
  { name: 'beside-mails', measure: () => benchBesideMails() },
  { name: 'sheet', measure: benchSheet },
  { name: 'window', measure: benchWindow },
  { name: 'computer', measure: benchComputer },
  { name: 'server', measure: benchServer },
  { name: 'commit', measure: benchCommit },
  { name: 'processes', measure: benchProcesses },
  { name: 'one-core', measure: () => benchOneCore() },
  { name: 'pages', measure: benchPages },
  { name: 'desk', measure: (house) => ofEachGame((id, most) => benchDesk(house, id, most)) },
  { name: 'mails', measure: (house) => ofEachGame((id, most) => benchMail(house, id, most)) },
  { name: 'digest', measure: (house) => ofEachGame((id, most) => benchDigest(house, id, most)) },
  { name: 'replies', measure: async (house) => [...(await benchReplies(house)), ...(await benchInbound(house))] },
  { name: 'maps', measure: benchMaps },
  { name: 'memory', measure: benchMemory },
];

/**
 * `bench [scenes]`: measures and prints every figure with its target, and the machine; with names of scenes (`bench
 * pages commit`) only those. `bench filled [tables]`: the same life on a small database and on one of as many tables,
 * which takes long and much room on the disk.
 */
export function benchCommand(words: Translator): Command {
  const filled = new Command('filled')
    .description(words.text('cli.bench-filled'))
    .argument('[tables]', words.text('cli.bench-tables'), count, FILLED)
    .action((tables: number) => inHouse(words, async (house) => print(await benchFilled(house, tables))));
  const names = SCENES.map(({ name }) => name);
  const scenes = new Argument('[scenes...]', words.text('cli.bench-scenes')).choices(names);
  return new Command('bench')
    .description(words.text('cli.bench'))
    .addCommand(filled)
    .addArgument(scenes)
    .action(async (chosen: readonly string[]) => {
      const wanted = SCENES.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
      await inHouse(words, async (house) => {
        for (const { measure } of wanted) print(await measure(house));
      });
    });
}

async function ofEachGame(
  measure: (game: string, players: number) => Promise<readonly Figure[]>,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { rules } of finished()) figures.push(...(await measure(rules.id, rules.players.max)));
  return figures;
}

/** Tables of the others cannot be made, and what they are held against is measured by itself. */
const finished = () => [...games.values()].filter(({ unfinished }) => !unfinished);

async function inHouse(words: Translator, measure: (house: BenchHouse) => Promise<void>): Promise<void> {
  console.log(machineLine());
  console.log(words.text('cli.bench-mails'));
  const house = await openBenchHouse();
  try {
    await measure(house);
  } finally {
    closeClient();
    await house.close();
  }
}

function print(figures: readonly Figure[]): void {
  for (const figure of figures) console.log(figureLine(figure));
}
