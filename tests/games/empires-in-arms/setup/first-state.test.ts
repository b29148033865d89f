import { expect, test } from '@jest/globals';
import { POWERS } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { zoneAt } from '../../../../src/games/empires-in-arms/status/square.ts';
import { aCampaign } from '../harness/a-campaign.ts';

test('14.1: in January 1805 France is at war with Great Britain, and nobody with anybody else', () => {
  const { state } = aCampaign();
  expect(Object.keys(state.relations)).toEqual(['france|great_britain']);
  expect(state.minorWars).toEqual({});
});

test('2.4.3.3: each power begins in its box of campaign I', () => {
  const { state, pack } = aCampaign();
  const boxes = POWERS.map((power) => {
    const { zone, number } = zoneAt(pack, state.powers[power].square);
    return `${power} ${zone.id} ${number}`;
  });
  expect(boxes).toEqual([
    'austria neutral 4',
    'france dominant 2',
    'great_britain neutral 9',
    'prussia neutral 10',
    'russia neutral 7',
    'spain neutral 5',
    'turkey neutral 3',
  ]);
});

test('14.2: a bid is as many victory points below 0', () => {
  const { state } = aCampaign({ bids: { france: 12 } });
  expect([state.powers.france.victoryPoints, state.powers.spain.victoryPoints]).toEqual([-12, 0]);
});

test('14.3: a power without a player is played by nobody', () => {
  const { state } = aCampaign({ played: ['france', 'great_britain', 'russia'] });
  expect(POWERS.filter((power) => state.powers[power].played === 'nobody')).toEqual([
    'austria',
    'prussia',
    'spain',
    'turkey',
  ]);
});

test('all forces of the set-up are on the map, to the last factor and ship', () => {
  const { state, pack } = aCampaign();
  const { powers } = pack.setup;
  const sum = (numbers: readonly (number | undefined)[]) => numbers.reduce<number>((all, one) => all + (one ?? 0), 0);
  expect(sum(Object.values(state.corps).flatMap(({ factors }) => Object.values(factors)))).toBe(
    sum(powers.flatMap(({ corps }) => corps.flatMap(({ factors }) => Object.values(factors)))),
  );
  expect(sum(Object.values(state.fleets).map(({ ships }) => ships))).toBe(
    sum(powers.flatMap(({ fleets }) => fleets.map(({ ships }) => ships))),
  );
  expect(sum(Object.values(state.garrisons).map(({ infantry, militia }) => infantry + militia))).toBe(
    sum(powers.flatMap(({ garrisons }) => garrisons.map(({ factors }) => factors))),
  );
  expect(sum(Object.values(state.irregulars).flatMap((there) => there.map(({ number }) => number)))).toBe(
    sum(powers.map(({ irregulars }) => irregulars.length)),
  );
  expect(Object.keys(state.depots)).toHaveLength(sum(powers.map(({ depots }) => depots.length)));
});

test('5.3: leaders whose month has come are there, each with a unit that is on the map', () => {
  const { state, pack } = aCampaign();
  for (const [id, leader] of Object.entries(state.leaders)) {
    if (leader.is === 'with') expect(state.corps[leader.unit] ?? state.fleets[leader.unit]).toBeDefined();
    const { year, month } = pack.leader[id]?.arrives ?? {};
    expect([id, year !== undefined && (year < 1805 || (year === 1805 && month === 'january'))]).toEqual([id, true]);
  }
});

test('a state does not share what it changes with the pack', () => {
  const { state, pack } = aCampaign();
  const [first] = pack.setup.powers.flatMap(({ corps }) => corps);
  const corps = first && state.corps[first.corps];
  if (!first || !corps) throw new Error('nobody is on the map');
  const { infantry } = first.factors;
  corps.factors.infantry = 0;
  expect(first.factors.infantry).toBe(infantry);
});
