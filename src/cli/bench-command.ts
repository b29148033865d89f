import { Command } from 'commander';
import { benchClocks } from '../bench/bench-clocks.ts';
import { benchDesk } from '../bench/bench-desk.ts';
import { benchGame } from '../bench/bench-game.ts';
import { openBenchHouse } from '../bench/bench-house.ts';
import { benchKernel } from '../bench/bench-kernel.ts';
import { benchMail } from '../bench/bench-mail.ts';
import { benchMemory } from '../bench/bench-memory.ts';
import { benchServer } from '../bench/bench-server.ts';
import { closeClient } from '../bench/http-client.ts';
import { type Figure, figureLine, machineLine } from '../bench/measure.ts';
import { games } from '../games/registry.ts';
import type { Speaker } from '../words/speaker.ts';

/** `bench`: measures and prints every figure with its target, and the machine. */
export function benchCommand(words: Speaker): Command {
  return new Command('bench').description(words.text('cli.bench')).action(async () => {
    console.log(machineLine());
    console.log(words.text('cli.bench-mails'));
    print([benchKernel()]);
    for (const game of games.values()) print(benchGame(game));
    print(await benchClocks());
    const house = await openBenchHouse();
    try {
      print(await benchServer(house));
      for (const [id, { rules }] of games) print(await benchDesk(house, id, rules.players.max));
      for (const [id, { rules }] of games) print(await benchMail(house, id, rules.players.max));
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
