import { describe, expect, test } from '@jest/globals';
import { asksToPutRight, putRight } from '../../put-right.ts';
import { aGame } from '../a-game.ts';

const map = () =>
  aGame()
    .withCards({
      europe_start: { at: '0,0', us: 1, ussr: 1 },
      japan: { at: '1,0', us: 2 },
      vietnam: { at: '2,0' },
    })
    .withHand('us', 'cuba', 'iran');

describe('cubes', () => {
  test('they go from one place to another, and everybody reads it', () => {
    const game = map().turnOf('us');
    const { told } = putRight(game, 'cubes', { side: 'us', amount: 2, from: 'card:japan', to: 'card:vietnam' });
    expect([game.cubes('japan'), game.cubes('vietnam')]).toEqual(['0:0', '2:0']);
    expect(told()).toEqual(['Put right by the moderator: 2 US cubes go from Japan to Vietnam.']);
    putRight(game, 'cubes', { side: 'us', amount: 1, from: 'card:vietnam', to: 'out' });
    expect([game.cubes('vietnam'), game.state.removed.us]).toEqual(['1:0', 1]);
  });

  test('only what exists can be named, with what is there', () => {
    const { label, options } = asksToPutRight(map().turnOf('us'), 'cubes');
    expect(label).toBe('Move cubes');
    expect(options.from).toEqual([
      'card:europe_start: Europe (US 1, USSR 1)',
      'card:japan: Japan (US 2, USSR 0)',
      'card:vietnam: Vietnam (US 0, USSR 0)',
      'reserve: the reserve (US 21, USSR 23)',
      'out: those out of the game (US 0, USSR 0)',
    ]);
  });

  test.each([
    [{ amount: 3, from: 'card:japan', to: 'reserve' }, 'There are only 2 US cubes in this place: Japan.'],
    [{ amount: 1, from: 'out', to: 'reserve' }, 'There is no US cube in this place: those out of the game.'],
    [
      { amount: 1, from: 'reserve', to: 'reserve' },
      'That is how things stand already, so there is nothing to put right.',
    ],
  ])('refused: %j', (answer, sentence) => {
    const game = map().turnOf('us');
    expect(putRight(game, 'cubes', { side: 'us', ...answer }).refused).toBe(sentence);
    expect(game.cubes('japan')).toBe('2:0');
  });

  test('5.1: an order that is being asked goes on with the cubes that are left in the reserve', () => {
    const game = map().order('us', 'japan'); // 3 cubes
    putRight(game, 'cubes', { side: 'us', amount: 20, from: 'reserve', to: 'card:vietnam' });
    expect(game.choice).toMatchObject({ kind: 'spread', total: { min: 0, max: 1 } });
    expect(game.answer({ japan: 1 }).state.reserve.us).toBe(0);
  });

  test('5.3: a cube that cannot be paid any more is not placed', () => {
    const game = aGame()
      .withCards({
        europe_start: { at: '0,0', us: 1, ussr: 1 },
        japan: { at: '1,0', us: 0, ussr: 2 },
        vietnam: { at: '2,0', us: 1 },
      })
      .withReserve('us', 0)
      .order('us', 'japan')
      .answer('japan'); // dominated: two cubes for one
    expect([game.asked, game.options]).toEqual(['us take-back-cube', ['europe_start', 'vietnam']]);
    const { told } = putRight(game, 'cubes', { side: 'us', amount: 1, from: 'card:vietnam', to: 'out' });
    expect(told().at(-1)).toBe(
      'The US cannot place a cube with the order of Japan: no card that it may use can take one.',
    );
    expect(game.cubes('japan')).toBe('0:2');
  });

  test('5.4: the cube that is being moved may not go', () => {
    const game = map().event('us', 'japan', { op: 'move_own', max: 1 }).answer('japan');
    expect(game.asked).toBe('us move-cube-to');
    const both = { side: 'us', amount: 2, from: 'card:japan', to: 'reserve' };
    expect(putRight(game, 'cubes', both).refused).toContain('without any legal answer');
    expect(putRight(game, 'cubes', { ...both, amount: 1 }).refused).toBeUndefined();
  });
});

describe('the marker', () => {
  test('it stands where it should, and the score sheet says why', () => {
    const game = map().withScore(2).turnOf('us');
    const { told, refused } = putRight(game, 'marker', -3);
    expect(refused).toBeUndefined();
    expect(game.state.score).toBe(-3);
    expect(told()).toEqual(['Put right by the moderator: the marker was at US 2 and is at USSR 3 now.']);
    expect(game.state.sheet.at(-1)).toMatchObject({ for: 'correction', net: -5, score: -3 });
  });

  test('3.6: a flag ends the game, so the marker cannot be set there', () => {
    expect(putRight(map().turnOf('us'), 'marker', 10).refused).toBe('“10” is not a whole number from −7 to 7.');
  });

  test('nothing is put right when the game is over', () => {
    const game = map().withScore(7).event('us', 'japan', { op: 'gain', points: 1 });
    expect(game.state.ending).toBeDefined();
    expect(putRight(game, 'marker', 0).refused).toContain('The game is over');
  });
});
