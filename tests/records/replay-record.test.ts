import { describe, expect, test } from '@jest/globals';
import { anyModule } from '../../src/kernel/any-game.ts';
import { hmacChance, seedHash } from '../../src/kernel/hmac-chance.ts';
import { looseSetup, playAtRandom } from '../../src/kernel/play-at-random.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { readRecord } from '../../src/records/read-record.ts';
import type { GameRecord } from '../../src/records/record.ts';
import { replayRecord } from '../../src/records/replay-record.ts';
import { marketDay } from '../fixtures/miniature-game/rules.ts';

const games = new Map([['market-day', anyModule(marketDay)]]);

/** A finished game as the server would export it. */
function playedRecord(seed = 'the seed'): GameRecord {
  const { rules } = anyModule(marketDay);
  const seats = rules.seats(2, {});
  const game = { rules, setting: { seats, options: { purse: 5 }, pack: rules.builtInPack().pack, ruleset: 2 } };
  const setup = {
    ...looseSetup(game, { purse: 5 }, rules.builtInPack().hash),
    table: 'record',
    seedHash: seedHash(seed),
  };
  const chance = hmacChance(seed, { game: 'record', salts: {} });
  const { log } = playAtRandom({ game, setup, chance, random: seededRandom(seed) });
  const replayed = replayRecord(
    readRecord({
      despatch: 1,
      game: 'market-day',
      ruleset: 2,
      seats: seats.map((seat) => ({ seat })),
      entries: log,
      seed,
    }),
    games,
  );
  return readRecord({
    despatch: 1,
    game: 'market-day',
    ruleset: 2,
    seats: seats.map((seat) => ({ seat })),
    seedHash: seedHash(seed),
    seed,
    entries: JSON.parse(JSON.stringify(replayed.entries.map(({ entry }) => entry))),
  });
}

test('an exported record replays with every hash and every roll right', () => {
  const record = playedRecord();
  const { machine, hashes, wrongHashes, rolls, entries } = replayRecord(record, games);
  expect(machine.over).toBe(true);
  expect(hashes).toBe(record.entries.length);
  expect(wrongHashes).toEqual([]);
  expect(rolls.checked).toBe(entries.flatMap(({ entry }) => entry.chance ?? []).length);
  expect(rolls.checked).toBeGreaterThan(0);
  expect(rolls).toMatchObject({ differing: [], filled: [], seedFits: true });
});

test('without its seed the hashes are checked and the rolls are not', () => {
  const { seed: _, ...record } = playedRecord();
  expect(replayRecord(record, games).rolls).toEqual({
    checked: undefined,
    unchecked: 'no-seed',
    differing: [],
    ruled: [],
    filled: [],
    openEnded: [],
    seedFits: true,
  });
});

test('a roll that the seed does not give is found, and so is a seed that was not the published one', () => {
  const record = playedRecord();
  const [setup, ...rest] = record.entries;
  const forged = (setup?.kind === 'setup' && setup.chance?.[0]?.result) as string[];
  const reversed = [...forged].reverse();
  const entries = [
    { ...setup, chance: [{ n: 1, purpose: 'deck:prizes', result: reversed }] },
    ...rest,
  ] as GameRecord['entries'];
  const replayed = replayRecord({ ...record, entries }, games);
  expect(replayed.rolls.differing).toEqual([1]);
  expect(replayed.wrongHashes.length).toBeGreaterThan(0);
  expect(replayRecord({ ...record, seed: 'another' }, games).rolls.seedFits).toBe(false);
});

test('a record may be written by hand: no hashes, no numbers, the first card, the rest from the seed', () => {
  const record = readRecord({
    despatch: 1,
    game: 'market-day',
    seats: [{ seat: 'Red' }, { seat: 'Blue' }],
    seed: 'any',
    entries: [
      { kind: 'setup', chance: [{ purpose: 'deck:prizes', result: ['5'] }] },
      { seat: 'Red', answer: 3 },
      { seat: 'Blue', answer: 3, chance: [{ purpose: 'die:tie', result: 2 }] },
    ],
  });
  const { machine, entries, hashes, rolls } = replayRecord(record, games);
  expect(machine.state).toMatchObject({ points: { Red: 0, Blue: 5 }, coins: { Red: 5, Blue: 2 } });
  expect(hashes).toBe(0);
  expect(rolls.filled).toEqual([1]);
  expect(entries.map(({ entry }) => entry)).toMatchObject([
    { seq: 1, kind: 'setup', seats: ['Red', 'Blue'] },
    { seq: 2, decision: '1.1', how: 'import' },
    { seq: 3, decision: '1.1', chance: [{ n: 2, purpose: 'die:tie', result: 2 }] },
  ]);
});

describe('the seed of a record that was written by hand', () => {
  const record = (change: object) =>
    readRecord({
      despatch: 1,
      game: 'market-day',
      seats: [{ seat: 'Red' }, { seat: 'Blue' }],
      entries: [
        { kind: 'setup', chance: [{ purpose: 'deck:prizes', result: ['5'] }] },
        { seat: 'Red', answer: 3 },
        { seat: 'Blue', answer: 3, chance: [{ purpose: 'die:tie', result: 2 }] },
      ],
      ...change,
    });

  test('only fills in: no given result is held against it', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { rolls } = replayRecord(record({ seed }), games);
      expect(rolls).toMatchObject({
        differing: [],
        unchecked: 'no-seal',
        checked: undefined,
        filled: [1],
        seedFits: true,
      });
    }
  });

  test('once it was sealed before the game, every given result must follow from it', () => {
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
    const differing = seeds.filter((seed) => {
      const { rolls } = replayRecord(record({ seed, seedHash: seedHash(seed) }), games);
      expect(rolls.unchecked).toBeUndefined();
      return rolls.differing.length > 0;
    });
    expect(differing.length).toBeGreaterThan(0);
  });

  test('may be missing: the cards that are not named lie below the others as the pack has them', () => {
    const { entries, rolls } = replayRecord(record({}), games);
    expect(rolls).toMatchObject({ filled: [], openEnded: [1], unchecked: 'no-seal' });
    const [deck] = entries[0]?.entry.chance ?? [];
    const { result } = Object(deck);
    expect(result[0]).toBe('5');
    expect(result.slice(1)).toEqual(
      marketDay.rules
        .builtInPack()
        .pack.prizes.map(String)
        .filter((prize) => prize !== '5'),
    );
  });

  test('a record that was sealed and leaves cards out without its seed is refused', () => {
    expect(() => replayRecord(record({ seedHash: seedHash('a') }), games)).toThrow('records.chance-needed');
  });
});

test('what is left out and cannot be filled in is said', () => {
  const bare = readRecord({ despatch: 1, game: 'market-day', entries: [] });
  expect(() => replayRecord(bare, games)).toThrow(
    expect.objectContaining({
      code: 'bad-input',
      reason: { key: 'records.chance-needed', args: { seq: 1, n: 1, purpose: 'deck:prizes' } },
    }),
  );
});

test('a rewind in a record, and the position before it', () => {
  const seats = [{ seat: 'Red' }, { seat: 'Blue' }];
  const bids = [
    { seat: 'Red', answer: 1 },
    { seat: 'Blue', answer: 0 },
  ];
  const back = { kind: 'ruling', ruling: { type: 'rewind', to: 1 }, reason: 'a mis-click' };
  const record = readRecord({ despatch: 1, game: 'market-day', seats, seed: 's', entries: [...bids, back, ...bids] });
  const { machine, entries } = replayRecord(record, games);
  expect(entries.map(({ entry }) => entry.seq)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(entries.filter(({ voided }) => voided).map(({ entry }) => entry.seq)).toEqual([2, 3]);
  expect(machine.state).toMatchObject({ coins: { Red: 4 } });
  expect(replayRecord(record, games, 3).machine.state).toMatchObject({ coins: { Red: 4 } });
  expect(replayRecord(record, games, 4).machine.state).toMatchObject({ coins: { Red: 5 } });
});

test.each([
  ['no record at all', 'hello', 'records.not-a-record'],
  ['another format version', { despatch: 2, game: 'market-day' }, 'records.not-a-record'],
  ['an unknown game', { despatch: 1, game: 'chess' }, 'records.unknown-game'],
  ['a ruleset from the future', { despatch: 1, game: 'market-day', ruleset: 9 }, 'records.newer-ruleset'],
  [
    'seats of another game',
    { despatch: 1, game: 'market-day', seats: [{ seat: 'US' }, { seat: 'Red' }] },
    'records.wrong-seats',
  ],
  ['a pack that is not there', { despatch: 1, game: 'market-day', pack: { hash: 'x' } }, 'records.pack-missing'],
  [
    'a pack that was changed',
    { despatch: 1, game: 'market-day', pack: { hash: 'x', content: {} } },
    'records.pack-hash',
  ],
  [
    'an answer of a seat that is not asked',
    {
      despatch: 1,
      game: 'market-day',
      seats: [{ seat: 'Red' }, { seat: 'Blue' }],
      seed: 's',
      entries: [
        { seat: 'Red', answer: 1 },
        { seat: 'Red', answer: 1 },
      ],
    },
    'records.not-asked',
  ],
])('%s is refused', (_name, json, key) => {
  expect(() => replayRecord(readRecord(json), games)).toThrow(
    expect.objectContaining({ code: 'bad-input', reason: expect.objectContaining({ key }) }),
  );
});
