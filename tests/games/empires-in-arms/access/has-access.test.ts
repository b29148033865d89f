import { expect, test } from '@jest/globals';
import { hasAccess } from '../../../../src/games/empires-in-arms/access/has-access.ts';
import { changeRelation } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import { aCampaign } from '../harness/a-campaign.ts';

test('nobody is let in who was not, and everybody is at home with themselves', () => {
  const { state } = aCampaign();
  expect(hasAccess(state, 'prussia', 'france', 'land')).toBe(false);
  expect(hasAccess(state, 'prussia', 'prussia', 'straits')).toBe(true);
});

test('10.3: access is one way, and into what was named', () => {
  const { state } = aCampaign();
  state.access = { prussia: [{ to: 'france', into: 'land' }] };
  expect(hasAccess(state, 'prussia', 'france', 'land')).toBe(true);
  expect(hasAccess(state, 'prussia', 'france', 'ports')).toBe(false);
  expect(hasAccess(state, 'france', 'prussia', 'land')).toBe(false);
  expect(hasAccess(state, 'prussia', 'russia', 'land')).toBe(false);
});

test('it ends before its month', () => {
  const { state } = aCampaign();
  state.access = { prussia: [{ to: 'france', into: 'land', until: state.month + 2 }] };
  state.month += 1;
  expect(hasAccess(state, 'prussia', 'france', 'land')).toBe(true);
  state.month += 1;
  expect(hasAccess(state, 'prussia', 'france', 'land')).toBe(false);
});

test('it ends with war between the two', () => {
  const { state } = aCampaign();
  state.access = { prussia: [{ to: 'france', into: 'ports' }] };
  changeRelation(state, 'france', 'prussia').war = { since: 0, aggressors: ['france'] };
  expect(hasAccess(state, 'prussia', 'france', 'ports')).toBe(false);
});

test('while allied', () => {
  const { state } = aCampaign();
  state.access = { turkey: [{ to: 'spain', into: 'straits', while: { is: 'allied' } }] };
  expect(hasAccess(state, 'turkey', 'spain', 'straits')).toBe(false);
  changeRelation(state, 'turkey', 'spain').alliance = { since: 0 };
  expect(hasAccess(state, 'turkey', 'spain', 'straits')).toBe(true);
});

test('while whoever is let in is at war with somebody', () => {
  const { state } = aCampaign();
  state.access = { prussia: [{ to: 'russia', into: 'land', while: { is: 'at_war', enemy: 'turkey' } }] };
  expect(hasAccess(state, 'prussia', 'russia', 'land')).toBe(false);
  changeRelation(state, 'russia', 'turkey').war = { since: 0, aggressors: ['russia'] };
  expect(hasAccess(state, 'prussia', 'russia', 'land')).toBe(true);
});

test('C.5 is access to land, ports and straits alike, until war', () => {
  const { state } = aCampaign();
  state.treaties = [{ from: 'austria', to: 'france', term: 'C.5', until: 18 }];
  expect(hasAccess(state, 'austria', 'france', 'land')).toBe(true);
  expect(hasAccess(state, 'austria', 'france', 'ports')).toBe(true);
  expect(hasAccess(state, 'france', 'austria', 'land')).toBe(false);
  changeRelation(state, 'france', 'austria').war = { since: 0, aggressors: ['austria'] };
  expect(hasAccess(state, 'austria', 'france', 'land')).toBe(false);
});
