import { describe, expect, test } from '@jest/globals';
import { board } from '../../../../src/games/empires-in-arms/board.ts';
import { biddersModifier } from '../../../../src/games/empires-in-arms/control/bid-for-power.ts';
import { openLedger } from '../../../../src/games/empires-in-arms/economy/ledger.ts';
import { whyNotLend } from '../../../../src/games/empires-in-arms/economy/lend-money.ts';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { whyNotDeclareWar } from '../../../../src/games/empires-in-arms/politics/may-not-declare.ts';
import { areAtWar } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import { viewOf } from '../../../../src/games/empires-in-arms/view.ts';
import { translator } from '../../../../src/i18n/translator.ts';
import { parseReply } from '../../../../src/mail/inbound/parse-reply.ts';
import { line, type WholeCampaign, wholeCampaign } from '../harness/whole-campaign.ts';

const PLAYED: readonly Power[] = ['france', 'great_britain', 'austria'];

/** Three play, and bid for the four others. */
const bidding = (begin: Parameters<typeof wholeCampaign>[0] = {}) =>
  wholeCampaign({ options: { campaign: 'short', unplayed: 'controlled' }, played: PLAYED, ...begin });

/** France controls Prussia, for 3 victory points. */
const frenchPrussia = (begin: Parameters<typeof wholeCampaign>[0] = {}) =>
  bidding(begin).answered({ france: { prussia: 3 }, great_britain: {}, austria: {} });

/** Silence until whoever controls Prussia is asked something that begins so. */
function untilAskedFor(game: WholeCampaign, question: string): void {
  for (let n = 0; n < 60; n += 1) {
    if (game.prompt.startsWith(`For Prussia, which you control (14.3): ${question}`)) return;
    game.answered();
  }
  throw new Error(`nobody is asked for Prussia: ${question}`);
}

const controllers = ({ state }: WholeCampaign) =>
  Object.fromEntries(
    Object.entries(state.powers).flatMap(([power, { controller }]) => (controller ? [[power, controller]] : [])),
  );

describe('14.3: powers that nobody plays are bid for', () => {
  test('where the table does not bid they are neutral, and nobody is asked', () => {
    const game = wholeCampaign({ played: PLAYED });
    expect(game.window).toBe('political-orders');
    expect(controllers(game)).toEqual({});
  });

  test('the first question of the campaign, to everybody at once; all seven play without it', () => {
    expect(bidding().asked).toBe('austria+france+great_britain control-bids');
    expect(wholeCampaign({ options: { unplayed: 'controlled' } }).window).toBe('political-orders');
  });

  test('the highest of bid, die and modifiers takes control, and pays; the others keep their points', () => {
    const game = bidding({ dice: { 'control-power:prussia:france': [1], 'control-power:prussia:great_britain': [1] } });
    // Old friendship gives Great Britain two more; France is dominant.
    expect(biddersModifier(game.position, 'great_britain', 'prussia')).toBe(2);
    expect(biddersModifier(game.position, 'france', 'prussia')).toBe(1);
    game.answered({ france: { prussia: 3 }, great_britain: { prussia: 3 }, austria: {} });
    expect(game.told()).toEqual([
      'Bids and dice for Prussia (14.3): France 5 (bid 3, die 1 + 1) and Great Britain 6 (bid 3, die 1 + 2).',
      'Great Britain controls Prussia from now on, for 3 victory points (14.3).',
      'January 1805 begins.',
    ]);
    expect(controllers(game)).toEqual({ prussia: 'great_britain' });
    const { france, great_britain } = game.state.powers;
    expect([france.victoryPoints, great_britain.victoryPoints]).toEqual([0, -3]);
  });

  test('everybody is told what they add to their dice, and a reply names powers alone', () => {
    const game = bidding();
    expect(game.prompt).toContain('You have no modifiers.');
    game.answer({});
    expect(game.prompt).toContain('Your modifiers: Prussia +1, Russia +1, Spain +1 and Turkey +1.');
    game.answer({});
    expect(game.prompt).toContain('Your modifiers: Prussia +2, Russia −1 and Spain +1.');
    expect(parseReply(game.choice, 'Rusia: 8\nPrusia: 3', translator('es', 'UTC').t)).toEqual({
      answer: { russia: 8, prussia: 3 },
    });
  });

  test('equal ones throw again, without bids and modifiers; who bids alone throws nothing', () => {
    const game = bidding({
      dice: { 'control-power:prussia:france': [2, 6], 'control-power:prussia:great_britain': [1, 5] },
    }).answered({ france: { prussia: 3, spain: 0 }, great_britain: { prussia: 3 }, austria: {} });
    expect(game.told()).toContain('Equal sums for Prussia: the dice alone decide: France 6 and Great Britain 5.');
    expect(game.told()).toContain('France controls Spain from now on, for nothing (14.3).');
    expect(controllers(game)).toEqual({ prussia: 'france', spain: 'france' });
  });

  test('whoever controls an enemy is at peace with it, and bids with two less', () => {
    const game = bidding({ played: ['austria', 'france', 'russia'] });
    expect(biddersModifier(game.position, 'france', 'great_britain')).toBe(-1);
    game.answered({ austria: {}, france: { great_britain: 4 }, russia: {} });
    expect(game.told()).toContain(
      'France and Great Britain make an informal peace, since one controls the other from now on (14.3).',
    );
    expect(areAtWar(game.state, 'france', 'great_britain')).toBe(false);
  });

  test('silence bids for nothing', () => {
    expect(controllers(bidding().answered())).toEqual({});
  });
});

describe('14.3: whoever controls a power answers for it', () => {
  test('after all players have answered, and all of it takes effect together', () => {
    const game = frenchPrussia();
    expect(game.asked).toBe('austria+france+great_britain political-orders');
    game.answered({ austria: [line('ally', 'power:russia')] });
    expect(game.asked).toBe('france sheet-on-behalf');
    expect(game.prompt).toMatch(/^For Prussia, which you control \(14\.3\): /);
    expect(game.told()).toEqual([]);
    game.answered({ france: [line('declare', 'power:austria')] });
    expect(areAtWar(game.state, 'prussia', 'austria')).toBe(true);
  });

  test('its corps march by the sheet of its own turn, and its budget is its own', () => {
    const game = frenchPrussia();
    untilAskedFor(game, 'Your land step');
    game.answered({ france: [line('march', { corps: ['corps:prussia_v'], to: 'area:stettin' })] });
    expect(game.state.corps.prussia_v?.area).toBe('stettin');
    expect(game.state.month).toBe(0);

    untilAskedFor(game, 'What do you do with');
    game.answered({ france: [line('manipulate', 'setting:1')] });
    expect([game.state.powers.prussia.manipulation, game.state.powers.france.manipulation]).toEqual([1, 0]);
  });

  test('it sees what the power has; the others see its backs, as before', () => {
    const game = frenchPrussia();
    const own = (viewer: string) => viewOf(game.position, viewer).corps.filter(({ nation }) => nation === 'prussia');
    expect(own('france').length).toBeGreaterThan(0);
    expect([own('great_britain'), own('austria'), own('spectator')]).toEqual([[], [], []]);
    expect(viewOf(game.position, 'france').treasuries.map(({ power }) => power)).toEqual(['france', 'prussia']);
    expect(viewOf(game.position, 'austria').treasuries.map(({ power }) => power)).toEqual(['austria']);
  });

  test('its maps begin around its own corps, not around those of a larger power that it controls', () => {
    const game = bidding().answered({ austria: {}, france: { turkey: 0 }, great_britain: {} });
    const view = viewOf(game.position, 'france');
    const windows = board.pictures(view).filter(({ name }) => name.startsWith('around-'));
    expect(windows.map(({ name }) => name)).toEqual(['around-paris', 'around-milan', 'around-brest']);
  });

  test('neither makes war on the other, nor lends the other money', () => {
    const game = frenchPrussia();
    expect(whyNotDeclareWar(game.position, 'france', 'prussia')).toEqual({ why: 'one_hand' });
    expect(whyNotDeclareWar(game.position, 'prussia', 'france')).toEqual({ why: 'one_hand' });
    const lend = (from: Power, to: Power) => whyNotLend(game.state, openLedger(game.position, from), to, 1)?.why;
    expect([lend('prussia', 'france'), lend('france', 'prussia'), lend('prussia', 'austria')]).toEqual([
      ...['one_hand', 'one_hand', undefined],
    ]);
  });

  test('a controller of two answers for one after the other, two controllers at the same time', () => {
    const game = bidding().answered({ france: { prussia: 1, spain: 1 }, great_britain: {}, austria: { turkey: 0 } });
    game.answered();
    expect(game.asked).toBe('france+austria sheet-on-behalf');
    game.answered();
    expect(game.asked).toBe('france sheet-on-behalf');
  });

  test('a power whose controller has given up is silent', () => {
    const game = frenchPrussia().resign('france');
    game.answered();
    expect(game.window).not.toBe('sheet-on-behalf');
    game.silentUntilMonth(1);
    expect(game.state.month).toBe(1);
  });
});

describe('8.11: in December they are bid for anew', () => {
  const inDecember = (state: State) => {
    state.month = 11;
    state.powers.prussia.victoryPoints = state.powers.prussia.goal;
  };

  test('after the budgets; without a bid the power is neutral again, and its own points win nothing', () => {
    const game = frenchPrussia({ change: inDecember }).silentUntil('control-bids');
    expect(controllers(game)).toEqual({ prussia: 'france' });
    game.answered();
    expect(game.told()).toContain('Nobody controls Prussia any more: it is neutral (14.3).');
    expect(controllers(game)).toEqual({});
    expect(game.outcome).toBeUndefined();
  });

  test('not in the last month, after which nobody moves', () => {
    const game = frenchPrussia({
      change: (state) => {
        state.month = 35;
      },
    }).silentUntil();
    expect(game.outcome?.winners).toEqual(['great_britain']);
  });
});

describe('8.8: a cession to a power that nobody plays', () => {
  const danes = (state: State) => {
    state.minors.denmark = { status: 'conquered', controller: 'prussia' };
    state.relations['austria|prussia'] = { war: { since: 0, aggressors: ['austria'] } };
    state.relations['france|prussia'] = { war: { since: 0, aggressors: ['france'] } };
  };

  test('is to one that its giver fights, for a point; with other enemies there are no others', () => {
    const played: readonly Power[] = ['prussia', 'france', 'russia'];
    const game = wholeCampaign({ played, change: danes }).silentUntil('budget');
    const { square } = game.state.powers.prussia;
    const to = (power: Power) => [line('cede', { land: 'minor:denmark', to: `power:${power}` })];
    expect(() =>
      wholeCampaign({ played, change: danes })
        .silentUntil('budget')
        .answered({ prussia: to('france') }),
    ).toThrow('kernel.not-an-option');
    game.answered({ prussia: to('austria') });
    expect(game.state.minors.denmark).toEqual({ status: 'conquered', controller: 'austria' });
    expect(game.state.powers.prussia.square).toBe(square - 1);
  });
});
