import { expect, test } from '@jest/globals';
import { optionFields } from '../../../src/games/empires-in-arms/option-fields.ts';
import { campaignOf, parseOptions, seatsFor, withPowers } from '../../../src/games/empires-in-arms/options.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { Refusal } from '../../../src/kernel/refusal.ts';

const { t } = translator('en', 'UTC');

test('what is not given has its default: the whole war, surrender, everybody in one window', () => {
  expect(parseOptions({})).toEqual({
    campaign: 'grand',
    scenario: 'jena_1806',
    civil_disorder: 'surrender',
    reinforcement: 'together',
    combinations: 'on',
    dominance: 'as-begun',
    repatriation: 'at-once',
    letting_go: 'off',
    training: 'off',
    shipyards: 'off',
    manipulation: 'on',
    interception: 'recommended',
    conquest: 'after-a-month',
    arrows: 'off',
    slow_stacks: 'off',
    access: 'anybody',
    unplayed: 'neutral',
    cavalry_superiority: 'off',
    guard_commitment: 'off',
    bombardment: 'off',
    tactical_limits: 'off',
    leader_losses: 'off',
  });
});

test('an option or a value that there is not is refused, with those that there are', () => {
  try {
    parseOptions({ campaign: 'endless', moon: 'full' });
    throw new Error('it was taken');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(error.details?.map(({ at }) => at)).toEqual(expect.arrayContaining(['campaign', 'moon']));
    expect(error.details?.map(({ reason }) => t(reason)).join(' ')).toContain('grand and short');
  }
});

test('14.3: seven play all powers; fewer play those that weigh most, unless the table names others', () => {
  expect(seatsFor(7, parseOptions({}))).toHaveLength(7);
  expect(seatsFor(3, parseOptions({}))).toEqual(['france', 'great_britain', 'austria']);
  expect(seatsFor(3, parseOptions({ powers: ['turkey', 'spain', 'russia'] }))).toEqual(['russia', 'turkey', 'spain']);
});

test('14.3: fewer than seven play the powers that some of them have chosen', () => {
  const played = (players: number, wanted: readonly string[], options = parseOptions({})) =>
    seatsFor(players, withPowers(players, options, wanted));
  expect(played(3, ['france', 'austria', 'prussia'])).toEqual(['france', 'austria', 'prussia']);
  expect(played(3, ['turkey'])).toEqual(['france', 'great_britain', 'turkey']);
  expect(played(3, ['any'])).toEqual(['france', 'great_britain', 'austria']);
  const prussia = withPowers(3, parseOptions({}), ['prussia']);
  expect(played(4, ['prussia'], prussia)).toEqual(['france', 'great_britain', 'austria', 'prussia']);
  // Two have those of their scenario, and four are no three.
  expect(played(2, ['spain', 'turkey'])).toEqual(['france', 'prussia']);
  expect(withPowers(3, parseOptions({}), ['spain', 'turkey', 'russia', 'prussia'])).toEqual(parseOptions({}));
});

test('13: two play the scenario that the table has, whatever powers it names; more play the campaign', () => {
  expect(seatsFor(2, parseOptions({}))).toEqual(['france', 'prussia']);
  const wagram = parseOptions({ scenario: 'wagram_1809', powers: ['spain', 'turkey'] });
  expect(seatsFor(2, wagram)).toEqual(['france', 'austria']);
  expect([campaignOf(wagram, 2), campaignOf(wagram, 3)]).toEqual(['wagram_1809', 'grand']);
});

test('12.1, 12.3: the create page names the rule of each option that changes money or battles', () => {
  const asked = optionFields.map(({ label }) => t(label)).join();
  for (const rule of [
    '12.1.1',
    '12.1.2',
    '12.2.1',
    '12.2.3',
    '12.3.3',
    '12.3.4',
    '12.3.5',
    '12.3.7.2',
    '12.7',
    '10.2.3',
  ])
    expect(asked).toContain(`(${rule})`);
});

test('the create page asks for what a host decides; who plays what, and for which bid, the table finds out', () => {
  expect(optionFields.map(({ id, initial }) => `${id} ${initial}`)).toEqual([
    'campaign grand',
    'scenario jena_1806',
    'unplayed neutral',
    'civil_disorder surrender',
    'reinforcement together',
    ...['combinations on', 'dominance as-begun', 'repatriation at-once'],
    ...['letting_go off', 'training off', 'shipyards off', 'manipulation on'],
    'interception recommended',
    'conquest after-a-month',
    'access anybody',
    ...['arrows off', 'slow_stacks off'],
    ...['cavalry_superiority off', 'guard_commitment off', 'bombardment off'],
    ...['tactical_limits off', 'leader_losses off'],
  ]);
  expect(optionFields.flatMap(({ values }) => values.map(({ label }) => t(label)))).toContain(
    'Three years: 1805 to 1807, 36 months',
  );
});
