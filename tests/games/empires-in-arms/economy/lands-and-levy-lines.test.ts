import { describe, expect, test } from '@jest/globals';
import { removeCorps } from '../../../../src/games/empires-in-arms/forces/remove-unit.ts';
import { holderOf, isHome, ownerOf } from '../../../../src/games/empires-in-arms/forces/whose-area.ts';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { cedeMinor } from '../../../../src/games/empires-in-arms/peace/cede.ts';
import { makeAlliance } from '../../../../src/games/empires-in-arms/relations/alliance.ts';
import { changeRelation } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import { aCampaign } from '../harness/a-campaign.ts';
import { anEconomicPhase, line, problemWith, sent, sheetOf } from './a-budget.ts';

const ids = (game: ReturnType<typeof anEconomicPhase>, power: Parameters<typeof sheetOf>[1]) =>
  sheetOf(game, power)
    .orders()
    .map(({ id }) => id);

describe('8.8: cessions', () => {
  const allied = (state: State) => {
    makeAlliance({ state, pack: aCampaign().pack }, 'austria', 'russia');
    state.minors.bavaria = { status: 'conquered', controller: 'austria' };
  };
  const cession = line('cede', { land: 'minor:bavaria', to: 'power:russia' });

  test('to allies alone, and not while a war is on', () => {
    expect(ids(anEconomicPhase(), 'austria')).not.toContain('cede');
    const game = anEconomicPhase({ change: allied });
    expect(problemWith(sheetOf(game, 'austria'), cession)).toBe('fits');
    expect(problemWith(sheetOf(game, 'austria', cession), cession)).toMatch(/no such order|not offered/);
    const land = line('cede', { land: 'minor:bavaria', to: 'power:spain' });
    expect(problemWith(sheetOf(game, 'austria'), land)).toMatch(/not offered/);
    const atWar = anEconomicPhase({
      change: (state) => {
        allied(state);
        changeRelation(state, 'austria', 'turkey').war = { since: 0, aggressors: ['turkey'] };
      },
    });
    expect(ids(atWar, 'austria')).not.toContain('cede');
  });

  test('cost a point, and forces without access go home', () => {
    const game = anEconomicPhase({
      change: (state) => {
        allied(state);
        makeAlliance({ state, pack: aCampaign().pack }, 'austria', 'prussia');
        state.corps.prussia_i = { area: 'munich', factors: { infantry: 2 } };
      },
    });
    sent(game, { austria: [cession] });
    expect(game.state.minors.bavaria).toEqual({ status: 'conquered', controller: 'russia' });
    expect(game.told()).toContain('Austria cedes Bavaria to Russia (8.8).');
    expect(game.told()).toContain('Austria −1 political point: land ceded (8.8).');
    expect(game.state.corps.prussia_i?.area).not.toBe('munich');
    expect(game.told().some((text) => text.startsWith('Forces of Prussia go home'))).toBe(true);
  });
});

describe('8.9: new political combinations', () => {
  const holds = (state: State) => {
    state.ceded.masovia = 'france';
    state.ceded.posen = 'france';
  };
  const make = (...lands: string[]) =>
    line('make-combination', { combination: 'minor:poland', lands: lands.map((land) => `province:${land}`) });

  test('of what its maker has', () => {
    const game = anEconomicPhase({ change: holds });
    expect(ids(anEconomicPhase(), 'great_britain')).not.toContain('make-combination');
    const sheet = sheetOf(game, 'france');
    expect(problemWith(sheet, make('masovia'))).toBe('It needs at least 2 members (11)');
    expect(problemWith(sheet, make('posen'))).toBe('Without Masovia it cannot be made (11)');
    expect(problemWith(sheet, make('silesia'))).toMatch(/not offered/);
    const lombardy = line('make-combination', { combination: 'minor:poland', lands: ['minor:lombardy'] });
    expect(problemWith(sheet, lombardy)).toBe('Lombardy cannot be a member of it (11)');
    expect(problemWith(sheetOf(game, 'france', make('masovia', 'posen')), make('posen'))).toMatch(
      /not offered|no such/,
    );
    sent(game, { france: [make('masovia', 'posen')] });
    expect(game.state.combinations.poland).toEqual(['masovia', 'posen']);
    expect(game.told()).toContain('France makes Poland of Masovia and Posen (8.9).');
  });

  test('more may join', () => {
    const game = anEconomicPhase({
      change: (state) => {
        holds(state);
        state.ceded.west_galicia = 'france';
        state.combinations.poland = ['masovia', 'posen'];
        state.minors.poland = { status: 'free', controller: 'france', money: 0, manpower: 0 };
      },
    });
    sent(game, { france: [make('west_galicia')] });
    expect(game.told()).toContain('France adds West Galicia to Poland (8.9).');
  });

  test('11: a home province in one belongs to it', () => {
    const board = aCampaign();
    const area = board.pack.province.masovia?.capital ?? '';
    expect(ownerOf(board, area)).toBe('prussia');
    expect(isHome(board, 'prussia', area)).toBe(true);
    board.state.combinations.poland = ['masovia', 'posen'];
    board.state.minors.poland = { status: 'free', controller: 'prussia', money: 0, manpower: 0 };
    expect(ownerOf(board, area)).toBe('poland');
    expect(holderOf(board, area)).toBe('prussia');
    expect(isHome(board, 'prussia', area)).toBe(false);
  });

  test('11: it is ceded with its members, and stays one', () => {
    const board = aCampaign();
    const { state } = board;
    state.ceded.tyrol = 'france';
    state.minors.bavaria = { status: 'conquered', controller: 'france' };
    state.combinations.kingdom_of_bavaria = ['bavaria', 'tyrol'];
    state.minors.kingdom_of_bavaria = { status: 'free', controller: 'france', money: 3, manpower: 1 };
    state.minorWars.kingdom_of_bavaria = ['prussia', 'austria'];
    state.arrivals.push({ nation: 'kingdom_of_bavaria', power: 'france', month: 3, what: 'infantry', number: 1 });
    cedeMinor(board, 'kingdom_of_bavaria', 'prussia', { conquer: false });
    expect(state.minors.kingdom_of_bavaria).toEqual({ status: 'free', controller: 'prussia', money: 3, manpower: 1 });
    expect(state.minors.bavaria).toEqual({ status: 'conquered', controller: 'prussia' });
    expect(state.ceded.tyrol).toBe('prussia');
    expect(state.minorWars.kingdom_of_bavaria).toEqual(['austria']);
    expect(state.arrivals[0]?.power).toBe('prussia');
  });
});

describe('8.10: the levy', () => {
  const december = (state: State) => {
    state.month = 11;
  };

  test('comes in December, where its power places it, the rest by itself', () => {
    expect(ids(anEconomicPhase(), 'prussia')).not.toContain('levy-place');
    const game = anEconomicPhase({ change: december });
    const sheet = sheetOf(game, 'prussia');
    const at = (area: string) => line('levy-place', { what: 'irregular:freikorps', area: `area:${area}` });
    expect(problemWith(sheet, at('paris'))).toMatch(/not offered/);
    expect(problemWith(sheet, at('konigsberg'))).toBe('fits');
    expect(problemWith(sheetOf(game, 'prussia', at('konigsberg')), at('konigsberg'))).toBe('no such order');
    const freikorps = (area: string) =>
      game.state.irregulars[area]?.find(({ kind }) => kind === 'freikorps')?.number ?? 0;
    const [was, berlin] = [freikorps('konigsberg'), freikorps('berlin')];
    sent(game, { prussia: [at('konigsberg')] });
    expect(freikorps('konigsberg')).toBe(was + 1);
    expect(freikorps('berlin')).toBe(berlin);
    expect(game.told().some((text) => text.startsWith('The levy of Prussia (8.10): 1 × Freikorps in'))).toBe(true);
    expect(game.told().some((text) => text.startsWith('The levy of Austria (8.10)'))).toBe(true);
  });

  test('corps that are filled are known to their power alone; those that come show their backs', () => {
    const game = anEconomicPhase({
      change: (state) => {
        december(state);
        delete state.corps.turkey_feudal_anatolia;
      },
    });
    sent(game);
    expect(game.state.corps.turkey_feudal_anatolia).toBeDefined();
    expect(game.told('turkey').some((text) => text.startsWith('Corps that the levy brought or filled'))).toBe(true);
    expect(game.told('russia').some((text) => text.startsWith('Corps that the levy'))).toBe(false);
    expect(game.told('russia').find((text) => text.startsWith('The levy of Turkey'))).toContain('a corps in');
  });
});

describe('8.6, 8.7', () => {
  test('8.6: the markers drift', () => {
    const game = sent(anEconomicPhase());
    expect(game.told()).toContain('France −2 political points: the political status moves on (8.6).');
  });

  /** France sits in all capitals of a power, which has no corps left. */
  const invade = (state: State, power: Power) => {
    changeRelation(state, 'france', power).war = { since: 0, aggressors: ['france'] };
    for (const province of aCampaign().pack.provinces)
      if (province.power === power) state.garrisons[province.capital] = { nation: 'france', infantry: 1, militia: 0 };
    for (const id of Object.keys(state.corps)) if (id.startsWith(power)) removeCorps(state, id);
  };
  const invaded = (state: State) => invade(state, 'prussia');

  test('8.7: a power in civil disorder surrenders', () => {
    const game = sent(anEconomicPhase({ change: invaded }));
    expect(game.told().some((text) => text.startsWith('In civil disorder Prussia surrenders'))).toBe(true);
    expect(game.state.powers.prussia.played).toBe('seat');
  });

  test('8.7: one after the other, where there are several', () => {
    const game = sent(
      anEconomicPhase({
        change: (state) => {
          invade(state, 'prussia');
          invade(state, 'spain');
        },
      }),
    );
    const surrendered = game.told().filter((text) => text.startsWith('In civil disorder'));
    expect(surrendered.map((text) => text.split(' ')[3])).toEqual(['Prussia', 'Spain']);
  });

  test('8.8: what was to go to a power that is no more lapses', () => {
    const game = anEconomicPhase({
      change: (state) => {
        invaded(state);
        makeAlliance({ state, pack: aCampaign().pack }, 'austria', 'prussia');
        state.minors.bavaria = { status: 'conquered', controller: 'austria' };
      },
      options: { civil_disorder: 'elimination' },
    });
    sent(game, { austria: [line('cede', { land: 'minor:bavaria', to: 'power:prussia' })] });
    expect(game.state.minors.bavaria).toEqual({ status: 'conquered', controller: 'austria' });
    const lapsed =
      'Not done: Bavaria is ceded to Prussia. That power is neither your ally nor an enemy that nobody plays (8.8).';
    expect(game.told('austria')).toContain(lapsed);
    expect(game.told('russia')).not.toContain(lapsed);
  });

  test('8.7: or is eliminated, as the table has it', () => {
    const game = sent(anEconomicPhase({ change: invaded, options: { civil_disorder: 'elimination' } }));
    expect(game.state.powers.prussia.played).toBe('gone');
  });
});
