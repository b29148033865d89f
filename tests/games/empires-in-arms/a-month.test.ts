import { describe, expect, test } from '@jest/globals';
import { monthName, monthTitle } from '../../../src/games/empires-in-arms/names.ts';
import { areAllied, areAtWar } from '../../../src/games/empires-in-arms/relations/pair.ts';
import { MARCH } from '../../../src/games/empires-in-arms/rulesets.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { line, type WholeCampaign, wholeCampaign } from './harness/whole-campaign.ts';

const EVERYBODY = 'austria+france+great_britain+prussia+russia+spain+turkey';

/**
 * Seven players open their first letter, in a campaign of before the march: its months are politics and money alone.
 * The dice for Hesse are laid ready.
 */
const newYear = () =>
  wholeCampaign({ ruleset: MARCH - 1, dice: { 'control:hesse:austria': [3], 'control:hesse:great_britain': [5] } });

/** France attacks Hesse, which two others want; Austria and Russia are allied, and Turkey does not want Prussia. */
const january = () =>
  newYear().answered({
    france: [line('declare', 'minor:hesse')],
    austria: [line('ally', 'power:russia'), line('want', ['minor:hesse'])],
    russia: [line('ally', 'power:austria')],
    great_britain: [line('want', ['all'])],
    prussia: [line('ally', 'power:turkey')],
    spain: [],
    turkey: [],
  });

/** Great Britain leaves it to the Hessians where they stand. */
const february = () => january().answered({ great_britain: [] });

const detached = line('detach', { corps: 'corps:prussia_v', what: 'infantry', number: 2, to: 'city' });

/** Prussia thinks of Berlin beside it all; France attacks Austria, which calls Russia. */
const russiaIsCalled = () =>
  february()
    .beside('prussia', 'reinforcement-orders', [detached])
    .answered({ france: [line('declare', 'power:austria')] })
    .answered({ austria: ['call:russia:france'] });

/** Russia comes; nobody writes anything in March. */
const budgets = () =>
  russiaIsCalled()
    .answered({ russia: { 'austria-france': 'join' } })
    .answered();

const april = () =>
  budgets().answered({
    austria: [],
    france: [line('manipulate', 'setting:1')],
    great_britain: [
      line('transfer', { from: 'power:france', points: 2 }),
      line('lend', { to: 'power:austria', money: 20 }),
    ],
    prussia: [line('buy', { what: 'ware:militia', number: 2 })],
    russia: [],
    spain: [],
    turkey: [line('buy', { what: 'ware:cavalry', number: 1 })],
  });

/** What one is told of the last answer, and everybody else is not. */
const toldAlone = (game: WholeCampaign, viewer: string) =>
  game.told(viewer).filter((sentence) => !game.told().includes(sentence));

describe('January 1805', () => {
  test('all seven are asked for political orders at once', () => {
    const game = newYear();
    expect(game.told()).toEqual(['The campaign begins.', 'January 1805 begins.']);
    expect(game.asked).toBe(`${EVERYBODY} political-orders`);
    expect(game.prompt).toBe('Which political orders do you give this month? They are secret until all are in.');
  });

  test('while letters are missing nobody learns anything; with the last all is revealed, as the rules have it', () => {
    const early = newYear().answer([line('ally', 'power:russia')], [line('declare', 'minor:hesse')]);
    for (const viewer of ['spectator', 'austria', 'france', 'turkey']) expect(early.told(viewer)).toEqual([]);
    expect(early.asked).toBe('great_britain+prussia+russia+spain+turkey political-orders');

    const game = january();
    expect(game.told()).toEqual([
      'France declares war on Hesse.',
      'Austria and Russia are allied.',
      'Austria +1 political point: an alliance with Russia (4.5).',
      'Russia +1 political point: an alliance with Austria (4.5).',
      'The dice for Hesse (4.6.2): Austria 3 and Great Britain 7 (5 + 2).',
      'Great Britain takes control of Hesse (4.6.3).',
      'France −1 political point: war declared on Hesse (4.2.1.2).',
      'Great Britain +1 political point: control of Hesse (4.6.3).',
    ]);
    expect(areAllied(game.state, 'austria', 'russia')).toBe(true);
    expect(game.state.minorWars).toEqual({ hesse: ['france'] });
  });

  test('what Prussia hoped for in vain, Prussia alone is told', () => {
    const game = january();
    expect(toldAlone(game, 'prussia')).toEqual([
      'The alliance that Prussia offered to Turkey was not offered in return; nobody learns of it.',
    ]);
    for (const other of ['turkey', 'france', 'austria']) expect(toldAlone(game, other)).toEqual([]);
  });

  test('who won the dice sets out the forces; it is at war with France already and is not asked for support', () => {
    const game = january();
    expect(game.asked).toBe('great_britain deploy-minor');
    expect(game.prompt).toBe(
      'Set out the forces of Hesse (4.6.3). What you leave out is set out for you. ' +
        'Without any order: Hessian Corps in Kassel, with 6 infantry and 1 cavalry.',
    );
  });
});

describe('February 1805', () => {
  test('nothing was due, so nobody was asked for reinforcements; how strong the Hessians are, one alone learns', () => {
    const game = february();
    expect(game.told()).toEqual(['Hesse: Hessian Corps in Kassel.', 'February 1805 begins.']);
    expect(toldAlone(game, 'great_britain')).toEqual([
      'Hesse: Hessian Corps in Kassel, with 6 infantry and 1 cavalry.',
    ]);
    expect(game.state.minors.hesse).toMatchObject({ status: 'free', controller: 'great_britain' });
    expect(game.asked).toBe(`${EVERYBODY} political-orders`);
  });

  test('an order in advance is told to its power alone, and waits', () => {
    const game = february().beside('prussia', 'reinforcement-orders', [detached]);
    expect(game.told()).toEqual([]);
    expect(game.told('prussia')).toEqual([
      'Prussia orders for the next reinforcement step: 2 infantry from Prussian V Corps for the garrison of its city.',
    ]);
    expect(game.state.garrisons.berlin).toBeUndefined();
    expect(game.asked).toBe(`${EVERYBODY} political-orders`);
  });

  test('Austria is attacked and asked for its calls, then Russia for its answer', () => {
    const attacked = february().answered({ france: [line('declare', 'power:austria')] });
    expect(attacked.told()).toEqual([
      'France declares war on Austria.',
      'France −3 political points: war declared on Austria (4.2.1.1).',
    ]);
    expect(attacked.asked).toBe('austria call-allies');

    const called = russiaIsCalled();
    expect(called.told()).toEqual(['Austria calls Russia against France.']);
    expect(called.asked).toBe('russia answer-call');
    expect(called.prompt).toBe('Your ally was attacked and calls you. What do you answer?');
  });

  test('Russia joins, the war on Hesse lapses, Prussia’s order is carried out, and March begins', () => {
    const game = russiaIsCalled().answered({ russia: { 'austria-france': 'join' } });
    expect(game.told()).toEqual([
      'Russia answers the call of Austria and declares war on France.',
      'Russia −3 political points: war declared on France (4.2.1.1).',
      'France has no corps in Hesse: the war with it is over (4.6.6).',
      'Prussia reinforces: 2 infantry for the garrison of Berlin.',
      'March 1805 begins.',
    ]);
    expect(toldAlone(game, 'prussia')).toEqual([
      'Prussia reinforces: 2 infantry from Prussian V Corps for the garrison of its city.',
    ]);
    const enemies = (['austria', 'great_britain', 'russia'] as const).filter((one) =>
      areAtWar(game.state, 'france', one),
    );
    expect(enemies).toEqual(['austria', 'great_britain', 'russia']);
    expect(game.state.minorWars).toEqual({});
    expect(game.state.garrisons.berlin).toEqual({ nation: 'prussia', infantry: 2, militia: 0 });
    expect(game.state.corps.prussia_v?.factors.infantry).toBe(10);
  });
});

describe('March 1805', () => {
  test('the first economic phase: all collect, each is told its own income, and all are asked for a budget', () => {
    const game = budgets();
    expect(game.told()).toEqual([]);
    expect(game.told('austria')).toEqual([
      'Income of Austria: home provinces 42 money, 28 manpower, other lands 3 money, 2 manpower, ' +
        'domestic trade 3 money and American trade 1 money. ' +
        'Together 49 money and 30 manpower; the treasury holds 74 money and 30 manpower (8.2).',
    ]);
    // Hesse has a treasury of its own, which its controller reads.
    expect(game.told('great_britain').map((sentence) => sentence.split(':')[0])).toEqual([
      'Income of Great Britain',
      'Income of Hesse',
    ]);
    expect(game.asked).toBe(`${EVERYBODY} budget`);
    expect(game.prompt).toBe(
      'What do you do with 74 money and 30 manpower, of which upkeep takes 19 money? ' +
        'Your orders are secret until all are in.',
    );
  });

  test('points are counted when all budgets are in, with what Great Britain turns against its enemy', () => {
    const game = april();
    expect(game.told()).toEqual([
      'Victory points (8.1): Austria +6, France +5, Great Britain +6, Prussia +8, Russia +6, Spain +6 and Turkey +5. ' +
        'Great Britain turns 2 of its points against France.',
      'France +1 political point: economic manipulation (8.4).',
      'April 1805 begins.',
    ]);
    expect(game.state.powers.france.victoryPoints).toBe(5);
  });

  test('a loan is told to the two, and what is bought to its buyer', () => {
    const game = april();
    const loan = 'Great Britain lends Austria 20 money (8.3).';
    expect(toldAlone(game, 'great_britain')[0]).toBe(loan);
    expect(toldAlone(game, 'austria')).toEqual([
      loan,
      'Expenses of Austria (8.5): upkeep 19 money. What is left: 75 money and 30 manpower.',
    ]);
    expect(toldAlone(game, 'turkey')).toEqual([
      'Expenses of Turkey (8.5): upkeep 21 money; 1 cavalry factor for 15 money and 1 manpower, ' +
        'due in September 1805. What is left: 21 money and 15 manpower.',
    ]);
  });
});

describe('April 1805', () => {
  test('what was bought comes: Prussia alone has something to place, and others see garrisons alone', () => {
    const game = april().answered();
    expect(game.asked).toBe('prussia reinforcements');
    expect(game.prompt).toBe(
      'Your reinforcements have come (5): 2 militia. Where do they go? ' +
        'Factors that you do not place are lost; ships wait.',
    );

    const inBerlin = april()
      .answered()
      .answered({ prussia: [line('place', { what: 'militia', number: 2, where: 'city:berlin' })] });
    expect(inBerlin.told()).toEqual(['Prussia reinforces: 2 militia for the garrison of Berlin.', 'May 1805 begins.']);
    expect(inBerlin.state.garrisons.berlin).toEqual({ nation: 'prussia', infantry: 2, militia: 2 });

    const inCorps = game.answered({
      prussia: [line('place', { what: 'militia', number: 2, where: 'corps:prussia_i' })],
    });
    expect(inCorps.told()).toEqual(['May 1805 begins.']);
    expect(toldAlone(inCorps, 'prussia')).toEqual(['Prussia reinforces: 2 militia for Prussian I Corps.']);
  });

  test('there is no economic phase: the next one is in June', () => {
    const game = april().answered().answered();
    expect(game.told()).toContain('May 1805 begins.');
    expect(game.asked).toBe(`${EVERYBODY} political-orders`);
    expect(game.silentUntil('budget').state.month).toBe(5);
  });
});

test('a month has its capital letter where it is a title, and none within a Spanish sentence', () => {
  const { t } = translator('es', 'UTC');
  const time = { year: 1805, month: 'january' } as const;
  expect([t(monthTitle(time)), t(monthName(time))]).toEqual(['Enero de 1805', 'enero de 1805']);
});
