import { describe, expect, test } from '@jest/globals';
import { reportFault } from '../../src/cli/report-fault.ts';
import { games } from '../../src/games/registry.ts';
import { translator } from '../../src/i18n/translator.ts';
import { readRecord } from '../../src/records/read-record.ts';
import { replayRecord } from '../../src/records/replay-record.ts';

const words = translator('en', 'UTC');
const setup = { kind: 'setup', chance: [{ purpose: 'deck:strategy', result: ['vietnam', 'japan', 'south_korea'] }] };
const begun = [setup, { seat: 'ussr', answer: 'us' }];

/** What the command line says of a record of Iron Curtain with these entries. */
function told(entries: readonly unknown[], head: object = {}): string {
  try {
    replayRecord(readRecord({ despatch: 1, game: 'iron-curtain', ...head, entries }), games);
    return 'nothing';
  } catch (fault) {
    const text = reportFault(fault, words);
    expect(text).not.toContain('    at ');
    return text;
  }
}

describe('a record that was typed in', () => {
  test('an answer that cannot be: the entry, the question, and what can be typed', () => {
    expect(told([...begun, { seat: 'us', answer: 'Vietnam' }])).toBe(
      [
        'Entry 3 answers what us (US) is asked (2.1): Which card do you play? — “Vietnam” is not one of the answers.' +
          ' Possible: Vietnam, Japan, South Korea, Poland and East Germany. (Rule 3.1) Possible here:',
        '  "vietnam": Vietnam (Asia, USSR flag, 3 cubes; event: infiltrate up to 3 cubes on Asia cards, at most 2 ' +
          'on any one card)',
        '  "japan": Japan (Asia, US flag, 3 cubes; event: infiltrate up to 3 cubes on Asia cards, at most 2 on any ' +
          'one card)',
        '  "south_korea": South Korea (Asia, US flag, 2 cubes; event: take up to 1 USSR cube off Asia cards)',
        '  "poland": Poland (Europe, USSR flag, 2 cubes; event: infiltrate up to 3 cubes on Europe cards, at most ' +
          '2 on any one card)',
        '  "east_germany": East Germany (Europe, USSR flag, 4 cubes; event: take up to 2 US cubes off Europe cards)',
      ].join('\n'),
    );
  });

  test('a seat by its name in place of its id, and one that is not asked', () => {
    expect(told([setup, { seat: 'USSR', answer: 'us' }])).toBe(
      'Entry 2: the seat “USSR” is not asked anything here. These are:\n' +
        '  "ussr": 1.1 who-starts: Who plays first in round 1?',
    );
    expect(told([setup, { kind: 'seat', seat: 'USSR', change: 'resigned' }])).toBe(
      'Entry 2 names the seat “USSR”, which this game does not have. Its seats are us (US) and ussr (USSR).',
    );
    expect(told(begun, { seats: [{ seat: 'US' }, { seat: 'USSR' }] })).toBe(
      'The seats do not fit. This game is for 2 players; each has one of the seats us (US) and ussr (USSR) for ' +
        'themselves.',
    );
  });

  test('chance that is missing, that cannot be, and that nobody asks for', () => {
    const missing = told([]);
    expect(missing).toMatch(
      /^Entry 1 leaves out the result of draw 1 \(deck:strategy\), and the record has no seed to /,
    );
    expect(missing).toMatch(
      /seed to fill it in\. .*\n {2}\{"purpose": "deck:strategy", "result": …\}: a list, the first /,
    );
    expect(missing).toMatch(/: a list, the first on top, of ".*"; the last ones may be left out$/);
    const chance = [{ purpose: 'deck:strategy', result: ['atlantis'] }];
    const unfit = 'Entry 1: its “chance” says ["atlantis"] for deck:strategy, and the rules ask for draw 1';
    expect(told([{ kind: 'setup', chance }]).startsWith(`${unfit} (deck:strategy) there.`)).toBe(true);
    expect(told([...begun, { seat: 'us', answer: 'vietnam', chance: [{ purpose: 'die:x', result: 4 }] }])).toBe(
      'Entry 3: its “chance” has a result for die:x, which the rules do not ask for there.',
    );
  });

  test('a key that there is not, in the entry and in the head', () => {
    expect(told([setup, { seat: 'ussr', anser: 'us' }])).toBe(
      [
        'This is not a record: 2 places in it cannot be read.',
        '  entries[1].answer: Entry 2: It is missing.',
        '  entries[1].anser: Entry 2: There is no such key here. Possible: v, seq, at, chance, hash, kind, seat, ' +
          'answer, decision, how, secret, again, sealed and note. Remarks go into “note”.',
      ].join('\n'),
    );
    expect(told(begun, { comment: 'Tuesday' })).toContain('  comment: There is no such key here. Possible: despatch,');
    expect(told([setup, { kind: 'move', seat: 'us' }])).toContain(
      'entries[1].kind: Entry 2: Possible: setup, answered, ruling, seat and clock.',
    );
    expect(told([setup, { seat: 'us', answer: 'x', at: 'Tuesday' }])).toContain('This is not a time from 1900 on');
  });

  test('an entry that goes back too far, is numbered otherwise, or says another number of draws', () => {
    const back = (ruling: object) => told([...begun, { kind: 'ruling', ruling: { type: 'rewind', ...ruling } }]);
    expect(back({ to: 7 })).toBe('Entry 3 goes back to entry 7, which is not before it.');
    expect(back({ to: 1, drawn: 9 })).toContain('says that 9 draws had been made by then; there were 1.');
    expect(back({ to: 1 })).toBe('nothing');
    expect(told([setup, { seq: 3, seat: 'ussr', answer: 'us' }])).toContain('Entry 2 is numbered 3');
    expect(told([setup, setup])).toBe('Entry 2 is a second setup; only the first entry can be one.');
    expect(told([{ ...setup, ruleset: 1 }], { ruleset: 2 })).toContain('differ in “ruleset”');
  });
});

test('remarks may stand at the record, its seats, its entries and their chance', () => {
  const note = 'we were tired';
  const chance = [{ ...setup.chance[0], note }];
  const seats = [
    { seat: 'us', note },
    { seat: 'ussr', note },
  ];
  expect(
    told(
      [
        { ...setup, chance, note },
        { seat: 'ussr', answer: 'us', note },
      ],
      { note, seats },
    ),
  ).toBe('nothing');
});
