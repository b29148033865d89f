import { describe, expect, test } from '@jest/globals';
import { moraleOf } from '../../../../src/games/empires-in-arms/battle/side-morale.ts';
import { dominantByLands, isDominant } from '../../../../src/games/empires-in-arms/combinations/dominance.ts';
import { POWERS } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import { aCampaign } from '../harness/a-campaign.ts';
import { aStep } from '../harness/a-step.ts';
import { wholeCampaign } from '../harness/whole-campaign.ts';

const LANDS = ['bavaria', 'saxony', 'tuscany'];
/** Austria has Venetia from the beginning, and with these three all that it needs. */
const austrian = (state: State) => {
  for (const land of LANDS) state.minors[land] = { status: 'conquered', controller: 'austria' };
};

describe('11.7, 11.8: as at the beginning', () => {
  test('France and Great Britain are dominant, unless they are in Fiasco', () => {
    const board = aCampaign();
    expect(POWERS.filter((power) => isDominant(board, power))).toEqual(['france', 'great_britain']);
    board.state.powers.france.square = 0;
    expect(isDominant(board, 'france')).toBe(false);
    austrian(board.state);
    expect(isDominant(board, 'austria')).toBe(false);
  });
});

describe('11.7: by lands', () => {
  test('a power that has enough of what the pack names is dominant', () => {
    const board = aCampaign();
    expect(dominantByLands(board)).toEqual(['france', 'great_britain']);
    austrian(board.state);
    expect(dominantByLands(board)).toEqual(['austria', 'france', 'great_britain']);
    board.state.minors.bavaria = { status: 'neutral' };
    expect(dominantByLands(board)).not.toContain('austria');
  });

  test('11.8: not in Fiasco, nor with more home provinces lost than it may, whoever it is', () => {
    const board = aCampaign();
    austrian(board.state);
    board.state.powers.austria.square = 0;
    board.state.ceded = { flandre: 'austria', lorraine: 'austria' };
    expect(dominantByLands(board)).toEqual(['great_britain']);
    board.state.ceded = { flandre: 'austria' };
    expect(dominantByLands(board)).toEqual(['france', 'great_britain']);
  });

  test('its troops have the better morale then', () => {
    const board = aCampaign();
    expect(moraleOf(board, 'austria', 'infantry')).toBe(3);
    board.state.dominant = ['austria'];
    expect(moraleOf(board, 'austria', 'infantry')).toBe(4);
    expect(moraleOf(board, 'france', 'infantry')).toBe(3);
  });

  test('it is counted when a campaign begins and in each economic phase, and every change is told', () => {
    const game = wholeCampaign({ options: { dominance: 'by-lands' } });
    expect(game.state.dominant).toEqual(['france', 'great_britain']);
    const later = game.silentUntil('budget').changed(austrian).answered();
    expect(later.told()).toContain('Austria is dominant now: its troops have better morale (11.7).');
    expect(later.view().dominant).toEqual(['austria', 'france', 'great_britain']);
    const { state, pack } = aCampaign();
    state.dominant = ['austria', 'france', 'great_britain'];
    const over = aStep({ state, pack }, [{ step: 'count-dominance', args: {} }]);
    expect(over.told()).toEqual(['Austria is no longer dominant (11.7).']);
  });

  test('without the option nothing is counted', () => {
    const game = wholeCampaign().silentUntil('budget').changed(austrian).answered();
    expect(game.state.dominant).toBeUndefined();
  });
});
