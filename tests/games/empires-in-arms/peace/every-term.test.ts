import { describe, expect, test } from '@jest/globals';
import { builtInPack } from '../../../../src/games/empires-in-arms/pack/read-pack.ts';
import type { TermChoice, Victor } from '../../../../src/games/empires-in-arms/peace/term-choice.ts';
import { whyNotTerm } from '../../../../src/games/empires-in-arms/peace/why-not-term.ts';
import { type ABoard, aWarOn, cession, conditional, unconditional } from './a-war.ts';

/** Each term as a victor could take it of Prussia; C.7 is there for Great Britain alone. */
const CHOICES: readonly TermChoice[] = [
  { term: 'B.1' },
  { term: 'B.2' },
  { term: 'B.3', phases: 1 },
  { term: 'B.4', corps: 'prussia_i' },
  { term: 'B.5' },
  { term: 'B.6' },
  cession('B.7', { home: ['silesia'] }),
  { term: 'C.1' },
  { term: 'C.2' },
  { term: 'C.3', phases: 1 },
  cession('C.4', { home: ['posen'] }),
  { term: 'C.5' },
  { term: 'C.6', leader: 'blucher' },
];

/** As the chart prints them. */
const EXCLUDE_EACH_OTHER = ['B.1 B.4', 'B.1 C.1', 'B.2 C.2', 'B.3 C.3', 'B.4 C.1', 'B.7 C.4'];

const no = (board: ABoard, victor: Victor, choice: TermChoice, ...taken: readonly TermChoice[]) =>
  whyNotTerm(
    board,
    'prussia',
    victor,
    choice,
    taken.map((one) => ({ by: 'russia', choice: one })),
  );
const war = () => aWarOn('prussia', 'france', 'russia');

test('every term of the chart is among them', () => {
  const { terms } = builtInPack().pack.peace;
  const inLists = terms.flatMap(({ id }) => (id.startsWith('A.') ? [] : [id]));
  expect([...CHOICES.map(({ term }) => term), 'C.7'].sort()).toEqual([...inLists].sort());
});

describe('4.4.5.3: what a victor has taken', () => {
  test('excludes what the chart says, of both victors and both ways, and nothing else', () => {
    const board = war();
    const barred = CHOICES.flatMap((one) =>
      CHOICES.flatMap((other) => {
        const found = no(board, unconditional('france'), other, one);
        if (found?.why !== 'excluded') return [];
        expect(found).toEqual({ why: 'excluded', by: one.term });
        return [[one.term, other.term].join(' ')];
      }),
    );
    const bothWays = EXCLUDE_EACH_OTHER.flatMap((pair) => [pair, pair.split(' ').reverse().join(' ')]);
    expect(barred.sort()).toEqual(bothWays.sort());
  });

  test.each(CHOICES.map((choice) => [choice.term, choice] as const))('%s is taken once', (term, choice) => {
    const again = no(war(), unconditional('france'), choice, choice);
    // C.6 alone is to be chosen by all victors.
    expect(again).toEqual(term === 'C.6' ? undefined : { why: 'taken', by: term });
  });

  test('C.7 is taken once, too, of Great Britain', () => {
    const board = aWarOn('great_britain', 'france', 'russia');
    const taken = [{ by: 'russia', choice: { term: 'C.7' } }] as const;
    const again = whyNotTerm(board, 'great_britain', unconditional('france'), { term: 'C.7' }, taken);
    expect(again).toEqual({ why: 'taken', by: 'C.7' });
  });
});

describe('4.4.3: in a conditional peace', () => {
  test('what list A spares is what the chart says, and nothing else', () => {
    const board = war();
    const spared = (['A.1', 'A.2', 'A.3', 'A.4', 'A.5'] as const).map((spares) => [
      spares,
      ...CHOICES.flatMap((choice) => {
        const found = no(board, { ...conditional('france'), spares }, choice)?.why;
        return found === 'spared' || found === 'home_spared' ? [choice.term] : [];
      }),
    ]);
    expect(spared).toEqual([
      ['A.1', 'B.1'],
      ['A.2', 'B.3'],
      ['A.3', 'B.2'],
      ['A.4', 'B.6'],
      ['A.5', 'B.7'],
    ]);
  });

  test('nothing of list C is taken', () => {
    const board = war();
    for (const choice of CHOICES)
      expect([choice.term, no(board, conditional('france'), choice)?.why]).toEqual([
        choice.term,
        choice.term.startsWith('C.') ? 'not_in_list' : undefined,
      ]);
  });
});
