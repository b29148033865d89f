import { Command } from 'commander';
import { games } from '../games/registry.ts';
import type { Translator } from '../i18n/translator.ts';
import { benchClocks } from '../simulation/bench/bench-clocks.ts';
import { benchCommit } from '../simulation/bench/bench-commit.ts';
import { benchDesk } from '../simulation/bench/bench-desk.ts';
import { benchGame } from '../simulation/bench/bench-game.ts';
import { openBenchHouse } from '../simulation/bench/bench-house.ts';
import { benchKernel } from '../simulation/bench/bench-kernel.ts';
import { benchLarge } from '../simulation/bench/bench-large.ts';
import { benchMail } from '../simulation/bench/bench-mail.ts';
import { benchMaps } from '../simulation/bench/bench-map.ts';
import { benchMemory } from '../simulation/bench/bench-memory.ts';
import { benchReplies } from '../simulation/bench/bench-replies.ts';
import { benchServer } from '../simulation/bench/bench-server.ts';
import { benchSheet } from '../simulation/bench/bench-sheet.ts';
import { benchSpread } from '../simulation/bench/bench-spread.ts';
import { benchWindow } from '../simulation/bench/bench-window.ts';
import { closeClient } from '../simulation/bench/http-client.ts';
import { type Figure, figureLine, machineLine } from '../simulation/bench/measure.ts';

/** `bench`: measures and prints every figure with its target, and the machine. */
export function benchCommand(words: Translator): Command {
  return new Command('bench').description(words.text('cli.bench')).action(async () => {
    console.log(machineLine());
    console.log(words.text('cli.bench-mails'));
    print([benchKernel(), ...benchSpread(), ...benchLarge()]);
    for (const game of games.values()) print(benchGame(game));
    print(await benchClocks());
    const house = await openBenchHouse();
    try {
      print(await benchSheet(house));
      print(await benchWindow(house));
      print(await benchServer(house));
      print(await benchCommit(house));
      for (const [id, { rules }] of games) print(await benchDesk(house, id, rules.players.max));
      for (const [id, { rules }] of games) print(await benchMail(house, id, rules.players.max));
      print(await benchReplies(house));
      print(await benchMaps(house));
      print(await benchMemory(house));
    } finally {
      closeClient();
      await house.close();
    }
  });
}

function print(figures: readonly Figure[]): void {
  for (const figure of figures) console.log(figureLine(figure));
}
