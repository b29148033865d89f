import { type GameRecord, RECORD_VERSION } from '../../records/record.ts';
import type { Fuzzed } from './fuzz-game.ts';

/** A game that was played at random as a record: golden records are made this way. */
export function recordOfFuzzed(
  fuzzed: Pick<Fuzzed, 'log'> & Pick<GameRecord, 'options'>,
  name: string,
  seed: string,
): GameRecord {
  const [setup] = fuzzed.log;
  if (setup?.kind !== 'setup') throw new Error('a log begins with its setup entry');
  return {
    despatch: RECORD_VERSION,
    game: setup.game,
    ruleset: setup.ruleset,
    table: { id: setup.table, name },
    options: fuzzed.options,
    pack: { hash: setup.pack },
    seats: setup.seats.map((seat) => ({ seat })),
    salts: setup.salts,
    ...(setup.seedHash === undefined ? {} : { seedHash: setup.seedHash }),
    seed,
    entries: JSON.parse(JSON.stringify(fuzzed.log)),
  };
}

/** A record as JSON with an entry a line: small, and fit to be compared. */
export function recordInLines({ entries, ...head }: GameRecord): string {
  const lines = entries.map((entry) => `  ${JSON.stringify(entry)}`);
  const opened = JSON.stringify(head, undefined, 1).replace(/\n\}$/, '');
  return `${opened},\n "entries": [\n${lines.join(',\n')}\n ]\n}\n`;
}
