import { describe, expect, test } from '@jest/globals';
import { line, wholeCampaign } from '../harness/whole-campaign.ts';

/** A year in which nobody writes anything, window by window; how each month began, and what was asked in it. */
function silentYear(options: Parameters<typeof wholeCampaign>[0] = {}): readonly string[] {
  const game = wholeCampaign(options);
  const met: string[] = [...begun(game.told())];
  while (game.state.month < 12) {
    met.push(`  ${game.asked.split(' ')[1]}`);
    game.answered();
    met.push(...begun(game.told()));
  }
  return met;
}

const begun = (told: readonly string[]) => told.filter((sentence) => / 180\d begins\.$/.test(sentence));

describe('3: a year', () => {
  test('each month has a political phase, every third an economic phase; what was bought comes between them', () => {
    const economic = ['  political-orders', '  budget'];
    const met = silentYear();
    expect(met.slice(0, 7)).toEqual([
      'January 1805 begins.',
      '  political-orders',
      'February 1805 begins.',
      '  political-orders',
      'March 1805 begins.',
      ...economic,
    ]);
    expect(met.slice(7, 12)).toEqual([
      'April 1805 begins.',
      '  political-orders',
      // The militia of March.
      '  reinforcements',
      'May 1805 begins.',
      '  political-orders',
    ]);
    expect(met.at(-1)).toBe('January 1806 begins.');
    const budgets = met.flatMap((entry, at) => (entry === '  budget' ? [monthBefore(met, at)] : []));
    expect(budgets).toEqual(['March 1805', 'June 1805', 'September 1805', 'December 1805']);
  });

  test('the phases of a month are in the order of the rules, and the economic phase is its last', () => {
    const game = wholeCampaign();
    const phases: string[] = [];
    while (game.state.month < 6) {
      phases.push(`${game.state.month} ${game.state.phase}`);
      game.answered();
    }
    expect(phases).toEqual([
      ...['0 politics', '1 politics', '2 politics', '2 economy'],
      ...['3 politics', '3 reinforcement', '4 politics'],
      ...['5 politics', '5 reinforcement', '5 economy'],
    ]);
  });

  test('5: where the table wants it so, reinforcements are asked for one power after the other', () => {
    const game = wholeCampaign({ options: { reinforcement: 'in-order' } }).silentUntil('reinforcements');
    const asked: string[] = [];
    while (game.window === 'reinforcements') {
      asked.push(game.asked);
      game.answered();
    }
    const order = game.position.pack.sequence.landReinforcement.map((power) => `${power} reinforcements`);
    expect(asked.length).toBeGreaterThan(1);
    expect(asked).toEqual(order.filter((one) => asked.includes(one)));
  });
});

describe('14.1: how long a campaign is', () => {
  test.each([
    ['short', 35, 'December 1807'],
    ['grand', 131, 'December 1815'],
  ] as const)('%s: its last month is number %d, %s', (campaign, month, name) => {
    const begun = wholeCampaign({
      options: { campaign },
      change: (state) => {
        state.month = month;
      },
    });
    expect(begun.told()).toContain(`${name} begins.`);
    begun.silentUntil();
    expect(begun.asked).toBe('nobody');
    expect(begun.state.ending).toEqual({ how: 'last_month', winners: ['great_britain'] });
    expect(begun.state.month).toBe(month);
  });

  test('in December of the first year the levy is raised, and the war goes on', () => {
    const game = wholeCampaign({
      change: (state) => {
        state.month = 11;
      },
    }).silentUntil('budget');
    game.answered();
    expect(game.told()).toContainEqual(expect.stringMatching(/^The levy of .* \(8\.10\)/));
    expect(game.told().at(-1)).toBe('January 1806 begins.');
  });
});

test('what one month began, the next goes on with: wars, alliances and purchases', () => {
  const game = wholeCampaign().answered({
    austria: [line('ally', 'power:russia')],
    russia: [line('ally', 'power:austria')],
    prussia: [line('declare', 'power:austria')],
  });
  game.silentUntilMonth(2);
  expect(game.state.relations['austria|prussia']?.war).toMatchObject({ since: 0, aggressors: ['prussia'] });
  expect(game.state.relations['austria|russia']?.alliance).toEqual({ since: 0 });
});

function monthBefore(met: readonly string[], at: number): string | undefined {
  return met
    .slice(0, at)
    .findLast((entry) => !entry.startsWith(' '))
    ?.replace(' begins.', '');
}
