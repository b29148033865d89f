import { describe, expect, test } from '@jest/globals';
import { asksToPutRight, putRight } from '../../put-right.ts';
import { aGame } from '../a-game.ts';

const table = () =>
  aGame()
    .withCards({
      europe_start: { at: '0,0', us: 1, ussr: 1 },
      japan: { at: '1,0', us: 2 },
      iran: { at: '2,0' },
    })
    .withHand('us', 'vietnam', 'cuba')
    .withHand('ussr', 'panama', 'brazil');

describe('two hidden cards', () => {
  test('two hands: both sides learn both cards, nobody else', () => {
    const game = table().turnOf('us');
    const { told, revealed } = putRight(game, 'hidden-cards', { card: 'cuba', with: 'panama' });
    expect(game.state.hands).toEqual({ us: ['vietnam', 'panama'], ussr: ['cuba', 'brazil'] });
    const named =
      'Put right by the moderator: Cuba from the hand of the US and Panama from the hand of the USSR changed places.';
    expect([told('us'), told('ussr'), told('moderator')]).toEqual([[named], [named], [named]]);
    expect(told('spectator')).toEqual([
      'Put right by the moderator: a card of the hand of the US and a card of the hand of the USSR changed places.',
    ]);
    expect(revealed).toBe(true);
  });

  test('a hand and the deck: the other side learns no names', () => {
    const game = table().turnOf('us');
    const [top = ''] = game.state.deck;
    const { told } = putRight(game, 'hidden-cards', { card: 'cuba', with: top });
    expect([game.state.hands.us, game.state.deck[0]]).toEqual([['vietnam', top], 'cuba']);
    expect(told('us')[0]).toContain('Cuba');
    expect(told('ussr')).toEqual([
      'Put right by the moderator: a card of the hand of the US and a card of the deck changed places.',
    ]);
  });

  test('3.1: a card that is being played stays', () => {
    const game = table().turnOf('us').answer('cuba');
    const ids = asksToPutRight(game, 'hidden-cards').options.card?.map((line) => line.split(':')[0]);
    expect(ids).toEqual(expect.arrayContaining(['vietnam', 'panama', 'brazil']));
    expect(ids).not.toContain('cuba');
  });
});

describe('a card of the map', () => {
  test('a hidden card of its region takes its space, cubes and all', () => {
    const game = table().turnOf('us');
    const { told } = putRight(game, 'card-in-play', 'japan+vietnam');
    expect([game.cubes('vietnam'), game.cubes('japan'), game.state.hands.us]).toEqual([
      '2:0',
      'not in play',
      ['japan', 'cuba'],
    ]);
    expect(told('ussr')).toEqual([
      'Put right by the moderator: Vietnam lies on the map in the space of Japan, which went back to the hand of ' +
        'the US.',
    ]);
  });

  test('4.5: only of its own region, and never the start card', () => {
    const pairs = asksToPutRight(table().turnOf('us'), 'card-in-play').options[''];
    expect(pairs?.map((line) => line.split(':')[0]).sort()).toEqual([
      'iran+egypt',
      'japan+south_korea',
      'japan+vietnam',
    ]);
  });

  test('while a card is being used the others stay', () => {
    const game = table().order('us', 'iran');
    const { prompt } = asksToPutRight(game, 'card-in-play');
    expect(prompt).toContain('This is possible when the current card has been used in full.');
    expect(putRight(game, 'card-in-play', 'japan+vietnam').refused).toContain('go back to before it was played');
  });

  test('it goes to another space', () => {
    const game = table().turnOf('us');
    const { told } = putRight(game, 'space', { card: 'iran', space: '0,1' });
    expect(game.state.map.find(({ card }) => card === 'iran')).toMatchObject({ x: 0, y: 1 });
    expect(told()).toEqual(['Put right by the moderator: Iran lies in another space now, next to Europe.']);
  });

  test('4.1: not where another one would hang in the air', () => {
    const game = table().turnOf('us');
    expect(putRight(game, 'space', { card: 'japan', space: '0,1' }).refused).toBe(
      'That would leave an impossible position: Iran touches no card that was played before it.',
    );
  });
});
