import { describe, expect, test } from '@jest/globals';
import { aGame } from './a-game.ts';

const theEnd = [
  { step: 'aftermath', args: {} },
  { step: 'final-scoring', args: {} },
  { step: 'decide-winner', args: {} },
] as const;

test('7: after the last turn first the aftermath, then the final scoring, then the winner', () => {
  const game = aGame()
    .withAftermath({ us: 'vietnam', ussr: 'iran' })
    .withCards({ japan: { at: '1,0', us: 1 } })
    .withRound(2, 7)
    .doing({ step: 'end-round', args: {} });
  expect(game.facts.map(({ type }) => type)).toEqual([
    'round-ended',
    'aftermath',
    ...Array.from({ length: 6 }, () => 'region-scored'),
    'game-over',
  ]);
  expect(game.told()[0]).toBe(
    'All cards are played, with the marker in the middle. The aftermath and the final scoring follow.',
  );
});

describe('7.1: the aftermath', () => {
  const setAside = (us: string, ussr: string, score = 0) =>
    aGame().withAftermath({ us, ussr }).withScore(score).doing({ step: 'aftermath', args: {} });

  test('cube numbers count for the flag on the card, whoever held it', () => {
    const game = setAside('vietnam', 'iran'); // the US held a USSR card of 3, the USSR a US card of 2
    expect(game.state.score).toBe(-1);
    expect(game.told()).toEqual([
      'Aftermath: the US had set aside Vietnam (USSR flag, 3 cubes) and the USSR had set aside Iran (US flag, 2 ' +
        'cubes). US flags show 2, USSR flags 3: USSR +1, marker at USSR 1.',
    ]);
  });

  test('at most 3', () => {
    expect(setAside('vietnam', 'cuba').state.score).toBe(-3); // 3 + 4 = 7
    expect(setAside('vietnam', 'cuba').told()[0]).toContain('(the most that the aftermath gives)');
  });

  test('both cards are shown to everybody', () => {
    expect(
      setAside('vietnam', 'iran')
        .view('spectator')
        .aftermath.us.known.map(({ id }) => id),
    ).toEqual(['vietnam']);
  });

  test('a flag reached here ends the game', () => {
    const game = aGame()
      .withAftermath({ us: 'japan', ussr: 'iran' })
      .withScore(6)
      .doing(...theEnd);
    expect(game.state.ending).toEqual({ winner: 'us', how: 'flag', when: 'aftermath' });
  });
});

describe('7.2: the final scoring', () => {
  test('every region once, in the printed order, complete or not, scored before or not', () => {
    const game = aGame()
      .withAftermath({ us: 'iran', ussr: 'egypt' })
      .withCards({ japan: { at: '1,0', us: 1 }, cuba: { at: '2,0', ussr: 1 } })
      .with((state) => state.scored.push('asia'))
      .doing(...theEnd);
    expect(game.facts.flatMap((fact) => (fact.type === 'region-scored' ? [fact.region] : []))).toEqual([
      'europe',
      'middle_east',
      'asia',
      'africa',
      'south_america',
      'central_america',
    ]);
    expect(game.sheet).toEqual([
      'Aftermath: US flags 2, USSR flags 2: no points, marker in the middle',
      'Europe at the end: US 0, USSR 0, no bonus: no points, marker in the middle',
      'Middle East at the end: US 0, USSR 0, no bonus: no points, marker in the middle',
      'Asia at the end: US 1, USSR 0, bonus 2 to the US: US +3, marker at US 3',
      'Africa at the end: US 0, USSR 0, no bonus: no points, marker at US 3',
      'South America at the end: US 0, USSR 0, no bonus: no points, marker at US 3',
      'Central America at the end: US 0, USSR 1, bonus 2 to the USSR: USSR +3, marker in the middle',
    ]);
    expect(game.scores?.slice(0, 2)).toEqual([
      ['For', 'US', 'USSR', 'Bonus', 'Gives', 'Marker'],
      ['Aftermath', '2', '2', '', 'no points', 'in the middle'],
    ]);
    expect(game.scores?.[4]).toEqual(['Asia at the end', '1', '0', 'US +2', 'US +3', 'US 3']);
  });

  test('a flag is looked for after each region: later ones do not count any more', () => {
    const game = aGame()
      .withScore(6)
      .withCards({ japan: { at: '1,0', us: 1 }, cuba: { at: '2,0', ussr: 1 } })
      .doing({ step: 'final-scoring', args: {} }, { step: 'decide-winner', args: {} });
    expect(game.state).toMatchObject({ score: 9, ending: { winner: 'us', how: 'flag', when: 'final' } });
    expect(game.outcome?.standings).toEqual([
      { seat: 'us', place: 1 },
      { seat: 'ussr', place: 2 },
    ]);
  });
});

describe('7.3: no flag was reached', () => {
  test.each([
    [2, 'us', 'ahead', 'The US wins: after the final scoring the marker is at US 2.'],
    [-5, 'ussr', 'ahead', 'The USSR wins: after the final scoring the marker is at USSR 5.'],
    [0, 'us', 'level', 'The US wins: after the final scoring the marker is in the middle, which counts for the US.'],
  ])('marker at %i: %s', (score, winner, how, sentence) => {
    const game = aGame().withScore(score).doing({ step: 'decide-winner', args: {} });
    expect(game.state.ending).toEqual({ winner, how, when: 'final' });
    expect(game.told()).toEqual([sentence]);
  });
});

describe('3.6: the other ways to a flag', () => {
  test('by an event in the own turn', () => {
    const game = aGame().withScore(7).withHand('us', 'nigeria').turnOf('us').answer('1,0', 'event');
    expect(game.state.ending).toEqual({ winner: 'us', how: 'flag', when: 'event' });
    expect(game.told().at(-1)).toBe('The US wins: the marker reached its flag by an event.');
  });

  test('by the opponent’s event, in the other side’s turn', () => {
    const game = aGame().withScore(-7).withHand('us', 'yugoslavia').turnOf('us').answer('1,0', 'event');
    expect(game.state.ending).toEqual({ winner: 'ussr', how: 'flag', when: 'event' });
  });

  test('out of turn, by a region that the other side completes', () => {
    const game = aGame()
      .withScore(-6)
      .withCards({ cuba: { at: '1,0', ussr: 1 } })
      .withHand('us', 'panama')
      .turnOf('us')
      .answer('2,0');
    expect(game.state.ending).toEqual({ winner: 'ussr', how: 'flag', when: 'play' });
  });
});
