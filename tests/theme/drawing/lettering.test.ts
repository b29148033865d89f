import { describe, expect, test } from '@jest/globals';
import { fitText, textWidth, wrap } from '../../../src/theme/drawing/lettering.ts';

const how = { size: 10 };

describe('lines', () => {
  test('end at spaces; a word that is wider than the line has its own', () => {
    expect(wrap('the cards of a region', 60, how)).toEqual(['the cards of a', 'region']);
    expect(wrap('an unforeseeablylongword here', 40, how)).toEqual(['an', 'unforeseeablylongword', 'here']);
  });
  test('of a script without spaces end after any letter, and none begins with a full stop or a comma', () => {
    expect(wrap('山札は残っていません。', 50, how)).toEqual(['山札は残っ', 'ていませ', 'ん。']);
    expect(wrap('場に、手札', 20, how)).toEqual(['場', 'に、', '手札']);
    expect(wrap('手札（二枚）', 30, how)).toEqual(['手札', '（二', '枚）']);
  });
  test('keep Latin words and figures whole among such letters', () => {
    expect(wrap('第12ラウンド Round 2', 45, how)).toEqual(['第12ラウ', 'ンド', 'Round 2']);
  });
});

test('letters of such a script are as wide as they are tall', () => {
  expect(textWidth('東西', how)).toBe(20);
  expect(textWidth('東西', { ...how, bold: true, serif: true })).toBe(20);
  expect(fitText('東ドイツ', 40, 1, 14, 6, {})).toEqual({ size: 10, lines: ['東ドイツ'] });
});

test('a name of such a script is set a little smaller for the sake of one line, but not much', () => {
  expect(fitText('東ドイツ', 40, 2, 12, 6, {})).toEqual({ size: 10, lines: ['東ドイツ'] });
  expect(fitText('ポーランド', 40, 2, 12, 6, {})).toEqual({ size: 12, lines: ['ポーラ', 'ンド'] });
});
