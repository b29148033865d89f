import { expect, test } from '@jest/globals';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { anEmptyMap, aSheet, atWar, march, put } from './a-land-step.ts';

/* What cannot be is refused with the rule and the reason, whatever a form would offer. */

const leave = (corps: string, number: number, what = 'infantry') => ({
  order: 'detach',
  answer: { corps: `corps:${corps}`, what, number, to: 'city' },
});
const depot = (area: string) => ({ order: 'place-depot', answer: `area:${area}` });

function board(change: (board: Board) => void = () => {}): Board {
  const one = anEmptyMap();
  put(one, 'france_i', 'metz', { factors: { infantry: 15, militia: 1 } });
  change(one);
  return one;
}
const said = (...lines: Parameters<typeof aSheet>[2][]) => aSheet(board(), 'france', ...lines).said;

test('a target beyond all points: how many it takes, and how many there are', () => {
  expect(said(march(['france_i'], 'bayonne'))).toEqual([
    expect.stringMatching(/^7\.3\.2\.3 French I Corps has 4 points, and needs \d+\.$/),
  ]);
  expect(said(march(['france_i'], 'madrid'))).toEqual([expect.stringMatching(/^10\.3 Madrid belongs to a power/)]);
});

test('a route with a gap', () => {
  expect(said(march(['france_i'], 'madrid > rheims'))).toEqual(['7.3.2 Madrid is not beside Metz.']);
});

test('a river without the point for it', () => {
  const one = board((board) => {
    atWar(board, 'france', 'austria');
    put(board, 'austria_i', 'brunn');
    put(board, 'france_i', 'vienna');
    board.state.marches = { france_i: { from: 'vienna', entered: [], left: 1 } };
  });
  expect(aSheet(one, 'france', march(['france_i'], 'brunn')).said).toEqual([
    expect.stringMatching(/^7\.3\.1\.3\.2 An enemy corps holds the other bank in Brunn: crossing takes 2 points/),
  ]);
});

test('a forced march of cavalry, where nobody could force theirs', () => {
  const one = anEmptyMap();
  const horse = one.pack.corps.find(({ nation, symbol }) => nation === 'france' && symbol === 'cavalry')?.id ?? '';
  put(one, horse, 'metz', { factors: { cavalry: 3 } });
  const { said: refused, point } = aSheet(one, 'france', march([horse], 'rheims', 'force'));
  expect(JSON.stringify(point.order('march'))).not.toContain('"how"');
  expect(refused).toEqual([expect.stringMatching(/^7\.3\.1\.2 .*is cavalry, which never forces its march\.$/)]);
});

test('a depot in a neutral country', () => {
  const one = board((board) => {
    board.state.depots.strasbourg = { power: 'france', placed: -1 };
  });
  expect(aSheet(one, 'france', depot('karlsruhe'), depot('lisbon')).said).toEqual([
    expect.stringMatching(/ Karlsruhe is in a neutral country with which you are not at war \(7\.2\.3\.3\.1\)\.$/),
    expect.stringMatching(/ Lisbon has no city of your own.*\(7\.2\.1, 7\.2\.2, 7\.2\.3\)\.$/),
  ]);
});

test('a garrison beyond 5 for each spire, and factors that a corps does not have', () => {
  const one = board((board) => put(board, 'france_i', 'metz', { factors: { infantry: 15, militia: 3 } }));
  expect(
    aSheet(one, 'france', leave('france_i', 14), leave('france_i', 2, 'militia'), leave('france_i', 99)).said,
  ).toEqual([
    'French I Corps leaves 14 infantry in the city',
    '7.3.3 There is room for 1 more factor: a city holds 5 for each of its spires, a depot 10.',
    '7.3.3 There is only 1.',
  ]);
});

test('a corps that is besieged, and one that has landed', () => {
  const one = board((board) => put(board, 'france_ii', 'lille', { besieged: true }));
  expect(aSheet(one, 'france', march(['france_ii'], 'artois')).said).toEqual([expect.stringContaining('is besieged')]);
});

test('an order that nobody can give just now: with the rule that bars it', () => {
  expect(said(march(['france_i'], 'rheims'), depot('metz')).at(-1)).toMatch(/before corps march \(7\.2\)/);
});

test('what there is not is no answer', () => {
  expect(said(march(['france_i'], 'atlantis'))).toEqual([expect.stringContaining('is not one of the answers')]);
  expect(said({ order: 'fly', answer: '' })).toEqual([expect.stringContaining('“fly” is not an order')]);
});
