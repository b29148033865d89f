import { expect, test } from '@jest/globals';
import { goesWithout } from '../../../src/games/empires-in-arms/goes-without.ts';
import { BATTLE, MARCH } from '../../../src/games/empires-in-arms/rulesets.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { english } from '../played-game.ts';
import { wholeCampaign } from './harness/whole-campaign.ts';

const RULE = 'Interim rule in place of battles and sieges: attackers who meet defenders in the field fall back';

const saidOf = (ruleset: number, language = english) => {
  const message = goesWithout(ruleset);
  return message && language.t(message);
};

test('new campaigns are played as a whole: they go without nothing', () => {
  expect(saidOf(BATTLE)).toBeUndefined();
});

test('of campaigns with the march alone it is told what they go on without, and by which interim rule', () => {
  const said = saidOf(MARCH);
  expect(said).toContain('marches, depots, foraging and supply');
  expect(said).toContain('began before battles on land');
  expect(said).toContain(RULE);
  expect(saidOf(MARCH, translator('es', 'UTC'))).toContain('Regla provisional en lugar de batallas y asedios');
});

test('a campaign from before the march says that nothing moves in it, and has no interim rule', () => {
  const said = saidOf(MARCH - 1);
  expect(said).toContain('This campaign began before fleets and corps could move');
  expect(said).not.toContain('Interim rule');
});

test('the log of campaigns with the march alone begins with the interim rule', () => {
  expect(wholeCampaign().told()[0]).toBe('The campaign begins.');
  expect(wholeCampaign({ ruleset: MARCH }).told()[0]).toMatch(new RegExp(`^The campaign begins\\. ${RULE}`));
  expect(wholeCampaign({ ruleset: MARCH - 1 }).told()[0]).toBe('The campaign begins.');
});
