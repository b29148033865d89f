import { msg } from '../i18n/msg.ts';
import { ENTRY_VERSION, type Entry, type SetupEntry } from '../kernel/log.ts';
import type { Game, Machine } from '../kernel/machine.ts';
import { openDecisions } from '../kernel/open-decisions.ts';
import { readEntry } from '../kernel/upcast-entry.ts';
import type { NumberedEntry } from './number-entries.ts';
import type { GameRecord, LooseEntry } from './record.ts';
import { refuseRecord } from './say.ts';
import { whoIsAsked } from './who-is-asked.ts';

type Answered = Extract<LooseEntry, { kind: 'answered' }>;

/** The time of an entry that says none. */
const NO_TIME = '1970-01-01T00:00:00.000Z';

/** The setup entry of a record, from the record's own head where the entry leaves something out. */
export function setupOf(record: GameRecord, game: Game, pack: string): SetupEntry {
  const [first] = record.entries;
  const written = first?.kind === 'setup' ? first : undefined;
  const entry = readEntry({
    at: NO_TIME,
    table: record.table.id,
    game: record.game,
    options: game.setting.options as SetupEntry['options'],
    pack,
    salts: record.salts,
    ...(record.seedHash === undefined ? {} : { seedHash: record.seedHash }),
    ...written,
    v: ENTRY_VERSION,
    kind: 'setup',
    seq: 1,
    ruleset: game.setting.ruleset,
    seats: game.setting.seats,
  });
  if (entry.kind !== 'setup') throw new Error('not a setup entry');
  return entry;
}

/**
 * A written entry with all that was left out: version, number, time, and the decision when the seat has exactly one
 * open. Refused ('bad-input') when it is not clear which decision an answer is for, and when its number is not its
 * place in the log.
 */
export function completeEntry(
  game: Game,
  machine: Machine,
  written: LooseEntry,
  place: Omit<NumberedEntry, 'entry'>,
): Exclude<Entry, SetupEntry> {
  const { seq } = place;
  if (written.seq !== undefined && written.seq !== seq)
    throw refuseRecord(msg('records.wrong-seq', { seq, given: written.seq }));
  const base = { v: ENTRY_VERSION, at: NO_TIME, ...written, ...place };
  const entry = readEntry(
    written.kind === 'answered'
      ? { how: 'import', ...base, decision: decisionOf(game, machine, written, seq) }
      : written.kind === 'ruling'
        ? { ...base, ruling: 'to' in written.ruling ? { drawn: machine.drawn, ...written.ruling } : written.ruling }
        : base,
  );
  if (entry.kind === 'setup') throw refuseRecord(msg('records.second-setup', { seq }));
  return entry;
}

function decisionOf(game: Game, machine: Machine, { decision, seat }: Answered, seq: number): string {
  if (decision !== undefined) return decision;
  const open = openDecisions(game, machine).filter(({ waiting }) => waiting.includes(seat));
  const [only] = open;
  if (only && open.length === 1) return only.id;
  const asked = whoIsAsked(game, machine);
  const key = open.length === 0 ? 'records.not-asked' : 'records.which-decision';
  throw refuseRecord(
    msg(key, { seq, seat: seat.slice(0, 60), asked: asked.length }),
    asked.filter((one) => open.length === 0 || one.seat === seat).map(({ at, reason }) => ({ at, reason })),
  );
}
