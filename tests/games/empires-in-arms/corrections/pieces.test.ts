import { describe, expect, test } from '@jest/globals';
import type { FleetId } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { CURRENT } from '../../../../src/games/empires-in-arms/rulesets.ts';
import type { Option } from '../../../../src/kernel/choice.ts';
import { offeredCorrections } from '../../../../src/kernel/corrections.ts';
import { english } from '../../played-game.ts';
import { putRight } from '../../put-right.ts';
import { playedCampaign } from '../harness/played-campaign.ts';

const told = (corrected: ReturnType<typeof putRight>, viewer = 'spectator') => corrected.told(viewer);
const campaignWithBattles = () => playedCampaign({ ruleset: CURRENT });
type Campaign = ReturnType<typeof campaignWithBattles>;

const corpsOf = ({ state, game }: Campaign, nation: string): string =>
  Object.keys(state.corps).find((id) => game.setting.pack.corpsOf[id]?.nation === nation) ?? '';
const fleetOf = ({ state, game }: Campaign, nation: string): FleetId =>
  Object.keys(state.fleets).find((id) => game.setting.pack.fleet[id]?.nation === nation) ?? '';

describe('fleets', () => {
  test('a fleet lies where a moderator says, with so many ships', () => {
    const campaign = campaignWithBattles();
    const fleet = fleetOf(campaign, 'france');
    const corrected = putRight(campaign, 'fleet', { fleet, place: 'box:brest', ships: 3 });
    expect(campaign.state.fleets[fleet]).toEqual({ at: { in: 'box', area: 'brest' }, ships: 3 });
    expect(told(corrected, 'spain')[0]).toMatch(/ lies in the blockade box of Brest with 3 ships\.$/);
  });

  test('one goes off the map with its leaders, and comes back; it holds no more than it can', () => {
    const campaign = campaignWithBattles();
    const { nelson } = campaign.state.leaders;
    const fleet = nelson?.is === 'with' ? nelson.unit : '';
    expect(told(putRight(campaign, 'fleet', { fleet, place: 'off', ships: 0 }))[0]).toContain('is not on the map');
    expect(campaign.state.fleets[fleet]).toBeUndefined();
    expect(campaign.state.leaders.nelson).toEqual({ is: 'beside' });
    expect(putRight(campaign, 'fleet', { fleet, place: 'port:london', ships: 0 }).refused).toMatch(/at least 1/);
    expect(putRight(campaign, 'fleet', { fleet, place: 'port:london', ships: 5 }).refused).toBeUndefined();
    expect(campaign.state.fleets[fleet]).toEqual({ at: { in: 'port', area: 'london' }, ships: 5 });
  });
});

describe('corps', () => {
  test('2.4.2: how strong one is is told to who commands it alone', () => {
    const campaign = campaignWithBattles();
    const corps = corpsOf(campaign, 'france');
    const corrected = putRight(campaign, 'factors', { corps, troop: 'infantry', number: 7 });
    expect(campaign.state.corps[corps]?.factors.infantry).toBe(7);
    expect(told(corrected, 'france')[0]).toMatch(/^A moderator corrected the strength of .* in .*: .*Infantry 7/);
    for (const viewer of ['austria', 'spectator'])
      expect(told(corrected, viewer)[0]).toMatch(
        /^A moderator corrected the strength of a corps of France in [^:0-9]*\.$/,
      );
  });

  test('none holds what it cannot, and none is left empty', () => {
    const campaign = campaignWithBattles().changed((state) => {
      state.corps.france_i = { area: 'paris', factors: { infantry: 5 } };
    });
    expect(putRight(campaign, 'factors', { corps: 'france_i', troop: 'guard', number: 1 }).refused).toMatch(
      /has room for at most 0 of these/,
    );
    expect(putRight(campaign, 'factors', { corps: 'france_i', troop: 'infantry', number: 0 }).refused).toMatch(
      /would be left without any factor/,
    );
  });

  test('5: one comes onto the map, and is awaited no more', () => {
    const campaign = campaignWithBattles().changed((state) => {
      delete state.corps.france_i;
      state.leaders = {};
      state.arrivals = [{ nation: 'france', power: 'france', month: 3, what: 'counter', id: 'france_i' }];
    });
    putRight(campaign, 'raise', { area: 'paris', corps: 'france_i', troop: 'infantry', number: 4 });
    expect(campaign.state.corps.france_i).toEqual({ area: 'paris', factors: { infantry: 4 } });
    expect(campaign.state.arrivals).toEqual([]);
  });
});

describe('leaders', () => {
  test('10.6: which corps they lead is told to their power alone, the place to all', () => {
    const campaign = campaignWithBattles();
    const corps = corpsOf(campaign, 'france');
    const corrected = putRight(campaign, 'leader', { leader: 'davout', with: `corps:${corps}` });
    expect(campaign.state.leaders.davout).toEqual({ is: 'with', unit: corps });
    const seen = told(corrected, 'austria')[0];
    expect(seen).toMatch(/^A moderator ruled: Davout is in \w+\.$/);
    expect(told(corrected, 'france')[0]).toMatch(/^A moderator ruled: Davout is with .* in \w+\.$/);
  });

  test('one is taken, let go, or gone; nobody leads what is not theirs or holds their own', () => {
    const campaign = campaignWithBattles();
    expect(told(putRight(campaign, 'leader', { leader: 'davout', with: 'captured:austria' }))).toEqual([
      'A moderator ruled: Davout is a prisoner of Austria.',
    ]);
    expect(told(putRight(campaign, 'leader', { leader: 'davout', with: 'beside' }))).toEqual([
      'A moderator ruled: Davout is beside the map.',
    ]);
    expect(told(putRight(campaign, 'leader', { leader: 'davout', with: 'gone' }))).toEqual([
      'A moderator ruled: Davout is gone for good.',
    ]);
    for (const id of [`corps:${corpsOf(campaign, 'austria')}`, `fleet:${fleetOf(campaign, 'france')}`])
      expect(putRight(campaign, 'leader', { leader: 'davout', with: id }).refused).toMatch(/^Davout leads only/);
    expect(putRight(campaign, 'leader', { leader: 'davout', with: 'captured:france' }).refused).toBe(
      'Nobody holds a leader of their own.',
    );
  });
});

describe('cities and depots', () => {
  test('7.3.3.4: a garrison is put in and taken away; a city holds five factors a spire', () => {
    const campaign = campaignWithBattles();
    const paris = { area: 'paris', nation: 'france', infantry: 6, militia: 2 };
    expect(told(putRight(campaign, 'garrison', paris))).toEqual([
      'A moderator ruled: the garrison of Paris is of France: infantry 6, militia 2.',
    ]);
    expect(campaign.state.garrisons.paris).toEqual({ nation: 'france', infantry: 6, militia: 2 });
    expect(putRight(campaign, 'garrison', { ...paris, infantry: 20, militia: 20 }).refused).toMatch(
      /^Paris has room for at most/,
    );
    expect(told(putRight(campaign, 'garrison', { ...paris, infantry: 0, militia: 0 }))).toEqual([
      'A moderator ruled: nobody garrisons Paris.',
    ]);
    expect(campaign.state.garrisons.paris).toBeUndefined();
  });

  test('7.3.7.1: who is put into a besieged city is shut in, and one that is emptied is besieged no more', () => {
    const campaign = campaignWithBattles().changed((state) => {
      state.relations['austria|france'] = { war: { since: 0, aggressors: ['france'] } };
      state.corps.france_i = { area: 'vienna', factors: { infantry: 5 } };
      for (const [id, { area }] of Object.entries(state.corps))
        if (area === 'vienna' && id !== 'france_i') delete state.corps[id];
      state.leaders = {};
      state.garrisons = { vienna: { nation: 'austria', infantry: 3, militia: 0, besieged: true } };
      state.sieges = { vienna: ['france'] };
    });
    putRight(campaign, 'garrison', { area: 'vienna', nation: 'austria', infantry: 1, militia: 1 });
    expect(campaign.state.garrisons.vienna).toMatchObject({ infantry: 1, militia: 1, besieged: true });
    putRight(campaign, 'garrison', { area: 'vienna', nation: 'austria', infantry: 0, militia: 0 });
    expect(campaign.state.sieges).toBeUndefined();
  });

  test('7.2: a depot stands in an area, or none', () => {
    const campaign = campaignWithBattles();
    expect(told(putRight(campaign, 'depot', { area: 'orleans', depot: 'france' }))).toEqual([
      'A moderator ruled: a depot of France stands in Orleans.',
    ]);
    expect(campaign.state.depots.orleans).toEqual({ power: 'france' });
    expect(told(putRight(campaign, 'depot', { area: 'orleans', depot: 'none' }))).toEqual([
      'A moderator ruled: no depot stands in Orleans.',
    ]);
    expect(campaign.state.depots.orleans).toBeUndefined();
    expect(putRight(campaign, 'depot', { area: 'orleans', depot: 'none' }).refused).toBe('This changes nothing.');
    expect(putRight(campaign, 'depot', { area: 'ulm', depot: 'spain' }).refused).toMatch(/^This land is neutral/);
  });
});

test('10.1: guerrillas rise and go; no power has more than its counters', () => {
  const campaign = campaignWithBattles();
  const spanish = { area: 'madrid', irregulars: 'guerrilla:spain' };
  expect(told(putRight(campaign, 'irregulars', { ...spanish, number: 2 }))).toEqual([
    'A moderator ruled: Guerrillas of Spain in Madrid: 2.',
  ]);
  expect(campaign.state.irregulars.madrid).toEqual([{ kind: 'guerrilla', power: 'spain', number: 2 }]);
  const cossacks = { area: 'moscow', irregulars: 'cossack:russia', number: 20 };
  expect(putRight(campaign, 'irregulars', cossacks).refused).toContain('russia has 24 counters');
  putRight(campaign, 'irregulars', { ...spanish, number: 0 });
  expect(campaign.state.irregulars.madrid).toBeUndefined();
});

test('4.4.6.1: how many prisoners there are is told to those whom it concerns', () => {
  const campaign = campaignWithBattles();
  const taken = { power: 'austria', nation: 'france', troop: 'cavalry', number: 4 };
  const corrected = putRight(campaign, 'prisoners', taken);
  expect(campaign.state.prisoners).toEqual([{ of: 'france', by: 'austria', factors: { cavalry: 4 } }]);
  for (const viewer of ['austria', 'france'])
    expect(told(corrected, viewer)).toEqual([
      'A moderator corrected the prisoners of France that Austria holds: Cavalry 4.',
    ]);
  expect(told(corrected)).toEqual(['A moderator corrected the prisoners of France that Austria holds.']);
  putRight(campaign, 'prisoners', { ...taken, number: 0 });
  expect(campaign.state.prisoners).toEqual([]);
  expect(putRight(campaign, 'prisoners', { ...taken, nation: 'austria' }).refused).toBe(
    'Nobody holds prisoners of their own nations.',
  );
});

test('4.4.6.3: an enforced peace lasts until a month, or not at all', () => {
  const campaign = campaignWithBattles();
  expect(told(putRight(campaign, 'truce', { power: 'prussia', other: 'austria', months: 14 }))).toEqual([
    'A moderator ruled: Prussia may not declare war on Austria before March 1806.',
  ]);
  expect(campaign.state.relations['austria|prussia']).toEqual({ enforcedUntil: { prussia: 14 } });
  putRight(campaign, 'truce', { power: 'prussia', other: 'austria', months: 0 });
  expect(campaign.state.relations['austria|prussia']).toBeUndefined();
  expect(putRight(campaign, 'truce', { power: 'france', other: 'great_britain', months: 3 }).refused).toContain(
    'These two are at war',
  );
});

test('8.2.3: what a free state has is told to its controller alone', () => {
  const campaign = campaignWithBattles().changed((state) => {
    state.minors.bavaria = { status: 'free', controller: 'france', money: 0, manpower: 0 };
  });
  const corrected = putRight(campaign, 'purse', { minor: 'bavaria', money: 6, manpower: 2 });
  expect(campaign.state.minors.bavaria).toMatchObject({ money: 6, manpower: 2 });
  expect(told(corrected, 'france')).toEqual(['A moderator corrected what Bavaria has: 6 money, 2 manpower.']);
  expect(told(corrected)).toEqual(['A moderator corrected what Bavaria has.']);
});

test('2.4.3: a marker whose account has lines is moved on it: the account ends where the marker stands', () => {
  const campaign = campaignWithBattles().changed((state) => {
    const { square } = state.powers.spain;
    state.powers.spain.account = [{ month: 0, for: 'drift', points: 1, square }];
  });
  const { square } = campaign.state.powers.spain;
  expect(putRight(campaign, 'status', { power: 'spain', square: square + 4 }).refused).toBeUndefined();
  expect(campaign.state.powers.spain.account.at(-1)).toEqual({
    ...{ month: 0, for: 'correction', points: 3, square: square + 3 },
  });
});

test('forms begin with the place: corps and fleets are listed by it, in the order of the map', () => {
  const campaign = campaignWithBattles();
  const choices = offeredCorrections(campaign.game, campaign.machine);
  const listed = (correction: string, n: number): readonly Option[] => {
    const choice = choices.find(({ name }) => name === correction)?.question.choice;
    const field = choice?.kind === 'form' ? choice.fields[n]?.choice : undefined;
    return field && 'options' in field ? field.options : [];
  };
  const said = (some: readonly Option[]) => some.map(({ label }) => english.t(label));
  for (const correction of ['corps', 'factors']) {
    const options = listed(correction, 0);
    expect(said(options)).toContain('Lille: French IV Corps');
    const order = campaign.game.setting.pack.areas.map(({ id }) => id);
    const places = options.map(({ place = '' }) => order.indexOf(place));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
  const fleets = listed('fleet', 0).filter(({ id }) => campaign.state.fleets[id]);
  expect(said(fleets).every((label) => label.includes(': '))).toBe(true);
  expect(said(listed('leader', 1)).some((label) => label.startsWith('London: '))).toBe(true);
});
