import { expect, test } from '@jest/globals';
import { BATTLE, MARCH } from '../../../src/games/empires-in-arms/rulesets.ts';
import { unfinished } from '../../../src/games/empires-in-arms/unfinished.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { english } from '../played-game.ts';
import { wholeCampaign } from './harness/whole-campaign.ts';

const RULE = 'Interim rule in place of battles and sieges: attackers who meet defenders in the field fall back';

test('of campaigns with battles it is told what is not in the game yet, and they have no interim rule', () => {
  const said = english.t(unfinished(BATTLE));
  expect(said).toContain('The campaign for three to seven is played as a whole');
  expect(said).not.toContain('Interim rule');
  expect(translator('es', 'UTC').t(unfinished(BATTLE))).not.toContain('Regla provisional');
});

test('of campaigns with the march alone it is told what they go on without, and by which interim rule', () => {
  const said = english.t(unfinished(MARCH));
  expect(said).toContain('marches, depots, foraging and supply');
  expect(said).toContain('began before battles on land');
  expect(said).toContain(RULE);
  expect(translator('es', 'UTC').t(unfinished(MARCH))).toContain('Regla provisional en lugar de batallas y asedios');
});

test('a campaign from before the march says that nothing moves in it, and has no interim rule', () => {
  const said = english.t(unfinished(MARCH - 1));
  expect(said).toContain('This campaign began before fleets and corps could move');
  expect(said).not.toContain('Interim rule');
});

test('the log of campaigns with the march alone begins with the interim rule', () => {
  expect(wholeCampaign().told()[0]).toBe('The campaign begins.');
  expect(wholeCampaign({ ruleset: MARCH }).told()[0]).toMatch(new RegExp(`^The campaign begins\\. ${RULE}`));
  expect(wholeCampaign({ ruleset: MARCH - 1 }).told()[0]).toBe('The campaign begins.');
});
