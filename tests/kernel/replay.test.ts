import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { machineText, snapshotText, stateHash } from '../../src/kernel/hash-state.ts';
import type { JsonObject } from '../../src/kernel/json.ts';
import { ENTRY_VERSION } from '../../src/kernel/log.ts';
import type { Machine } from '../../src/kernel/machine.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { replayLog } from '../../src/kernel/replay-log.ts';
import { readEntry, upcastEntry } from '../../src/kernel/upcast-entry.ts';
import { goesBackTo, rewindsOf, voidedBy } from '../../src/kernel/voided-entries.ts';
import { bid, openMarket, playOn, write } from './market.ts';

const rewindTo = (to: number, drawn: number) =>
  ({ kind: 'ruling', ruling: { type: 'rewind', to, drawn }, by: 'moderator', reason: 'a mis-click' }) as const;

test('a replayed log gives the same state, hash by hash, without drawing chance', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 2, max: 4 }), (seed, players) => {
      const market = openMarket({ players, seed });
      playOn(market, seededRandom(seed));
      const replay = replayLog({ game: market.game, log: market.log, check: 'all' });
      expect(replay.wrongHashes).toEqual([]);
      expect(machineText(replay.machine)).toBe(machineText(market.machine));
    }),
    { numRuns: 50 },
  );
});

test('a replay can begin at a snapshot that went through JSON, and leaves it as it was', () => {
  const market = openMarket();
  playOn(market, seededRandom('a'), 4);
  const text = machineText(market.machine);
  const from = JSON.parse(text) as Machine;
  playOn(market, seededRandom('b'));
  const log = market.log.filter((entry) => entry.seq > 5);
  expect(stateHash(replayLog({ game: market.game, log, from, check: 'all' }).machine)).toBe(stateHash(market.machine));
  expect(machineText(from)).toBe(text);
});

test('a snapshot keeps what a state has in its order: dice may be rolled in that order', () => {
  const { machine } = openMarket();
  const [first, second] = [
    { ...machine, extra: { b: 1, a: 2 } },
    { ...machine, extra: { a: 2, b: 1 } },
  ];
  expect(Object.keys(JSON.parse(snapshotText(first)).extra)).toEqual(['b', 'a']);
  expect(snapshotText(first)).not.toBe(snapshotText(second));
  expect(machineText(first)).toBe(machineText(second));
});

test('a changed answer is found by its hash, a chance result that the rules do not ask for at once', () => {
  const market = openMarket();
  bid(market, 'Red', 2);
  const changed = market.log.map((entry) => (entry.kind === 'answered' ? { ...entry, answer: 3 } : entry));
  expect(replayLog({ game: market.game, log: changed, check: 'all' }).wrongHashes).toEqual([2]);
  const rolled = market.log.map((entry) => ({
    ...entry,
    chance: [...(entry.chance ?? []), { purpose: 'die:x', result: 1 }],
  }));
  expect(() => replayLog({ game: market.game, log: rolled })).toThrow('die:x');
});

test('a rewind voids what came after its point; the log keeps it', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 }), (seed, back, further) => {
      const market = openMarket({ seed });
      playOn(market, seededRandom(seed), 6);
      const at = replayLog({ game: market.game, log: market.log, until: back }).machine;
      rewind(market, back);
      expect(market.machine.state).toEqual(at.state);
      playOn(market, seededRandom(`${seed} again`), 2);
      if (further <= market.machine.seq) rewind(market, further);
      playOn(market, seededRandom(`${seed} once more`));
      const replay = replayLog({ game: market.game, log: market.log, check: 'all' });
      expect(replay.wrongHashes).toEqual([]);
      expect(replay.machine.state).toEqual(market.machine.state);
      const numbers = market.log.flatMap((entry) => (entry.chance ?? []).map((draw) => draw.n));
      expect(new Set(numbers).size).toBe(numbers.length); // no draw is made twice
    }),
    { numRuns: 60 },
  );
});

test('rewinding a rewind brings back what it had voided', () => {
  const market = openMarket();
  playOn(market, seededRandom('x'), 4);
  const before = market.machine.state;
  rewind(market, 2);
  expect(market.machine.state).not.toEqual(before);
  rewind(market, 5);
  expect(market.machine.state).toEqual(before);
  const isVoided = voidedBy(rewindsOf(market.log));
  expect(market.log.map(({ seq }) => seq).filter(isVoided)).toEqual([6]);
});

test('a resignation leaves the last seat as the winner', () => {
  const market = openMarket({ players: 2 });
  bid(market, 'Red', 1);
  write(market, { kind: 'seat', seat: 'Red', change: 'resigned' });
  expect(market.machine.over).toBe(true);
  expect(replayLog({ game: market.game, log: market.log, check: 'all' }).machine.over).toBe(true);
});

test('a player who takes over a seat that was given up answers for it again', () => {
  const market = openMarket({ players: 3 });
  write(market, { kind: 'seat', seat: 'Red', change: 'resigned' });
  expect(market.machine.resigned).toEqual(['Red']);
  write(market, { kind: 'seat', seat: 'Red', change: 'replaced', player: 'new', former: 'old' });
  expect(market.machine.resigned).toEqual([]);
  expect(replayLog({ game: market.game, log: market.log, check: 'all' }).machine).toEqual(market.machine);
});

test('old entries are lifted to the present version; the stored one stays as it is', () => {
  const stored = { v: 1, seq: 2, move: 'x' } as const;
  const up = { 1: ({ move, ...rest }: { [key: string]: unknown }) => ({ ...rest, answer: String(move) }) };
  expect(upcastEntry(stored, up, 2)).toEqual({ v: 2, seq: 2, answer: 'x' });
  expect(stored).toEqual({ v: 1, seq: 2, move: 'x' });
  expect(() => upcastEntry(stored, up, 3)).toThrow('no upcaster for entries of version 2');
});

describe('version 1 wrote `undoes` beside any ruling', () => {
  const stored = (ruling: JsonObject) =>
    ({ v: 1, seq: 9, at: '', kind: 'ruling', by: 'mia', reason: 'no', undoes: 7, ruling }) as const;

  test('a rewind to just before the undone one is an undo now, and goes back as far', () => {
    const entry = readEntry(stored({ type: 'rewind', to: 6, drawn: 4, playing: ['Red'] }));
    expect(entry).toMatchObject({ v: ENTRY_VERSION, ruling: { type: 'undo', to: 6, drawn: 4, playing: ['Red'] } });
    expect(goesBackTo(entry)).toBe(6);
    expect(entry).not.toHaveProperty('undoes');
  });

  test.each([
    ['ended the game', { type: 'end', how: 'draw' }],
    ['went back further', { type: 'rewind', to: 3, drawn: 4 }],
    ['made a correction', { type: 'correct', correction: 'coins', answer: 'Red' }],
  ])('one that said so and %s is what it did', (_what, ruling) => {
    const entry = readEntry(stored(ruling));
    expect(entry).toMatchObject({ v: ENTRY_VERSION, ruling });
    expect(entry).not.toHaveProperty('undoes');
  });

  test('a ruling without it, and every other entry, stay as they are', () => {
    const { undoes: _undoes, ...plain } = stored({ type: 'rewind', to: 6, drawn: 4 });
    expect(readEntry(plain)).toEqual({ ...plain, v: ENTRY_VERSION });
    const answered = { v: 1, seq: 2, at: '', kind: 'answered', decision: '1.1', seat: 'Red', answer: 1, how: 'page' };
    expect(readEntry(answered)).toEqual({ ...answered, v: ENTRY_VERSION });
  });
});

test('versions 1 and 2 named the dispute of a ruling `ticket`', () => {
  const ruling = { type: 'end', how: 'draw' };
  const stored = { v: 2, seq: 9, at: '', kind: 'ruling', by: 'mia', reason: 'no', ticket: 'd1', ruling };
  const { ticket: _ticket, ...others } = stored;
  expect(readEntry(stored)).toEqual({ ...others, v: ENTRY_VERSION, dispute: 'd1' });
});

test('what is written can be read; anything else is refused', () => {
  const market = openMarket();
  playOn(market, seededRandom('z'), 3);
  for (const entry of market.log) expect(readEntry(JSON.parse(JSON.stringify(entry)))).toEqual(entry);
  expect(() => readEntry({ v: 1, seq: 0, kind: 'answered' })).toThrow();
});

function rewind(market: ReturnType<typeof openMarket>, to: number): void {
  const drawn = market.machine.drawn;
  market.machine = replayLog({ game: market.game, log: market.log, until: to }).machine;
  market.machine.seq = market.log.length;
  write(market, rewindTo(to, drawn));
}
