import { describe, expect, test } from '@jest/globals';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import {
  revealBreaks,
  revealOffers,
  whyNotBreak,
  whyNotOffer,
} from '../../../../src/games/empires-in-arms/politics/reveal-alliances.ts';
import { makeAlliance } from '../../../../src/games/empires-in-arms/relations/alliance.ts';
import { alliesOf, areAllied } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import { aCampaign } from '../harness/a-campaign.ts';

const lost = ({ powers }: State, power: Power) => powers[power].account.map((line) => [line.for, line.points]);

describe('4.5: offers of alliance', () => {
  test('who named each other are allied, and each gains; an offer alone is none', () => {
    const board = aCampaign();
    expect(revealOffers(board, { austria: ['russia', 'prussia'], russia: ['austria'], turkey: ['austria'] })).toEqual({
      made: [['austria', 'russia']],
      unanswered: [
        { from: 'austria', to: 'prussia' },
        { from: 'turkey', to: 'austria' },
      ],
    });
    expect(alliesOf(board.state, 'austria')).toEqual(['russia']);
    expect([lost(board.state, 'russia'), lost(board.state, 'turkey')]).toEqual([[['create_alliance', 1]], []]);
  });

  test('none to itself, to an enemy or to an ally', () => {
    const board = aCampaign();
    makeAlliance(board, 'austria', 'russia');
    expect([
      whyNotOffer(board.state, 'austria', 'austria'),
      whyNotOffer(board.state, 'france', 'great_britain'),
      whyNotOffer(board.state, 'austria', 'russia'),
      whyNotOffer(board.state, 'austria', 'prussia'),
    ]).toEqual([{ why: 'itself' }, { why: 'at_war' }, { why: 'allied' }, undefined]);
    expect(() => revealOffers(board, { france: ['great_britain'] })).toThrow('at_war');
  });
});

describe('4.7: alliances are broken', () => {
  function allied() {
    const board = aCampaign();
    makeAlliance(board, 'austria', 'russia');
    makeAlliance(board, 'austria', 'prussia');
    for (const power of ['austria', 'russia', 'prussia'] as const) board.state.powers[power].account.length = 0;
    return board;
  }

  test('several at once, each paid for by who breaks it; even one that is a month old or less', () => {
    const board = allied();
    expect(revealBreaks(board, { austria: ['russia', 'prussia'] })).toEqual([
      { powers: ['austria', 'russia'], breakers: ['austria'] },
      { powers: ['austria', 'prussia'], breakers: ['austria'] },
    ]);
    expect(lost(board.state, 'austria')).toEqual([
      ['break_alliance', -2],
      ['break_alliance', -2],
    ]);
    expect([lost(board.state, 'russia'), alliesOf(board.state, 'austria')]).toEqual([[], []]);
  });

  test('who break the same one at once both pay', () => {
    const board = allied();
    expect(revealBreaks(board, { russia: ['austria'], austria: ['russia'] })).toEqual([
      { powers: ['austria', 'russia'], breakers: ['austria', 'russia'] },
    ]);
    for (const power of ['austria', 'russia'] as const)
      expect(lost(board.state, power)).toEqual([['break_alliance', -2]]);
  });

  test('what is not there is not broken', () => {
    const board = allied();
    expect([
      whyNotBreak(board.state, 'austria', 'austria'),
      whyNotBreak(board.state, 'russia', 'prussia'),
      whyNotBreak(board.state, 'russia', 'austria'),
    ]).toEqual([{ why: 'itself' }, { why: 'not_allied' }, undefined]);
    expect(() => revealBreaks(board, { austria: ['russia'], prussia: ['russia'] })).toThrow('not_allied');
    expect(areAllied(board.state, 'austria', 'russia')).toBe(true);
  });
});
