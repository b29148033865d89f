import { describe, expect, test } from '@jest/globals';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { answerCall, whyNotAnswer } from '../../../../src/games/empires-in-arms/politics/answer-call.ts';
import {
  type Call,
  callableBy,
  callersOn,
  openCalls,
  whyNotCall,
  withCall,
} from '../../../../src/games/empires-in-arms/politics/call-allies.ts';
import { orderOfCalls } from '../../../../src/games/empires-in-arms/politics/order-of-calls.ts';
import {
  type Declarations,
  revealDeclarations,
} from '../../../../src/games/empires-in-arms/politics/reveal-declarations.ts';
import {
  breakAlliance,
  makeAlliance,
  whyNoAlliance,
} from '../../../../src/games/empires-in-arms/relations/alliance.ts';
import {
  areAllied,
  areAtWar,
  changeRelation,
  relationOf,
} from '../../../../src/games/empires-in-arms/relations/pair.ts';
import { declareWar } from '../../../../src/games/empires-in-arms/relations/war.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import { aCampaign } from '../harness/a-campaign.ts';

const lost = ({ powers }: State, power: Power) => powers[power].account.map((line) => [line.for, line.points]);
const call = (caller: Power, ally: Power, against: Power): Call => ({ caller, ally, against });

/** Dice as they fall, one after the other. */
function dice(...faces: number[]) {
  return () => {
    const face = faces.shift();
    if (face === undefined) throw new Error('no die is left');
    return face;
  };
}

/** A month in which some are allied and some declared war; the accounts are empty. */
function afterDeclarations(alliances: readonly (readonly [Power, Power])[], declarations: Declarations) {
  const board = aCampaign();
  for (const [a, b] of alliances) makeAlliance(board, a, b);
  const round = openCalls(revealDeclarations(board, declarations));
  for (const one of Object.values(board.state.powers)) one.account.length = 0;
  return { board, round };
}

/** France declares war on Austria, which is allied with Russia; Spain is the ally of France. */
const francesWar = () =>
  afterDeclarations(
    [
      ['austria', 'russia'],
      ['france', 'spain'],
    ],
    { france: ['austria'] },
  );

/** An infantry corps of a power, set out with a factor. */
function putCorps({ state, pack }: ReturnType<typeof aCampaign>, power: Power, area: string) {
  const corps = pack.corps.find(({ nation, symbol }) => nation === power && symbol === 'infantry')?.id ?? '';
  state.corps[corps] = { area, factors: { infantry: 1 } };
}

describe('4.3: who may call whom', () => {
  test('4.3.1: a power calls those of its allies that it chooses', () => {
    const { board, round } = afterDeclarations(
      [
        ['austria', 'russia'],
        ['austria', 'prussia'],
      ],
      { france: ['austria'] },
    );
    expect(callableBy(board, round, 'austria').map(({ ally }) => ally)).toEqual(['prussia', 'russia']);
    const one = withCall(round, call('austria', 'russia', 'france'));
    expect(callableBy(board, one, 'austria').map(({ ally }) => ally)).toEqual(['prussia']);
    const both = withCall(one, call('austria', 'prussia', 'france'));
    expect(callableBy(board, both, 'austria')).toEqual([]);
  });

  test('4.3: the defender calls allies against the aggressor', () => {
    const { board, round } = francesWar();
    expect(callableBy(board, round, 'austria')).toEqual([
      { caller: 'austria', ally: 'russia', against: 'france', side: 'defender', allyBarred: undefined },
    ]);
    expect(whyNotCall(board, round, call('austria', 'prussia', 'france'))).toEqual({ why: 'not_allied' });
    expect(whyNotCall(board, round, call('austria', 'austria', 'france'))).toEqual({ why: 'not_allied' });
    expect(whyNotCall(board, round, call('austria', 'france', 'france'))).toEqual({ why: 'not_allied' });
  });

  test('4.3.1.1: an aggressor only after its defender tried', () => {
    const { board, round } = francesWar();
    expect(whyNotCall(board, round, call('france', 'spain', 'austria'))).toEqual({ why: 'defender_did_not_call' });
    expect(callableBy(board, round, 'france')).toEqual([]);
    const tried = withCall(round, call('austria', 'russia', 'france'));
    expect(callableBy(board, tried, 'france')).toEqual([
      { caller: 'france', ally: 'spain', against: 'austria', side: 'aggressor', allyBarred: undefined },
    ]);
  });

  test('4.3.1.1: what another defender tried does not count', () => {
    const { board, round } = afterDeclarations(
      [
        ['austria', 'russia'],
        ['france', 'spain'],
      ],
      { france: ['austria', 'prussia'] },
    );
    const tried = withCall(round, call('austria', 'russia', 'france'));
    expect(whyNotCall(board, tried, call('france', 'spain', 'prussia'))).toEqual({ why: 'defender_did_not_call' });
    expect(whyNotCall(board, tried, call('france', 'spain', 'austria'))).toBeUndefined();
  });

  test('4.3.1.1: nor what its defender tried against another aggressor', () => {
    const { board, round } = afterDeclarations(
      [
        ['austria', 'russia'],
        ['prussia', 'spain'],
      ],
      { france: ['austria'], prussia: ['austria'] },
    );
    const tried = withCall(round, call('austria', 'russia', 'france'));
    expect(whyNotCall(board, tried, call('prussia', 'spain', 'austria'))).toEqual({ why: 'defender_did_not_call' });
  });

  test('4.3.1.2: two who declared war on each other call nobody', () => {
    const { board, round } = afterDeclarations([['austria', 'russia']], { france: ['austria'], austria: ['france'] });
    expect(round.wars).toEqual([]);
    expect(whyNotCall(board, round, call('austria', 'russia', 'france'))).toEqual({ why: 'no_war' });
  });

  test('nobody is called for a war on a minor country, or for an old war', () => {
    const { board, round } = afterDeclarations([['great_britain', 'russia']], { spain: ['portugal'] });
    expect(round.wars).toEqual([]);
    expect(whyNotCall(board, round, call('great_britain', 'russia', 'france'))).toEqual({ why: 'no_war' });
  });

  test('an ally who is at war with the enemy already, or was called, is not called', () => {
    const { board, round } = francesWar();
    const asked = call('austria', 'russia', 'france');
    expect(whyNotCall(board, withCall(round, asked), asked)).toEqual({ why: 'called' });
    declareWar(board, 'russia', 'france');
    expect(whyNotCall(board, round, asked)).toEqual({ why: 'at_war' });
  });

  test('4.3.1.4: an ally under an enforced peace is not called; one who is barred otherwise is', () => {
    const bound = francesWar();
    changeRelation(bound.board.state, 'russia', 'france').enforcedUntil = { russia: 18 };
    expect(whyNotCall(bound.board, bound.round, call('austria', 'russia', 'france'))).toEqual({
      why: 'enforced_peace',
      until: 18,
    });
    const { board, round } = francesWar();
    declareWar(board, 'turkey', 'russia');
    const turkish =
      board.pack.corps.find(({ nation, symbol }) => nation === 'turkey' && symbol === 'infantry')?.id ?? '';
    board.state.corps[turkish] = { area: 'riga', factors: { infantry: 1 } };
    expect(callableBy(board, round, 'austria')).toMatchObject([{ ally: 'russia', allyBarred: 'enemy_at_home' }]);
  });
});

describe('4.3: who calls first', () => {
  const many = () =>
    afterDeclarations([], { france: ['austria', 'prussia'], russia: ['turkey'], spain: ['turkey'] }).round;

  test('all defenders, then all aggressors, each side by the dice: the highest first; ties are thrown again', () => {
    expect(callersOn(many(), 'defender')).toEqual(['austria', 'prussia', 'turkey']);
    // Austria 2, Prussia 5, Turkey 5; then Prussia 1, Turkey 6.
    expect(orderOfCalls(callersOn(many(), 'defender'), dice(2, 5, 5, 1, 6))).toEqual({
      order: ['turkey', 'prussia', 'austria'],
      throws: [
        [
          { power: 'austria', die: 2 },
          { power: 'prussia', die: 5 },
          { power: 'turkey', die: 5 },
        ],
        [
          { power: 'prussia', die: 1 },
          { power: 'turkey', die: 6 },
        ],
      ],
    });
    expect(orderOfCalls(callersOn(many(), 'aggressor'), dice(3, 6, 1)).order).toEqual(['russia', 'france', 'spain']);
  });

  test('each throw has a number of its own', () => {
    const next = dice(2, 5, 5, 1, 6);
    const rounds: number[] = [];
    orderOfCalls(callersOn(many(), 'defender'), (_, round) => {
      rounds.push(round);
      return next();
    });
    expect(rounds).toEqual([0, 0, 0, 1, 1]);
  });

  test('who is alone throws none', () => {
    expect(orderOfCalls(callersOn(francesWar().round, 'defender'), dice())).toEqual({ order: ['austria'], throws: [] });
  });
});

describe('4.3.2: the answer', () => {
  test('who joins declares war on the enemy, and pays for it', () => {
    const { board, round } = francesWar();
    expect(answerCall(board, round, call('austria', 'russia', 'france'), 'join')).toEqual({
      what: 'joined',
      broken: [],
    });
    expect(lost(board.state, 'russia')).toEqual([['declare_war_on_power', -3]]);
    expect([areAtWar(board.state, 'russia', 'france'), areAtWar(board.state, 'russia', 'spain')]).toEqual([
      true,
      false,
    ]);
    // 4.4.5.2: it came in after all who declared it by themselves.
    expect(relationOf(board.state, 'russia', 'france').war).toEqual({
      since: 0,
      aggressors: ['russia'],
      called: 'russia',
    });
  });

  test('a war that was declared at a call lets nobody call', () => {
    const { board, round } = francesWar();
    makeAlliance(board, 'russia', 'prussia');
    answerCall(board, round, call('austria', 'russia', 'france'), 'join');
    expect(whyNotCall(board, round, call('russia', 'prussia', 'france'))).toEqual({ why: 'no_war' });
    expect(whyNotCall(board, round, call('france', 'spain', 'russia'))).toEqual({ why: 'no_war' });
    expect(() => answerCall(board, round, call('russia', 'prussia', 'france'), 'join')).toThrow('calls nobody');
  });

  test('4.3.1.3: who refuses a defender breaks the alliance and pays alone', () => {
    const { board, round } = francesWar();
    expect(answerCall(board, round, call('austria', 'russia', 'france'), 'refuse')).toEqual({
      what: 'refused',
      paid: ['russia'],
    });
    expect([lost(board.state, 'russia'), lost(board.state, 'austria')]).toEqual([[['refuse_call', -2]], []]);
    expect(whyNoAlliance(board.state, 'austria', 'russia')).toEqual({ why: 'too_early', from: 12 });
  });

  test('4.3.1.3: who refuses an aggressor breaks it with them: both pay', () => {
    const { board, round } = francesWar();
    const tried = withCall(round, call('austria', 'russia', 'france'));
    expect(answerCall(board, tried, call('france', 'spain', 'austria'), 'refuse')).toEqual({
      what: 'refused',
      paid: ['spain', 'france'],
    });
    expect([lost(board.state, 'spain'), lost(board.state, 'france')]).toEqual([
      [['refuse_call', -2]],
      [['break_alliance', -2]],
    ]);
    expect(areAllied(board.state, 'spain', 'france')).toBe(false);
  });

  test('4.3.1.4: who is barred by where corps stand must refuse', () => {
    const { board, round } = afterDeclarations([['austria', 'prussia']], { france: ['austria'], russia: ['prussia'] });
    const asked = call('austria', 'prussia', 'france');
    expect(whyNotAnswer(board, asked, 'join')).toBeUndefined();
    putCorps(board, 'russia', 'berlin');
    expect(whyNotAnswer(board, asked, 'join')).toEqual({ why: 'enemy_at_home' });
    expect(() => answerCall(board, round, asked, 'join')).toThrow('enemy_at_home');
    expect(whyNotAnswer(board, asked, 'refuse')).toBeUndefined();
  });

  test('4.3.1.4: so must who has forces inside the enemy', () => {
    const { board } = afterDeclarations([['austria', 'france']], { prussia: ['austria'] });
    putCorps(board, 'france', 'berlin');
    expect(whyNotAnswer(board, call('austria', 'france', 'prussia'), 'join')).toEqual({ why: 'forces_inside' });
  });

  test('an ally of both who joins one breaks with the other, at the price of war on an ally', () => {
    const { board, round } = afterDeclarations(
      [
        ['austria', 'russia'],
        ['france', 'russia'],
      ],
      { france: ['austria'] },
    );
    const ofFrance = call('france', 'russia', 'austria');
    expect(answerCall(board, round, call('austria', 'russia', 'france'), 'join')).toEqual({
      what: 'joined',
      broken: ['alliance'],
    });
    expect(lost(board.state, 'russia')).toEqual([
      ['declare_war_on_power', -3],
      ['declare_war_on_ally', -2],
    ]);
    expect(whyNotAnswer(board, ofFrance, 'refuse')).toEqual({ why: 'lapsed' });
  });

  test('nothing is left to answer once the ally is in the war, or the alliance is over', () => {
    const atWar = francesWar();
    const asked = call('austria', 'russia', 'france');
    declareWar(atWar.board, 'russia', 'france');
    expect(whyNotAnswer(atWar.board, asked, 'refuse')).toEqual({ why: 'lapsed' });
    const { board, round } = francesWar();
    breakAlliance(board, 'austria', 'russia');
    expect(whyNotAnswer(board, asked, 'join')).toEqual({ why: 'lapsed' });
    expect(() => answerCall(board, round, asked, 'join')).toThrow('lapsed');
  });
});
