import { describe, expect, test } from '@jest/globals';
import { line, wholeCampaign } from '../harness/whole-campaign.ts';

/** A year in which nobody writes anything, window by window; how each month began, and what was asked in it. */
function silentYear(options: Parameters<typeof wholeCampaign>[0] = {}): readonly string[] {
  const game = wholeCampaign(options);
  const met: string[] = [...begun(game.told())];
  while (game.state.month < 12) {
    const asked = `  ${game.window}`;
    // Turns come one after the other, once for each power.
    if (met.at(-1) !== asked) met.push(asked);
    game.answered();
    met.push(...begun(game.told()));
  }
  return met;
}

const begun = (told: readonly string[]) => told.filter((sentence) => / 180\d begins\.$/.test(sentence));

describe('3: a year', () => {
  test('each month has politics, fleets and armies, every third a budget; what was bought comes between', () => {
    const met = silentYear();
    const march = ['  naval-slot', '  naval-turn', '  land-slot', '  land-turn'];
    expect(met.slice(0, 32)).toEqual([
      ...['January 1805 begins.', '  political-orders', ...march],
      ...['February 1805 begins.', '  political-orders', ...march],
      ...['March 1805 begins.', '  political-orders', ...march, '  budget'],
      // The militia of March.
      ...['April 1805 begins.', '  political-orders', '  reinforcements', ...march],
      ...['May 1805 begins.', '  political-orders', ...march],
    ]);
    expect(met.at(-1)).toBe('January 1806 begins.');
    const budgets = met.flatMap((entry, at) => (entry === '  budget' ? [monthBefore(met, at)] : []));
    expect(budgets).toEqual(['March 1805', 'June 1805', 'September 1805', 'December 1805']);
  });

  test('the phases of a month are in the order of the rules, and the economic phase is its last', () => {
    const game = wholeCampaign();
    const phases: string[] = [];
    while (game.state.month < 6) {
      const now = `${game.state.month} ${game.state.phase}`;
      if (phases.at(-1) !== now) phases.push(now);
      game.answered();
    }
    expect(phases).toEqual([
      ...['0 politics', '0 naval', '0 land', '1 politics', '1 naval', '1 land'],
      ...['2 politics', '2 naval', '2 land', '2 economy'],
      ...['3 politics', '3 reinforcement', '3 naval', '3 land', '4 politics', '4 naval', '4 land'],
      ...['5 politics', '5 reinforcement', '5 naval', '5 land', '5 economy'],
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

test('3.1: what a month’s political orders bring comes step by step, in the order of the rules', () => {
  const game = wholeCampaign({
    dice: { 'control:portugal:great_britain': [6], 'control:portugal:prussia': [1] },
    change: (state) => {
      state.relations['austria|russia'] = { alliance: { since: 0 } };
      state.relations['prussia|turkey'] = { war: { since: 0, aggressors: ['turkey'] } };
      state.minors.kleves = { status: 'conquered', controller: 'prussia' };
      state.minors.hesse = { status: 'conquered', controller: 'austria' };
    },
  });
  const turkish = line('offer_peace', 'power:turkey');
  game.answered({
    austria: [line('break', 'power:russia'), line('free', 'minor:hesse')],
    france: [],
    great_britain: [line('ally', 'power:russia'), line('want', ['all']), both('power:russia')],
    prussia: [turkish, line('want', ['all'])],
    russia: [line('ally', 'power:great_britain'), both('power:great_britain')],
    spain: [line('declare', 'minor:portugal')],
    turkey: [line('offer_peace', 'power:prussia')],
  });
  const told = [...game.told()];
  while (game.state.month === 0) told.push(...game.answered().told());
  const steps = [
    'Spain declares war on Portugal.', // 4.2
    'Prussia and Turkey make an informal peace (4.4.1).', // 4.4
    'Great Britain and Russia are allied.', // 4.5
    'Great Britain takes control of Portugal (4.6.3).', // 4.6
    'Austria breaks the alliance with Russia.', // 4.7
    'Austria makes Hesse a free state.', // 4.8
    'Great Britain and Russia combine', // 4.9
  ];
  const places = steps.map((step) => told.findIndex((one) => one.startsWith(step)));
  expect([...places].sort((a, b) => a - b)).toEqual(places);
  expect(told.filter((_, at) => places.includes(at))).toHaveLength(steps.length);
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

const both = (other: string) => line('combine', { phase: 'both', with: [other] });

function monthBefore(met: readonly string[], at: number): string | undefined {
  return met
    .slice(0, at)
    .findLast((entry) => !entry.startsWith(' '))
    ?.replace(' begins.', '');
}
