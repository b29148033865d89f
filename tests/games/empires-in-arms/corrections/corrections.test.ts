import { expect, test } from '@jest/globals';
import { CURRENT } from '../../../../src/games/empires-in-arms/rulesets.ts';
import { putRight } from '../../put-right.ts';
import { playedCampaign } from '../harness/played-campaign.ts';

const told = (corrected: ReturnType<typeof putRight>, viewer = 'spectator') => corrected.told(viewer);

test('a marker is put on another square of the display, and no account has a line of it', () => {
  const campaign = playedCampaign();
  const corrected = putRight(campaign, 'status', { power: 'spain', square: 40 });
  expect(told(corrected)).toEqual(['A moderator put the marker of Spain from Neutral 5 to Dominant 10.']);
  expect(campaign.state.powers.spain).toMatchObject({ square: 39, account: [] });
});

test('victory points can be below 0, as after a bid', () => {
  const campaign = playedCampaign();
  expect(told(putRight(campaign, 'victory-points', { power: 'russia', points: -12 }))).toEqual([
    'A moderator put the victory points of Russia from 0 to -12.',
  ]);
  expect(campaign.state.powers.russia.victoryPoints).toBe(-12);
});

test('how much is in a treasury is told to its power alone', () => {
  const campaign = playedCampaign();
  const corrected = putRight(campaign, 'treasury', { power: 'turkey', money: 17, manpower: 3 });
  expect(campaign.state.powers.turkey).toMatchObject({ money: 17, manpower: 3 });
  expect(told(corrected, 'turkey')).toEqual(['A moderator corrected the treasury of Turkey: 17 money, 3 manpower.']);
  for (const viewer of ['france', 'spectator'])
    expect(told(corrected, viewer)).toEqual(['A moderator corrected the treasury of Turkey.']);
});

test('a war ends, an alliance is made, and nobody pays', () => {
  const campaign = playedCampaign();
  putRight(campaign, 'tie', { power: 'france', other: 'great_britain', tie: 'alliance' });
  expect(campaign.state.relations['france|great_britain']).toEqual({ alliance: { since: 0 } });
  putRight(campaign, 'tie', { power: 'prussia', other: 'austria', tie: 'war' });
  expect(campaign.state.relations['austria|prussia']).toEqual({ war: { since: 0, aggressors: ['prussia'] } });
  expect(Object.values(campaign.state.powers).flatMap(({ account }) => account)).toEqual([]);
  expect(putRight(campaign, 'tie', { power: 'spain', other: 'spain', tie: 'war' }).refused).toBe(
    'Name two different powers.',
  );
});

test('10.3: access is just what a moderator says, and none between enemies', () => {
  const campaign = playedCampaign();
  expect(told(putRight(campaign, 'access', { power: 'spain', other: 'france', into: ['ports', 'land'] }))).toEqual([
    'A moderator ruled: Spain lets France into its land and its ports.',
  ]);
  expect(campaign.state.access).toEqual({
    spain: [
      { to: 'france', into: 'land' },
      { to: 'france', into: 'ports' },
    ],
  });
  expect(told(putRight(campaign, 'access', { power: 'spain', other: 'france', into: [] }))).toEqual([
    'A moderator ruled: Spain lets France in nowhere.',
  ]);
  expect(campaign.state.access).toBeUndefined();
  expect(putRight(campaign, 'access', { power: 'france', other: 'great_britain', into: ['land'] }).refused).toBe(
    'Powers at war give each other no access.',
  );
});

test('a minor country changes hands, and one without counters cannot be a free state', () => {
  const campaign = playedCampaign();
  expect(told(putRight(campaign, 'minor', { minor: 'portugal', to: 'free:spain' }))).toEqual([
    'A moderator ruled: Portugal is a free state of Spain.',
  ]);
  expect(campaign.state.minors.portugal).toEqual({ status: 'free', controller: 'spain', money: 0, manpower: 0 });
  putRight(campaign, 'minor', { minor: 'portugal', to: 'neutral' });
  expect(campaign.state.minors.portugal).toEqual({ status: 'neutral' });
  expect(putRight(campaign, 'minor', { minor: 'berg', to: 'free:france' }).refused).toBe(
    'This country has no corps counters, so it cannot be a free state.',
  );
});

test('a home province goes to another power, and back', () => {
  const campaign = playedCampaign();
  const province = 'east_galicia';
  putRight(campaign, 'province', { province, to: 'russia' });
  expect(campaign.state.ceded).toEqual({ [province]: 'russia' });
  putRight(campaign, 'province', { province, to: 'austria' });
  expect(campaign.state.ceded).toEqual({});
});

test('which corps was moved is told to who commands it; others learn of a back', () => {
  const campaign = playedCampaign();
  const [corps = ''] = Object.keys(campaign.state.corps).filter(
    (id) => campaign.game.setting.pack.corpsOf[id]?.nation === 'france',
  );
  const corrected = putRight(campaign, 'corps', { corps, to: 'vienna' });
  expect(campaign.state.corps[corps]?.area).toBe('vienna');
  expect(told(corrected, 'austria')[0]).toMatch(/^A moderator moved a corps of France from .* to Vienna\.$/);
  expect(told(corrected, 'france')[0]).not.toContain('a corps of France');
});

test('what changes nothing is refused, and what the rest of the month hangs on, once it is under way', () => {
  const campaign = playedCampaign();
  expect(putRight(campaign, 'victory-points', { power: 'spain', points: 0 }).refused).toBe('This changes nothing.');
  while (!campaign.asked.includes('budget')) campaign.answer(campaign.fallback ?? []);
  expect(putRight(campaign, 'tie', { power: 'france', other: 'great_britain', tie: 'neither' }).refused).toContain(
    'only while the political orders of a month are written',
  );
  expect(putRight(campaign, 'victory-points', { power: 'spain', points: 3 }).refused).toBeUndefined();
});

/** Ruleset 3: France stands before Spanish Burgos, and in Amsterdam, which Austria holds. */
function atWarWithBattles() {
  return playedCampaign({ ruleset: CURRENT }).changed((state) => {
    for (const pair of ['france|spain', 'austria|france'])
      state.relations[pair] = { war: { since: 0, aggressors: ['france'] } };
    state.minors.holland = { status: 'conquered', controller: 'austria' };
    for (const id of Object.keys(state.corps)) if (id.startsWith('holland')) delete state.corps[id];
    for (const id of Object.keys(state.fleets)) if (id.startsWith('holland')) delete state.fleets[id];
    state.leaders = {};
    state.corps.france_i = { area: 'burgos', factors: { infantry: 5 } };
    state.corps.france_ii = { area: 'amsterdam', factors: { infantry: 5 } };
    state.garrisons = { burgos: { nation: 'spain', infantry: 2, militia: 0 } };
    state.month = 4;
  });
}

test('7.5.4: a city is besieged, since an earlier month or this one, or is not', () => {
  const campaign = atWarWithBattles();
  expect(told(putRight(campaign, 'siege', { siege: 'france:burgos', since: 'before' }))).toEqual([
    'A moderator ruled: France has besieged Burgos since an earlier month.',
  ]);
  expect([campaign.state.sieges, campaign.state.siegesSince]).toEqual([{ burgos: ['france'] }, { burgos: 3 }]);
  putRight(campaign, 'siege', { siege: 'france:burgos', since: 'now' });
  expect(campaign.state.siegesSince).toEqual({ burgos: 4 });
  expect(told(putRight(campaign, 'siege', { siege: 'france:burgos', since: 'not' }))).toEqual([
    'A moderator ruled: France does not besiege Burgos.',
  ]);
  expect([campaign.state.sieges, campaign.state.siegesSince]).toEqual([undefined, undefined]);
});

test('7.7: a capital is held since this month, or long enough, or is not', () => {
  const campaign = atWarWithBattles();
  expect(told(putRight(campaign, 'capital', { capital: 'holland', since: 'before' }))).toEqual([
    'A moderator ruled: France has held the capital of Holland long enough to conquer it this month.',
  ]);
  expect(campaign.state.capitalsHeld).toEqual({ holland: { by: 'france', since: 3 } });
  expect(told(putRight(campaign, 'capital', { capital: 'holland', since: 'now' }))).toEqual([
    'A moderator ruled: France holds the capital of Holland since this month.',
  ]);
  putRight(campaign, 'capital', { capital: 'holland', since: 'not' });
  expect(campaign.state.capitalsHeld).toBeUndefined();
});
