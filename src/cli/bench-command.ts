import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Argument, Command, Option } from 'commander';
import { games } from '../games/registry.ts';
import type { Translator } from '../i18n/translator.ts';
import { benchBattle } from '../simulation/bench/bench-battle.ts';
import { benchBesideMails } from '../simulation/bench/bench-beside-mails.ts';
import { benchCampaign } from '../simulation/bench/bench-campaign.ts';
import { benchClocks } from '../simulation/bench/bench-clocks.ts';
import { benchCommit } from '../simulation/bench/bench-commit.ts';
import { benchComputer } from '../simulation/bench/bench-computer.ts';
import { benchComputers } from '../simulation/bench/bench-computers.ts';
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
  { name: 'games', measure: async () => briefer().flatMap((game) => benchGame(game)) },
  { name: 'computers', measure: async () => [...benchComputers(), ...benchBattle()] },
  { name: 'campaign', measure: benchCampaign },
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
 * pages commit`) only those. Each has a process, a server and a database of its own, so none finds what another left:
 * memory, compiled code, rows, budgets. `bench filled [tables]`: the same life on a small database and on one of as
 * many tables, which takes long and much room on the disk.
 */
export function benchCommand(words: Translator): Command {
  const filled = new Command('filled')
    .description(words.text('cli.bench-filled'))
    .argument('[tables]', words.text('cli.bench-tables'), count, FILLED)
    .action((tables: number) => {
      printMachine(words);
      return inHouse((house) => benchFilled(house, tables));
    });
  const names = SCENES.map(({ name }) => name);
  const scenes = new Argument('[scenes...]', words.text('cli.bench-scenes')).choices(names);
  return new Command('bench')
    .description(words.text('cli.bench'))
    .addCommand(filled)
    .addArgument(scenes)
    .addOption(new Option('--in-this-process').hideHelp())
    .action(async (chosen: readonly string[], { inThisProcess }: { readonly inThisProcess?: true }) => {
      const wanted = SCENES.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
      if (!inThisProcess) printMachine(words);
      for (const { name, measure } of wanted) await (inThisProcess ? inHouse(measure) : apart(name));
    });
}

/** A scene in a process of its own. What goes wrong in it, it says itself; the others are measured all the same. */
async function apart(scene: string): Promise<void> {
  const [, program = ''] = process.argv;
  const child = fork(program, ['bench', scene, '--in-this-process']);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.exitCode = 1;
}

async function ofEachGame(
  measure: (game: string, players: number) => Promise<readonly Figure[]>,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { rules } of briefer()) figures.push(...(await measure(rules.id, rules.players.max)));
  return figures;
}

/** A campaign of years has scenes of its own; what a game with its own computer player is held against is in those. */
const briefer = () => [...games.values()].filter(({ rules }) => !rules.computer);

async function inHouse(measure: (house: BenchHouse) => Promise<readonly Figure[]>): Promise<void> {
  const house = await openBenchHouse();
  try {
    for (const figure of await measure(house)) console.log(figureLine(figure));
  } finally {
    closeClient();
    await house.close();
  }
}

function printMachine(words: Translator): void {
  console.log(machineLine());
  console.log(words.text('cli.bench-mails'));
}
