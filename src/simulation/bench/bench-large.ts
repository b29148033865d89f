import { applyEntry, startGame } from '../../kernel/apply-entry.ts';
import { stateHash } from '../../kernel/hash-state.ts';
import { ENTRY_VERSION, type Entry } from '../../kernel/log.ts';
import type { Game } from '../../kernel/machine.ts';
import { replayLog } from '../../kernel/replay-log.ts';
import { walkDraft } from '../../play/drafts/walk-draft.ts';
import { readRecord } from '../../records/read-record.ts';
import { replayRecord } from '../../records/replay-record.ts';
import { campaigningGame } from './counting-game.ts';
import { type Figure, percentile } from './measure.ts';

const ENTRIES = 2000;
const STEPS = 100;
const SEAT = 'Left';

/** A state of 345 kB of which each entry changes six fields. All figures are processor time: other programs may run. */
export function benchLarge(): readonly Figure[] {
  const { rules } = campaigningGame;
  const pack = rules.builtInPack();
  const setting = { seats: [SEAT], options: {}, pack: pack.pack, ruleset: rules.ruleset.current };
  const game: Game = { rules, setting };

  const place = { v: ENTRY_VERSION, at: '2026-01-01T00:00:00.000Z' };
  const start = startGame(game, { seq: 1 }, {});
  const setup: Entry = {
    ...{ ...place, seq: 1, kind: 'setup', table: 'large', game: rules.id, options: {}, salts: {} },
    ...{ ruleset: setting.ruleset, pack: pack.hash, seats: setting.seats, hash: stateHash(start.machine) },
  };
  const log: Entry[] = [setup];
  const times: number[] = [];
  let { machine } = start;
  for (let seq = 2; seq <= ENTRIES; seq += 1) {
    const entry = { ...place, ...answered(seq), seq, kind: 'answered', seat: SEAT, how: 'api' } as const;
    times.push(
      processorTime(() => {
        ({ machine } = applyEntry(game, machine, entry, {}));
        log.push({ ...entry, hash: stateHash(machine) });
      }),
    );
  }

  const steps = Array.from({ length: STEPS + 1 }, (_, n) => ({ ...answered(n + 2), name: 'count' }));
  const of = { seat: SEAT, decision: '1.1' };
  const walked = walkDraft(game, start.machine, of, steps.slice(0, -1));
  const step = processorTime(() => walkDraft(game, start.machine, of, steps, walked));

  const verified = perSecondOf(log.length, () => replayLog({ game, log, check: 'all' }).wrongHashes);
  const unchecked = perSecondOf(log.length, () => replayLog({ game, log, check: 'none' }).wrongHashes);
  const record = readRecord({ despatch: 1, game: rules.id, entries: log });
  const games = new Map([[rules.id, campaigningGame]]);
  const replayed = perSecondOf(log.length, () => replayRecord(record, games).wrongHashes);

  const what = 'state of 345 kB, six fields an entry';
  return [
    { name: `${what}: a submission's rules and hash`, value: percentile(times, 0.5), unit: 'ms', target: { below: 2 } },
    { name: `  step ${STEPS + 1} of a draft`, value: step, unit: 'ms', target: { below: 5 } },
    {
      ...{ name: '  entries verified', value: verified, unit: '/s', target: { atLeast: 5000 } },
      limit: `one core; an entry took ${each(verified)}: its rules ${each(unchecked)}, the hash the rest`,
    },
    {
      ...{ name: '  entries of a record replayed', value: replayed, unit: '/s', target: { atLeast: 5000 } },
      limit: `one core; an entry took ${each(replayed)}: what it takes to verify one ${each(verified)}`,
    },
  ];
}

const each = (perSecond: number) => `${(1000 / perSecond).toFixed(3)} ms`;

function answered(seq: number) {
  return { decision: `${seq - 1}.1`, answer: 1 + (seq % 2) };
}

function perSecondOf(entries: number, replay: () => readonly number[]): number {
  const time = processorTime(() => {
    if (replay().length > 0) throw new Error('a replay leads to another state');
  });
  return (entries / time) * 1000;
}

function processorTime(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
