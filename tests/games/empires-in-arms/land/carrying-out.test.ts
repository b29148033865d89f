import { describe, expect, test } from '@jest/globals';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { aLandPhase } from './a-land-phase.ts';
import { anEmptyMap, aSheet, atWar, march, put } from './a-land-step.ts';

const detach = (corps: string, what: string, number: number, to: 'city' | 'depot') => ({
  order: 'detach',
  answer: { corps: `corps:${corps}`, what, number, to },
});
const absorb = (corps: string, what: string, number: number, from: 'city' | 'depot') => ({
  order: 'absorb',
  answer: { corps: `corps:${corps}`, what, number, from },
});

/** France and Austria are at war, and a French corps is in Metz. */
const atMetz = (board: Board) => {
  atWar(board, 'france', 'austria');
  put(board, 'france_i', 'metz', { factors: { infantry: 8, cavalry: 2 } });
};

describe('7.3: a sheet is carried out line by line', () => {
  test('corps are where it took them, and what they did is written down', () => {
    const game = aLandPhase(atMetz, { turn: ['france'] });
    game.answer([march(['france_i'], 'rheims > paris'), detach('france_i', 'infantry', 3, 'city')]);
    expect(game.state.corps.france_i).toEqual({ area: 'paris', factors: { infantry: 5, cavalry: 2 } });
    expect(game.state.garrisons.paris).toEqual({ nation: 'france', infantry: 3, militia: 0 });
    expect(game.told('france')).toEqual([
      'France marches: French I Corps: Metz > Rheims > Paris.',
      'France leaves 3 infantry in the city of Paris.',
    ]);
  });

  test('others see by the backs whence and whither, not which corps, how strong, or by what way (2.4.2)', () => {
    const game = aLandPhase(atMetz, { turn: ['france'] }).answer([march(['france_i'], 'rheims > paris')]);
    expect(game.told('austria')).toEqual(['France marches: 1 corps of France: Metz > Paris.']);
    expect(game.told()).toEqual(game.told('austria'));
    expect(game.told('moderator')).toEqual(game.told('france'));
  });

  test('the record by which supply is judged', () => {
    const game = aLandPhase(
      (board) => {
        atMetz(board);
        put(board, 'france_iii', 'lille');
        put(board, 'spain_i', 'madrid');
      },
      { turn: ['france', 'spain'] },
    );
    game.answer([
      march(['france_i'], 'dijon'),
      detach('france_i', 'cavalry', 1, 'city'),
      march(['france_i'], 'lyon > grenoble', 'force'),
      { order: 'stay', answer: ['corps:france_iii'] },
    ]);
    expect(game.asked).toBe('spain land-turn');
    expect(game.state.marches).toEqual({
      france_i: {
        from: 'metz',
        entered: ['dijon', 'lyon', 'grenoble'],
        left: 0,
        crossed: true,
        leftBehind: [{ area: 'dijon', place: 'city', factors: { infantry: 1 } }],
      },
      france_iii: { from: 'lille', entered: [], left: 4 },
    });
    game.answer([]);
    expect(game.state.marches).toBeUndefined();
  });

  test('a line that has become impossible is passed over, which its power alone is told', () => {
    const begin = (board: Board) => {
      atMetz(board);
      put(board, 'france_iii', 'linz');
      board.state.depots = { vienna: { power: 'austria', garrison: { nation: 'austria', infantry: 1, militia: 0 } } };
      board.state.standing.austria = { reactions: { depots: 'burn' } };
    };
    const game = aLandPhase(begin, { turn: ['france'] });
    game.answer([
      march(['france_iii'], 'vienna'),
      { order: 'enter-city', answer: ['corps:france_iii'] },
      march(['france_i'], 'rheims'),
    ]);
    expect(game.asked).toBe('austria depot-garrison');
    game.byOrders();
    expect(game.asked).toBe('nobody');
    expect(game.state.corps.france_iii).toEqual({ area: 'vienna', factors: { infantry: 5 } });
    expect(game.state.corps.france_i?.area).toBe('rheims');
    const lapsed =
      'This could no longer be carried out: into the city: French III Corps. ' +
      'The city of Vienna is neither yours nor open to you.';
    expect(game.told('france')).toContain(lapsed);
    expect(game.told('austria')).not.toContain(lapsed);
  });

  test('7.3.2.4: an empty sheet moves nobody', () => {
    const game = aLandPhase(atMetz, { turn: ['france'] }).answer([]);
    expect(game.state.corps.france_i?.area).toBe('metz');
    expect(game.told('france')).toEqual([]);
  });
});

describe('7.3.3: garrisons', () => {
  const tried = (change: (board: Board) => void, ...lines: readonly Parameters<typeof aSheet>[2][]) => {
    const board = anEmptyMap();
    atMetz(board);
    change(board);
    return { board, ...aSheet(board, 'france', ...lines) };
  };

  test('a corps leaves factors and picks some up on its way, at no cost', () => {
    const { said } = tried(
      (board) => {
        board.state.garrisons = { dijon: { nation: 'france', infantry: 2, militia: 1 } };
      },
      march(['france_i'], 'rheims > dijon'),
      absorb('france_i', 'militia', 1, 'city'),
      absorb('france_i', 'infantry', 2, 'city'),
      march(['france_i'], 'metz > strasbourg'),
      detach('france_i', 'infantry', 10, 'city'),
    );
    expect(said).toEqual([
      'French I Corps: Metz > Rheims > Dijon',
      'French I Corps picks up 1 militia from the city',
      'French I Corps picks up 2 infantry from the city',
      'French I Corps: Dijon > Metz > Strasbourg',
      'French I Corps leaves 10 infantry in the city',
    ]);
  });

  test('7.3.3.1: not where enemy corps are outside of the city', () => {
    const { said } = tried((board) => put(board, 'austria_i', 'metz'), detach('france_i', 'infantry', 1, 'city'));
    expect(said[0]).toMatch(/^7\.3\.3 Enemy corps that are not besieged stand there/);
  });

  test('7.3.3.1.1: those of free states in their own country alone', () => {
    const board = anEmptyMap();
    const bavarian = board.pack.corps.find(({ nation }) => nation === 'bavaria')?.id ?? '';
    board.state.minors.bavaria = { status: 'free', controller: 'france', money: 0, manpower: 0 };
    put(board, bavarian, 'munich', { factors: { infantry: 4 } });
    expect(aSheet(board, 'france', detach(bavarian, 'infantry', 1, 'city')).said[0]).toContain('leaves 1 infantry');
    put(board, bavarian, 'metz', { factors: { infantry: 4 } });
    expect(aSheet(board, 'france', detach(bavarian, 'infantry', 1, 'city')).said[0]).toMatch(/^7\.3\.3 Metz is not/);
  });

  test('7.3.3.1.2: a corps keeps a factor', () => {
    const { said } = tried(
      () => {},
      detach('france_i', 'infantry', 8, 'city'),
      detach('france_i', 'cavalry', 2, 'city'),
    );
    expect(said).toEqual([
      'French I Corps leaves 8 infantry in the city',
      '7.3.3.1.2 French I Corps must keep one factor.',
    ]);
  });

  test('7.3.3.2: cavalry and guard are infantry from then on; artillery is never left', () => {
    const game = aLandPhase(
      (board) => {
        atMetz(board);
        const guns = board.pack.corps.find(({ nation, symbol }) => nation === 'france' && symbol === 'artillery')?.id;
        put(board, guns ?? '', 'metz', { factors: { artillery: 3 } });
      },
      { turn: ['france'] },
    );
    expect(JSON.stringify(game.choice)).not.toContain('"id":"artillery"');
    game.answer([detach('france_i', 'cavalry', 1, 'city')]);
    expect(game.state.garrisons.metz).toEqual({ nation: 'france', infantry: 1, militia: 0 });
    expect(game.told()).toEqual(['France leaves 1 infantry in the city of Metz.']);
  });

  test('7.3.3.3.1: feudal and insurrection corps leave nothing', () => {
    const board = anEmptyMap();
    const feudal = board.pack.corps.find(({ symbol }) => symbol === 'feudal_infantry')?.id ?? '';
    put(board, feudal, 'constantinople', { factors: { feudal_infantry: 4 } });
    expect(
      aSheet(board, 'turkey')
        .point.orders()
        .map(({ id }) => id),
    ).not.toContain('detach');
  });

  test('7.3.3.3.1: irregulars may be the garrison of a city, or a part of it', () => {
    const game = aLandPhase(
      (board) => {
        atMetz(board);
        put(board, 'france_iii', 'linz');
        // Three spires.
        board.state.garrisons = { graz: { nation: 'austria', infantry: 13, militia: 0 } };
        board.state.irregulars = { graz: [{ kind: 'freikorps', power: 'austria', number: 4 }] };
      },
      { turn: ['austria', 'france'] },
    );
    const go = (number: number) => ({ order: 'garrison', answer: { who: 'freikorps:graz', number } });
    const board = { state: game.state, pack: game.game.setting.pack };
    expect(aSheet(board, 'austria', go(3), go(2), go(1)).said).toEqual([
      '7.3.3.4 Graz has room for 2 more factors.',
      '2 freikorps into the city of Graz',
      '7.3.3.4 Graz has room for 0 more factors.',
    ]);
    game.answer([go(2), { order: 'irregulars', answer: { who: 'freikorps:graz', number: 2, to: 'area:vienna' } }]);
    expect(game.told()[0]).toBe('Austria puts 2 freikorps into the city of Graz.');
    expect(game.state.irregulars.graz).toEqual([{ kind: 'freikorps', power: 'austria', number: 2, inCity: 2 }]);
    // They are no force in the field, so that nobody there is attacked (7.3.7.2).
    game.answer([march(['france_iii'], 'graz'), { order: 'besiege', answer: ['corps:france_iii'] }]);
    expect(game.state.sieges).toEqual({ graz: ['france'] });
    expect(game.told().filter((text) => text.includes('attacks'))).toEqual([]);
  });

  test('7.3.3.3.2, 7.3.4: a corps may be the garrison itself, and comes out again at no cost', () => {
    const game = aLandPhase(atMetz, { turn: ['france'] });
    game.answer([{ order: 'enter-city', answer: ['corps:france_i'] }]);
    expect(game.state.corps.france_i?.inCity).toBe(true);
    expect(game.told()).toEqual(['France goes into the city of Metz: 1 corps of France.']);
    expect(game.view('austria').backs).toMatchObject([{ area: 'metz', inCity: true, besieged: false }]);
    const board = { state: game.state, pack: game.game.setting.pack };
    expect(aSheet(board, 'france', march(['france_i'], 'rheims > paris > orleans > bourges')).said[0]).toMatch(
      /Bourges$/,
    );
  });

  test('7.3.3.4: a city holds five factors for each spire, its garrison and the corps in it together', () => {
    const { said } = tried(
      (board) => {
        // Three spires.
        board.state.garrisons = { metz: { nation: 'france', infantry: 6, militia: 0 } };
        put(board, 'france_iii', 'metz', { factors: { infantry: 9 } });
      },
      detach('france_i', 'infantry', 10, 'city'),
      { order: 'enter-city', answer: ['corps:france_i'] },
      { order: 'enter-city', answer: ['corps:france_iii'] },
      detach('france_i', 'infantry', 1, 'city'),
    );
    expect(said[0]).toMatch(/^7\.3\.3 There are only 8/);
    expect(said[1]).toBe('7.3.3.4 Metz has room for 9 more factors.');
    expect(said[2]).toBe('into the city: French III Corps');
    expect(said[3]).toBe('7.3.3.4 Metz has room for 0 more factors.');
  });

  test('7.3.3.5, 7.3.3.5.1: a depot holds ten factors, of its own power', () => {
    const { said } = tried(
      (board) => {
        board.state.depots = { metz: { power: 'france', garrison: { nation: 'france', infantry: 5, militia: 0 } } };
      },
      detach('france_i', 'infantry', 6, 'depot'),
      detach('france_i', 'infantry', 5, 'depot'),
    );
    expect(said[0]).toMatch(/^7\.3\.3 There is room for 5/);
    expect(said[1]).toBe('French I Corps leaves 5 infantry with the depot');
    const others = tried(
      (board) => {
        board.state.depots = { metz: { power: 'spain' } };
      },
      detach('france_i', 'infantry', 1, 'depot'),
    );
    expect(others.said[0]).toMatch(/^7\.3\.3 You have no depot in Metz/);
  });

  test('factors that a corps does not have', () => {
    const { said } = tried(() => {}, detach('france_i', 'cavalry', 3, 'city'));
    expect(said).toEqual(['7.3.3 There are only 2.']);
  });
});

describe('5.3: leaders', () => {
  test('who waits beside the map comes with a corps; who is with one may change before it has moved', () => {
    const game = aLandPhase(
      (board) => {
        atMetz(board);
        put(board, 'france_iii', 'metz');
        put(board, 'france_v', 'paris');
        board.state.leaders = { napoleon: { is: 'beside' }, davout: { is: 'with', unit: 'france_i' } };
      },
      { turn: ['france'] },
    );
    const lead = (leader: string, corps: string) => ({
      order: 'lead',
      answer: { leader: `leader:${leader}`, corps: `corps:${corps}` },
    });
    const board = { state: game.state, pack: game.game.setting.pack };
    expect(
      aSheet(
        board,
        'france',
        lead('davout', 'france_v'),
        lead('davout', 'france_iii'),
        march(['france_iii'], 'rheims > paris'),
        lead('davout', 'france_v'),
      ).said,
    ).toEqual([
      expect.stringMatching(/^5\.3 Davout/),
      'Davout with French III Corps',
      'French III Corps: Metz > Rheims > Paris',
      expect.stringMatching(/^5\.3 Davout/),
    ]);
    game.answer([lead('napoleon', 'france_i'), march(['france_i'], 'rheims')]);
    expect(game.state.leaders.napoleon).toEqual({ is: 'with', unit: 'france_i' });
    expect(game.told('france')[0]).toBe('Napoleon is with French I Corps in Metz.');
    expect(game.told()[0]).toBe('Napoleon is in Metz.');
  });
});

describe('the owner is asked again', () => {
  const askMe = (when: 'always' | 'lapsed') => ({ order: 'ask-me', answer: when });

  test('where the sheet says so; the lines after it wait, and silence carries them out', () => {
    const game = aLandPhase(atMetz, { turn: ['france'] });
    game.answer([march(['france_i'], 'rheims'), askMe('always'), march(['france_i'], 'paris')]);
    expect(game.asked).toBe('france land-turn');
    expect(game.prompt).toContain('One line of yours is left');
    expect(game.state.corps.france_i?.area).toBe('rheims');
    expect(game.fallback).toEqual([march(['france_i'], 'paris')]);
    expect(game.given).toEqual([march(['france_i'], 'paris')]);
    game.silence();
    expect(game.state.corps.france_i?.area).toBe('paris');
  });

  test('or only if a line before could not be carried out', () => {
    const game = aLandPhase(atMetz, { turn: ['france'] });
    game.answer([march(['france_i'], 'rheims'), askMe('lapsed'), march(['france_i'], 'paris')]);
    expect(game.asked).toBe('nobody');
    expect(game.state.corps.france_i?.area).toBe('paris');
  });
});
