import { expect, test } from '@jest/globals';
import { MARCH } from '../../../src/games/empires-in-arms/rulesets.ts';
import { unfinished } from '../../../src/games/empires-in-arms/unfinished.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { english } from '../played-game.ts';
import { wholeCampaign } from './harness/whole-campaign.ts';

const RULE = 'Interim rule in place of battles and sieges: attackers who meet defenders in the field fall back';

test('what is played and by which interim rule is told of campaigns with the march', () => {
  const said = english.t(unfinished(MARCH));
  expect(said).toContain('marches, depots, foraging and supply');
  expect(said).toContain(RULE);
  expect(translator('es', 'UTC').t(unfinished(MARCH))).toContain('Regla provisional en lugar de batallas y asedios');
});

test('a campaign of before says that nothing moves in it, and has no interim rule', () => {
  const said = english.t(unfinished(MARCH - 1));
  expect(said).toContain('This campaign began before fleets and corps could move');
  expect(said).not.toContain('Interim rule');
});

test('the log begins with the interim rule', () => {
  expect(wholeCampaign().told()[0]).toMatch(new RegExp(`^The campaign begins\\. ${RULE}`));
  expect(wholeCampaign({ ruleset: MARCH - 1 }).told()[0]).toBe('The campaign begins.');
});
