import { Command } from 'commander';
import { games } from '../games/registry.ts';
import type { Translator } from '../i18n/translator.ts';
import { benchBesideMails } from '../simulation/bench/bench-beside-mails.ts';
import { benchClocks } from '../simulation/bench/bench-clocks.ts';
import { benchCommit } from '../simulation/bench/bench-commit.ts';
import { benchDesk } from '../simulation/bench/bench-desk.ts';
import { benchFilled } from '../simulation/bench/bench-filled.ts';
import { benchGame } from '../simulation/bench/bench-game.ts';
import { type BenchHouse, openBenchHouse } from '../simulation/bench/bench-house.ts';
import { benchKernel } from '../simulation/bench/bench-kernel.ts';
import { benchLarge } from '../simulation/bench/bench-large.ts';
import { benchMail } from '../simulation/bench/bench-mail.ts';
import { benchMaps } from '../simulation/bench/bench-map.ts';
import { benchMemory } from '../simulation/bench/bench-memory.ts';
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

/**
 * `bench`: measures and prints every figure with its target, and the machine. `bench filled [tables]`: the same life on
 * a small database and on one of as many tables, which takes long and much room on the disk.
 */
export function benchCommand(words: Translator): Command {
  const filled = new Command('filled')
    .description(words.text('cli.bench-filled'))
    .argument('[tables]', words.text('cli.bench-tables'), count, FILLED)
    .action((tables: number) => inHouse(words, async (house) => print(await benchFilled(house, tables))));
  return new Command('bench')
    .description(words.text('cli.bench'))
    .addCommand(filled)
    .action(async () => {
      await inHouse(words, async (house) => {
        print([benchKernel(), ...benchSpread(), ...benchLarge()]);
        for (const game of games.values()) print(benchGame(game));
        print(await benchClocks());
        print(await benchOutbox());
        print(await benchBesideMails());
        print(await benchSheet(house));
        print(await benchWindow(house));
        print(await benchServer(house));
        print(await benchCommit(house));
        print(await benchProcesses(house));
        print(await benchPages(house));
        for (const [id, { rules }] of games) print(await benchDesk(house, id, rules.players.max));
        for (const [id, { rules }] of games) print(await benchMail(house, id, rules.players.max));
        print(await benchReplies(house));
        print(await benchMaps(house));
        print(await benchMemory(house));
      });
    });
}

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
