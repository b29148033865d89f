import { describe, expect, test } from '@jest/globals';
import { aGame } from './a-game.ts';

/** What a slot of a `spread` question takes: its maximum and its prices. */
function slot(game: ReturnType<ReturnType<typeof aGame>['order']>, id: string) {
  const { choice } = game;
  if (choice.kind !== 'spread') throw new Error(`not a spread but ${choice.kind}`);
  const found = choice.slots.find((each) => each.id === id);
  return found && { max: found.max, prices: found.prices?.cubes };
}

describe('5.1: the order', () => {
  // Europe (0,0) US 1; Japan next to it, Vietnam next to Japan.
  const map = () =>
    aGame().withCards({
      europe_start: { at: '0,0', us: 1, ussr: 1 },
      japan: { at: '1,0' },
      vietnam: { at: '2,0' },
      iran: { at: '0,1', ussr: 1 },
    });

  test('5.1.1: up to as many cubes as the card shows, split at will', () => {
    const game = map().order('us', 'japan'); // 3 cubes
    expect(game.choice).toMatchObject({ kind: 'spread', total: { min: 0, max: 3 } });
    game.answer({ europe_start: 1, japan: 2 });
    expect([game.cubes('europe_start'), game.cubes('japan'), game.state.reserve.us]).toEqual(['2:1', '2:0', 20]);
  });

  test('5.1.1: fewer or none', () => {
    expect(map().order('us', 'japan').answer({ japan: 1 }).cubes('japan')).toBe('1:0');
    const none = map().order('us', 'japan').answer({});
    expect(none.told()).toEqual(['The US placed no cubes with the order of Japan.']);
  });

  test('5.1.1: more than the card shows is refused', () => {
    expect(() => map().order('us', 'japan').answer({ europe_start: 2, japan: 2 })).toThrow('illegal-answer');
  });

  test('5.1.2: access needs a cube on the card or on an orthogonal neighbour', () => {
    expect(map().order('us', 'japan').options).toEqual(['europe_start', 'japan', 'iran']);
    expect(() => map().order('us', 'japan').answer({ vietnam: 1 })).toThrow('illegal-answer');
  });

  test('5.1.2: never diagonally', () => {
    const game = aGame()
      .withCards({ japan: { at: '1,0' }, iran: { at: '1,1' } })
      .order('us', 'iran');
    expect(game.options).toEqual(['europe_start', 'japan']);
  });

  test('5.1.3: cubes added in this step open nothing new', () => {
    const game = map().withReserve('us', 1).order('us', 'japan').answer('japan');
    expect(game.options).not.toContain('vietnam');
  });

  test('Example 3: the USSR can place on every card but C; the US on every card, C included', () => {
    // C touches South Africa only, where the US has a cube and the USSR has none.
    const layout = () =>
      aGame().withCards({
        europe_start: { at: '0,0', us: 1, ussr: 2 },
        egypt: { at: '1,0', ussr: 1 },
        south_africa: { at: '2,0', us: 1 },
        angola: { at: '3,0' },
      });
    expect(layout().order('ussr', 'south_africa').options).toEqual(['europe_start', 'egypt', 'south_africa']);
    expect(layout().order('us', 'south_africa').options).toEqual(['europe_start', 'egypt', 'south_africa', 'angola']);
  });
});

describe('5.2: dominance', () => {
  const against = (ussr: number, us = 0) =>
    aGame().withCards({ europe_start: { at: '0,0', us: 1, ussr: 0 }, poland: { at: '1,0', us, ussr } });

  test('5.2.1: control is more cubes, dominance at least two more', () => {
    const card = (us: number, ussr: number) =>
      aGame()
        .withCards({ poland: { at: '1,0', us, ussr } })
        .turnOf('us')
        .view('us')
        .cards.find(({ id }) => id === 'poland');
    expect(card(1, 1)).toMatchObject({ control: undefined, dominance: undefined });
    expect(card(2, 1)).toMatchObject({ control: 'us', dominance: undefined });
    expect(card(3, 1)).toMatchObject({ control: 'us', dominance: 'us' });
    expect(card(1, 4)).toMatchObject({ control: 'ussr', dominance: 'ussr' });
  });

  test('5.2.2: a cube costs two there, and the second leaves the game', () => {
    const game = against(2).order('us', 'poland');
    game.answer({ poland: 1 });
    expect([game.cubes('poland'), game.state.reserve.us, game.state.removed.us]).toEqual(['1:2', 21, 1]);
    expect(game.told()).toEqual([
      'The US placed 1 on Poland (USSR now leads 2 to 1). 1 more cube left the game because of dominance. In ' +
        'reserve: 21.',
    ]);
  });

  test('5.2.2: both count against the card’s number', () => {
    const game = against(4).order('us', 'poland'); // order of 2
    expect(game.choice).toMatchObject({ budgets: [{ most: 2 }] });
    expect(slot(game, 'poland')).toEqual({ max: 1, prices: [2, 2, 2, 1] });
    expect(() => game.answer({ poland: 1, europe_start: 1 })).toThrow('illegal-answer');
  });

  test('5.2.3: as soon as the lead is below two, cubes cost one again', () => {
    const game = against(3).withCardData('poland', { cubes: 4 }).order('us', 'poland');
    expect(slot(game, 'poland')).toEqual({ max: 2, prices: [2, 2, 1] });
    const cheaper = against(2).withCardData('poland', { cubes: 4 }).order('us', 'poland');
    expect(slot(cheaper, 'poland')).toEqual({ max: 3, prices: [2, 1] });
    cheaper.answer({ poland: 3 });
    expect([cheaper.cubes('poland'), cheaper.state.removed.us]).toEqual(['3:2', 1]);
  });

  test('5.2.4: two opposing cubes and none of yours: dominated', () => {
    expect(slot(against(2).order('us', 'poland'), 'poland')?.prices).toEqual([2, 1]);
    expect(slot(against(1).order('us', 'poland'), 'poland')?.prices).toEqual([1]);
  });
});

describe('5.3: short of cubes', () => {
  const short = (reserve: number) =>
    aGame()
      .withCards({
        europe_start: { at: '0,0', us: 2, ussr: 1 },
        japan: { at: '1,0', us: 1 },
        iran: { at: '0,1', us: 1 },
      })
      .withReserve('us', reserve)
      .order('us', 'japan'); // 3 cubes

  test('5.3.1: the reserve covers the order: one question', () => expect(short(3).asked).toBe('us spread-cubes'));

  test('5.3.1: it does not: cube by cube, first from the reserve, then from the map', () => {
    const game = short(1);
    expect(game.asked).toBe('us place-cube');
    expect(game.options).toEqual(['europe_start', 'japan', 'iran', 'done']);
    game.answer('japan');
    expect([game.cubes('japan'), game.state.reserve.us]).toEqual(['2:0', 0]);
    game.answer('japan');
    expect(game.asked).toBe('us take-back-cube');
    expect(game.options).toEqual(['europe_start', 'iran']);
    game.answer('iran');
    expect([game.cubes('japan'), game.cubes('iran'), game.cubes('europe_start')]).toEqual(['3:0', '0:0', '2:1']);
    expect(game.told()).toEqual([
      'The US took a cube back from Iran (no cubes there).',
      'The US placed 1 on Japan (dominated by the US, 3 to 0). The reserve is empty.',
    ]);
  });

  test('5.3.1: the question says what the reserve holds', () => {
    const game = short(1);
    expect(game.prompt).toBe(
      'Order of Japan: place up to 3 cubes on cards in your reach. Your reserve holds only 1; after that, cubes ' +
        'are taken back from the map, one by one.',
    );
    expect(game.answer('japan').prompt).toBe(
      'Order of Japan: place up to 2 cubes on cards in your reach. Your reserve is empty, so cubes are taken back ' +
        'from the map, one by one.',
    );
  });

  test('5.3.1: enough is enough', () => {
    const game = short(1).answer('japan', 'done');
    expect(game.asked).toBe('nobody');
    expect(game.told()).toEqual(['The US left 2 cubes of the order of Japan unused.']);
  });

  test('5.3.1: one source only: nobody is asked', () => {
    const game = aGame()
      .withCards({ europe_start: { at: '0,0', us: 1, ussr: 1 }, japan: { at: '1,0' } })
      .withReserve('us', 0)
      .order('us', 'japan')
      .answer('japan');
    expect([game.cubes('europe_start'), game.cubes('japan')]).toEqual(['0:1', '1:0']);
  });

  test('5.2, 5.3: a dominated card needs two cubes, one of them may come from the map', () => {
    const game = aGame()
      .withCards({ europe_start: { at: '0,0', us: 3, ussr: 0 }, japan: { at: '1,0', ussr: 2 } })
      .withReserve('us', 1)
      .order('us', 'japan')
      .answer('japan');
    expect([game.cubes('europe_start'), game.cubes('japan'), game.state.removed.us]).toEqual(['2:0', '1:2', 20 + 1]);
  });

  test('5.3.1: the same for Infiltrate', () => {
    const game = aGame()
      .withCards({
        europe_start: { at: '0,0', us: 2, ussr: 1 },
        iran: { at: '0,1', us: 1 },
        poland: { at: '1,0' },
        japan: { at: '2,0' },
      })
      .withReserve('us', 0)
      .event('us', 'japan', { op: 'infiltrate', max: 3, where: { regions: ['asia'] } });
    expect(game.asked).toBe('us place-cube');
    game.answer('japan', 'iran');
    expect([game.cubes('japan'), game.cubes('iran')]).toEqual(['1:0', '0:0']);
  });
});
