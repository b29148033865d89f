import { describe, expect, test } from '@jest/globals';
import { hasAccess } from '../../../../src/games/empires-in-arms/access/has-access.ts';
import type { Departure } from '../../../../src/games/empires-in-arms/peace/peace-frames.ts';
import { aCampaign } from '../harness/a-campaign.ts';
import { aStep } from '../harness/a-step.ts';

/** Peace is made, with Austrians in Neisse and nothing Prussian in Austria. */
const DEPARTURES: Departure[] = [
  { power: 'austria', from: 'prussia' },
  { power: 'prussia', from: 'austria' },
];

function afterPeace(repatriation: 'at-once' | 'some-months', departures = DEPARTURES, access?: 'allies') {
  const board = aCampaign();
  board.state.corps.austria_i = { area: 'neisse', factors: { infantry: 3 } };
  return aStep(
    board,
    [
      { step: 'after-peace', args: { departures, grievances: [] } },
      { step: 'lapse-access', args: {} },
    ],
    {},
    { repatriation, ...(access ? { access } : {}) },
  );
}

describe('12.4: some months for the way home', () => {
  test('as the rules have it, forces are home at once, or their owner is asked where', () => {
    expect(afterPeace('at-once').asked).toBe('austria repatriation');
  });

  test('with months for the way they stay, with access to the land so long, which all are told', () => {
    const game = afterPeace('some-months');
    expect(game.asked).toBe('nobody');
    expect(game.state.corps.austria_i?.area).toBe('neisse');
    expect(game.state.access).toEqual({
      prussia: [{ to: 'austria', into: 'land', until: 6, byPeace: true }],
    });
    expect(game.told().join()).toMatch(/Prussia .*Austria.*June 1805/);
  });

  test('who has nothing there gets no access, and from lands that nobody holds forces go at once', () => {
    const game = afterPeace('some-months', [...DEPARTURES, { power: 'france', from: 'hesse' }]);
    expect(hasAccess(game.state, 'austria', 'prussia', 'land')).toBe(false);
    expect(Object.keys(game.state.access ?? {})).toEqual(['prussia']);
  });

  test('when the months are over, who is still there goes home at once (10.3)', () => {
    const { state } = afterPeace('some-months');
    const later = structuredClone(state);
    later.month = 6;
    const game = aStep({ state: later, pack: aCampaign().pack }, [{ step: 'lapse-access', args: {} }]);
    expect(game.asked).toBe('austria repatriation');
    expect(game.state.access).toBeUndefined();
  });

  test('12.8: also where access is between allies alone', () => {
    const game = afterPeace('some-months', DEPARTURES, 'allies');
    expect(hasAccess(game.state, 'prussia', 'austria', 'land')).toBe(true);
  });

  test('nobody takes it back before', () => {
    const game = afterPeace('some-months');
    const open = game.game.rules.decisions['take-back-access'].seats(game.position, {});
    expect(open).toEqual([]);
  });
});
