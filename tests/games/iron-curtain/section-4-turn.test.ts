import { describe, expect, test } from '@jest/globals';
import { aGame } from './a-game.ts';

const sorted = (ids: readonly string[]) => [...ids].sort();

describe('Step 1: place the card', () => {
  test('4.1, 4.3: with no card of its region in play, next to any card, never only diagonally', () => {
    const game = aGame().withHand('us', 'japan').turnOf('us');
    expect(sorted(game.options)).toEqual(['-1,0', '0,-1', '0,1', '1,0']);
  });

  test('4.2: a card of its region is in play, so it goes next to that one', () => {
    const game = aGame()
      .withCards({ japan: { at: '1,0' } })
      .withHand('us', 'vietnam')
      .turnOf('us');
    expect(sorted(game.options)).toEqual(['1,-1', '1,1', '2,0']);
  });

  test('4.3: all cards of its region are walled in, so it goes next to any card', () => {
    const game = aGame()
      .withCards({
        poland: { at: '1,0' },
        japan: { at: '1,1' },
        egypt: { at: '0,1' },
        iran: { at: '2,1' },
        cuba: { at: '1,2' },
      })
      .withHand('us', 'vietnam')
      .turnOf('us');
    expect(sorted(game.options)).toEqual(sorted(['0,-1', '-1,0', '1,-1', '2,0', '0,2', '-1,1', '3,1', '2,2', '1,3']));
  });

  test('Example 1: Vietnam can only be placed on A or on B', () => {
    // Japan and South Korea are closed in but for one cell each: A (3,0) and B (1,2).
    const game = aGame()
      .withCards({
        poland: { at: '1,0' },
        japan: { at: '2,0' },
        iran: { at: '2,-1' },
        egypt: { at: '2,1' },
        south_korea: { at: '1,1' },
        cuba: { at: '0,1' },
      })
      .withHand('ussr', 'vietnam')
      .turnOf('ussr');
    expect(sorted(game.options)).toEqual(['1,2', '3,0']);
    expect(game.answer('3,0').told()[0]).toBe('The USSR placed Vietnam (Asia, 3 of 3) east of Japan.');
  });

  test('4.4: one card a cell, and the map has no edge', () => {
    const game = aGame()
      .withCards({ poland: { at: '-1,0' }, cuba: { at: '-2,0' }, japan: { at: '-3,0' }, iran: { at: '-3,1' } })
      .withHand('us', 'vietnam')
      .turnOf('us');
    expect(sorted(game.options)).toEqual(['-3,-1', '-4,0']);
  });

  test('the question says where and what follows', () => {
    const game = aGame()
      .withCards({ cuba: { at: '1,0', us: 2 } })
      .withHand('us', 'panama')
      .turnOf('us');
    expect(game.prompt).toBe(
      'Where do you place Panama? It is card 2 of 2 in the region Central America, which is complete then and is ' +
        'scored at once.',
    );
    game.answer('2,0');
    expect(game.told()[0]).toBe('The US placed Panama (Central America, 2 of 2) east of Cuba.');
  });

  test('one space only: nobody is asked', () => {
    const game = aGame()
      .withCards({ poland: { at: '1,0' }, japan: { at: '1,1' }, egypt: { at: '0,1' }, iran: { at: '2,1' } })
      .withHand('us', 'vietnam')
      .turnOf('us');
    expect(game.asked).toBe('ussr opponents-event');
    expect(game.told().at(-1)).toBe('The US placed Vietnam (Asia, 2 of 3) south of Japan, the only space left for it.');
  });
});

describe('Step 2: score the region', () => {
  test('4.5: the last card of a region is placed: scored before order and event', () => {
    const game = aGame()
      .withCards({ cuba: { at: '1,0', ussr: 1 } })
      .withHand('us', 'panama')
      .turnOf('us')
      .answer('2,0');
    expect(game.state.score).toBe(-3);
    expect(game.asked).toBe('us order-or-event');
  });

  test('4.5: an incomplete region is not scored', () => {
    const game = aGame()
      .withCards({ japan: { at: '1,0', ussr: 3 } })
      .withHand('us', 'south_korea')
      .turnOf('us')
      .answer('2,0');
    expect(game.state).toMatchObject({ score: 0, scored: [] });
  });

  test('4.5: the start card counts for Europe', () => {
    const game = aGame()
      .withCards({
        poland: { at: '1,0', us: 1 },
        east_germany: { at: '2,0', us: 1 },
        yugoslavia: { at: '3,0' },
        west_germany: { at: '4,0' },
      })
      .withHand('us', 'turkey')
      .turnOf('us')
      .answer('5,0');
    expect(game.state.score).toBe(2 + 3);
  });
});

describe('Step 3: order or event', () => {
  test('4.6: an own card: order or event, one of them', () => {
    const game = aGame().withHand('us', 'japan').turnOf('us').answer('1,0');
    expect(game.asked).toBe('us order-or-event');
    expect(game.options).toEqual(['order', 'event']);
    game.answer('event', { japan: 2 });
    expect(game.cubes('japan')).toBe('2:0');
    expect(game.asked).toBe('ussr card-to-play');
  });

  test('4.7: an opponent’s card: the opponent decides on its event, then the order follows', () => {
    const game = aGame().withHand('us', 'vietnam').turnOf('us').answer('1,0');
    expect(game.asked).toBe('ussr opponents-event');
    game.answer('event', { vietnam: 2 });
    expect(game.cubes('vietnam')).toBe('0:2');
    expect(game.asked).toBe('us spread-cubes');
  });

  test('4.7: the opponent may decline', () => {
    const game = aGame().withHand('us', 'vietnam').turnOf('us').answer('1,0', 'decline');
    expect(game.told()).toEqual([
      'The USSR declined the event of Vietnam (infiltrate up to 3 cubes on Asia cards, at most 2 on any one card).',
    ]);
    expect(game.asked).toBe('us spread-cubes');
  });

  test('4.7: the side that plays never uses the opponent’s event', () => {
    const game = aGame().withHand('us', 'yugoslavia').turnOf('us').answer('1,0');
    expect(game.asked).toBe('ussr opponents-event');
    game.answer('decline');
    expect(game.asked).toBe('us spread-cubes');
    expect(game.state.score).toBe(0);
  });

  test('4.7: an event that can do nothing is not asked about', () => {
    // South Korea takes a USSR cube off Asia; there is none.
    const game = aGame().withHand('ussr', 'south_korea').turnOf('ussr').answer('1,0');
    expect(game.asked).toBe('ussr spread-cubes');
    expect(game.told()).toContain(
      'The event of South Korea (take up to 1 USSR cube off Asia cards) has no effect now.',
    );
  });

  test('an own card that can do nothing: nobody is asked, the turn is over', () => {
    const game = aGame()
      .withCards({ europe_start: { at: '0,0', us: 0, ussr: 1 } })
      .withHand('us', 'south_korea')
      .turnOf('us')
      .answer('1,0');
    expect(game.told().at(-1)).toBe('South Korea: neither its order nor its event can do anything now.');
    expect(game.asked).toBe('ussr card-to-play');
  });

  test('4.8: then the other side plays', () => {
    const game = aGame()
      .withHand('us', 'japan')
      .withHand('ussr', 'cuba', 'iran')
      .turnOf('us')
      .answer('1,0', 'order', {});
    expect(game.asked).toBe('ussr card-to-play');
    expect(game.state).toMatchObject({ active: 'ussr', plays: 1, played: undefined });
  });
});
