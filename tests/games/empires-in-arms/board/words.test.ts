import { describe, expect, test } from '@jest/globals';
import { board } from '../../../../src/games/empires-in-arms/board.ts';
import { POWERS } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { aBusyCampaign, drawn, seenBy, spanish, t, told, toldAlone } from './a-board.ts';

describe('the campaign in words', () => {
  test('the month, each power’s standing, and who is at war', () => {
    const lines = told(seenBy('spectator'));
    expect(lines.slice(0, 10)).toEqual([
      'January 1805: Political phase.',
      'Austria: Neutral 4, which gives 5 victory points; 0 of 330.',
      'France: Dominant 2, which gives 9 victory points; 0 of 400.',
      'Great Britain: Neutral 9, which gives 8 victory points; 0 of 380.',
      'Prussia: Neutral 10, which gives 8 victory points; 0 of 330.',
      'Russia: Neutral 7, which gives 7 victory points; 0 of 345.',
      'Spain: Neutral 5, which gives 6 victory points; 0 of 310.',
      'Turkey: Neutral 3, which gives 5 victory points; 0 of 300.',
      'Dominant in battle (11.7): France and Great Britain.',
      'France and Great Britain are at war.',
    ]);
    expect(lines).toContain('Prussia controls Kleves.');
    expect(lines.find((line) => line.startsWith('France controls'))).toContain('Flanders, Holland (free state)');
  });

  test('powers that nobody plays or that are gone, and debts of a bid', () => {
    const lines = told(seenBy('spectator', aBusyCampaign));
    expect(lines).toContain('Prussia: Neutral 3, which gives 5 victory points; −30 of 330.');
    expect(lines).toContain('Spain: Neutral 3, which gives 5 victory points; 0 of 310; nobody plays it.');
    expect(lines).toContain('Turkey: Neutral 3, which gives 5 victory points; 0 of 300; removed from the game.');
  });

  test('the accounts of political points of the last three months', () => {
    const lines = told(seenBy('spectator', aBusyCampaign)).filter((line) => line.startsWith('Political points'));
    expect(lines).toEqual([
      'Political points of France in the last three months: +2 control of Bavaria (4.6.3) and ' +
        '+3 a field battle won (7.5.2).',
      'Political points of Prussia in the last three months: −3 the call of Russia refused (4.3).',
    ]);
  });

  test('wars, alliances, peace, treaties, and lands', () => {
    expect(told(seenBy('spectator', aBusyCampaign))).toEqual(
      expect.arrayContaining([
        'France and Prussia are at war.',
        'Austria and Russia are allied.',
        'Austria may not declare war on France before May 1808.',
        'France may not declare war on Austria before September 1807.',
        'France and Russia may not declare war on each other before September 1808.',
        'Russia and Great Britain are at war with Denmark.',
        'France is at war with Portugal.',
        'The United States are at war with Great Britain.',
        'Austria and Russia are joined by a royal marriage.',
        'Austria and Prussia may not be allied before October 1807.',
        'Austria and Russia move together in the land phase of this month.',
        'Austria is bound to France for 3 more economic phases: Heavy reparations.',
        'Austria is bound to France until March 1808: Trade embargo.',
        'Austria leads the Holy Roman Empire.',
        'Tyrol, of Austria, belongs to France.',
      ]),
    );
  });

  test('a peace that is broken by war is not told, nor a movement of last month', () => {
    const text = told(seenBy('spectator', aBusyCampaign)).join(' ');
    expect(text).not.toContain('Prussia may not declare war');
    expect(text).not.toContain('naval phase');
  });

  test('11: a new political combination, with what it is made of', () => {
    const view = seenBy('spectator', (state) => {
      state.minors.kingdom_of_italy = { status: 'free', controller: 'france', money: 0, manpower: 0 };
      state.combinations.kingdom_of_italy = ['lombardy', 'piedmont'];
    });
    expect(told(view)).toContain('France has made Kingdom of Italy, of Lombardy and Piedmont.');
  });

  test('when the campaign is over, who has won, in words and on the picture', () => {
    const view = seenBy('spectator', (state) => {
      state.ending = { how: 'goal', winners: ['france'] };
    });
    const end = 'France has reached its victory points and wins the campaign.';
    expect(told(view)[1]).toBe(end);
    expect(drawn('status', view).words).toContain(end);
    expect(drawn('status', seenBy('spectator')).text).not.toContain('wins the campaign');
  });

  test('every area on which anything stands, as far as the viewer knows it', () => {
    expect(told(seenBy('france'))).toContain(
      'Brest: French VII Corps (10), garrison of France (2) and French I Fleet (25 ships).',
    );
    expect(told(seenBy('austria'))).toContain(
      'Brest: a corps of France, garrison of France (2) and French I Fleet (25 ships).',
    );
    expect(told(seenBy('austria'))).toContain(
      'Malta: Nelson, garrison of Great Britain (2) and British V Fleet (15 ships).',
    );
    expect(told(seenBy('austria'))).toContain('Kiev: a corps of Russia and 1 cossack of Russia.');
  });

  test('sieges, blockades, guarded depots, and fleets at sea', () => {
    const view = seenBy('spain', ({ corps, garrisons, depots, fleets }) => {
      for (const one of Object.values(corps)) if (one.area === 'innsbruck') one.besieged = true;
      const malta = garrisons.malta;
      if (malta) malta.besieged = true;
      depots.paris = { power: 'france', garrison: { nation: 'france', infantry: 2, militia: 1 } };
      Object.assign(fleets.great_britain_fleet_i ?? {}, { at: { in: 'box', area: 'brest' } });
      Object.assign(fleets.great_britain_fleet_ii ?? {}, { at: { in: 'sea', sea: 'bay_of_biscay' } });
    });
    const lines = told({ ...view, sieges: { malta: ['france'] } });
    expect(lines.find((line) => line.startsWith('Malta'))).toContain('besieged by France');
    expect(lines.find((line) => line.startsWith('Innsbruck'))).toContain('2 corps of Austria (besieged)');
    expect(lines.find((line) => line.startsWith('Malta'))).toContain('garrison of Great Britain (2, besieged)');
    expect(lines.find((line) => line.startsWith('Paris'))).toContain('depot of France with a garrison (3)');
    expect(lines.find((line) => line.startsWith('Brest'))).toContain('British I Fleet (25 ships, in the blockade box)');
    expect(lines).toContain('Bay of Biscay: British II Fleet (25 ships).');
  });
});

describe('what only a power is told', () => {
  test('its treasury and its forces, each corps with what more it could hold', () => {
    const lines = toldAlone(seenBy('great_britain'));
    expect(lines).toEqual([
      'Great Britain: 45 money and 0 manpower.',
      'In all: 34 land factors in 4 corps and garrisons, 110 ships in 6 fleets.',
      'London: Moore, British I Corps (10 infantry and 1 cavalry; room for 4 infantry and 1 cavalry), British ' +
        'Cavalry Corps (2 cavalry; room for 2 cavalry), depot of Great Britain and British III Fleet (15 ships).',
      'Portsmouth: British II Corps (8 infantry and 1 cavalry; room for 6 infantry and 1 cavalry), depot of Great ' +
        'Britain and British I Fleet (25 ships).',
      'Plymouth: British II Fleet (25 ships).',
      'Dublin: British III Corps (6 infantry; room for 8 infantry and 2 cavalry) and garrison of Great Britain (1).',
      'Cork: British VI Fleet (10 ships).',
      'Malta: Nelson, garrison of Great Britain (2) and British V Fleet (15 ships).',
      'Gibraltar: garrison of Great Britain (3), depot of Great Britain and British IV Fleet (20 ships).',
    ]);
  });

  test('what is on its way month by month, one kind together, and counters by name', () => {
    const view = seenBy('france', ({ arrivals }) => {
      arrivals.push(
        { nation: 'france', power: 'france', month: 4, what: 'infantry', number: 2 },
        { nation: 'france', power: 'france', month: 3, what: 'infantry', number: 2 },
        { nation: 'france', power: 'france', month: 3, what: 'infantry', number: 1 },
        { nation: 'holland', power: 'france', month: 3, what: 'ship', number: 1 },
        { nation: 'france', power: 'france', month: 3, what: 'counter', id: 'france_x' },
        { nation: 'france', power: 'france', month: 3, what: 'feudal_cavalry', number: 1 },
      );
    });
    expect(toldAlone(view)).toEqual(
      expect.arrayContaining([
        'April 1805: 3 infantry factors, 1 ship of Holland, French X Corps and 1 feudal cavalry factor.',
        'May 1805: 2 infantry factors.',
      ]),
    );
  });

  test('what is set for the next collection, and free states’ treasuries', () => {
    const view = seenBy('great_britain', (state) => {
      Object.assign(state.powers.great_britain, { manipulation: -1, refusesTradeWith: ['spain', 'prussia'] });
      state.american = { stopped: ['france'] };
      state.minors.malta = { status: 'free', controller: 'great_britain', money: 3, manpower: 2 };
    });
    expect(toldAlone(view).slice(1, 5)).toEqual([
      'Malta, a free state: 3 money and 2 manpower.',
      'Economic manipulation is set to −1 for the next collection (8.4).',
      'Trade is refused to Spain and Prussia (8.2.1.2.1).',
      'The American trade of France is stopped (8.2.1.2.2).',
    ]);
  });

  test('standing orders', () => {
    const view = seenBy('spain', ({ standing }) => {
      standing.spain = { quiet: true, answers: ['france'] };
    });
    expect(toldAlone(view)[1]).toBe(
      'Standing orders: nothing is ordered in the political phase (4) and you answer the calls of France (4.3).',
    );
  });

  test('prisoners, captured leaders, loans, and leaders who are not placed', () => {
    const change = (state: Parameters<typeof aBusyCampaign>[0]) => {
      aBusyCampaign(state);
      state.leaders.mack = { is: 'captured', by: 'france' };
      state.leaders.ney = { is: 'beside' };
      state.loans = [{ corps: 'prussia_i', from: 'prussia', to: 'france', until: 30 }];
      state.corps.france_i = { area: 'hanover', factors: {} };
    };
    const lines = toldAlone(seenBy('france', change));
    expect(lines).toEqual(
      expect.arrayContaining([
        'Held prisoner by France, of Austria: 6 infantry and 1 cavalry.',
        'Mack is a prisoner of France.',
        'Prussian I Corps is lent by Prussia to France until July 1807.',
        'Not placed: Ney.',
        'Hanover: Bernadotte and French I Corps (no factors; room for 16 infantry and 2 cavalry).',
      ]),
    );
    expect(toldAlone(seenBy('austria', change))).toContain('Mack is a prisoner of France.');
    // A moderator reads of each but once.
    const all = toldAlone(seenBy('moderator', change));
    for (const part of ['Held prisoner', 'Mack is a prisoner', 'is lent by'])
      expect(all.filter((line) => line.includes(part))).toHaveLength(1);
    for (const power of ['Austria', 'Russia', 'Turkey']) expect(all.some((line) => line.startsWith(power))).toBe(true);
  });
});

test('an area of the map: who holds it, and what stands there in this reader’s language', () => {
  const area = board.map?.area(seenBy('austria'), 'milan');
  expect(area?.standing.map(t)).toEqual([
    'held by France',
    'a corps of France',
    'a corps of Lombardy',
    'Massena',
    'depot of France',
  ]);
  expect(area?.standing.map(spanish.t)).toContain('en poder de Francia');
  expect(board.map?.area(seenBy('austria'), 'atlantis')).toBeUndefined();
});

test('in both languages every sentence is whole', () => {
  for (const viewer of [...POWERS, 'spectator', 'moderator'])
    for (const say of [t, spanish.t]) {
      const view = seenBy(viewer, aBusyCampaign);
      const lines = [...board.text(view), ...board.private(view)].map(say);
      expect(lines.filter((line) => /undefined|NaN|[{}]|\.\.$| {2}|empires-in-arms/.test(line))).toEqual([]);
    }
});
