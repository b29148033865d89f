import { describe, expect, test } from '@jest/globals';
import { deploymentSheet } from '../../../../src/games/empires-in-arms/minors/deployment-sheet.ts';
import { narrateMinors } from '../../../../src/games/empires-in-arms/minors/narrate-minors.ts';
import { problemText } from '../../../../src/games/empires-in-arms/minors/placing-text.ts';
import { deploymentOf } from '../../../../src/games/empires-in-arms/minors/what-deploys.ts';
import type { SheetLine } from '../../../../src/kernel/choice.ts';
import { isPoint, type SheetPoint } from '../../../../src/kernel/sheet.ts';
import { english } from '../../played-game.ts';
import { aCampaign } from '../harness/a-campaign.ts';

const board = aCampaign();
board.state.minors.portugal = { status: 'free', controller: 'great_britain', money: 0, manpower: 0 };
const begin = deploymentSheet(deploymentOf(board, 'portugal'));

const corps = (infantry: number, cavalry = 0): SheetLine => ({
  order: 'corps',
  answer: { corps: 'corps:portugal_i', area: 'area:oporto', infantry, cavalry },
});
const garrison = (infantry: number): SheetLine => ({ order: 'garrison', answer: { area: 'area:elvas', infantry } });
const fleet = (at: string): SheetLine => ({ order: 'fleet', answer: { fleet: 'fleet:portugal_fleet', at } });

function planned(...lines: SheetLine[]): SheetPoint {
  return lines.reduce<SheetPoint>((point, line) => {
    const next = point.add(line);
    if (!isPoint(next)) throw new Error(english.t(next.problem));
    return next;
  }, begin);
}
const ordersOf = (point: SheetPoint) => point.orders().map(({ id }) => id);
const costsOf = (point: SheetPoint) => point.costs().map(english.t);

describe('4.6.3: the sheet', () => {
  test('offers what is left', () => {
    expect(ordersOf(begin)).toEqual(['corps', 'garrison', 'fleet']);
    expect(ordersOf(planned(corps(4, 1)))).toEqual(['garrison', 'fleet']);
    expect(ordersOf(planned(corps(4, 1), garrison(2), fleet('sea:portuguese_coast')))).toEqual([]);
  });

  test('says what is not set out yet, and the lines in words', () => {
    expect(costsOf(begin)).toEqual(['not set out yet: 6 infantry, 1 cavalry, 12 ships']);
    expect(costsOf(planned(corps(4, 1)))).toEqual(['not set out yet: 2 infantry, 0 cavalry, 12 ships']);
    expect(costsOf(planned(corps(6, 1), fleet('port:oporto')))).toEqual([]);
    expect(english.t(begin.say(corps(4, 1)))).toBe('Portuguese Corps in Oporto, with 4 infantry and 1 cavalry');
    expect(english.t(begin.say(garrison(1)))).toBe('a garrison of 1 factor in Elvas');
    expect(english.t(begin.say(fleet('port:oporto')))).toBe('Portuguese Fleet in Oporto');
  });

  test('refuses with a sentence and its rule', () => {
    expect(() => planned(garrison(5), corps(2))).toThrow('Only 1 infantry factor is left (4.6.3.3).');
    expect(() => planned(corps(0))).toThrow('At least one factor is needed (4.6.3.4).');
    expect(english.t(problemText({ why: 'no_room', room: 5 }))).toBe('There is room for 5 and no more (4.6.3.4).');
    expect(() => planned(corps(1), corps(1))).toThrow('This is set out already (4.6.3).');
    const whys = ['not_its_corps', 'not_its_fleet', 'outside', 'no_city', 'no_port'] as const;
    const texts = whys.map((why) => english.t(problemText({ why })));
    expect(new Set(texts).size).toBe(whys.length);
  });
});

describe('what only its power learns', () => {
  const placing = { what: 'garrison', area: 'elvas', infantry: 1, cavalry: 0 } as const;

  test('a line that does not fit any more', () => {
    const fact = { type: 'placing-lapsed', power: 'great_britain', placing, no: { why: 'no_city' } } as const;
    const own = narrateMinors(board.pack, fact, 'great_britain');
    expect(own && english.t(own)).toBe(
      'This could not be set out: a garrison of 1 factor in Elvas. ' +
        'There is no city that could hold a garrison (4.6.3.4).',
    );
    expect(narrateMinors(board.pack, fact, 'france')).toBeUndefined();
  });

  test('factors without a place', () => {
    const fact = { type: 'factors-without-place', power: 'great_britain', minor: 'portugal' } as const;
    const text = (infantry: number, cavalry: number) => {
      const own = narrateMinors(board.pack, { ...fact, infantry, cavalry }, 'great_britain');
      return own && english.t(own);
    };
    expect(text(2, 1)).toBe('Portugal had no place for 2 infantry factors and 1 cavalry factor; they are lost.');
    expect(text(1, 0)).toBe('Portugal had no place for 1 infantry factor; they are lost.');
    expect(text(0, 2)).toBe('Portugal had no place for 2 cavalry factors; they are lost.');
    expect(narrateMinors(board.pack, { ...fact, infantry: 1, cavalry: 0 }, 'spectator')).toBeUndefined();
  });
});
