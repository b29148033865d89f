import { describe, expect, test } from '@jest/globals';
import { invariants } from '../../../../src/games/empires-in-arms/invariants/invariants.ts';
import { mustLeave } from '../../../../src/games/empires-in-arms/naval/must-leave.ts';
import { listLeaving } from '../../../../src/games/empires-in-arms/peace/list-leaving.ts';
import { makeFormalPeace } from '../../../../src/games/empires-in-arms/peace/make-formal-peace.ts';
import { repatriate, whyNotWayHome } from '../../../../src/games/empires-in-arms/peace/repatriate.ts';
import type { TermChoice } from '../../../../src/games/empires-in-arms/peace/term-choice.ts';
import { makeAlliance } from '../../../../src/games/empires-in-arms/relations/alliance.ts';
import { declareWar } from '../../../../src/games/empires-in-arms/relations/war.ts';
import { type ABoard, aWarOn, cession, put, unconditional, without } from './a-war.ts';

/** Austria has beaten Prussia and stands in its lands. Nobody has garrisons or depots that a test does not set out. */
function austriaHasWon(setOut: (board: ABoard) => void, ...wishes: TermChoice[]): ABoard {
  const board = aWarOn('prussia', 'austria');
  board.state.garrisons = {};
  board.state.depots = {};
  setOut(board);
  makeFormalPeace(board, { loser: 'prussia', victors: [unconditional('austria', ...wishes)] }, without);
  return board;
}

const garrison = (nation: string, infantry: number, militia = 0) => ({ nation, infantry, militia });

describe('4.4.6.2: corps', () => {
  const atNeisse = () => austriaHasWon((board) => put(board, 'austria_i', 'neisse'));

  test('go to an area of the nearest province of their power, by themselves to the nearest area', () => {
    const board = atNeisse();
    const [corps] = listLeaving(board, 'austria', 'prussia');
    expect(corps).toMatchObject({ what: 'corps', corps: 'austria_i', from: 'neisse' });
    // Koniggratz, Olmutz and Cracow are next to it: all of their provinces can be chosen.
    expect(corps?.to.slice(0, 3).toSorted()).toEqual(['cracow', 'koniggratz', 'olmutz']);
    expect(corps?.to).toEqual(expect.arrayContaining(['prague', 'pilsen', 'brunn']));
    expect(corps?.to).not.toContain('vienna');
    expect(repatriate(board, 'austria', 'prussia')).toMatchObject([{ corps: 'austria_i', to: corps?.to[0] }]);
    expect(board.state.corps.austria_i?.area).toBe(corps?.to[0]);
  });

  test('or where their power wants them, of those areas', () => {
    const board = atNeisse();
    const way = { what: 'corps', corps: 'austria_i', from: 'neisse' } as const;
    const leaving = listLeaving(board, 'austria', 'prussia');
    expect(whyNotWayHome(leaving, { ...way, to: 'prague' })).toBeUndefined();
    expect(whyNotWayHome(leaving, { ...way, to: 'vienna' })).toMatchObject({ why: 'not_near' });
    expect(whyNotWayHome(leaving, { ...way, corps: 'austria_ii', to: 'prague' })).toEqual({ why: 'not_leaving' });
    expect(() => repatriate(board, 'austria', 'prussia', [{ ...way, to: 'vienna' }])).toThrow('not_near');
    repatriate(board, 'austria', 'prussia', [{ ...way, to: 'prague' }]);
    expect(board.state.corps.austria_i?.area).toBe('prague');
  });

  test('each its own way; who has no wish goes by themselves', () => {
    const board = austriaHasWon((all) => {
      put(all, 'austria_i', 'neisse');
      put(all, 'austria_ii', 'neisse');
      put(all, 'austria_iii', 'breslau');
    });
    repatriate(board, 'austria', 'prussia', [
      { what: 'corps', corps: 'austria_iii', from: 'breslau', to: 'pilsen' },
      { what: 'corps', corps: 'austria_ii', from: 'neisse', to: 'prague' },
    ]);
    const { austria_i, austria_ii, austria_iii } = board.state.corps;
    expect([austria_ii?.area, austria_iii?.area]).toEqual(['prague', 'pilsen']);
    expect(['cracow', 'koniggratz', 'olmutz']).toContain(austria_i?.area);
  });

  test('of both powers go, also of the loser in the lands of the victor and its minor countries', () => {
    const board = austriaHasWon((all) => {
      put(all, 'prussia_i', 'prague');
      put(all, 'prussia_ii', 'venice');
    });
    repatriate(board, 'prussia', 'austria');
    const provinces = ['prussia_i', 'prussia_ii'].map(
      (id) => board.pack.area[board.state.corps[id]?.area ?? '']?.province,
    );
    expect(provinces.map((id) => board.pack.province[id ?? '']?.power)).toEqual(['prussia', 'prussia']);
  });

  test('do not go where an enemy stands, and over the sea where no land leads', () => {
    const board = aWarOn('prussia', 'great_britain', 'france');
    put(board, 'great_britain_i', 'danzig');
    put(board, 'france_i', 'inverness');
    makeFormalPeace(board, { loser: 'prussia', victors: [unconditional('great_britain')] }, without);
    const [corps] = listLeaving(board, 'great_britain', 'prussia');
    expect(corps?.to).toEqual(expect.arrayContaining(['edinburgh', 'glasgow']));
    expect(corps?.to).not.toContain('inverness');
  });

  test('a corps that has nowhere to go is lost (ruling)', () => {
    const board = austriaHasWon((all) => put(all, 'austria_i', 'neisse'));
    for (const { id, power } of board.pack.provinces) if (power === 'austria') board.state.ceded[id] = 'russia';
    board.state.minors.venetia = { status: 'neutral' };
    expect(repatriate(board, 'austria', 'prussia')).toMatchObject([{ corps: 'austria_i', to: undefined }]);
    expect(board.state.corps.austria_i).toBeUndefined();
  });

  test('the besieged are free when the besieger has left', () => {
    const board = austriaHasWon((all) => {
      put(all, 'austria_i', 'breslau');
      all.state.corps.prussia_iv = { area: 'breslau', factors: { infantry: 3 }, besieged: true };
      all.state.garrisons.breslau = { ...garrison('prussia', 2), besieged: true };
    });
    repatriate(board, 'austria', 'prussia');
    expect(board.state.corps.prussia_iv?.besieged).toBeUndefined();
    expect(board.state.garrisons.breslau?.besieged).toBeUndefined();
  });

  test('and not while another enemy stays, or one who is at war with the minor country', () => {
    const board = aWarOn('prussia', 'austria', 'russia');
    const { state } = board;
    state.garrisons.breslau = { ...garrison('prussia', 2), besieged: true };
    state.garrisons.dresden = { ...garrison('saxony', 2), besieged: true };
    state.minorWars.saxony = ['russia'];
    put(board, 'russia_i', 'breslau');
    put(board, 'russia_ii', 'dresden');
    makeFormalPeace(board, { loser: 'prussia', victors: [unconditional('austria')] }, without);
    repatriate(board, 'austria', 'prussia');
    expect([state.garrisons.breslau.besieged, state.garrisons.dresden.besieged]).toEqual([true, true]);
  });
});

describe('4.4.6.2: garrisons', () => {
  test('go to the nearest areas with room; their power chooses among those that are as near', () => {
    const board = austriaHasWon(({ state }) => {
      state.garrisons.neisse = garrison('austria', 3);
    });
    const [leaving] = listLeaving(board, 'austria', 'prussia');
    expect(leaving).toMatchObject({ what: 'garrison', from: 'neisse' });
    expect(leaving?.to.toSorted()).toEqual(['cracow', 'koniggratz', 'olmutz']);
    repatriate(board, 'austria', 'prussia', [{ what: 'garrison', from: 'neisse', to: 'olmutz' }]);
    expect(board.state.garrisons).toEqual({ olmutz: garrison('austria', 3) });
  });

  test('what an area has no room for goes to the next one, militia last', () => {
    const board = austriaHasWon(({ state }) => {
      state.garrisons.neisse = garrison('austria', 4, 5);
      state.garrisons.olmutz = garrison('austria', 5);
    });
    repatriate(board, 'austria', 'prussia', [{ what: 'garrison', from: 'neisse', to: 'olmutz' }]);
    const { olmutz, ...others } = board.state.garrisons;
    expect(olmutz).toEqual(garrison('austria', 9, 1));
    expect(Object.values(others)).toEqual([garrison('austria', 0, 4)]);
    expect(invariants(board)).toEqual([]);
  });

  test('into depots too, where there is no city or it is full', () => {
    const board = austriaHasWon(({ state }) => {
      state.garrisons.berlin = garrison('prussia', 1);
      state.garrisons.neisse = garrison('austria', 3);
      for (const area of ['cracow', 'koniggratz', 'olmutz']) state.garrisons[area] = garrison('austria', 10);
      state.garrisons.cracow = garrison('austria', 15);
      state.depots.olmutz = { power: 'austria' };
    });
    repatriate(board, 'austria', 'prussia');
    expect(board.state.depots.olmutz).toEqual({ power: 'austria', garrison: garrison('austria', 3) });
    expect(board.state.garrisons.berlin).toEqual(garrison('prussia', 1));
  });

  test('4.4.6.2: depots simply vanish, and their garrisons go home', () => {
    const board = austriaHasWon(({ state }) => {
      state.depots.neisse = { power: 'austria', garrison: garrison('austria', 2) };
      state.depots.prague = { power: 'austria' };
      state.depots.berlin = { power: 'prussia' };
    });
    repatriate(board, 'austria', 'prussia', [{ what: 'depot_garrison', from: 'neisse', to: 'koniggratz' }]);
    expect(board.state.depots).toEqual({ prague: { power: 'austria' }, berlin: { power: 'prussia' } });
    expect(board.state.garrisons).toEqual({ koniggratz: garrison('austria', 2) });
  });

  test('of one nation do not mix with those of another', () => {
    const board = austriaHasWon(({ state }) => {
      state.minors.saxony = { status: 'free', controller: 'austria', money: 0, manpower: 0 };
      state.garrisons.neisse = garrison('saxony', 2);
      state.garrisons.olmutz = garrison('austria', 1);
    });
    const [leaving] = listLeaving(board, 'austria', 'prussia');
    expect(leaving?.to.toSorted()).toEqual(['cracow', 'koniggratz']);
  });
});

describe('4.4.6.2: the rest', () => {
  test('cossacks go to the nearest area of their power; what stays in the area is not theirs', () => {
    const board = aWarOn('prussia', 'russia');
    const { state } = board;
    state.irregulars.warsaw = [
      { kind: 'cossack', power: 'russia', number: 2 },
      { kind: 'freikorps', power: 'prussia', number: 1 },
    ];
    makeFormalPeace(board, { loser: 'prussia', victors: [unconditional('russia')] }, without);
    const cossacks = listLeaving(board, 'russia', 'prussia').find(({ what }) => what === 'irregulars');
    expect(cossacks?.to).toContain('brest_litovsk');
    repatriate(board, 'russia', 'prussia', [
      { what: 'irregulars', kind: 'cossack', from: 'warsaw', to: 'brest_litovsk' },
    ]);
    expect(state.irregulars.warsaw).toEqual([{ kind: 'freikorps', power: 'prussia', number: 1 }]);
    expect(state.irregulars.brest_litovsk).toEqual([{ kind: 'cossack', power: 'russia', number: 2 }]);
  });

  test('cossacks join those that are there; guerrillas are not for other lands', () => {
    const board = aWarOn('prussia', 'russia');
    const { state } = board;
    state.irregulars.warsaw = [{ kind: 'cossack', power: 'russia', number: 1 }];
    state.irregulars.brest_litovsk = [{ kind: 'cossack', power: 'russia', number: 1 }];
    state.irregulars.paris = [{ kind: 'guerrilla', power: 'spain', number: 1 }];
    repatriate(board, 'russia', 'prussia', [
      { what: 'irregulars', kind: 'cossack', from: 'warsaw', to: 'brest_litovsk' },
    ]);
    expect(state.irregulars.brest_litovsk).toEqual([{ kind: 'cossack', power: 'russia', number: 2 }]);
    expect(state.irregulars.warsaw).toBeUndefined();
    repatriate(board, 'spain', 'france');
    expect(state.irregulars.paris).toBeUndefined();
  });

  test('fleets leave in the next naval phase, from ports and blockade boxes', () => {
    const board = austriaHasWon(({ state }) => {
      state.fleets.austria_fleet = { at: { in: 'port', area: 'danzig' }, ships: 5 };
    });
    expect(mustLeave(board, ['austria'])).toEqual(['austria_fleet']);
    board.state.fleets.austria_fleet = { at: { in: 'box', area: 'danzig' }, ships: 5 };
    expect(mustLeave(board, ['austria'])).toEqual(['austria_fleet']);
    board.state.fleets.austria_fleet = { at: { in: 'port', area: 'trieste' }, ships: 5 };
    expect(mustLeave(board, ['austria'])).toEqual([]);
  });

  test('4.6.6: the same from a minor country, when the war with it lapses', () => {
    const board = aWarOn('prussia', 'austria');
    const { state } = board;
    state.garrisons.leipzig = garrison('prussia', 2);
    state.garrisons.magdeburg = garrison('prussia', 1);
    repatriate(board, 'prussia', 'saxony');
    expect(state.garrisons.leipzig).toBeUndefined();
    expect(state.garrisons.magdeburg).toEqual(garrison('prussia', 3));
  });
});

describe('10.3: lands that change hands', () => {
  test('who stands there and is neither an enemy nor an ally of the new owner goes home too', () => {
    const board = aWarOn('prussia', 'austria', 'russia', 'france');
    const { state } = board;
    makeAlliance(board, 'russia', 'austria');
    for (const corps of ['russia_i', 'france_i', 'austria_i']) put(board, corps, 'breslau');
    put(board, 'spain_i', 'neisse');
    const { partings } = makeFormalPeace(
      board,
      { loser: 'prussia', victors: [unconditional('austria', cession('B.7', { home: ['silesia'] }))] },
      without,
    );
    expect(partings).toContainEqual({ power: 'france', from: 'silesia' });
    expect(partings).toContainEqual({ power: 'spain', from: 'silesia' });
    expect(partings.filter(({ power }) => power === 'russia')).toEqual([]);
    for (const { power, from } of partings) repatriate(board, power, from);
    expect([state.corps.russia_i?.area, state.corps.austria_i?.area]).toEqual(['breslau', 'breslau']);
    expect(state.corps.france_i?.area).not.toBe('breslau');
    expect(state.corps.spain_i?.area).not.toBe('neisse');
  });

  test('not out of the other lands of the new owner; an enemy of it stays and fights', () => {
    const board = aWarOn('prussia', 'austria', 'france');
    declareWar(board, 'france', 'austria');
    declareWar(board, 'russia', 'spain');
    put(board, 'spain_i', 'prague');
    put(board, 'france_i', 'breslau');
    const { partings } = makeFormalPeace(
      board,
      { loser: 'prussia', victors: [unconditional('austria', cession('B.7', { home: ['silesia'] }))] },
      without,
    );
    for (const { power, from } of partings) repatriate(board, power, from);
    expect([board.state.corps.spain_i?.area, board.state.corps.france_i?.area]).toEqual(['prague', 'breslau']);
  });
});

describe('C.5: the forces of the victor stay', () => {
  test('with depots and fleets, and garrisons in capitals move out to the nearest other area', () => {
    const board = austriaHasWon(
      (all) => {
        put(all, 'austria_i', 'berlin');
        all.state.depots.kustrin = { power: 'austria' };
        all.state.garrisons.neisse = garrison('austria', 3);
        all.state.garrisons.breslau = garrison('austria', 2);
        all.state.fleets.austria_fleet = { at: { in: 'port', area: 'danzig' }, ships: 5 };
      },
      { term: 'C.5' },
    );
    const leaving = listLeaving(board, 'austria', 'prussia');
    expect(leaving).toMatchObject([{ what: 'garrison', from: 'breslau' }]);
    expect(leaving[0]?.to.toSorted()).toEqual(['glogau', 'koniggratz', 'neisse']);
    repatriate(board, 'austria', 'prussia', [{ what: 'garrison', from: 'breslau', to: 'neisse' }]);
    expect(board.state.corps.austria_i?.area).toBe('berlin');
    expect(board.state.depots.kustrin).toEqual({ power: 'austria' });
    expect(board.state.garrisons).toEqual({ neisse: garrison('austria', 5) });
    expect(mustLeave(board, ['austria'])).toEqual([]);
  });

  test('those of the loser go all the same', () => {
    const board = austriaHasWon((all) => put(all, 'prussia_i', 'prague'), { term: 'C.5' });
    repatriate(board, 'prussia', 'austria');
    expect(board.state.corps.prussia_i?.area).not.toBe('prague');
  });
});
