import { describe, expect, test } from '@jest/globals';
import { translator } from '../../../../src/i18n/translator.ts';
import type { SheetLine } from '../../../../src/kernel/choice.ts';
import { sheetFor } from '../../../../src/kernel/open-decisions.ts';
import { isPoint } from '../../../../src/kernel/sheet.ts';
import { fitLine } from '../../../../src/kernel/walk-sheet.ts';
import { readOrders } from '../../../../src/mail/inbound/read-orders.ts';
import { aLandPhase } from './a-land-phase.ts';
import { atWar, type Board, march, put } from './a-land-step.ts';

const english = translator('en', 'UTC').t;
const spanish = translator('es', 'UTC').t;

/** French corps in Metz and Strasbourg, and a Bavarian one in Munich, which France commands. */
function atMetz(board: Board): void {
  put(board, 'france_i', 'metz', { factors: { infantry: 12, militia: 2 } });
  put(board, 'france_iii', 'metz');
  put(board, 'france_v', 'strasbourg', { factors: { infantry: 9 } });
  atWar(board, 'france', 'austria');
  board.state.minorWars.hesse = ['france'];
}

function open(change: (board: Board) => void = () => {}) {
  const game = aLandPhase(
    (board) => {
      atMetz(board);
      change(board);
    },
    { turn: ['france'] },
  );
  const sheet = sheetFor(game.game, game.machine, game.open()?.id ?? '', 'france');
  if (!sheet) throw new Error('no sheet');
  return sheet;
}

const read = (text: string, t = english, change?: (board: Board) => void) => {
  const reading = readOrders(open(change), text, t);
  return 'answer' in reading ? reading.answer : (reading.lines ?? [reading.problem]).map(t);
};
const supply = (corps: string, by: 'forage' | 'depots'): SheetLine => ({
  order: 'supply',
  answer: { corps: `corps:${corps}`, by },
});
const leave = (corps: string, number: number): SheetLine => ({
  order: 'detach',
  answer: { corps: `corps:${corps}`, number, what: 'infantry', to: 'city' },
});

describe('a land sheet as players write it', () => {
  test.each<[string, readonly SheetLine[]]>([
    ['March French I Corps to Mainz', [march(['france_i'], 'mainz')]],
    ['French I Corps: Metz > Mainz', [march(['france_i'], 'mainz')]],
    [
      'I, III Corps: Metz > Mainz > Frankfurt, forage',
      [
        march(['france_i', 'france_iii'], 'mainz > frankfurt'),
        supply('france_i', 'forage'),
        supply('france_iii', 'forage'),
      ],
    ],
    ['I and III Corps: Strasbourg, force march', [march(['france_i', 'france_iii'], 'strasbourg', 'force')]],
    [
      'V Corps: Metz, leave 4 infantry in the city, depots',
      [march(['france_v'], 'metz'), leave('france_v', 4), supply('france_v', 'depots')],
    ],
    [
      'V Corps: Metz, leave 4 infantry in the city, Rheims, forage',
      [march(['france_v'], 'metz'), leave('france_v', 4), march(['france_v'], 'rheims'), supply('france_v', 'forage')],
    ],
    ['stay: V Corps\nrest stay', [stay('france_v'), stay('france_i', 'france_iii')]],
    ['depot in Metz', [{ order: 'place-depot', answer: 'area:metz' }]],
    [
      'Pay for these first: III Corps, V Corps',
      [{ order: 'supply-first', answer: ['corps:france_iii', 'corps:france_v'] }],
    ],
    ['Ask me here if an earlier line could not be carried out', [{ order: 'ask-me', answer: 'lapsed' }]],
  ])('%j', (text, lines) => {
    expect(read(text)).toEqual(lines);
  });

  test.each<[string, readonly SheetLine[]]>([
    ['I y III Cuerpo: Metz > Maguncia, marcha forzada', [march(['france_i', 'france_iii'], 'mainz', 'force')]],
    [
      'V Cuerpo: Metz, dejar 4 infantería en la ciudad, vivaquear',
      [march(['france_v'], 'metz'), leave('france_v', 4), supply('france_v', 'forage')],
    ],
  ])('in Spanish: %j', (text, lines) => {
    expect(read(text, spanish)).toEqual(lines);
  });

  test('what is said of a march reads back as it, in both languages', () => {
    for (const t of [english, spanish])
      for (const line of [
        march(['france_i', 'france_iii'], 'strasbourg > besancon > dijon > rheims > paris', 'force'),
        march(['france_v'], 'metz'),
      ]) {
        const { begin } = open();
        expect(isPoint(fitLine(begin, line))).toBe(true);
        expect(read(t(begin.say(line)), t)).toMatchObject([{ order: 'march', answer: Object(line.answer) }]);
      }
  });
});

describe('what is not understood', () => {
  test('an unknown name gets the nearest', () => {
    expect(read('I Corps: Mains')).toEqual([
      'Line 1: “mains” is not possible for To. Nearest to it: Mainz. (Rule 7.3)',
    ]);
    expect(read('I Cuerpo: Estraburgo', spanish)).toEqual([expect.stringContaining('Estrasburgo')]);
  });

  test('two corps of one name in two nations: which', () => {
    const bavarian = (board: Board) => {
      board.state.minors.bavaria = { status: 'free', controller: 'france', money: 0, manpower: 0 };
      put(board, 'bavaria_i', 'metz');
    };
    expect(read('I Corps: Mainz', english, bavarian)).toEqual([
      expect.stringMatching(/“i corps” can mean French I Corps and Bavarian.* Write a little more of it/),
    ]);
    expect(read('French I Corps: Mainz', english, bavarian)).toEqual([march(['france_i'], 'mainz')]);
  });

  test('what cannot be is told by its rule, and what was understood stays', () => {
    expect(read('V Corps: Metz\nI Corps: Bayonne\nI Corps: Madrid')).toEqual([
      'Line 2: French I Corps has 4 points, and needs 5. (Rule 7.3.2.3)',
      'Line 3: Madrid belongs to a power that has not let you in, and that you are not at war with. (Rule 10.3)',
    ]);
    expect(read('leave behind I Corps 40 infantry the city')).toEqual([expect.stringContaining('(Rule 7.3.3)')]);
  });
});

function stay(...corps: readonly string[]): SheetLine {
  return { order: 'stay', answer: corps.map((id) => `corps:${id}`) };
}
