import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { type Fuzzed, fuzzGame } from '../fuzz/fuzz-game.ts';
import { recordOfFuzzed } from '../fuzz/record-of-fuzzed.ts';
import { games } from '../games/registry.ts';
import { messagesOf } from '../kernel/message.ts';
import { Refusal } from '../kernel/refusal.ts';
import type en from '../words/en/cli.json';
import type { Speaker } from '../words/speaker.ts';

const say = messagesOf<typeof en>();

/** `fuzz GAME --games N --seed S`: random games that must neither break an invariant nor get stuck. */
export function fuzzCommand(words: Speaker): Command {
  return new Command('fuzz')
    .description(words.text('cli.fuzz'))
    .argument('<game>', words.text('cli.fuzz-game', { games: [...games.keys()] }))
    .option('--games <n>', words.text('cli.fuzz-games'), count, 1000)
    .option('--seed <seed>', words.text('cli.fuzz-seed'), 'despatch')
    .option('--keep <folder>', words.text('cli.fuzz-keep'))
    .action((id: string, options: Options) => fuzz(words, id, options));
}

type Options = { readonly games: number; readonly seed: string; readonly keep?: string };

function fuzz(words: Speaker, id: string, options: Options): void {
  const module = games.get(id);
  if (!module) throw new Refusal('not-found', say('cli.unknown-game', { game: id, games: [...games.keys()] }));
  const began = performance.now();
  const ends = new Map<string, number>();
  let entries = 0;
  for (let n = 1; n <= options.games; n += 1) {
    const seed = `${options.seed}/${n}`;
    const played = fuzzGame(module, seed);
    if (options.keep && !ends.has(played.outcome)) keep(options.keep, played, seed);
    entries += played.entries;
    ends.set(played.outcome, (ends.get(played.outcome) ?? 0) + 1);
  }
  const seconds = (performance.now() - began) / 1000;
  console.log(words.text('cli.fuzz-done', { games: options.games, entries, seconds: seconds.toFixed(1) }));
  for (const [end, times] of [...ends].sort()) console.log(`  ${end} ${times}`);
}

/** One record for each way in which a game ended. */
function keep(folder: string, played: Fuzzed, seed: string): void {
  mkdirSync(folder, { recursive: true });
  const record = recordOfFuzzed(played, played.outcome, seed);
  writeFileSync(join(folder, `${played.outcome}.json`), `${JSON.stringify(record, undefined, 1)}\n`);
}

/** A whole number of at least 1. */
export function count(text: string): number {
  const n = Number(text);
  if (!Number.isSafeInteger(n) || n < 1) throw new InvalidArgumentError('a whole number from 1 on is wanted');
  return n;
}
