import { describe, expect, test } from '@jest/globals';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import type { SheetLine } from '../../../../src/kernel/choice.ts';
import { english } from '../../played-game.ts';
import { allied, aSheet, atWar, march, put } from '../land/a-land-step.ts';
import { aSummer, depots, letUseDepots } from './a-supply-step.ts';

const place = (area: string): SheetLine => ({ order: 'place-depot', answer: `area:${area}` });
const remove = (id: string): SheetLine => ({ order: 'remove-depot', answer: id });
const supply = (corps: string, by: string): SheetLine => ({ order: 'supply', answer: { corps: `corps:${corps}`, by } });

/** Austria with a depot in Innsbruck, five money, and I Corps in Ulm, in a country with which it is at war. */
function austria(): Board {
  const board = aSummer();
  depots(board, 'austria', 'innsbruck');
  board.state.powers.austria.money = 5;
  board.state.minorWars.wurttemburg = ['austria'];
  put(board, 'austria_i', 'ulm');
  return board;
}
const said = (board: Board, ...lines: SheetLine[]) => aSheet(board, 'austria', ...lines).said;
const offered = (board: Board, order: string): readonly string[] => {
  const found = aSheet(board, 'austria')
    .point.orders()
    .find(({ id }) => id === order)?.choice;
  return found && 'options' in found ? found.options.map(({ id }) => id) : [];
};

describe('7.2: depots on the sheet of a land step', () => {
  test('are placed and removed; each line says what it does', () => {
    const lines = [remove('area:innsbruck'), place('vienna'), place('prague')];
    const { point, said: words } = aSheet(austria(), 'austria', ...lines);
    expect(words).toEqual(['depot removed in Innsbruck', 'depot in Vienna', 'depot in Prague']);
    expect(point.forecast(place('graz')).map((line) => english.t(line))).toEqual(['1 money']);
  });

  test('are offered where somebody may think of one: about own depots, with own corps, in own cities', () => {
    const areas = offered(austria(), 'place-depot');
    expect(areas).toEqual(expect.arrayContaining(['area:ulm', 'area:vienna', 'area:zurich']));
    expect(areas).not.toContain('area:stuttgart');
    expect(areas.length).toBeLessThan(60);
    expect(offered(austria(), 'remove-depot')).toEqual(['area:innsbruck']);
  });

  test('in a neutral country are refused with rule and reason', () => {
    const board = austria();
    board.state.minorWars = {};
    expect(said(board, place('ulm'))).toEqual([
      '7.2.3.3.1 Ulm is in a neutral country with which you are not at war (7.2.3.3.1).',
    ]);
  });

  test('without money, and a second one in an area', () => {
    const board = austria();
    board.state.powers.austria.money = 1;
    expect(said(board, place('vienna'), place('prague'))).toEqual([
      'depot in Vienna',
      '7.2 A depot costs 1; you have 0 money (7.2).',
    ]);
    expect(said(austria(), place('vienna'), place('vienna'))).toEqual([
      'depot in Vienna',
      '7.2 Vienna already has a depot, of Austria (7.2).',
    ]);
  });

  test('too far from any chain, without a corps abroad, among enemies', () => {
    const board = austria();
    put(board, 'austria_ii', 'stuttgart');
    expect(said(board, place('stuttgart'))[0]).toMatch(/^7\.2\.3 Stuttgart has no city of your own/);
    put(board, 'austria_i', 'vienna');
    expect(said(board, place('ulm'))).toEqual([
      '7.2.3.3.2 Ulm is outside your own lands: a corps of yours must stand there, not besieged (7.2.3.3.2).',
    ]);
    atWar(board, 'france', 'austria');
    put(board, 'france_i', 'ulm');
    expect(said(board, place('ulm'))).toEqual([
      '7.2 Enemy forces that are not besieged stand in Ulm, and no corps of yours does (7.2).',
    ]);
  });

  test('that are not there, and areas that there are not', () => {
    expect(said(austria(), remove('area:vienna'))[0]).toContain('“area:vienna” is not one of the answers');
    expect(said(austria(), place('utopia'))[0]).toContain('“area:utopia” is not one of the answers');
  });

  test('are removed before others are placed, and all of that before anybody marches', () => {
    const board = austria();
    depots(board, 'austria', 'prague');
    expect(said(board, place('vienna'), remove('area:prague'))[1]).toBe(
      '7.2 Depots are removed before new ones are placed (7.2).',
    );
    put(board, 'austria_ii', 'vienna');
    const { point } = aSheet(board, 'austria', march(['austria_ii'], 'linz'));
    const orders = point.orders().map(({ id }) => id);
    expect(orders).toContain('march');
    for (const id of ['place-depot', 'remove-depot', 'load-depot']) expect(orders).not.toContain(id);
  });

  test('7.2.4: are loaded on a fleet in port, and taken off it', () => {
    const board = austria();
    depots(board, 'austria', 'trieste');
    board.state.fleets.austria_fleet = { at: { in: 'port', area: 'trieste' }, ships: 5 };
    expect(offered(board, 'load-depot')).toEqual(['fleet:austria_fleet']);
    const [words] = said(board, { order: 'load-depot', answer: 'fleet:austria_fleet' });
    expect(words).toMatch(/^depot loaded on /);
    board.state.fleets.austria_fleet.depot = true;
    expect(said(board, { order: 'load-depot', answer: 'fleet:austria_fleet' })[0]).toMatch(
      /^7\.2 .* already has a depot/,
    );
    expect(said(board, remove('fleet:austria_fleet'))[0]).toMatch(/^depot taken off /);
  });

  test('7.2.2.1: go inside a besieged port, and come out of it', () => {
    const board = austria();
    depots(board, 'austria', 'venice');
    atWar(board, 'france', 'austria');
    put(board, 'france_i', 'trieste');
    board.state.garrisons.trieste = { nation: 'austria', infantry: 1, militia: 0, besieged: true };
    board.state.fleets.austria_fleet = { at: { in: 'port', area: 'venice' }, ships: 5 };
    expect(offered(board, 'place-depot')).toContain('area:trieste');
    board.state.portDepots = { trieste: 'austria' };
    expect(said(board, remove('port:trieste'))).toEqual(['depot taken out of besieged Trieste']);
  });

  test('7.3.6.1: an enemy’s becomes an own one where a corps has come to it', () => {
    const board = austria();
    atWar(board, 'france', 'austria');
    depots(board, 'france', 'ulm', 'stuttgart');
    const convert = (area: string): SheetLine => ({ order: 'convert-depot', answer: `area:${area}` });
    expect(offered(board, 'convert-depot')).toEqual(['area:ulm']);
    expect(said(board, convert('ulm'))).toEqual(['enemy depot in Ulm taken over']);
    put(board, 'austria_ii', 'stuttgart');
    board.state.depots.innsbruck = { power: 'russia' };
    expect(said(board, convert('stuttgart'))).toEqual([
      '7.3.6.1 A depot of yours in Stuttgart would be in no valid chain (7.3.6.1).',
    ]);
  });
});

describe('7.4: supply on the sheet', () => {
  test('a corps forages or is paid for; the line says what each may cost', () => {
    const board = austria();
    const { point, said: words } = aSheet(board, 'austria', supply('austria_i', 'forage'));
    expect(words).toEqual(['Austrian I Corps supplied by foraging']);
    // 5 against a die of 6 and three points that it does not use.
    expect(point.forecast(supply('austria_i', 'depots')).map((line) => english.t(line))).toEqual([
      'foraging costs nothing (against 5 in Ulm)',
      'from a depot 2 areas away for 2 money',
    ]);
  });

  test('by an ally’s depots only if it is one that lets it use them', () => {
    const board = austria();
    allied(board, 'russia', 'austria');
    expect(said(board, supply('austria_i', 'power:russia'))).toEqual([
      '7.4.2.2 Russia is no ally that lets you use its depots (7.4.2.2).',
    ]);
    letUseDepots(board, 'russia', 'austria');
    expect(said(board, supply('austria_i', 'power:russia'))).toEqual(['Austrian I Corps supplied by depots of Russia']);
  });

  test('not a corps of somebody else', () => {
    const board = austria();
    put(board, 'france_i', 'paris');
    expect(said(board, supply('france_i', 'forage'))[0]).not.toBe('French I Corps supplied by foraging');
  });

  test('who is paid for first; the last such line holds', () => {
    const board = austria();
    put(board, 'austria_ii', 'vienna');
    const first = (...corps: string[]): SheetLine => ({
      order: 'supply-first',
      answer: corps.map((id) => `corps:${id}`),
    });
    expect(said(board, first('austria_ii', 'austria_i'))).toEqual([
      'paid for first: Austrian II Corps and Austrian I Corps',
    ]);
  });
});

test('a march tells what supply costs at its end, of the corps that lose most by foraging', () => {
  const board = austria();
  put(board, 'austria_i', 'vienna');
  put(board, 'austria_ii', 'vienna');
  const { point } = aSheet(board, 'austria');
  const forecast = (way: string, how?: 'force') =>
    point.forecast(march(['austria_i', 'austria_ii'], way, how)).map((line) => english.t(line));
  expect(forecast('linz')).toEqual([
    '1 point, 2 left',
    'foraging costs nothing (against 5 in Linz)',
    'from a depot 1 area away for 2 money',
  ]);
  expect(forecast('graz > innsbruck', 'force')).toEqual([
    '4 points, by a forced march',
    'foraging costs factors in 67% of cases: 1.7 on average, 4 at most (against 3 in Graz)',
    'it must forage after a forced march (7.4.1)',
  ]);
});
