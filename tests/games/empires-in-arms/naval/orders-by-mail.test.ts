import { expect, test } from '@jest/globals';
import { translator } from '../../../../src/i18n/translator.ts';
import type { OpenSheet } from '../../../../src/kernel/open-decisions.ts';
import { sheetFor } from '../../../../src/kernel/open-decisions.ts';
import { readOrders } from '../../../../src/mail/inbound/read-orders.ts';
import { aNavalPhase, atWar, embark, join, type NavalGame, onlyFleets, sail } from './a-naval-phase.ts';

const english = translator('en', 'UTC').t;
const spanish = translator('es', 'UTC').t;

function france(): NavalGame {
  return aNavalPhase({
    change: (board) => {
      onlyFleets(board, {
        france_fleet_i: ['port:toulon', 25],
        france_fleet_ii: ['port:toulon', 20],
        great_britain_fleet_i: ['sea:gulf_of_lions', 5],
        spain_fleet_i: ['port:cadiz', 5],
      });
      atWar(board, 'great_britain', 'spain');
      board.state.access = { spain: [{ to: 'france', into: 'ports' }] };
      board.state.corps.france_i = { area: 'toulon', factors: { infantry: 3 } };
    },
  }).until('france naval-turn');
}

function open(game: NavalGame, power = 'france'): OpenSheet {
  const decision = game.open();
  const sheet = sheetFor(game.game, game.machine, decision?.id ?? '', power);
  if (!sheet) throw new Error('no sheet');
  return sheet;
}

function read(text: string, t = english) {
  return readOrders(open(france()), text, t);
}

const lines = (text: string, t = english) => {
  const reading = read(text, t);
  return 'answer' in reading ? reading.answer : t(reading.problem);
};

/** What is said of lines that are not taken. */
function refused(text: string): string {
  const reading = read(text);
  return 'answer' in reading
    ? 'taken'
    : [reading.problem, ...(reading.lines ?? [])].map((one) => english(one)).join(' ');
}

test('a route as players write it', () => {
  const [first, second, third] = sail('france_fleet_ii', 'sea:gulf_of_lions', 'sea:balearic_sea', 'port:cartagena');
  // The place where it begins is said of the first part alone.
  expect(lines('French II Fleet: Toulon > Gulf of Lions > Balearic Sea > Cartagena, intercept me')).toEqual([
    { order: 'sail', answer: { ...Object(first?.answer), from: 'port:toulon' } },
    second,
    { order: 'sail', answer: { ...Object(third?.answer), wish: 'intercept-me' } },
  ]);
  expect(lines('French II Fleet > Gulf of Lions > Balearic Sea')).toEqual([first, second]);
});

test('a route may begin with the port that its last fleet leaves', () => {
  const game = aNavalPhase({
    change: (board) => onlyFleets(board, { great_britain_fleet_i: ['port:portsmouth', 25] }),
  }).until('great_britain naval-turn');
  const text = 'British I Fleet: Portsmouth > English Channel > the blockade box of Brest';
  expect(readOrders(open(game, 'great_britain'), text, english)).toMatchObject({
    answer: [{ answer: { from: 'port:portsmouth' } }, { answer: { to: 'box:brest' } }],
  });
});

test('a fleet may be called by the admiral who stands with it, and by the leader of a corps on board', () => {
  const game = aNavalPhase({
    change: (board) => {
      onlyFleets(board, { great_britain_fleet_i: ['port:london', 25], great_britain_fleet_ii: ['port:london', 5] });
      board.state.leaders.nelson = { is: 'with', unit: 'great_britain_fleet_ii' };
    },
  }).until('great_britain naval-turn');
  const sheet = open(game, 'great_britain');
  const read = (text: string) => readOrders(sheet, text, english);
  const [out, on] = sail('great_britain_fleet_ii', 'sea:off_yarmouth', 'sea:north_sea');
  expect(read('Nelson: London > Off Yarmouth > North Sea')).toMatchObject({
    answer: [{ ...out, answer: { ...Object(out?.answer), from: 'port:london' } }, expect.anything()],
  });
  expect(read('Nelson: Off Yarmouth > North Sea, intercept me')).toMatchObject({
    answer: [out, { order: 'sail', answer: { ...Object(on?.answer), wish: 'intercept-me' } }],
  });
  expect(read('Nelsen: Off Yarmouth')).toMatchObject({ lines: [expect.anything()] });
});

test('a place from which another fleet could sail is where this one goes, where nothing else is named', () => {
  const [, ...back] = sail('france_fleet_ii', 'sea:gulf_of_lions', 'port:toulon');
  const [out] = sail('france_fleet_i', 'sea:gulf_of_lions');
  expect(
    lines('Sail French I Fleet Gulf of Lions\nSail French II Fleet Gulf of Lions\nSail French II Fleet Toulon'),
  ).toEqual([out, ...sail('france_fleet_ii', 'sea:gulf_of_lions'), ...back]);
});

test('stacks, corps, attacks, and a wish to be asked again', () => {
  const text = [
    'Take a corps on board: French I Corps, French I Fleet',
    'French I Fleet with French II Fleet',
    'French II Fleet > Gulf of Lions',
    'Attack Gulf of Lions Great Britain',
    'Ask me again after a lost fight',
  ].join('\n');
  expect(lines(text)).toEqual([
    embark('france_i', 'france_fleet_i'),
    join('france_fleet_i', 'france_fleet_ii'),
    ...sail('france_fleet_ii', 'sea:gulf_of_lions'),
    { order: 'attack', answer: { at: 'sea:gulf_of_lions', whom: 'power:great_britain' } },
    { order: 'ask-again', answer: 'after-a-defeat' },
  ]);
});

test('what is said of each line reads back as that line, in both languages', () => {
  for (const t of [english, spanish]) {
    const sheet = open(france());
    const line = sail('france_fleet_ii', 'sea:gulf_of_lions')[0];
    if (!line) throw new Error('a line');
    const said = t(sheet.begin.say(line));
    expect(lines(said, t)).toEqual([{ ...line, answer: { ...Object(line.answer), from: 'port:toulon' } }]);
  }
});

test('a step that the rules forbid is told with its line and rule; an unknown name gets the nearest', () => {
  expect(refused('French II Fleet: Toulon > Gulf of Lions > Alboran Sea')).toContain('(Rule 6.2.1)');
  expect(refused('Sail French II Fleet > Gulf of Lyons')).toContain('Gulf of Lions');
});
