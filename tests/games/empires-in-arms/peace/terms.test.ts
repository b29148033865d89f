import { describe, expect, test } from '@jest/globals';
import { removeCorps } from '../../../../src/games/empires-in-arms/forces/remove-unit.ts';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Surrender } from '../../../../src/games/empires-in-arms/peace/peace-frames.ts';
import { beginTerms } from '../../../../src/games/empires-in-arms/peace/plan-terms.ts';
import { noTermText } from '../../../../src/games/empires-in-arms/peace/say-no-term.ts';
import type { NoTerm } from '../../../../src/games/empires-in-arms/peace/why-not-term.ts';
import { enforcedPeace } from '../../../../src/games/empires-in-arms/relations/war.ts';
import type { SheetLine } from '../../../../src/kernel/choice.ts';
import { isPoint } from '../../../../src/kernel/sheet.ts';
import { fitLine } from '../../../../src/kernel/walk-sheet.ts';
import { english } from '../../played-game.ts';
import { die, peaceStep, played } from './a-peace-step.ts';
import { type ABoard, aWarOn, put } from './a-war.ts';

const take = (loser: Power, answer: string): SheetLine => ({ order: `take-${loser}`, answer });
const spared = (victor: Power, answer: string): SheetLine => ({ order: `spared-${victor}`, answer });
const cede = (loser: Power, answer: { [field: string]: string | string[] }): SheetLine => ({
  order: `cession-${loser}`,
  answer,
});

const prussiaTo = (...victors: Surrender['victors']): Surrender[] => [{ loser: 'prussia', victors }];
const toFrance = (kind: 'conditional' | 'unconditional') => prussiaTo({ power: 'france', kind });

function beaten(): ABoard {
  const board = aWarOn('prussia', 'france', 'austria');
  for (const id of Object.keys(board.state.corps)) if (id.startsWith('prussia')) removeCorps(board.state, id);
  put(board, 'prussia_i', 'konigsberg');
  put(board, 'prussia_ii', 'konigsberg');
  return board;
}

/** What a victor can name of the loser's, by order. */
function optionsOf(board: ABoard, power: Power, surrenders: Surrender[], order: string): readonly string[] {
  const choice = beginTerms(board, power, surrenders)
    .orders()
    .find(({ id }) => id === order)?.choice;
  if (choice?.kind === 'one') return choice.options.map(({ id }) => id);
  if (choice?.kind !== 'form') return [];
  return choice.fields.flatMap(({ id, choice: field }) =>
    'options' in field ? field.options.map((option) => `${id}=${option.id}`) : [],
  );
}

/** The lines one after the other; the sentence that refuses the last, or undefined. */
function refusal(board: ABoard, surrenders: Surrender[], ...lines: SheetLine[]): string | undefined {
  let point = beginTerms(board, 'france', surrenders);
  for (const line of lines) {
    const next = fitLine(point, line);
    if (!isPoint(next)) return english.t(next.problem);
    point = next;
  }
  return undefined;
}

/** The terms of a surrender are settled: everybody gives a sheet, in the order of the powers. */
function settled(board: ABoard, surrenders: Surrender[], ...sheets: SheetLine[][]) {
  const game = played(board, [{ ask: 'terms', args: { surrenders } }]);
  game.answer(...sheets);
  return game;
}

describe('4.4.3: a conditional peace', () => {
  test('the loser says what each victor spares it, the victor what it takes', () => {
    const board = beaten();
    expect(optionsOf(board, 'prussia', toFrance('conditional'), 'spared-france')).toEqual([
      ...['A.1', 'A.2', 'A.3', 'A.4', 'A.5'],
    ]);
    const plain = optionsOf(board, 'france', toFrance('conditional'), 'take-prussia');
    expect(plain).toEqual(['B.1', 'B.2', 'B.3-1', 'B.3-2', 'B.5', 'B.6']);
    const lands = optionsOf(board, 'france', toFrance('conditional'), 'cession-prussia');
    expect(lands).toContain('term=B.7');
    expect(lands).not.toContain('term=C.4');
    expect(lands).toContain('home=province:silesia');
    expect(lands).not.toContain('home=province:brandenburg');
  });

  test('two of list B, the first of the list that nothing rules out', () => {
    const game = settled(
      beaten(),
      toFrance('conditional'),
      [take('prussia', 'B.2'), take('prussia', 'B.6'), take('prussia', 'B.3-2'), take('prussia', 'B.5')],
      [spared('france', 'A.3')],
    );
    expect(game.told()).toEqual([
      'Prussia surrenders to France (conditionally).',
      'Prussia is spared by France: No special truce (A.3).',
      'France +3 political points: the conditional surrender of Prussia (4.4).',
      'Prussia −5 political points: conditional surrender (4.4).',
      'France takes from Prussia: Trade embargo (B.6).',
      'France takes from Prussia: Reparations (B.3): paid in 2 parts.',
    ]);
    expect(game.state.treaties).toMatchObject([{ term: 'B.6' }, { term: 'B.3', left: 2 }]);
  });

  test('by silence the loser keeps its provinces, and the victor takes what changes no map', () => {
    const game = played(beaten(), [{ ask: 'terms', args: { surrenders: toFrance('conditional') } }]);
    expect(game.asked).toBe('france+prussia terms');
    expect(game.fallback).toEqual([take('prussia', 'B.3-1'), take('prussia', 'B.2')].concat(take('prussia', 'B.1')));
    game.answer(game.fallback ?? []);
    expect(game.fallback).toEqual([spared('france', 'A.5')]);
    game.answer(game.fallback ?? []);
    expect(game.told().slice(-2)).toEqual([
      'France takes from Prussia: Reparations (B.3): paid at once.',
      'France takes from Prussia: Special truce (B.2).',
    ]);
    expect(enforcedPeace(game.state, 'prussia', 'france')).toBe(game.state.month + 24);
  });

  test('an empty sheet takes nothing', () => {
    const game = settled(beaten(), toFrance('conditional'), [], []);
    expect(game.told().filter((line) => line.includes('takes'))).toEqual([]);
  });
});

describe('4.4.4: an unconditional peace', () => {
  test('the loser has nothing to say and is not asked; three terms of lists B and C', () => {
    const game = played(beaten(), [{ ask: 'terms', args: { surrenders: toFrance('unconditional') } }]);
    expect(game.asked).toBe('france terms');
    game.answer([
      cede('prussia', { term: 'C.4', home: ['province:silesia', 'province:posen'], lands: ['minor:kleves'] }),
      cede('prussia', { term: 'B.7', lands: ['minor:kleves'] }),
      take('prussia', 'C.2'),
      take('prussia', 'C.3-1'),
      take('prussia', 'B.5'),
    ]);
    expect(game.told().slice(3)).toEqual([
      'France takes from Prussia: Great cession (C.4): Silesia, Posen and Kleves.',
      'France takes from Prussia: Long truce (C.2).',
      'France takes from Prussia: Heavy reparations (C.3): paid at once.',
    ]);
    expect(game.state.ceded).toMatchObject({ silesia: 'france', posen: 'france' });
  });

  test('4.4.5: victors take in turn, no term twice, and what is gone is passed over', () => {
    const surrenders = prussiaTo(
      { power: 'france', kind: 'unconditional' },
      { power: 'austria', kind: 'unconditional' },
    );
    const game = settled(
      beaten(),
      surrenders,
      [take('prussia', 'C.2'), take('prussia', 'C.3-1'), take('prussia', 'B.5')],
      [take('prussia', 'C.2'), take('prussia', 'B.6')],
    );
    expect(game.told().filter((line) => line.includes('takes'))).toEqual([
      'France takes from Prussia: Long truce (C.2).',
      'Austria takes from Prussia: Heavy reparations (C.3): paid at once.',
      'France takes from Prussia: Trade embargo (B.6).',
      'Austria takes from Prussia: Royal marriage (B.5).',
    ]);
  });

  test('4.4.5.3: a leader is removed if every victor wants it', () => {
    const board = beaten();
    board.state.leaders.blucher = { is: 'beside' };
    const surrenders = prussiaTo(
      { power: 'france', kind: 'unconditional' },
      { power: 'austria', kind: 'unconditional' },
    );
    const one = settled(structuredClone(board), surrenders, [], [take('prussia', 'leader:blucher')]);
    expect(one.told()).toContain(
      'France also chose Removal of a leader (C.6): Blucher, but not every victor did (4.4.5.3).',
    );
    expect(one.state.leaders.blucher).toEqual({ is: 'beside' });
    const lines = [take('prussia', 'leader:blucher')];
    const both = settled(board, surrenders, lines, lines);
    expect(both.state.leaders.blucher).toEqual({ is: 'gone' });
  });
});

describe('2.4.2: what others learn of corps', () => {
  test('B.4: victors see what the corps hold that they can borrow; of the lent one others do not hear the name', () => {
    const board = beaten();
    board.state.corps.prussia_i = { area: 'konigsberg', factors: { infantry: 14, cavalry: 1 } };
    const choice = beginTerms(board, 'france', toFrance('conditional'))
      .orders()
      .find(({ id }) => id === 'take-prussia')?.choice;
    const corps = choice?.kind === 'one' ? choice.options.find(({ id }) => id === 'corps:prussia_i') : undefined;
    expect(corps?.place).toBe('konigsberg');
    expect(corps?.detail && english.t(corps.detail)).toBe('holds 15 factors');
    const game = settled(board, toFrance('conditional'), [take('prussia', 'corps:prussia_i')], []);
    expect(game.told('france')).toContain('France takes from Prussia: Loan of a corps (B.4): Prussian I Corps.');
    expect(game.told('prussia')).toContain('France takes from Prussia: Loan of a corps (B.4): Prussian I Corps.');
    expect(game.told('austria')).toContain('France takes from Prussia: Loan of a corps (B.4).');
  });

  test('B.1: the lot takes counters by name for their power, by number for others', () => {
    const surrenders = toFrance('conditional');
    const dice = [die('die:corps-removed:prussia', 1)];
    const game = played(beaten(), [{ ask: 'terms', args: { surrenders } }], { dice });
    game.answer([take('prussia', 'B.1')], []);
    expect(game.told('prussia')).toContain(
      'France takes from Prussia: Corps removal (B.1). By lot Prussian I Corps leaves the map.',
    );
    expect(game.told('france')).toContain(
      'France takes from Prussia: Corps removal (B.1). By lot 1 corps leaves the map.',
    );
    expect(game.state.corps.prussia_i).toBeUndefined();
  });
});

describe('what a list may not hold', () => {
  test('4.4.8: the province of the capital, unless nothing else is left; then the peace is final', () => {
    const board = beaten();
    const { state, pack } = board;
    for (const { id, power } of pack.provinces)
      if (power === 'prussia' && id !== 'brandenburg') state.ceded[id] = 'austria';
    expect(optionsOf(board, 'france', toFrance('conditional'), 'cession-prussia')).toContain(
      'home=province:brandenburg',
    );
    const game = settled(
      board,
      toFrance('conditional'),
      [cede('prussia', { term: 'B.7', home: ['province:brandenburg'] })],
      [],
    );
    expect(game.told()).toContain('Prussia is out of the game (4.4.8).');
    expect(game.state.powers.prussia.played).toBe('gone');
    expect(game.asked).toBe('nobody');
  });

  test('a cession of nothing, of too much, or of home and other lands in one (B.7)', () => {
    const board = beaten();
    const home = ['province:silesia', 'province:posen'];
    expect(refusal(board, toFrance('conditional'), cede('prussia', { term: 'B.7' }))).toBe(
      'Name what is ceded (B.7, C.4).',
    );
    expect(refusal(board, toFrance('conditional'), cede('prussia', { term: 'B.7', home }))).toBe(
      'No more than 1 home provinces can be ceded (B.7, C.4).',
    );
    const both = cede('prussia', { term: 'B.7', home: ['province:silesia'], lands: ['minor:kleves'] });
    expect(refusal(board, toFrance('conditional'), both)).toBe(
      'Either a home province or other lands can be ceded, not both (B.7).',
    );
    expect(refusal(board, toFrance('unconditional'), cede('prussia', { term: 'C.4', home }))).toBeUndefined();
  });

  test('4.4.6.4: a free state becomes a conquest only if it is ceded', () => {
    const board = beaten();
    board.state.minors.kleves = { status: 'free', controller: 'prussia', money: 0, manpower: 0 };
    const line = cede('prussia', { term: 'B.7', home: ['province:silesia'], conquer: ['minor:kleves'] });
    expect(refusal(board, toFrance('conditional'), line)).toBe(
      'Only a free state that is ceded can be turned into a conquest: Kleves (4.4.6.4).',
    );
    const turned = cede('prussia', { term: 'B.7', lands: ['minor:kleves'], conquer: ['minor:kleves'] });
    const game = settled(board, toFrance('conditional'), [turned], []);
    expect(game.state.minors.kleves).toEqual({ status: 'conquered', controller: 'france' });
    expect(game.told()).toContain('France takes from Prussia: Cession (B.7): Kleves, turned into a conquest.');
  });

  test('a wish twice; and what cannot be had at all is not offered', () => {
    const board = beaten();
    expect(refusal(board, toFrance('conditional'), take('prussia', 'B.2'), take('prussia', 'B.2'))).toBe(
      'This is on the list already.',
    );
    for (const id of ['C.2', 'corps:prussia_i', 'corps:france_i', 'B.9'])
      expect(refusal(board, toFrance('conditional'), take('prussia', id))).toBeDefined();
    delete board.state.corps.prussia_i;
    delete board.state.corps.prussia_ii;
    expect(optionsOf(board, 'france', toFrance('conditional'), 'take-prussia')).not.toContain('B.1');
  });

  test('the sheet says how many are taken, and what each does', () => {
    let point = beginTerms(beaten(), 'france', toFrance('conditional'));
    expect(point.costs().map(english.t)).toEqual(['nothing is taken from Prussia yet, of 2 possible']);
    const line = take('prussia', 'B.3-1');
    expect(point.forecast(line).map(english.t)).toEqual(['1/2 of its home tax in the next economic phase']);
    expect(english.t(point.say(line))).toBe('From Prussia: Reparations (B.3): paid at once');
    const next = point.add(line);
    if (isPoint(next)) point = next;
    expect(point.costs().map(english.t)).toEqual(['1 wish for Prussia, of which up to 2 are taken']);
  });
});

test('every reason why a term cannot be taken is a sentence', () => {
  const { pack } = beaten();
  const said = (no: NoTerm) => english.t(noTermText(pack, no));
  expect(said({ why: 'enough', most: 2 })).toBe('No more than 2 terms can be taken (4.4.3, 4.4.4).');
  expect(said({ why: 'spared', by: 'A.1' })).toBe('The loser is spared this: No corps removal (A.1) (4.4.3).');
  expect(said({ why: 'excluded', by: 'B.4' })).toBe('Loan of a corps (B.4) rules this out (4.4.5.3).');
  expect(said({ why: 'corps_too_weak', corps: 'prussia_i', least: 8 })).toBe(
    'Prussian I Corps holds fewer than 8 factors (B.4).',
  );
  expect(said({ why: 'leader_not_there', leader: 'blucher' })).toBe('Blucher is gone already (C.6).');
  expect(said({ why: 'capital_last', land: 'brandenburg' })).toBe(
    'The province of the capital can be ceded only when nothing else is left: Brandenburg (4.4.8).',
  );
  const bare = ['not_in_list', 'no_corps', 'married', 'no_trade', 'names_nothing', 'home_or_lands'] as const;
  for (const why of bare) expect(said({ why })).not.toBe(why);
});

describe('10.8: the Holy Roman Empire', () => {
  const austriaTo = (power: Power): Surrender[] => [{ loser: 'austria', victors: [{ power, kind: 'conditional' }] }];

  test('the first victor dissolves it when its holder surrenders', () => {
    const line = { order: 'empire-austria', answer: 'dissolve' };
    const game = settled(aWarOn('austria', 'france'), austriaTo('france'), [], [line]);
    expect(game.told()).toContain('France has the Holy Roman Empire dissolved (10.8).');
    expect(game.state.holyRomanEmpire).toBeUndefined();
  });

  test('in another peace it is not on the sheet', () => {
    expect(optionsOf(beaten(), 'france', toFrance('conditional'), 'empire-prussia')).toEqual([]);
  });
});

test('two surrender in one month: both peaces are made, and a power may be victor and loser at once', () => {
  const board = aWarOn('prussia', 'france');
  board.state.relations['austria|prussia'] = { war: { since: 0, aggressors: ['prussia'] } };
  put(board, 'prussia_i', 'vienna');
  put(board, 'france_i', 'berlin');
  const game = peaceStep(board, { suits: { prussia: 'france', austria: 'prussia' } });
  expect(game.asked).toBe('france+prussia sued');
  game.answer({ prussia: 'conditional' }, { austria: 'conditional' });
  expect(game.asked).toBe('austria+france+prussia terms');
  game.answer([spared('prussia', 'A.1')], [take('prussia', 'B.2')], [spared('france', 'A.1'), take('austria', 'B.6')]);
  expect(game.told()).toEqual(
    expect.arrayContaining([
      'France takes from Prussia: Special truce (B.2).',
      'Prussia takes from Austria: Trade embargo (B.6).',
    ]),
  );
});
