import { describe, expect, test } from '@jest/globals';
import { parseOptions } from '../../../../src/games/empires-in-arms/options.ts';
import { rangesIn } from '../../../../src/games/empires-in-arms/ranges/ranges.ts';
import { MARCH } from '../../../../src/games/empires-in-arms/rulesets.ts';
import type { MapRange } from '../../../../src/kernel/board-map.ts';
import { english } from '../../played-game.ts';
import { anEmptyMap, atWar, put } from '../land/a-land-step.ts';

function onTheRhine(ruleset = MARCH): Parameters<typeof rangesIn>[0] {
  const board = anEmptyMap();
  atWar(board, 'france', 'austria');
  put(board, 'france_i', 'strasbourg');
  put(board, 'france_cavalry_i', 'strasbourg', { factors: { cavalry: 2 } });
  put(board, 'austria_i', 'munich');
  board.state.depots.strasbourg = { power: 'france' };
  board.state.fleets.france_fleet_i = { at: { in: 'port', area: 'toulon' }, ships: 20 };
  board.state.fleets.great_britain_fleet_i = { at: { in: 'sea', sea: 'gulf_of_lions' }, ships: 25 };
  return { ...board, options: parseOptions({}), ruleset, resigned: [] };
}

const titles = (ranges: readonly MapRange[]) => ranges.map(({ title }) => english.t(title));
const takes = (range: MapRange | undefined, place: string) =>
  range?.places.filter((one) => one.place === place).map((one) => one.takes.map((message) => english.t(message)));

describe('what the pieces in a place could do from there', () => {
  const position = onTheRhine();

  test('corps alone and together, and what a depot supplies', () => {
    const ranges = rangesIn(position, 'france', 'strasbourg');
    expect(titles(ranges)).toEqual([
      'Marches of French I Corps',
      'Marches of French I Cavalry Corps',
      'Marches of French I Corps and French I Cavalry Corps',
      'Supply by the depots of France, for each corps (this one is a source)',
    ]);
    expect(takes(ranges[0], 'metz')).toEqual([
      ['1 point, 3 left', 'foraging costs nothing (against 5 in Metz)', 'from a depot 1 area away for 2 money'],
    ]);
    expect(takes(ranges[3], 'metz')).toEqual([['2 money']]);
    expect(takes(ranges[3], 'madrid')).toEqual([]);
  });

  test('fleets, and whom they could meet', () => {
    const [voyages] = rangesIn(position, 'france', 'toulon');
    expect(voyages && english.t(voyages.title)).toBe('Voyages of French I Fleet');
    expect(takes(voyages, 'balearic_sea')?.[0]).toContain('44% if all of them try');
  });

  test('nothing of what others have, nor for those who have nothing', () => {
    expect(rangesIn(position, 'austria', 'strasbourg')).toEqual([]);
    expect(rangesIn(position, 'moderator', 'strasbourg')).toEqual([]);
    expect(rangesIn(position, 'spectator', 'strasbourg')).toEqual([]);
    expect(rangesIn(onTheRhine(1), 'france', 'strasbourg')).toEqual([]);
  });

  test('how strong an enemy is makes no difference (2.4.2)', () => {
    const other = onTheRhine();
    other.state.corps.austria_i = { area: 'munich', factors: { infantry: 1 } };
    expect(rangesIn(other, 'france', 'strasbourg')).toEqual(rangesIn(position, 'france', 'strasbourg'));
  });
});
