import { describe, expect, test } from '@jest/globals';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { translator } from '../../../../src/i18n/translator.ts';
import type { SheetLine } from '../../../../src/kernel/choice.ts';
import { sheetFor } from '../../../../src/kernel/open-decisions.ts';
import { isPoint } from '../../../../src/kernel/sheet.ts';
import { fitLine } from '../../../../src/kernel/walk-sheet.ts';
import { readOrders } from '../../../../src/mail/inbound/read-orders.ts';
import { exampleOrders } from '../../../../src/mail/turn/example-orders.ts';
import { aLandPhase } from './a-land-phase.ts';
import { atWar, march, put } from './a-land-step.ts';

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
const leave = (corps: string, number: number, to: 'city' | 'depot' = 'city'): SheetLine => ({
  order: 'detach',
  answer: { corps: `corps:${corps}`, number, what: 'infantry', to },
});
/** France holds Württemberg and Bavaria, with a depot in Stuttgart, which has no city. */
function throughGermany(board: Board): void {
  for (const id of ['wurttemburg', 'bavaria', 'baden'])
    board.state.minors[id] = { status: 'free', controller: 'france', money: 0, manpower: 0 };
  board.state.depots.stuttgart = { power: 'france', placed: -1 };
}

test.each(['en', 'es', 'it', 'ja'])(
  'the example of a mail begins with a march, and can be sent as it is (%s)',
  (language) => {
    const { t } = translator(language, 'UTC');
    const sheet = open(throughGermany);
    const example = exampleOrders(sheet.begin).map(t);
    const march = { order: 'march', answer: { corps: ['corps:france_i'] } };
    expect(readOrders(sheet, example.join('\n'), t)).toMatchObject({ answer: [march, expect.anything()] });
  },
);

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

describe('factors that are left on the way', () => {
  const inGermany = (text: string, t = english) => read(text, t, throughGermany);
  const left = [march(['france_v'], 'stuttgart', 'force'), leave('france_v', 4, 'depot')];

  test('the march is written in two, before and after the place where they are left', () => {
    const lines = [...left, march(['france_v'], 'ulm', 'force'), supply('france_v', 'depots')];
    expect(inGermany('V Corps: Ulm, force march, leave 4 infantry in Stuttgart, depot')).toEqual(lines);
    expect(inGermany('V Cuerpo: Ulm, marcha forzada, dejar 4 infantería en Stuttgart, depósito', spanish)).toEqual(
      lines,
    );
  });

  test('by a way that is written, in the city of a place, and with its depot', () => {
    expect(
      inGermany(
        'V Corps: Strasbourg > Freiburg > Ulm > Munich, force march, leave 2 infantry in the city of Ulm, forage',
      ),
    ).toEqual([
      march(['france_v'], 'freiburg > ulm', 'force'),
      leave('france_v', 2),
      march(['france_v'], 'munich', 'force'),
      supply('france_v', 'forage'),
    ]);
    expect(inGermany('V Corps: Stuttgart > Ulm, leave 1 infantry with the depot in Stuttgart')).toEqual([
      expect.stringContaining('Stuttgart is not beside Strasbourg'),
    ]);
    expect(inGermany('V Corps: Karlsruhe > Stuttgart > Ulm, leave 1 infantry with the depot in Stuttgart')).toEqual([
      march(['france_v'], 'karlsruhe > stuttgart'),
      leave('france_v', 1, 'depot'),
      march(['france_v'], 'ulm'),
    ]);
  });

  test('where it begins, where it ends, and at several places of one way', () => {
    expect(inGermany('V Corps: Freiburg > Ulm, leave 2 infantry in Strasbourg and 3 infantry in Ulm')).toEqual([
      leave('france_v', 2),
      march(['france_v'], 'freiburg > ulm'),
      leave('france_v', 3),
    ]);
    expect(inGermany('I, III Corps: Metz > Mainz > Frankfurt, leave 1 infantry in Mainz')).toEqual([
      march(['france_i', 'france_iii'], 'mainz'),
      leave('france_i', 1),
      leave('france_iii', 1),
      march(['france_i', 'france_iii'], 'frankfurt'),
    ]);
  });

  test('what cannot be is said: a place beside the way, one that nobody is in, a name that is none, too many', () => {
    expect(inGermany('V Corps: Freiburg > Ulm, leave 2 infantry in Stuttgart')).toEqual([
      'Line 1: Stuttgart is not on the way that is written. (Rule 7.3)',
    ]);
    expect(inGermany('V Corps: Ulm\nleave behind V Corps 2 infantry in Stuttgart')).toEqual([
      'Line 2: French V Corps is not in Stuttgart at this line. (Rule 7.3)',
    ]);
    expect(inGermany('V Corps: Ulm, leave 4 infantry in Stutgart')).toEqual([
      expect.stringMatching(/“stutgart” is not possible for To\. Nearest to it: Stuttgart\./),
    ]);
    expect(inGermany('V Corps: Ulm, leave 40 infantry in Stuttgart')).toEqual([
      'Line 1: There are only 9. (Rule 7.3.3)',
    ]);
  });
});

test('a corps may be called by a leader who stands with it', () => {
  const led = (board: Board) => {
    board.state.leaders.davout = { is: 'with', unit: 'france_iii' };
    board.state.leaders.napoleon = { is: 'with', unit: 'france_iii' };
  };
  const lines = [march(['france_iii'], 'mainz'), supply('france_iii', 'forage')];
  expect(read('Davout: Mainz, forage', english, led)).toEqual(lines);
  expect(read('Napoleón: Maguncia, vivaquear', spanish, led)).toEqual(lines);
  expect(read('Soult: Mainz', english, led)).toEqual([expect.stringContaining('is not understood')]);
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

test('a text that comes to more lines than a sheet may have is read no further', () => {
  const all = 'French I Corps: Rheims, forage';
  const many = `${all}\n${Array.from({ length: 3 }, () => 'x '.repeat(199).trim()).join('\n')}`;
  expect(read(many, english, (board) => put(board, 'france_x', 'metz'))).toEqual([
    expect.stringMatching(/^You gave \d+ orders; at most 200 are possible\.$/),
  ]);
});
