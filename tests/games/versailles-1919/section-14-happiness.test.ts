import { describe, expect, test } from '@jest/globals';
import { aTable } from './a-table.ts';

describe('14.4: happiness 0', () => {
  const ended = (happiness: { readonly uk: number; readonly fr: number; readonly us: number }, card: string) =>
    aTable()
      .withHappiness(happiness)
      .withUnits('uk', { demobilized: 3 })
      .withStrategyOf({ uk: card, fr: 'mobilization', us: 'regional-primacy' })
      .doing()
      .view()
      .factions.find(({ id }) => id === 'uk')?.score;

  test('the award by rank is given all the same: with everybody at 0 each has 6 − 5', () => {
    expect(ended({ uk: 0, fr: 0, us: 0 }, 'fourteen-points')).toMatchObject({ happiness: 6, zero: -5 });
  });

  test('A-12: "happiness x2" doubles the award, not the loss: 12 − 5', () => {
    const score = ended({ uk: 0, fr: 0, us: 0 }, 'reparations');
    expect(score).toMatchObject({ conditions: [0, 0, 0, 0], happiness: 12, zero: -5, total: 7 });
  });

  test('at 1 nothing is lost', () => {
    expect(ended({ uk: 1, fr: 2, us: 3 }, 'fourteen-points')).toMatchObject({ happiness: 0, zero: 0 });
  });

  test('only players have a rank: Italy and Japan take none away in a game of three', () => {
    const [uk] = aTable().withHappiness({ uk: 20, fr: 10, us: 9, it: 30, jp: 30 }).doing().view().factions;
    expect(uk?.score.happiness).toBe(6);
  });
});

describe('14.5: ties', () => {
  test('the end card counts as an issue: 7 and 2 against 6 and 3, two issues each', () => {
    const game = aTable()
      .withTable('rush-to-the-finish', 'silesia')
      .withInfluence('rush-to-the-finish', { uk: 1 })
      .withSettled('fr', 'rhineland')
      .withSettled('fr', 'ethiopia')
      .withSettled('uk', 'bukovina')
      .settling('uk', 'rush-to-the-finish');
    expect(game.outcome?.standings.map(({ seat, score }) => `${seat} ${score}`)).toEqual(['uk 15', 'fr 15', 'us 6']);
    expect(game.outcome?.winners).toEqual(['uk', 'fr']);
  });

  test('a flag counts once for the flag and once for the strategy card (14.2)', () => {
    const [uk] = aTable()
      .withSettled('uk', 'togo', ['navy-uk'])
      .withStrategyOf({ uk: 'revanchism', fr: 'mobilization', us: 'regional-primacy' })
      .doing()
      .view().factions;
    expect(uk?.score).toMatchObject({ flags: 1, conditions: [0, 1, 4, 3] });
  });
});

describe('13.2: the end card', () => {
  const settle = () =>
    aTable()
      .withTable('rush-to-the-finish', 'silesia')
      .withInfluence('rush-to-the-finish', { us: 3, uk: 2, fr: 2 })
      .withInfluence('silesia', { fr: 4 })
      .withEvent('ho-chi-minh', 'fr')
      .settling('uk', 'rush-to-the-finish');

  test('ruling: its cubes are put to Exhausted for order’s sake; cubes decide nothing any more', () => {
    const game = settle();
    expect(game.state.influence).toEqual({ silesia: { fr: 4 } });
    expect(game.state.supply.us).toMatchObject({ available: 12, exhausted: 3 });
    expect(game.outcome?.standings.map(({ seat, score }) => `${seat} ${score}`)).toEqual(['us 13', 'uk 6', 'fr 6']);
  });

  test('no happiness, no option, no card is turned up, and nobody is asked', () => {
    const game = settle();
    expect([game.asked, game.state.event, game.state.waitingEvents.length]).toEqual(['nobody', 'ho-chi-minh', 2]);
    expect(game.state.happiness).toEqual({ uk: 20, fr: 20, us: 20, it: 20, jp: 20 });
  });

  test('without a cube on it, it cannot be settled (5.1)', () => {
    const game = aTable().withTable('rush-to-the-finish', 'silesia').turnOf('uk');
    expect(game.options.filter((id) => id.startsWith('settle'))).toEqual([]);
  });
});
