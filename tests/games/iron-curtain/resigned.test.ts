import { expect, test } from '@jest/globals';
import { board } from '../../../src/games/iron-curtain/board.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { aGame } from './a-game.ts';

const { t } = translator('en', 'UTC');

test('after a resignation nobody is to play: the board says who won and why, in words and in the picture', () => {
  const played = aGame().withHand('us', 'japan', 'iran').turnOf('us');
  const text = (game = played) => board.text(game.view('spectator')).map(t).join('\n');
  expect(text()).toContain('US to play');
  const left = played.changed(() => undefined).resign('us');
  expect(left.view('ussr')).toMatchObject({ active: undefined, ending: { winner: 'ussr', how: 'resigned' } });
  expect(text(left)).toContain('The game is over: the USSR wins. The other side resigned.');
  expect(text(left)).not.toContain('to play');
  const svg = board.draw('board', left.view('us'), { t });
  expect(svg).toContain('USSR wins');
  expect(svg).toContain('The other side resigned');
  expect(svg).not.toContain('to play');
});

test('a card that was chosen stays hidden when its player gives up', () => {
  const chosen = aGame().withHand('us', 'japan', 'iran').turnOf('us').answer('japan').resign('us');
  const others = [board.text(chosen.view('ussr')), board.private(chosen.view('ussr'))].flat().map(t).join('\n');
  expect(others).not.toMatch(/Japan|Iran/);
});
