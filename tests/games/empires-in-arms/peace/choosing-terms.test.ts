import { describe, expect, test } from '@jest/globals';
import { defaultWishes, nameableOf } from '../../../../src/games/empires-in-arms/peace/list-terms.ts';
import { orderVictors } from '../../../../src/games/empires-in-arms/peace/order-victors.ts';
import { pickTerms } from '../../../../src/games/empires-in-arms/peace/pick-terms.ts';
import type { TakenTerm, TermChoice, Victor } from '../../../../src/games/empires-in-arms/peace/term-choice.ts';
import { whyNotSpare, whyNotTerm } from '../../../../src/games/empires-in-arms/peace/why-not-term.ts';
import { changeRelation } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import { MARCH } from '../../../../src/games/empires-in-arms/rulesets.ts';
import { type ABoard, aWarOn, cession, conditional, dice, unconditional, without } from './a-war.ts';

const termsOf = (taken: readonly TakenTerm[]) => taken.map(({ by, choice: { term } }) => `${by} ${term}`);
const no = (board: ABoard, victor: Victor, choice: TermChoice, taken: readonly TakenTerm[] = []) =>
  whyNotTerm(board, 'prussia', victor, choice, taken);

describe('4.4.3: a conditional peace', () => {
  test('the victor takes two of list B, and none of list C', () => {
    const board = aWarOn('prussia', 'france');
    const france = conditional('france', { term: 'C.2' }, { term: 'B.1' }, { term: 'B.2' }, { term: 'B.5' });
    const { taken } = pickTerms(board, { loser: 'prussia', victors: [france] });
    expect(termsOf(taken)).toEqual(['france B.1', 'france B.2']);
    expect(no(board, france, { term: 'C.2' })).toEqual({ why: 'not_in_list' });
    expect(no(board, france, { term: 'B.5' }, taken)).toEqual({ why: 'enough', most: 2 });
  });

  test.each([
    ['A.1', 'B.1'],
    ['A.3', 'B.2'],
    ['A.4', 'B.6'],
  ] as const)('A.1, A.3, A.4: with %s the loser is spared %s', (spares, term) => {
    const board = aWarOn('prussia', 'france');
    expect(no(board, { ...conditional('france'), spares }, { term })).toEqual({ why: 'spared', by: spares });
    expect(no(board, conditional('france'), { term })).toBeUndefined();
  });

  test('with A.2 it is spared reparations', () => {
    const board = aWarOn('prussia', 'france');
    const choice = { term: 'B.3', phases: 2 } as const;
    expect(no(board, { ...conditional('france'), spares: 'A.2' }, choice)).toEqual({ why: 'spared', by: 'A.2' });
    expect(no(board, conditional('france'), choice)).toBeUndefined();
  });

  test('A.5 spares the home provinces, and minor countries and ceded provinces can be taken all the same', () => {
    const board = aWarOn('prussia', 'france');
    const france: Victor = { ...conditional('france'), spares: 'A.5' };
    board.state.ceded.bohemia = 'prussia';
    expect(no(board, france, cession('B.7', { home: ['silesia'] }))).toEqual({ why: 'home_spared', by: 'A.5' });
    expect(no(board, france, cession('B.7', { lands: ['kleves', 'bohemia'] }))).toBeUndefined();
  });

  test('to each victor the same condition or another one', () => {
    const board = aWarOn('prussia', 'france', 'russia');
    const victors = [
      { ...conditional('france', { term: 'B.1' }, { term: 'B.2' }), spares: 'A.1' },
      { ...conditional('russia', { term: 'B.2' }, { term: 'B.1' }), spares: 'A.3' },
    ] as const;
    expect(termsOf(pickTerms(board, { loser: 'prussia', victors }).taken)).toEqual(['france B.2', 'russia B.1']);
  });
});

describe('4.4.4: an unconditional peace', () => {
  test('the victor takes three of the lists B and C', () => {
    const board = aWarOn('prussia', 'france');
    const france = unconditional('france', { term: 'C.2' }, { term: 'C.5' }, { term: 'B.1' }, { term: 'B.5' });
    expect(termsOf(pickTerms(board, { loser: 'prussia', victors: [france] }).taken)).toEqual([
      'france C.2',
      'france C.5',
      'france B.1',
    ]);
  });

  test('the loser is spared nothing', () => {
    const board = aWarOn('prussia', 'france');
    expect(whyNotSpare(unconditional('france'))).toEqual({ why: 'unconditional' });
    expect(whyNotSpare(conditional('france'))).toBeUndefined();
    const victors = [{ ...unconditional('france'), spares: 'A.1' } as const];
    expect(() => pickTerms(board, { loser: 'prussia', victors })).toThrow('spared nothing');
  });

  test.each([
    ['B.1', 'C.1'],
    ['B.2', 'C.2'],
  ] as const)('a choice from one list bars others from the other one: %s and %s', (a, b) => {
    const board = aWarOn('prussia', 'france');
    const france = unconditional('france');
    expect(no(board, france, { term: b }, [{ by: 'france', choice: { term: a } }])).toEqual({ why: 'excluded', by: a });
    expect(no(board, france, { term: a }, [{ by: 'france', choice: { term: b } }])).toEqual({ why: 'excluded', by: b });
  });
});

describe('4.4.5: several victors', () => {
  test('4.4.5.1: they choose one after the other, each until it has all that it may have', () => {
    const board = aWarOn('prussia', 'france', 'russia', 'austria');
    const victors = [
      unconditional('france', { term: 'C.5' }, { term: 'B.5' }, { term: 'C.2' }),
      conditional('russia', { term: 'B.6' }),
      conditional('austria', { term: 'B.1' }, { term: 'B.3', phases: 1 }),
    ];
    expect(termsOf(pickTerms(board, { loser: 'prussia', victors }).taken)).toEqual([
      'france C.5',
      'russia B.6',
      'austria B.1',
      'france B.5',
      'austria B.3',
      'france C.2',
    ]);
  });

  test('4.4.5.3: who takes B.4 bars B.1 and C.1, and B.4 is not chosen twice; the next of the list is taken', () => {
    const board = aWarOn('prussia', 'france', 'russia');
    const taken = [{ by: 'france', choice: { term: 'B.4', corps: 'prussia_i' } }] as const;
    const russia = unconditional(
      'russia',
      { term: 'B.1' },
      { term: 'B.4', corps: 'prussia_ii' },
      { term: 'C.1' },
      { term: 'B.2' },
    );
    expect(no(board, russia, { term: 'B.1' }, taken)).toEqual({ why: 'excluded', by: 'B.4' });
    expect(no(board, russia, { term: 'C.1' }, taken)).toEqual({ why: 'excluded', by: 'B.4' });
    expect(no(board, russia, { term: 'B.4', corps: 'prussia_ii' }, taken)).toEqual({ why: 'taken', by: 'B.4' });
    const victors = [unconditional('france', { term: 'B.4', corps: 'prussia_i' }), russia];
    expect(termsOf(pickTerms(board, { loser: 'prussia', victors }).taken)).toEqual(['france B.4', 'russia B.2']);
  });

  test('C.6 takes effect if every victor chooses it, of one leader', () => {
    const board = aWarOn('prussia', 'france', 'russia');
    const blucher = { term: 'C.6', leader: 'blucher' } as const;
    const both = [unconditional('france', blucher), unconditional('russia', blucher)];
    expect(pickTerms(board, { loser: 'prussia', victors: both })).toMatchObject({ taken: [{}, {}], void: [] });
    const one = [unconditional('france', blucher), unconditional('russia', { term: 'C.6', leader: 'brunswick' })];
    const picks = pickTerms(board, { loser: 'prussia', victors: one });
    expect([picks.taken, termsOf(picks.void)]).toEqual([[], ['france C.6']]);
    const france = unconditional('france');
    const taken = [{ by: 'france', choice: blucher }] as const;
    expect(no(board, france, blucher, taken)).toEqual({ why: 'taken', by: 'C.6' });
    expect(no(board, unconditional('russia'), { term: 'C.6', leader: 'brunswick' }, taken)).toEqual({
      why: 'other_leader',
      leader: 'blucher',
    });
  });

  test('4.4.5.2: in the order in which they entered the war', () => {
    const { state } = aWarOn('prussia', 'russia', 'france', 'austria');
    expect(orderVictors(state, 'prussia', ['austria', 'france', 'russia'], without)).toEqual([
      'russia',
      'france',
      'austria',
    ]);
    expect(() => orderVictors(state, 'prussia', ['spain'], without)).toThrow('not at war');
  });

  test('4.4.5.2: who was called comes after its caller; those who are level throw dice, and again if they tie', () => {
    const { state } = aWarOn('prussia', 'russia', 'france', 'austria');
    for (const power of ['russia', 'france', 'austria'] as const)
      changeRelation(state, 'prussia', power).war = { since: 0, aggressors: [power] };
    changeRelation(state, 'prussia', 'russia').war = { since: 0, aggressors: ['russia'], called: 'russia' };
    expect(orderVictors(state, 'prussia', ['russia', 'france', 'austria'], dice(4, 4, 2, 5))).toEqual([
      'austria',
      'france',
      'russia',
    ]);
  });
});

describe('what a term needs', () => {
  test('B.4: a corps of the loser on the map, not lent, with half its factors at least', () => {
    const board = aWarOn('prussia', 'france');
    const borrow = (corps: string) => no(board, conditional('france'), { term: 'B.4', corps });
    expect(borrow('prussia_i')).toBeUndefined();
    expect(borrow('austria_i')).toEqual({ why: 'not_their_corps', corps: 'austria_i' });
    expect(borrow('prussia_viii')).toEqual({ why: 'corps_not_there', corps: 'prussia_viii' });
    board.state.corps.prussia_i = { area: 'berlin', factors: { infantry: 7 } };
    expect(borrow('prussia_i')).toEqual({ why: 'corps_too_weak', corps: 'prussia_i', least: 8 });
    board.state.loans.push({ corps: 'prussia_ii', from: 'prussia', to: 'spain', until: 12 });
    expect(borrow('prussia_ii')).toEqual({ why: 'corps_lent', corps: 'prussia_ii' });
  });

  test('B.4, 10.1.4: an insurrection corps never leaves its home nation, and is not lent', () => {
    const board = aWarOn('austria', 'france');
    board.state.corps.austria_insurrection_i = { area: 'budapest', factors: { militia: 6, cavalry: 4 } };
    const choice = { term: 'B.4', corps: 'austria_insurrection_i' } as const;
    const refused = whyNotTerm(board, 'austria', conditional('france'), choice, []);
    expect(refused).toEqual({ why: 'corps_stays_home', corps: 'austria_insurrection_i' });
    expect(nameableOf(board, 'austria', conditional('france')).corps).not.toContain('austria_insurrection_i');
    // Campaigns of before go on as they began.
    expect(whyNotTerm({ ...board, ruleset: MARCH }, 'austria', conditional('france'), choice, [])).toBeUndefined();
  });

  test('B.1: some corps that is no guard', () => {
    const board = aWarOn('prussia', 'france');
    for (const id of Object.keys(board.state.corps))
      if (id.startsWith('prussia') && id !== 'prussia_guard') delete board.state.corps[id];
    expect(no(board, conditional('france'), { term: 'B.1' })).toEqual({ why: 'no_corps' });
  });

  test('B.5: no marriage yet', () => {
    const board = aWarOn('prussia', 'france');
    changeRelation(board.state, 'prussia', 'france').marriage = true;
    expect(no(board, conditional('france'), { term: 'B.5' })).toEqual({ why: 'married' });
  });

  test('B.6, C.7: an embargo is against Great Britain, and it alone has colonial trade to lose', () => {
    const board = aWarOn('great_britain', 'france');
    const onBritain = (choice: TermChoice) => whyNotTerm(board, 'great_britain', unconditional('france'), choice, []);
    expect(onBritain({ term: 'B.6' })).toEqual({ why: 'no_trade' });
    expect(onBritain({ term: 'C.7' })).toBeUndefined();
    const prussia = aWarOn('prussia', 'great_britain');
    expect(no(prussia, unconditional('great_britain'), { term: 'B.6' })).toEqual({ why: 'no_trade' });
    expect(no(prussia, unconditional('great_britain'), { term: 'C.7' })).toEqual({ why: 'no_trade' });
  });

  test('B.7: one home province, or ceded provinces and minor countries; C.4: up to three, and those', () => {
    const board = aWarOn('prussia', 'france');
    const france = unconditional('france');
    expect(no(board, france, cession('B.7', {}))).toEqual({ why: 'names_nothing' });
    expect(no(board, france, cession('B.7', { home: ['silesia'] }))).toBeUndefined();
    expect(no(board, france, cession('B.7', { home: ['silesia', 'posen'] }))).toEqual({
      why: 'too_many_provinces',
      most: 1,
    });
    expect(no(board, france, cession('B.7', { home: ['silesia'], lands: ['kleves'] }))).toEqual({
      why: 'home_or_lands',
    });
    const three = ['silesia', 'posen', 'masovia'];
    expect(no(board, france, cession('C.4', { home: three, lands: ['kleves'] }))).toBeUndefined();
    expect(no(board, france, cession('C.4', { home: [...three, 'magdeburg'] }))).toEqual({
      why: 'too_many_provinces',
      most: 3,
    });
    expect(no(board, france, cession('C.4', { home: ['silesia', 'silesia'] }))).toEqual({
      why: 'named_twice',
      land: 'silesia',
    });
    expect(no(board, france, cession('C.4', { home: ['bohemia'] }))).toEqual({ why: 'not_theirs', land: 'bohemia' });
    expect(no(board, france, cession('C.4', { lands: ['saxony'] }))).toEqual({ why: 'not_theirs', land: 'saxony' });
    expect(no(board, france, cession('C.4', { lands: ['kleves'], conquer: ['kleves'] }))).toEqual({
      why: 'not_free',
      land: 'kleves',
    });
  });

  test('4.4.8: the province of the national capital if there is no other province to cede', () => {
    const board = aWarOn('prussia', 'france');
    const capital = cession('B.7', { home: ['brandenburg'] });
    expect(no(board, conditional('france'), capital)).toEqual({ why: 'capital_last', land: 'brandenburg' });
    for (const { id, power } of board.pack.provinces)
      if (power === 'prussia' && id !== 'brandenburg') board.state.ceded[id] = 'russia';
    board.state.ceded.bohemia = 'prussia';
    expect(no(board, conditional('france'), capital)).toEqual({ why: 'capital_last', land: 'brandenburg' });
    delete board.state.ceded.bohemia;
    expect(no(board, conditional('france'), capital)).toBeUndefined();
  });

  test('C.6: a leader of the loser who has come and is not gone', () => {
    const board = aWarOn('prussia', 'france');
    const remove = (leader: string) => no(board, unconditional('france'), { term: 'C.6', leader });
    expect(remove('blucher')).toBeUndefined();
    expect(remove('mack')).toEqual({ why: 'not_their_leader', leader: 'mack' });
    board.state.leaders.blucher = { is: 'gone' };
    expect(remove('blucher')).toEqual({ why: 'leader_not_there', leader: 'blucher' });
    delete board.state.leaders.blucher;
    expect(remove('blucher')).toEqual({ why: 'leader_not_there', leader: 'blucher' });
  });
});

describe('the sheet of a victor', () => {
  test('has what its terms can name', () => {
    const board = aWarOn('prussia', 'france');
    const sheet = nameableOf(board, 'prussia', unconditional('france'));
    expect(sheet.corps).toContain('prussia_i');
    expect(sheet.leaders).toEqual(['brunswick', 'hohenlohe', 'blucher']);
    expect(sheet.home).toHaveLength(7);
    expect(sheet.home).not.toContain('brandenburg');
    expect(sheet.lands).toEqual(['kleves']);
    expect(nameableOf(board, 'prussia', conditional('france')).leaders).toEqual([]);
    expect(nameableOf(board, 'prussia', { ...conditional('france'), spares: 'A.5' })).toMatchObject({
      home: [],
      lands: ['kleves'],
    });
  });

  test('who says nothing takes what needs no names', () => {
    const board = aWarOn('prussia', 'france');
    const ofKind = (kind: Victor['kind']) =>
      termsOf(
        pickTerms(board, { loser: 'prussia', victors: [{ power: 'france', kind, wishes: defaultWishes({ kind }) }] })
          .taken,
      );
    expect(ofKind('unconditional')).toEqual(['france C.3', 'france C.2', 'france C.1']);
    expect(ofKind('conditional')).toEqual(['france B.3', 'france B.2']);
  });
});
