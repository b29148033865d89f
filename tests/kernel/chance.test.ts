import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ChanceMismatch, ChanceNeeded, createDealer } from '../../src/kernel/dealer.ts';
import { hmacChance, seedHash } from '../../src/kernel/hmac-chance.ts';
import { randomFrom, seededRandom } from '../../src/kernel/random.ts';

const source = hmacChance('the secret seed', { game: 'table-1', salts: { US: 'u', USSR: 's' } });

test('draw n is the same whoever asks and whenever; other numbers, seeds and salts give other draws', () => {
  const first = (chance: typeof source, n: number) =>
    Array.from(
      { length: 8 },
      (
        (next) => () =>
          next(1000)
      )(chance(n)),
    );
  expect(first(source, 7)).toEqual(first(source, 7));
  expect(first(source, 8)).not.toEqual(first(source, 7));
  expect(first(hmacChance('another', { game: 'table-1', salts: { US: 'u', USSR: 's' } }), 7)).not.toEqual(
    first(source, 7),
  );
  expect(first(hmacChance('the secret seed', { game: 'table-1', salts: { US: 'x', USSR: 's' } }), 7)).not.toEqual(
    first(source, 7),
  );
});

test('a published test vector: seed, draw and faces', () => {
  const dealer = createDealer({ drawn: 0, source });
  expect([1, 2, 3, 4, 5, 6].map(() => dealer.die('die:test', 6))).toMatchInlineSnapshot(`
[
  4,
  1,
  6,
  5,
  5,
  4,
]
`);
  expect(seedHash('the secret seed')).toMatchInlineSnapshot(
    `"05bb54772659cd094d989f62dba3d4187aae59ae6cd610577fd4ab65d3af66ce"`,
  );
});

test('words of the last, incomplete run are thrown away: no modulo bias', () => {
  const words = [2 ** 32 - 1, 2 ** 32 - 4, 9]; // 2^32 mod 6 is 4: the top four words would favour 0 to 3
  const random = randomFrom(() => words.shift() ?? 0);
  expect(random(6)).toBe(9 % 6);
  expect(words).toEqual([]);
});

test('dice are uniform (chi-square over 60,000 draws)', () => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (let n = 1; n <= 60_000; n += 1) {
    const face = source(n)(6);
    counts[face] = (counts[face] ?? 0) + 1;
  }
  const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  expect(chiSquare).toBeLessThan(25.7); // 5 degrees of freedom, 99.99 %
});

test('all 24 orders of four cards are alike likely', () => {
  const orders = new Map<string, number>();
  for (let n = 0; n < 24_000; n += 1) {
    const order = createDealer({ drawn: n, source }).shuffle('deck', ['a', 'b', 'c', 'd']).join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(orders.size).toBe(24);
  const chiSquare = [...orders.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
  expect(chiSquare).toBeLessThan(59); // 23 degrees of freedom, 99.99 %
});

test('a draw stays below its limit and reaches every value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.string(), (limit, seed) => {
      const random = seededRandom(seed);
      const seen = new Set(Array.from({ length: limit * 40 }, () => random(limit)));
      expect(Math.max(...seen)).toBeLessThan(limit);
      expect(Math.min(...seen)).toBeGreaterThanOrEqual(0);
      expect(seen.size).toBeGreaterThan(limit * 0.9);
    }),
  );
});

test('recorded results stand in for live ones and are checked', () => {
  const dealer = createDealer({ drawn: 30, given: [{ n: 31, purpose: 'die:uprising:EU', result: 5 }] });
  expect(dealer.die('die:uprising:EU', 6)).toBe(5);
  expect(dealer.draws).toEqual([{ n: 31, purpose: 'die:uprising:EU', result: 5 }]);
  expect(() => dealer.die('die:more', 6)).toThrow(ChanceNeeded);
  const wrong = (result: number, purpose = 'die:x') => createDealer({ drawn: 0, given: [{ n: 1, purpose, result }] });
  expect(() => wrong(7).die('die:x', 6)).toThrow(ChanceMismatch);
  expect(() => wrong(3, 'die:y').die('die:x', 6)).toThrow('draw 1 is recorded for die:y, the rules ask for die:x');
});

test('a hand-written shuffle may name only the first cards; the rest comes from the seed and is reported', () => {
  const given = [{ purpose: 'deck', result: ['d', 'b'] }];
  const dealer = createDealer({ drawn: 0, given, source });
  const order = dealer.shuffle('deck', ['a', 'b', 'c', 'd', 'e']);
  expect(order.slice(0, 2)).toEqual(['d', 'b']);
  expect([...order].sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(dealer.filled).toEqual([1]);
  expect(() =>
    createDealer({ drawn: 0, given: [{ purpose: 'deck', result: ['d', 'd'] }], source }).shuffle('deck', ['d', 'e']),
  ).toThrow(ChanceMismatch);
});
