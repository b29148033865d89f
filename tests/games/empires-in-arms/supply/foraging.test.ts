import { describe, expect, test } from '@jest/globals';
import type { March } from '../../../../src/games/empires-in-arms/land/march.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { forageOf, lossBy, sumOf } from '../../../../src/games/empires-in-arms/supply/forage.ts';
import { forageOdds } from '../../../../src/games/empires-in-arms/supply/forage-odds.ts';
import { atWar, put } from '../land/a-land-step.ts';
import { aSummer } from './a-supply-step.ts';

const stayed: March = { entered: [], left: 3 };
const marched = (...entered: string[]): March => ({ entered, left: 0 });

/** What I Corps of Austria would throw against in an area after a march. */
const forage = (board: Board, area: string, march: March = marched(area), corps = 'austria_i') =>
  forageOf(board, { corps, area, march });

/** In Munich, which is Bavaria's: nothing is added by itself. */
function inMunich(month?: number): Board {
  const board = aSummer(month);
  put(board, 'austria_i', 'munich');
  return board;
}

describe('7.4.1.1: a die against the lowest forage value of all areas that were entered', () => {
  test('each point of the modified die above it costs a factor', () => {
    const board = inMunich();
    const thrown = { value: 4, worst: 'munich', modifiers: { forcedMarch: 1 } };
    expect([1, 3, 4, 6].map((die) => lossBy(die, thrown))).toEqual([0, 0, 1, 3]);
    expect(forageOdds(board.pack, thrown)).toEqual({ chance: 0.5, mean: 1, most: 3 });
  });

  test('not the area that the march began in, unless the corps stayed there', () => {
    const board = inMunich();
    expect(forage(board, 'munich', stayed)).toMatchObject({ value: 5, worst: 'munich' });
    // From Zurich (3), which it leaves, over areas of 5.
    expect(forage(board, 'munich', marched('west_of_munich', 'munich'))).toMatchObject({ value: 5 });
    // Through Innsbruck (3).
    expect(forage(board, 'munich', marched('innsbruck', 'munich'))).toMatchObject({ value: 3, worst: 'innsbruck' });
    // Back where it began: there it has entered it.
    expect(forage(board, 'innsbruck', marched('munich', 'innsbruck'))).toMatchObject({ value: 3 });
  });
});

describe('7.4.1.2: what is added to the die', () => {
  test('7.4.1.2.1: 1 for each other corps there that is not besieged, whosever it is, and 2 at most', () => {
    const board = inMunich();
    const added = () => forage(board, 'munich').modifiers.otherCorps ?? 0;
    expect(added()).toBe(0);
    put(board, 'austria_ii', 'munich', { besieged: true });
    put(board, 'austria_iii', 'ulm');
    expect(added()).toBe(0);
    put(board, 'prussia_i', 'munich');
    expect(added()).toBe(1);
    put(board, 'france_i', 'munich', { inCity: true });
    expect(added()).toBe(2);
    put(board, 'austria_iv', 'munich');
    expect(added()).toBe(2);
  });

  test('7.4.1.2.2: 1 less for each point that was not used', () => {
    const board = inMunich();
    expect(forage(board, 'munich', { entered: ['munich'], left: 2 }).modifiers).toEqual({ unusedPoints: -2 });
    expect(forage(board, 'munich').modifiers).toEqual({});
  });

  test('7.4.1.2.2: not for besiegers, nor for the besieged', () => {
    const board = inMunich();
    board.state.sieges = { munich: ['austria'] };
    expect(forage(board, 'munich', stayed).modifiers).toEqual({});
    board.state.sieges = { munich: ['france'] };
    expect(forage(board, 'munich', stayed).modifiers).toEqual({ unusedPoints: -3 });
    put(board, 'austria_i', 'munich', { besieged: true });
    expect(forage(board, 'munich', stayed).modifiers).toEqual({});
  });

  test('7.4.1.2.3: 1 after a forced march', () => {
    expect(forage(inMunich(), 'munich', { ...marched('munich'), forced: true }).modifiers).toEqual({ forcedMarch: 1 });
  });

  test('7.4.1.2.4: 2 in winter, in the winter zone', () => {
    expect(forage(inMunich(0), 'munich').modifiers).toEqual({ winter: 2 });
    expect(forage(inMunich(), 'munich').modifiers).toEqual({});
    expect(forage(inMunich(0), 'leghorn').modifiers).toEqual({});
  });

  test('7.4.1.2.5: 1 less for who has been in own lands alone; those of its minor countries are', () => {
    const board = inMunich();
    const added = (...entered: string[]) => forage(board, entered.at(-1) ?? '', marched(...entered)).modifiers;
    expect(added('linz', 'vienna')).toEqual({ ownTerritory: -1 });
    expect(added('munich', 'linz')).toEqual({});
    expect(added('linz', 'munich')).toEqual({});
    board.state.minors.bavaria = { status: 'conquered', controller: 'austria' };
    expect(added('linz', 'munich')).toEqual({ ownTerritory: -1 });
    board.state.ceded.austria = 'france';
    expect(added('vienna')).toEqual({});
  });

  test('7.4.1.2: all of it together', () => {
    const board = inMunich(0);
    put(board, 'austria_ii', 'linz');
    put(board, 'austria_iii', 'linz');
    put(board, 'austria_iv', 'linz');
    const thrown = forage(board, 'linz', { entered: ['linz'], left: 1, forced: true });
    expect(thrown.modifiers).toEqual({ otherCorps: 2, unusedPoints: -1, forcedMarch: 1, winter: 2, ownTerritory: -1 });
    expect(sumOf(thrown.modifiers)).toBe(3);
    expect([lossBy(1, thrown), lossBy(6, thrown)]).toEqual([0, 4]);
  });

  test('a war changes nothing: enemies in the area count as others do', () => {
    const board = inMunich();
    put(board, 'france_i', 'munich');
    const before = forage(board, 'munich');
    atWar(board, 'france', 'austria');
    expect(forage(board, 'munich')).toEqual(before);
  });
});
