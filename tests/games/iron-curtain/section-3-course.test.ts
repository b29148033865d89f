import { describe, expect, test } from '@jest/globals';
import { aGame } from './a-game.ts';
import type { TestGame } from './test-game.ts';

/** Play on with the game's own fallback answers until a condition holds. */
function playUntil(game: TestGame, done: (game: TestGame) => boolean): TestGame {
  for (let i = 0; i < 400 && !done(game); i += 1) {
    const { fallback } = game;
    if (fallback === undefined) return game;
    game.answer(fallback);
  }
  return game;
}

test('3.1: the sides take turns, one card a turn', () => {
  const game = aGame().start().answer('us');
  const order: string[] = [];
  playUntil(game, ({ state, facts }) => {
    for (const fact of facts) if (fact.type === 'card-placed') order.push(fact.side);
    return state.round === 2;
  });
  expect(order).toEqual(['us', 'ussr', 'us', 'ussr', 'us', 'ussr', 'us', 'ussr']);
});

describe('3.2: the end of round 1', () => {
  const game = playUntil(aGame().start().answer('us'), ({ state }) => state.round === 2);

  test('each side sets its last card aside', () => {
    expect([game.state.aftermath.us.length, game.state.aftermath.ussr.length]).toEqual([1, 1]);
  });

  test('it is the card that was not played, and only its side reads its name', () => {
    const aside = game.facts.find((fact) => fact.type === 'round-ended')?.aside;
    expect(aside).toEqual(game.state.aftermath);
    const name = game.game.setting.pack.card[game.state.aftermath.us[0] ?? '']?.name.printed ?? '-';
    const told = (viewer: string) => game.told(viewer).some((line) => line.includes('aside') && line.includes(name));
    expect([told('us'), told('moderator'), told('ussr'), told('spectator')]).toEqual([true, true, false, false]);
  });

  test('3.3: the remaining eight cards are dealt, four each', () => {
    expect([game.state.hands.us.length, game.state.hands.ussr.length, game.state.deck.length]).toEqual([4, 4, 0]);
  });
});

describe('3.4: who decides who plays first in round 2', () => {
  const roundTwo = (score: number) =>
    aGame()
      .withScore(score)
      .doing({ step: 'begin-round', args: { round: 2 } }).asked;
  test('the side that is behind', () => {
    expect(roundTwo(3)).toBe('ussr who-starts');
    expect(roundTwo(-1)).toBe('us who-starts');
  });
  test('the USSR when the marker is in the middle', () => expect(roundTwo(0)).toBe('ussr who-starts'));
});

test('3.3, 3.5: all cards of round 2 are played; 17 cards lie on the map at the end', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const game = playUntil(aGame().start(seed).answer('ussr'), ({ outcome }) => outcome !== undefined);
    expect(game.outcome).toBeDefined();
    if (game.state.ending?.when !== 'final') continue;
    expect(game.state.map).toHaveLength(17);
    expect([...game.state.hands.us, ...game.state.hands.ussr]).toEqual([]);
  }
});

test('3.3: the last card of a hand is not asked for', () => {
  const game = aGame().withRound(2, 6).withHand('us', 'japan').turnOf('us');
  expect(game.asked).toBe('us space');
  expect(game.told('us')).toEqual(['The US has only Japan left to play.']);
  expect(game.told('ussr')).toEqual([]);
});

describe('3.6: a flag ends the game at once', () => {
  test('in step 2 of a turn: no order, no event, no more turns', () => {
    const game = aGame()
      .withScore(6)
      .withCards({ cuba: { at: '1,0', us: 1 }, panama: { at: '9,9' } })
      .with((state) => {
        state.map = state.map.filter(({ card }) => card !== 'panama');
      })
      .withHand('ussr', 'panama')
      .turnOf('ussr')
      .answer('2,0');
    expect(game.asked).toBe('nobody');
    expect(game.state.ending).toEqual({ winner: 'us', how: 'flag', when: 'play' });
    expect(game.view('us')).toMatchObject({ active: undefined, played: undefined });
    expect(game.outcome?.winners).toEqual(['us']);
    expect(game.told().at(-1)).toBe('The US wins: the marker reached its flag when a region was completed.');
  });
});
