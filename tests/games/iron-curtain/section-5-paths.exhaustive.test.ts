import { describe, expect, test } from '@jest/globals';
import { onMap, touch } from '../../../src/games/iron-curtain/map/grid.ts';
import type { Placed } from '../../../src/games/iron-curtain/state.ts';
import type { CardId, Options, Placing, Side, State } from '../../../src/games/iron-curtain/types.ts';
import { enumerateAnswers } from '../../../src/kernel/enumerate-answers.ts';
import { pickFrom, seededRandom } from '../../../src/kernel/random.ts';
import { aGame } from './a-game.ts';
import type { TestGame } from './test-game.ts';

/*
 * 5.1 to 5.4: cubes are placed by one question when the reserve covers them (`spread-cubes`), and one by one when it
 * does not (`place-cube`, `take-back-cube`). Here every answer of both ways is played out, in many small positions.
 */

type Random = ReturnType<typeof seededRandom>;
const CARDS = ['europe_start', 'japan', 'iran', 'poland', 'cuba'];
const CELLS = ['0,0', '1,0', '0,1', '1,1', '2,0'];

/** A map of three to five cards with a few cubes on each. */
function smallMap(random: Random) {
  const cards = CARDS.slice(0, 3 + random(3));
  return Object.fromEntries(
    cards.map((card, i) => [card, { at: CELLS[i] ?? '', us: random(4), ussr: pickFrom([0, 1, 2, 4], random) }]),
  );
}

/** Cubes to be placed in a random position: an order, Infiltrate, or an event that lies between them. */
function situation(seed: string, reserve: (left: number, random: Random) => number, options: Partial<Options> = {}) {
  const random = seededRandom(seed);
  const map = smallMap(random);
  const left = 1 + random(4);
  const byAccess = random(2) === 0;
  const limit = random(3) === 0 ? { perCard: 1 + random(2) } : {};
  const builder = aGame().withOptions(options).withCards(map).withReserve('us', reserve(left, random));
  const { state } = builder.doing();
  const targets = Object.keys(map).filter((card) => !byAccess || hasAccess(state, card, 'us'));
  const placing = {
    side: 'us',
    card: 'japan',
    cause: 'event',
    left,
    targets,
    byAccess,
    taxed: random(3) > 0,
    ...limit,
    placed: {},
  } as const;
  return { builder, placing, state };
}

function hasAccess(state: State, id: CardId, side: Side): boolean {
  const card = onMap(state, id);
  return state.map.some((other) => other[side] > 0 && (other === card || touch(other, card)));
}

/** What counts in the end: the cubes on every card, in the reserve, out of the game. */
function resultOf({ map, reserve, removed }: Pick<State, 'map' | 'reserve' | 'removed'>): string {
  return JSON.stringify([map.map(({ us, ussr }) => [us, ussr]), reserve.us, removed.us]);
}

/** Every result that answers can lead to; `allowed` may leave out some of the positions on the way. */
function reachable(game: TestGame, allowed: (next: TestGame) => boolean = () => true): string[] {
  const results = new Set<string>();
  const seen = new Set<string>();
  const walk = (at: TestGame) => {
    const decision = at.open();
    if (!decision) {
      results.add(resultOf(at.state));
      return;
    }
    const key =
      resultOf(at.state) + JSON.stringify(at.machine.agenda, (name, value) => (/^(id|since)$/.test(name) ? '' : value));
    if (seen.has(key)) return;
    seen.add(key);
    const answers = [...enumerateAnswers(at.choice)];
    if (answers.length === 0) throw new Error(`a dead end at ${decision.name}: ${key}`);
    for (const answer of answers) {
      const next = at.changed(() => {}).answer(answer);
      if (allowed(next)) walk(next);
    }
  };
  walk(game);
  return [...results].sort();
}

const place = (builder: ReturnType<typeof aGame>, args: Placing) => builder.doing({ step: 'place-cubes', args });

describe('both ways lead to the same results', () => {
  test.each([{}, { tax_cube: 'back-to-the-reserve' }] as const)(
    'with a reserve that covers everything (%j)',
    (options) => {
      let many = 0;
      for (let n = 0; n < 120; n += 1) {
        const { builder, placing } = situation(`covered ${n}`, (left, random) => left + random(2), options);
        const atOnce = reachable(place(builder, { ...placing, short: false }));
        expect(reachable(place(builder, { ...placing, short: true }))).toEqual(atOnce);
        if (atOnce.length > 5) many += 1;
      }
      expect(many).toBeGreaterThan(60);
    },
  );

  test('with a reserve that covers a part: without taking back, what a smaller number gives at once', () => {
    let some = 0;
    for (let n = 0; n < 120; n += 1) {
      const { builder, placing, state } = situation(`partly ${n}`, (left, random) => random(left));
      const reserve = state.reserve.us;
      const fromReserve = reachable(
        place(builder, { ...placing, short: true }),
        (next) => next.open()?.name !== 'take-back-cube' && !next.facts.some(({ type }) => type === 'cube-taken-back'),
      );
      const smaller = reachable(place(builder, { ...placing, left: reserve, short: false }));
      expect(fromReserve).toEqual(smaller);
      if (reserve > 0 && smaller.length > 2) some += 1;
    }
    expect(some).toBeGreaterThan(30);
  });
});

/*
 * The same once more by a plain reading of the rulebook: put a cube, paying one or two; each comes from the reserve,
 * and once that is empty from any other own card.
 */
type Plain = { readonly cards: readonly Placed[]; readonly reserve: number; readonly removed: number };

function payments(at: Plain, target: CardId, price: number): readonly Plain[] {
  if (price === 0) return [at];
  if (at.reserve > 0) return payments({ ...at, reserve: at.reserve - 1 }, target, price - 1);
  return at.cards.flatMap((source) =>
    source.us > 0 && source.card !== target
      ? payments({ ...at, cards: changed(at.cards, source.card, -1) }, target, price - 1)
      : [],
  );
}

function changed(cards: readonly Placed[], id: CardId, by: number): readonly Placed[] {
  return cards.map((card) => (card.card === id ? { ...card, us: card.us + by } : card));
}

function byTheBook(state: State, { left, targets, taxed, perCard }: Omit<Placing, 'short'>): string[] {
  const results = new Set<string>();
  const seen = new Set<string>();
  const walk = (at: Plain, cubes: number, placed: { readonly [card: CardId]: number }) => {
    const key = JSON.stringify([at, cubes, perCard === undefined ? 0 : placed]);
    if (seen.has(key)) return;
    seen.add(key);
    const { cards, reserve, removed } = at;
    results.add(resultOf({ map: [...cards], reserve: { us: reserve, ussr: 0 }, removed: { us: removed, ussr: 0 } }));
    for (const { card, us, ussr } of cards.filter((each) => targets.includes(each.card))) {
      const price = taxed && ussr - us >= 2 ? 2 : 1;
      const before = placed[card] ?? 0;
      if (price > cubes || before === perCard) continue;
      for (const paid of payments(at, card, price))
        walk({ ...paid, cards: changed(paid.cards, card, 1), removed: removed + price - 1 }, cubes - price, {
          ...placed,
          [card]: before + 1,
        });
    }
  };
  walk({ cards: state.map, reserve: state.reserve.us, removed: state.removed.us }, left, {});
  return [...results].sort();
}

test.each([
  ['nothing', () => 0],
  ['a part', (left: number, random: Random) => random(left)],
  ['everything', (left: number) => left],
] as const)('a reserve that covers %s: exactly what the rulebook allows', (_, reserve) => {
  for (let n = 0; n < 40; n += 1) {
    const { builder, placing, state } = situation(`book ${n}`, reserve);
    const short = state.reserve.us < placing.left;
    expect(reachable(place(builder, { ...placing, short }))).toEqual(byTheBook(state, placing));
  }
});
