import { describe, expect, test } from '@jest/globals';
import { translator } from '../../src/i18n/translator.ts';
import { aheadForm, seenBy } from '../../src/kernel/ahead-form.ts';
import { applyEntry } from '../../src/kernel/apply-entry.ts';
import type { Answer, FormAnswer } from '../../src/kernel/choice.ts';
import { stateHash } from '../../src/kernel/hash-state.ts';
import { ENTRY_VERSION } from '../../src/kernel/log.ts';
import { positionOf } from '../../src/kernel/machine.ts';
import { narrateFact } from '../../src/kernel/narrate-fact.ts';
import { aheadSheet, openAhead } from '../../src/kernel/open-ahead.ts';
import { openDecisions, sheetFor } from '../../src/kernel/open-decisions.ts';
import { Refusal } from '../../src/kernel/refusal.ts';
import { replayLog } from '../../src/kernel/replay-log.ts';
import type { GameModule } from '../../src/kernel/rules.ts';
import { marchesInTurn } from '../fixtures/marches/in-turn.ts';
import { marches } from '../fixtures/marches/rules.ts';
import { leave, Marching, move, near, stay, turnOf } from './harness/marching.ts';

/* What is ordered ahead, in Marches whose seats move one after the other: Ash, Birch, Cedar. */

const { t } = translator('en', 'UTC');

function reasonOf(act: () => void): { readonly code: string; readonly says: string } {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, says: t(error.reason) };
    throw error;
  }
  throw new Error('it was not refused');
}

const ids = (play: Marching, seat: string) => openAhead(play.game, play.machine, seat).map(({ id }) => id);
const placeOf = (play: Marching, corps: string) => play.state.corps.find(({ id }) => id === corps)?.area;

describe('a turn that is ordered ahead', () => {
  test('answers as soon as it comes, as the same lines by hand would, and is used up', () => {
    const play = new Marching();
    play.ahead('Birch', [move('Birch-1', 'e6'), stay('Birch-2')]);
    play.buyNothing();
    expect(play.asked('Ash')).toBe('turn');
    play.act('Ash', []);
    expect(play.used()).toMatchObject([{ seat: 'Birch', answer: [move('Birch-1', 'e6'), stay('Birch-2')] }]);
    expect(placeOf(play, 'Birch-1')).toBe('e6');
    expect([play.asked('Birch'), play.asked('Cedar'), play.machine.ahead]).toEqual([undefined, 'turn', undefined]);

    const byHand = new Marching();
    byHand.buyNothing();
    byHand.act('Ash', []);
    byHand.act('Birch', [move('Birch-1', 'e6'), stay('Birch-2')]);
    expect(stateHash(byHand.machine)).toBe(stateHash(play.machine));
  });

  test('may be empty: its corps do nothing, and nobody is asked', () => {
    const play = new Marching();
    play.ahead('Ash', []);
    play.buyNothing();
    expect(play.used()).toMatchObject([{ seat: 'Ash', answer: [] }]);
  });

  test('can be changed, and taken back', () => {
    const play = new Marching();
    play.ahead('Birch', [move('Birch-1', 'e6')]);
    play.ahead('Birch', [move('Birch-1', 'f5')]);
    play.ahead('Cedar', [stay('Cedar-1')]);
    play.act('Cedar', 'withdraw', turnOf('Cedar'));
    expect(reasonOf(() => play.act('Cedar', 'withdraw', turnOf('Cedar'))).code).toBe('stale');
    play.buyNothing();
    play.act('Ash', []);
    expect(placeOf(play, 'Birch-1')).toBe('f5');
    expect(play.asked('Cedar')).toBe('turn');
    expect(play.told()).toEqual(['give', 'give', 'give', 'withdraw']);
  });

  test('leaves nothing behind that could be seen: no number, no trace in the next position', () => {
    const [with_, without] = [new Marching(), new Marching()];
    with_.ahead('Birch', [move('Birch-1', 'e6')], near('f5', 2));
    with_.act('Birch', 'withdraw', turnOf('Birch'));
    for (const play of [with_, without]) play.act('Ash', {});
    expect(stateHash(with_.machine)).toBe(stateHash(without.machine));
    expect(with_.log.filter(({ seq }) => seq === 1)).toHaveLength(3);
  });

  test('is replayed from the log, which says what became of it: nothing is judged a second time', () => {
    const play = new Marching();
    play.ahead('Birch', [move('Birch-1', 'e6')], { when: ['always'] });
    play.ahead('Cedar', [move('Cedar-1', 'e1'), leave('Cedar-2', 3)]);
    play.buyNothing();
    play.act('Ash', [move('Ash-1', 'b1')]);
    play.act('Birch', []);
    const { machine } = replayLog({ game: play.game, log: play.log, check: 'none' });
    expect(stateHash(machine)).toBe(stateHash(play.machine));
  });

  test('comes before what its seat answers in general, and a seat that has given up is not bound by it', () => {
    const play = new Marching();
    play.ahead('Birch', [move('Birch-1', 'e6')]);
    play.enter({
      v: ENTRY_VERSION,
      seq: play.machine.seq + 1,
      at: '',
      kind: 'seat',
      seat: 'Birch',
      change: 'resigned',
    });
    play.obey();
    for (const seat of ['Ash', 'Cedar']) play.act(seat, {});
    expect(ids(play, 'Birch')).toEqual([]);
    expect(play.used()).toEqual([]);
  });
});

describe('the server asks after all', () => {
  const when = (unless: FormAnswer, others: (play: Marching) => void = () => {}): boolean => {
    const play = new Marching();
    play.ahead('Cedar', [stay('Cedar-1')], unless);
    others(play);
    for (const seat of ['Ash', 'Birch', 'Cedar']) if (play.asked(seat) === 'purchases') play.act(seat, {});
    for (const seat of ['Ash', 'Birch']) if (play.asked(seat) === 'turn') play.act(seat, []);
    return play.asked('Cedar') === 'turn';
  };

  test('in any case, where that is wanted', () => {
    expect([when({}), when({ when: [] }), when({ when: ['always'] })]).toEqual([false, false, true]);
  });

  test('when others buy men, or when they do not', () => {
    const buy = (play: Marching) => play.act('Ash', { 'Ash-1': 1 });
    expect([when({ when: ['bought'] }, buy), when({ when: ['bought'] })]).toEqual([true, false]);
    expect([when({ when: ['idle'] }, buy), when({ when: ['idle'] })]).toEqual([false, true]);
    // Only what came after it was ordered: the seat's own men do not count.
    expect(when({ when: ['bought'] }, (play) => play.act('Cedar', { 'Cedar-1': 1 }))).toBe(false);
  });

  test.each([
    [0, 'b1', false],
    [1, 'b1', true],
    [1, 'a2', false],
    [2, 'a2', false],
    [3, 'a2', true],
  ])('when a corps stands within %i of c1, and Ash has gone to %s: %s', (within, to, asked) => {
    const play = new Marching();
    play.ahead('Cedar', [stay('Cedar-1')], near('c1', within));
    play.buyNothing();
    play.act(
      'Ash',
      ['Ash-1', 'Ash-2', 'Ash-3'].map((corps) => move(corps, to)),
    );
    play.act('Birch', []);
    expect(play.asked('Cedar') === 'turn').toBe(asked);
    expect(play.told()).toEqual(asked ? ['give', 'ask'] : ['give']);
  });

  test('and says why, to its seat and to no other', () => {
    const play = new Marching();
    play.ahead('Cedar', [stay('Cedar-1')], { when: ['idle'], ...near('b1', 1) });
    play.buyNothing();
    play.act('Ash', []);
    play.act('Birch', []);
    const fact = play.facts.at(-1);
    if (!fact) throw new Error('nothing was told');
    expect(fact.named).toEqual([
      { id: 'idle', given: '' },
      { id: 'near', given: { area: 'b1', within: 1 } },
    ]);
    const told = (viewer: string) => {
      const said = narrateFact(play.game, fact, viewer);
      return said && t(said);
    };
    expect(told('Cedar')).toContain('when a corps stands within 1 of b1');
    expect([told('Ash'), told('spectator')]).toEqual([undefined, undefined]);
    expect(told('moderator')).toBe(told('Cedar'));
  });

  test('once: what then passes does not make the orders answer behind its back', () => {
    const play = new Marching(marches);
    play.ahead('Cedar', [stay('Cedar-1')], { when: ['idle'] }, '~ahead.orders');
    play.buyNothing();
    expect(play.told()).toEqual(['give', 'ask']);
    play.obey();
    expect(play.asked('Cedar')).toBe('orders');
  });

  test('with the sheet filled in', () => {
    const play = new Marching();
    play.ahead('Cedar', [move('Cedar-1', 'e1'), stay('Cedar-2')], { when: ['always'] });
    play.buyNothing();
    play.act('Ash', []);
    play.act('Birch', []);
    const [open] = openDecisions(play.game, play.machine);
    const sheet = sheetFor(play.game, play.machine, open?.id ?? '', 'Cedar');
    expect(sheet?.given).toEqual([move('Cedar-1', 'e1'), stay('Cedar-2')]);
    play.act('Cedar', [stay('Cedar-1')]);
    expect(play.machine.ahead).toBeUndefined();
  });
});

describe('a line that does not fit any more', () => {
  /** Cedar's corps is to leave three men behind, and has two when its turn comes. */
  const hit = (unless: FormAnswer) => {
    const play = new Marching();
    play.ahead('Cedar', [leave('Cedar-1', 3), stay('Cedar-2')], unless);
    play.buyNothing();
    // Men fall in battles, after all have moved: so they are taken away here.
    const state = structuredClone(play.state);
    const corps = state.corps.find(({ id }) => id === 'Cedar-1');
    if (!corps) throw new Error('no Cedar-1');
    corps.strength = 2;
    play.machine = { ...play.machine, state };
    play.act('Ash', []);
    play.act('Birch', []);
    return play;
  };

  test('is passed over, and its seat is told; the others are carried out', () => {
    const play = hit({});
    expect(play.told()).toEqual(['give', 'pass']);
    expect(play.used()).toMatchObject([{ seat: 'Cedar', answer: [stay('Cedar-2')] }]);
    const [said] = play.facts.at(-1)?.lines ?? [];
    expect(said && t(said)).toMatch(/leave: Cedar-1, 3.*Cedar-1 has only 2.*3\.2/);
  });

  test('makes the server ask where its seat wants it', () => {
    const play = hit({ when: ['misfit'] });
    expect(play.told()).toEqual(['give', 'ask']);
    expect(play.facts.at(-1)?.named).toEqual([{ id: 'misfit', given: '' }]);
    expect(play.asked('Cedar')).toBe('turn');
  });

  test('and always where the game lets nothing be passed over', () => {
    const { turn } = marchesInTurn.rules.decisions;
    if (!turn?.ahead) throw new Error('Marches has turns');
    const { mayPassOver: _, ...ahead } = turn.ahead;
    const strict: GameModule = {
      ...marchesInTurn,
      rules: { ...marchesInTurn.rules, decisions: { ...marchesInTurn.rules.decisions, turn: { ...turn, ahead } } },
    };
    const play = new Marching(strict);
    const form = aheadForm(play.game, 'turn', seenBy(play.game, play.machine, 'Cedar'));
    expect(JSON.stringify(form)).not.toContain('misfit');
    play.ahead('Cedar', [move('Cedar-1', 'e1'), leave('Cedar-1', 3)]);
    play.buyNothing();
    const state = structuredClone(play.state);
    for (const corps of state.corps) if (corps.id === 'Cedar-1') corps.strength = 1;
    play.machine = { ...play.machine, state };
    play.act('Ash', []);
    play.act('Birch', []);
    expect(play.told()).toEqual(['give', 'ask']);
  });
});

describe('orders ahead lapse with the chapter', () => {
  test('and what was asked after all is over with its answer: nothing waits for the next one', () => {
    const play = new Marching(marches);
    play.ahead('Birch', [move('Birch-1', 'e6')], { when: ['always'] }, '~ahead.orders');
    play.buyNothing();
    expect(play.asked('Birch')).toBe('orders');
    // It answers by hand, and the game comes to the next season.
    for (const seat of ['Ash', 'Birch', 'Cedar']) play.act(seat, []);
    expect(play.state.season).toBe(2);
    expect(play.machine.ahead).toBeUndefined();
  });

  test('unused where the question does not come', () => {
    const play = new Marching();
    play.ahead('Cedar', [stay('Cedar-1')]);
    // All of Cedar's corps are gone before its turn.
    const state = structuredClone(play.state);
    play.machine = { ...play.machine, state: { ...state, corps: state.corps.filter(({ seat }) => seat !== 'Cedar') } };
    play.buyNothing();
    play.act('Ash', []);
    play.act('Birch', []);
    expect(play.state.season).toBe(2);
    expect(play.told()).toEqual(['give', 'lapse']);
    expect(play.machine.ahead).toBeUndefined();
  });

  test('even where the next chapter asks the same in the entry that ends this one', () => {
    const play = new Marching();
    play.buyNothing();
    play.ahead('Cedar', [stay('Cedar-1')]);
    const { id, order } = { id: turnOf('Cedar'), order: play.machine.ahead?.Cedar?.[turnOf('Cedar')] };
    if (!order) throw new Error('nothing was ordered');
    // As if it had been left from a season before.
    play.machine = { ...play.machine, ahead: { Cedar: { [id]: { ...order, chapter: '0-winter' } } } };
    play.act('Ash', []);
    play.act('Birch', []);
    expect(play.told()).toEqual(['give', 'lapse']);
    expect(play.asked('Cedar')).toBe('turn');
  });
});

describe('whoever takes over a seat', () => {
  const replaced = (play: Marching, seat: string) =>
    play.enter({ v: ENTRY_VERSION, seq: play.machine.seq + 1, at: '', kind: 'seat', seat, change: 'replaced' });

  test('inherits its orders for review: they do not act before they are confirmed', () => {
    const play = new Marching();
    play.ahead('Birch', [move('Birch-1', 'e6')]);
    replaced(play, 'Birch');
    play.buyNothing();
    play.act('Ash', []);
    expect(play.asked('Birch')).toBe('turn');
    expect(play.facts.at(-1)).toMatchObject({ what: 'ask', named: [{ id: 'review' }] });
  });

  test('confirms them, or gives others', () => {
    for (const other of [false, true]) {
      const play = new Marching();
      play.ahead('Birch', [move('Birch-1', 'e6')]);
      replaced(play, 'Birch');
      if (other) play.ahead('Birch', [move('Birch-1', 'f5')]);
      else play.act('Birch', 'confirm', turnOf('Birch'));
      play.buyNothing();
      play.act('Ash', []);
      expect(placeOf(play, 'Birch-1')).toBe(other ? 'f5' : 'e6');
    }
  });

  test('reviews them also where the game goes back to before they came', () => {
    const play = new Marching();
    play.ahead('Birch', [move('Birch-1', 'e6')]);
    const before = play.machine;
    play.buyNothing();
    const ruling = { type: 'rewind', to: 1, drawn: 0, playing: ['Birch'] } as const;
    const seq = play.machine.seq + 1;
    const entry = { v: ENTRY_VERSION, seq, at: '', kind: 'ruling', by: 'm', reason: '', ruling } as const;
    const { machine } = applyEntry(play.game, { ...before, seq: 1 }, entry, {});
    expect(machine.ahead?.Birch?.[turnOf('Birch')]).toMatchObject({ review: true });
  });

  test('has nothing to confirm that they gave themselves', () => {
    const play = new Marching();
    play.ahead('Birch', []);
    expect(reasonOf(() => play.act('Birch', 'confirm', turnOf('Birch')))).toEqual({
      code: 'illegal-answer',
      says: 'You gave these orders yourself; there is nothing to confirm.',
    });
  });
});

describe('refused when it is given', () => {
  test('conditions that contradict each other', () => {
    const play = new Marching();
    const said = (unless: FormAnswer) => reasonOf(() => play.ahead('Birch', [], unless)).says;
    expect(said({ when: ['bought', 'idle'] })).toContain('either way');
    expect(said({ when: ['always', 'bought'] })).toContain('leaves nothing to the other conditions');
    expect(said({ when: ['always'], ...near('a1', 1) })).toContain('leaves nothing to the other conditions');
    expect(said({ when: ['war'] })).toContain('“war”');
    expect(said(near('a1', 9))).toContain('from 0 to 3');
    expect(play.machine.ahead).toBeUndefined();
  });

  test('lines that do not fit, with the rule', () => {
    const play = new Marching();
    const { code, says } = reasonOf(() => play.ahead('Birch', [move('Birch-1', 'a1'), stay('Ash-1')]));
    expect(code).toBe('illegal-answer');
    expect(says).toMatch(/Line 1: .*“a1” is not one.*Rule 3\.2.*Line 2: “Ash-1” is not/s);
  });

  test('a turn that is over, one that is asked now, and what is never ordered ahead: each says so', () => {
    const play = new Marching();
    play.buyNothing();
    expect(ids(play, 'Ash')).toEqual([]);
    expect(ids(play, 'Cedar')).toEqual([turnOf('Cedar')]);
    const refusal = (seat: string, id: string) => reasonOf(() => play.ahead(seat, [], {}, id));
    expect(refusal('Ash', turnOf('Ash'))).toEqual({
      code: 'stale',
      says: 'You are being asked this now: answer the question itself. (Rule 3.2)',
    });
    play.act('Ash', []);
    expect(refusal('Ash', turnOf('Ash')).says).toMatch(/^In “Spring of year 1” this can no longer be ordered ahead/);
    // Nobody orders for another seat.
    expect(refusal('Ash', turnOf('Cedar')).code).toBe('stale');
    expect(refusal('Cedar', '~ahead.purchases').says).toBe('The game does not take orders ahead for this.');
    expect(refusal('Cedar', '~ahead.nothing').says).toBe('The game does not take orders ahead for this.');
  });

  test('what is no order, what only the server notes, and what would stand in a ruling', () => {
    const play = new Marching();
    play.ahead('Birch', []);
    const unread: readonly Answer[] = [
      'yes',
      7,
      'lapse',
      { ask: ['near'] },
      { pass: [] },
      { lines: 'none' },
      { unless: {} },
    ];
    for (const answer of unread)
      expect(reasonOf(() => play.act('Birch', answer, turnOf('Birch'))).says).toContain('not orders ahead');
    const ruling = { type: 'force', decision: turnOf('Birch'), seat: 'Birch', answer: { lines: [] } } as const;
    const entry = { v: ENTRY_VERSION, seq: 2, at: '', kind: 'ruling', by: 'm', reason: '', ruling } as const;
    expect(reasonOf(() => applyEntry(play.game, play.machine, entry, {})).code).toBe('illegal-answer');
  });
});

describe('what a game gives', () => {
  test('conditions go by what the seat itself sees', () => {
    const play = new Marching();
    const seen = seenBy(play.game, play.machine, 'Birch');
    expect(seen.view).toEqual(play.game.rules.view(positionOf(play.game, play.machine), 'Birch'));
    expect(Object.keys(seen)).not.toContain('state');
  });

  test('the state in which the sheet will begin, where it is not the present one', () => {
    const { turn } = marchesInTurn.rules.decisions;
    if (!turn?.ahead) throw new Error('Marches has turns');
    const fresh = (state: object) => {
      const { corps, ...others } = structuredClone(state) as Marching['state'];
      return { ...others, corps: corps.map((one) => ({ ...one, points: 9 })) };
    };
    const ahead = { ...turn.ahead, expected: ({ state }: { readonly state: object }) => fresh(state) };
    const rules = { ...marchesInTurn.rules, decisions: { ...marchesInTurn.rules.decisions, turn: { ...turn, ahead } } };
    const play = new Marching({ ...marchesInTurn, rules });
    const far = ['e6', 'e5', 'e4', 'e3', 'e2'].map((to) => move('Birch-1', to));
    play.ahead('Birch', far);
    const sheet = aheadSheet(play.game, play.machine, 'Birch', turnOf('Birch'));
    const after = sheet.preview(far).state as Marching['state'];
    expect(after.corps.find(({ id }) => id === 'Birch-1')).toMatchObject({ area: 'e2', points: 4 });
    // When it comes, the sheet is judged by what is: three points.
    play.buyNothing();
    play.act('Ash', []);
    expect(play.used()).toMatchObject([{ answer: far.slice(0, 3) }]);
  });
});
