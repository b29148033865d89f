import { Command, InvalidArgumentError } from 'commander';
import { fuzzGame } from '../fuzz/fuzz-game.ts';
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
    .action((id: string, options: { games: number; seed: string }) => fuzz(words, id, options));
}

function fuzz(words: Speaker, id: string, options: { games: number; seed: string }): void {
  const module = games.get(id);
  if (!module) throw new Refusal('not-found', say('cli.unknown-game', { game: id, games: [...games.keys()] }));
  const began = performance.now();
  const ends = new Map<string, number>();
  let entries = 0;
  for (let n = 1; n <= options.games; n += 1) {
    const played = fuzzGame(module, `${options.seed}/${n}`);
    entries += played.entries;
    ends.set(played.outcome, (ends.get(played.outcome) ?? 0) + 1);
  }
  const seconds = (performance.now() - began) / 1000;
  console.log(words.text('cli.fuzz-done', { games: options.games, entries, seconds: seconds.toFixed(1) }));
  for (const [end, times] of [...ends].sort()) console.log(`  ${end} ${times}`);
}

/** A whole number of at least 1. */
export function count(text: string): number {
  const n = Number(text);
  if (!Number.isSafeInteger(n) || n < 1) throw new InvalidArgumentError('a whole number from 1 on is wanted');
  return n;
}
