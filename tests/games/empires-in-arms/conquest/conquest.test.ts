import { describe, expect, test } from '@jest/globals';
import { capitalsHeld } from '../../../../src/games/empires-in-arms/conquest/capitals.ts';
import { conquer } from '../../../../src/games/empires-in-arms/conquest/conquer.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { aStep } from '../harness/a-step.ts';
import { allied, anEmptyMap, atWar, put } from '../land/a-land-step.ts';

/** Austria at war with France, which controls Holland as a free state with a corps and a fleet. */
function holland(): Board {
  const board = anEmptyMap();
  const { state } = board;
  state.phase = 'land';
  atWar(board, 'austria', 'france');
  put(board, 'austria_i', 'amsterdam');
  return board;
}

const step = (board: Board) => aStep(board, [{ step: 'conquest-step', args: {} }]);
const accountOf = ({ state }: Board, power: 'austria' | 'france') =>
  state.powers[power].account.map(({ for: why, points }) => [why, points]);

describe('7.7: the conquest step', () => {
  test('a capital must be held for a month: it is said first, and conquered in the next conquest step', () => {
    const board = holland();
    const game = step(board);
    expect(game.told()).toEqual([
      'Austria holds the capital of Holland, which France has held so far, and conquers it in the next month unless ' +
        'it is driven out (7.7).',
    ]);
    expect(game.state.minors.holland).toMatchObject({ status: 'free', controller: 'france' });
    expect(game.state.capitalsHeld).toEqual({ holland: { by: 'austria', since: 0 } });
    const next = step({ ...board, state: { ...game.state, month: 1 } });
    expect(next.told()[0]).toBe('Austria conquers Holland, which France loses (7.7).');
    expect(next.state.minors.holland).toEqual({ status: 'conquered', controller: 'austria' });
    expect(next.state.capitalsHeld).toBeUndefined();
  });

  test('by an option what is held in the step is conquered in it', () => {
    const game = aStep(holland(), [{ step: 'conquest-step', args: {} }], {}, { conquest: 'at-once' });
    expect(game.told()[0]).toBe('Austria conquers Holland, which France loses (7.7).');
    expect(game.state.capitalsHeld).toBeUndefined();
  });

  test('who is driven out begins anew', () => {
    const board = holland();
    board.state.capitalsHeld = { holland: { by: 'austria', since: 0 } };
    board.state.month = 1;
    board.state.corps = {};
    const game = step(board);
    expect(game.told()).toEqual(['Austria no longer holds the capital of Holland (7.7).']);
    expect(game.state.capitalsHeld).toBeUndefined();
  });

  test('another enemy in the capital begins anew as well', () => {
    const board = holland();
    board.state.month = 1;
    board.state.capitalsHeld = { holland: { by: 'russia', since: 0 } };
    const game = step(board);
    expect(game.told()).toHaveLength(2);
    expect(game.state.capitalsHeld).toEqual({ holland: { by: 'austria', since: 1 } });
  });

  test('the country loses its corps, fleets, garrisons and what it awaits; points go from one to the other', () => {
    const board = holland();
    const { state } = board;
    put(board, 'holland_i', 'paris');
    const fleet = Object.values(board.pack.fleet).find(({ nation }) => nation === 'holland')?.id ?? '';
    state.fleets[fleet] = { at: { in: 'sea', sea: 'north_sea' }, ships: 3 };
    state.garrisons.lille = { nation: 'holland', infantry: 2, militia: 0 };
    state.arrivals = [{ nation: 'holland', power: 'france', month: 2, what: 'infantry', number: 3 }];
    state.prisoners = [{ of: 'holland', by: 'austria', factors: { infantry: 1 } }];
    state.powers.austria.account = [];
    state.powers.france.account = [];
    conquer(board, { land: 'holland', by: 'austria', from: 'france' });
    expect([state.corps.holland_i, state.fleets[fleet], state.garrisons.lille]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([state.arrivals, state.prisoners]).toEqual([[], []]);
    expect(accountOf(board, 'austria')).toEqual([['conquer_district_or_ceded_province', 1]]);
    expect(accountOf(board, 'france')).toEqual([['lose_district_or_ceded_province', -1]]);
  });

  test('all lands fall at once: two powers that take each other’s capitals both conquer', () => {
    const board = anEmptyMap();
    board.state.phase = 'land';
    atWar(board, 'austria', 'france');
    put(board, 'austria_i', 'amsterdam');
    put(board, 'france_i', 'venice');
    board.state.capitalsHeld = { holland: { by: 'austria', since: 0 }, venetia: { by: 'france', since: 0 } };
    board.state.month = 1;
    const { state } = step(board);
    expect([state.minors.holland, state.minors.venetia]).toEqual([
      { status: 'conquered', controller: 'austria' },
      { status: 'conquered', controller: 'france' },
    ]);
  });

  test('fleets in a conquered port leave it (6.2.6)', () => {
    const board = holland();
    const { state } = board;
    state.fleets.france_fleet_i = { at: { in: 'port', area: 'amsterdam' }, ships: 5 };
    state.capitalsHeld = { holland: { by: 'austria', since: 0 } };
    state.month = 1;
    const game = step(board);
    expect(game.state.minors.holland?.status).toBe('conquered');
    expect(game.asked).toBe('france port-lost');
  });
});

describe('10.3: after a conquest', () => {
  test('who is neither at war nor allied with the conqueror nor let in goes home; enemies and allies stay', () => {
    const board = holland();
    const { state } = board;
    atWar(board, 'france', 'prussia');
    allied(board, 'austria', 'prussia');
    put(board, 'spain_i', 'utrecht');
    put(board, 'prussia_i', 'utrecht');
    put(board, 'france_i', 'groningen');
    state.capitalsHeld = { holland: { by: 'austria', since: 0 } };
    state.month = 1;
    const game = step(board);
    while (game.fallback !== undefined) game.answer(game.fallback);
    const areaOf = (id: string) => game.state.corps[id]?.area ?? '';
    expect([areaOf('prussia_i'), areaOf('france_i'), areaOf('austria_i')]).toEqual([
      'utrecht',
      'groningen',
      'amsterdam',
    ]);
    expect(board.pack.province[board.pack.area[areaOf('spain_i')]?.province ?? '']?.power).toBe('spain');
  });
});

describe('10.2: conquering', () => {
  test('10.2.1: a neutral country that nobody took control of falls to who declared war on it', () => {
    const board = anEmptyMap();
    const { state } = board;
    state.phase = 'land';
    state.month = 1;
    state.minorWars.cyrenaica = ['turkey'];
    put(board, 'turkey_i', 'benghazi');
    state.capitalsHeld = { cyrenaica: { by: 'turkey', since: 0 } };
    const game = step(board);
    expect(game.told()[0]).toBe('Turkey conquers Cyrenaica (7.7).');
    expect([game.state.minors.cyrenaica, game.state.minorWars]).toEqual([
      { status: 'conquered', controller: 'turkey' },
      {},
    ]);
  });

  test('10.2.2: a ceded province falls with its capital, and in its own power’s hands is a home province again', () => {
    const board = anEmptyMap();
    const { state } = board;
    atWar(board, 'austria', 'france');
    state.ceded.tyrol = 'france';
    put(board, 'austria_i', board.pack.province.tyrol?.capital ?? '');
    expect(capitalsHeld(board)).toEqual([{ land: 'tyrol', by: 'austria', from: 'france' }]);
    conquer(board, { land: 'tyrol', by: 'austria', from: 'france' });
    expect(state.ceded).toEqual({});
  });

  test('7.7: a home province that was never ceded cannot be conquered', () => {
    const board = anEmptyMap();
    atWar(board, 'austria', 'france');
    put(board, 'austria_i', 'paris');
    expect(capitalsHeld(board)).toEqual([]);
  });

  test('11: a member of a new political combination can be, and with its last the combination is no more', () => {
    const board = anEmptyMap();
    const { state, pack } = board;
    atWar(board, 'russia', 'france');
    state.combinations.poland = ['masovia'];
    state.minors.poland = { status: 'free', controller: 'france', money: 0, manpower: 0 };
    state.ceded.masovia = 'france';
    put(board, 'poland_i', 'paris');
    put(board, 'russia_i', pack.province.masovia?.capital ?? '');
    expect(capitalsHeld(board)).toEqual([{ land: 'masovia', by: 'russia', from: 'france' }]);
    expect(conquer(board, { land: 'masovia', by: 'russia', from: 'france' })).toEqual(['poland']);
    expect([state.combinations.poland, state.minors.poland, state.corps.poland_i]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(state.ceded.masovia).toBe('russia');
  });
});

describe('10.3.2: who holds a city', () => {
  const heldBy = (board: Board) => capitalsHeld(board).find(({ land }) => land === 'holland')?.by;

  test('a garrison or corps inside, or corps before an empty city', () => {
    const board = holland();
    expect(heldBy(board)).toBe('austria');
    board.state.garrisons.amsterdam = { nation: 'holland', infantry: 1, militia: 0 };
    expect(heldBy(board)).toBeUndefined();
    board.state.garrisons.amsterdam = { nation: 'austria', infantry: 1, militia: 0 };
    delete board.state.corps.austria_i;
    expect(heldBy(board)).toBe('austria');
    delete board.state.garrisons.amsterdam;
    put(board, 'austria_i', 'amsterdam', { inCity: true });
    expect(heldBy(board)).toBe('austria');
  });

  test('not while it is besieged, nor while corps of the other side stand in the area', () => {
    const board = holland();
    board.state.garrisons.amsterdam = { nation: 'austria', infantry: 1, militia: 0 };
    put(board, 'france_i', 'amsterdam');
    expect(heldBy(board)).toBeUndefined();
    delete board.state.corps.austria_i;
    board.state.garrisons.amsterdam.besieged = true;
    board.state.sieges = { amsterdam: ['france'] };
    expect(heldBy(board)).toBeUndefined();
  });

  test('of several enemies who has most corps there, then by the order of control', () => {
    const board = holland();
    atWar(board, 'russia', 'france');
    put(board, 'russia_i', 'amsterdam');
    expect(heldBy(board)).toBe('russia');
    put(board, 'austria_ii', 'amsterdam');
    expect(heldBy(board)).toBe('austria');
  });

  test('a friend in the city is no enemy', () => {
    const board = holland();
    board.state.garrisons.amsterdam = { nation: 'spain', infantry: 1, militia: 0 };
    expect(heldBy(board)).toBeUndefined();
  });
});

describe('10.4: countries of several districts', () => {
  /** Austria at war with Spain, which has Denmark with Norway as a free state. */
  function denmark(): Board {
    const board = anEmptyMap();
    const { state } = board;
    atWar(board, 'austria', 'spain');
    for (const id of ['denmark', 'norway'])
      state.minors[id] = { status: 'free', controller: 'spain', money: 2, manpower: 1 };
    put(board, 'denmark_i', 'hamburg');
    return board;
  }

  test('a secondary district falls alone, and the country keeps its forces', () => {
    const board = denmark();
    put(board, 'austria_i', 'christiania');
    expect(capitalsHeld(board)).toEqual([{ land: 'norway', by: 'austria', from: 'spain' }]);
    conquer(board, { land: 'norway', by: 'austria', from: 'spain' });
    const { minors, corps } = board.state;
    expect([minors.norway, minors.denmark?.status]).toEqual([{ status: 'conquered', controller: 'austria' }, 'free']);
    expect(corps.denmark_i).toBeDefined();
  });

  test('with the primary one it loses its forces; the rest stays with who had it, as a conquest', () => {
    const board = denmark();
    put(board, 'austria_i', 'copenhagen');
    conquer(board, { land: 'denmark', by: 'austria', from: 'spain' });
    const { minors, corps } = board.state;
    expect([minors.denmark, minors.norway]).toEqual([
      { status: 'conquered', controller: 'austria' },
      { status: 'conquered', controller: 'spain' },
    ]);
    expect(corps.denmark_i).toBeUndefined();
  });

  test('a war on the country goes on until its last district is the conqueror’s', () => {
    const board = denmark();
    const { state } = board;
    delete state.relations['austria|spain'];
    state.minorWars.denmark = ['austria'];
    conquer(board, { land: 'denmark', by: 'austria', from: 'spain' });
    expect(state.minorWars.denmark).toEqual(['austria']);
    put(board, 'austria_ii', 'christiania');
    expect(capitalsHeld(board).map(({ land }) => land)).toContain('norway');
    conquer(board, { land: 'norway', by: 'austria', from: 'spain' });
    expect(state.minorWars).toEqual({});
  });

  test('a war on a secondary district alone is over with its conquest', () => {
    const board = denmark();
    const { state } = board;
    delete state.relations['austria|spain'];
    state.minorWars = { norway: ['austria'], denmark: ['france'] };
    put(board, 'austria_i', 'christiania');
    conquer(board, { land: 'norway', by: 'austria', from: 'spain' });
    expect(state.minorWars).toEqual({ denmark: ['france'] });
  });
});
