import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { games } from '../games/registry.ts';
import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { GameModule } from '../kernel/rules.ts';
import { type Fuzzed, fuzzGame } from '../simulation/fuzz/fuzz-game.ts';
import { recordInLines, recordOfFuzzed } from '../simulation/fuzz/record-of-fuzzed.ts';

/** Instead of a game's id: one game of the registry after the other. */
const EVERY_GAME = 'all';

/**
 * `fuzz GAME --games N --players N --set campaign=short --seed S`: random games that must neither break an invariant
 * nor get stuck. `fuzz all` takes every game that so many can play, of those that are `known`: the registry's, unless a
 * test has games of its own.
 */
export function fuzzCommand(words: Translator, known: ReadonlyMap<string, GameModule> = games): Command {
  return new Command('fuzz')
    .description(words.text('cli.fuzz'))
    .argument('<game>', words.text('cli.fuzz-game', { games: [...known.keys()], all: EVERY_GAME }))
    .option('--games <n>', words.text('cli.fuzz-games'), count, 1000)
    .option('--entries <n>', words.text('cli.fuzz-entries'), count)
    .option('--players <n>', words.text('cli.fuzz-players'), count)
    .option('--set <option=value>', words.text('cli.fuzz-set'), withOption, {})
    .option('--seed <seed>', words.text('cli.fuzz-seed'), 'despatch')
    .option('--keep <folder>', words.text('cli.fuzz-keep'))
    .action((id: string, options: Options) => {
      for (const module of modulesFor(id, known, options)) fuzz(words, module, options);
    });
}

type Options = {
  readonly games: number;
  /** Instead of `games`: so that a long game is not played more than a short one. */
  readonly entries?: number;
  readonly players?: number;
  /** Options of the game that are not drawn. */
  readonly set: Fuzzed['options'];
  readonly seed: string;
  readonly keep?: string;
};

function modulesFor(id: string, known: ReadonlyMap<string, GameModule>, { players }: Options): readonly GameModule[] {
  if (id === EVERY_GAME)
    return [...known.values()].filter(
      ({ rules: { players: possible } }) =>
        players === undefined || (players >= possible.min && players <= possible.max),
    );
  const module = known.get(id);
  if (!module) throw new Refusal('not-found', msg('cli.unknown-game', { game: id, games: [...known.keys()] }));
  return [module];
}

function fuzz(words: Translator, module: GameModule, options: Options): void {
  const { id, players: possible } = module.rules;
  const { min, max } = possible;
  const { players } = options;
  if (players !== undefined && (players < min || players > max))
    throw new Refusal('bad-input', msg('cli.fuzz-seats', { game: id, min, max, given: players }));
  // What the game does not have is refused before it is played.
  module.rules.parseOptions(options.set);

  const began = performance.now();
  const ends = new Map<string, number>();
  const taken = new Map<string, number>();
  let entries = 0;
  let played = 0;

  const enough = () => (options.entries === undefined ? played >= options.games : entries >= options.entries);
  while (!enough()) {
    played += 1;
    const seed = `${options.seed}/${played}`;
    const one = fuzzGame(module, seed, { ...(players !== undefined && { players }), options: options.set });
    const end = min === max ? one.outcome : `${one.outcome}.${one.seats}`;
    if (options.keep && !ends.has(end)) keep(options.keep, { played: one, name: end, seed });
    entries += one.entries;
    ends.set(end, (ends.get(end) ?? 0) + 1);
    for (const [optionalAction, times] of Object.entries(one.taken))
      taken.set(optionalAction, (taken.get(optionalAction) ?? 0) + times);
  }

  const seconds = (performance.now() - began) / 1000;
  console.log(words.text('cli.fuzz-done', { game: id, games: played, entries, seconds: seconds.toFixed(1) }));
  for (const [end, times] of [...ends].sort()) console.log(`  ${end} ${times}`);
  if (taken.size === 0) return;
  console.log(words.text('cli.fuzz-taken'));
  for (const [optionalAction, times] of [...taken].sort()) console.log(`  ${optionalAction} ${times}`);
}

type Kept = { readonly played: Fuzzed; readonly name: string; readonly seed: string };

/** One record for each way in which a game ended, and each number of players. */
function keep(folder: string, { played, name, seed }: Kept): void {
  mkdirSync(folder, { recursive: true });
  const record = recordOfFuzzed(played, name, seed);
  writeFileSync(join(folder, `${name}.json`), recordInLines(record));
}

/** Another `option=value`. */
function withOption(text: string, before: Fuzzed['options']): Fuzzed['options'] {
  const [option = '', value] = text.split('=');
  if (value === undefined) throw new InvalidArgumentError('option=value is wanted');
  return { ...before, [option]: value };
}

/** A whole number of at least 1. */
export function count(text: string): number {
  const n = Number(text);
  if (!Number.isSafeInteger(n) || n < 1) throw new InvalidArgumentError('a whole number from 1 on is wanted');
  return n;
}
