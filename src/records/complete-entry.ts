import { ENTRY_VERSION, type Entry, type SetupEntry } from '../kernel/log.ts';
import type { Game, Machine } from '../kernel/machine.ts';
import { messagesOf } from '../kernel/message.ts';
import { openDecisions } from '../kernel/open-decisions.ts';
import { Refusal } from '../kernel/refusal.ts';
import { readEntry } from '../kernel/upcast-entry.ts';
import type en from '../words/en/records.json';
import type { GameRecord, LooseEntry } from './record.ts';

const say = messagesOf<typeof en>();

/** The time of an entry that says none. */
const NO_TIME = '1970-01-01T00:00:00.000Z';

/** The setup entry of a record, from the record's own head where the entry leaves something out. */
export function setupOf(record: GameRecord, game: Game, pack: string): SetupEntry {
  const written = record.entries.find((entry) => entry.kind === 'setup') ?? {};
  const entry = readEntry({
    v: ENTRY_VERSION,
    at: NO_TIME,
    table: record.table.id,
    game: record.game,
    ruleset: game.setting.ruleset,
    options: game.setting.options as SetupEntry['options'],
    pack,
    seats: game.setting.seats,
    salts: record.salts,
    ...(record.seedHash === undefined ? {} : { seedHash: record.seedHash }),
    ...(written as object),
    kind: 'setup',
    seq: 1,
  });
  if (entry.kind !== 'setup') throw new Error('not a setup entry');
  return entry;
}

/**
 * A written entry with all that was left out: version, number, time, and the decision when the seat has
 * exactly one open. Refused ('bad-input') when it is not clear which decision an answer is for.
 */
export function completeEntry(
  game: Game,
  machine: Machine,
  written: LooseEntry,
  seq: number,
): Exclude<Entry, SetupEntry> {
  const base = { v: ENTRY_VERSION, at: NO_TIME, ...(written as object), seq };
  const entry = readEntry(
    written.kind === 'answered'
      ? { how: 'import', ...base, decision: decisionOf(game, machine, written, seq) }
      : written.kind === 'ruling'
        ? { ...base, ruling: 'to' in written.ruling ? { drawn: machine.drawn, ...written.ruling } : written.ruling }
        : base,
  );
  if (entry.kind === 'setup') throw new Refusal('bad-input', say('records.second-setup', { seq }));
  return entry;
}

function decisionOf(
  game: Game,
  machine: Machine,
  written: Extract<LooseEntry, { kind: 'answered' }>,
  seq: number,
): string {
  if (written.decision !== undefined) return written.decision;
  const open = openDecisions(game, machine).filter((decision) => decision.waiting.includes(written.seat));
  const [only] = open;
  if (only && open.length === 1) return only.id;
  throw new Refusal(
    'bad-input',
    say('records.which-decision', {
      seq,
      seat: written.seat,
      open: open.map((decision) => `${decision.id} ${decision.name}`),
      count: open.length,
    }),
  );
}
