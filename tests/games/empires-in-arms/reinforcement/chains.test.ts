import { describe, expect, test } from '@jest/globals';
import { reachOf } from '../../../../src/games/empires-in-arms/reinforcement/reach-of.ts';
import { makeAlliance } from '../../../../src/games/empires-in-arms/relations/alliance.ts';
import { declareWar } from '../../../../src/games/empires-in-arms/relations/war.ts';
import { aMonth } from './a-month.ts';

/** Austria with one corps and these depots; what kinds of factors the corps may get where it stands. */
function marching(depots: readonly string[], area: string) {
  const { board, state, comes, why } = aMonth('austria');
  for (const depot of Object.keys(state.depots)) delete state.depots[depot];
  for (const depot of depots) state.depots[depot] = { power: 'austria' };
  for (const corps of Object.keys(state.corps)) delete state.corps[corps];
  state.corps.austria_i = { area, factors: { infantry: 1 } };
  comes('infantry', 1);
  comes('militia', 1);
  const mayGet = () =>
    (['infantry', 'militia'] as const).filter(
      (troops) => !why({ order: 'add_factors', corps: 'austria_i', troops, number: 1 }),
    );
  return { board, state, mayGet };
}

describe('5.2.2.2.3: corps abroad get factors along a chain of depots', () => {
  test('in a depot that is a source, and beside it', () => {
    expect(marching(['innsbruck'], 'munich').mayGet()).toEqual(['infantry', 'militia']);
    expect(marching(['innsbruck'], 'ulm').mayGet()).toEqual([]);
    expect(marching([], 'munich').mayGet()).toEqual([]);
  });

  test('7.2.3.2: the next depot is at most two areas on', () => {
    expect(marching(['innsbruck', 'ulm'], 'stuttgart').mayGet()).toEqual(['infantry', 'militia']);
    expect(marching(['innsbruck', 'stuttgart'], 'stuttgart').mayGet()).toEqual([]);
  });

  test('5.2.2.2.3.1: militia goes along three depots, the rest along six', () => {
    // Each depot two areas from the one before, and farther from all others.
    const chain = ['prague', 'frankfurt_oder', 'warsaw', 'grodno', 'vitebsk', 'narva', 'viborg'];
    const along = (count: number) => marching(chain.slice(0, count), chain[count - 1] ?? '').mayGet();
    expect([along(3), along(4)]).toEqual([['infantry', 'militia'], ['infantry']]);
    expect([along(6), along(7)]).toEqual([['infantry'], []]);
  });

  test('7.2.3.1: no source is where no city is, in a ceded province, or with an enemy in it', () => {
    const vienna = marching(['innsbruck'], 'munich');
    vienna.state.ceded.tyrol = 'france';
    expect(vienna.mayGet()).toEqual([]);
    const held = marching(['innsbruck'], 'munich');
    declareWar(held.board, 'france', 'austria');
    held.state.corps.france_i = { area: 'innsbruck', factors: { infantry: 1 } };
    expect(held.mayGet()).toEqual([]);
    expect(marching(['pilsen'], 'upper_palatinate').mayGet()).toEqual([]);
    const besieged = marching(['innsbruck'], 'munich');
    besieged.state.garrisons.innsbruck = { nation: 'austria', infantry: 1, militia: 0, besieged: true };
    expect(besieged.mayGet()).toEqual([]);
  });

  test('5.2.2.2.3.1: a source of a minor country is none for the power’s own factors', () => {
    expect(marching(['venice'], 'verona').mayGet()).toEqual([]);
  });

  describe('7.2.3.2.1: enemies in between block it', () => {
    const between = ['munich', 'zurich', 'west_of_munich'];
    const chain = () => {
      const month = marching(['innsbruck', 'ulm'], 'stuttgart');
      declareWar(month.board, 'france', 'austria');
      return month;
    };

    test('corps, garrisons, and irregular forces that are not besieged', () => {
      const { state, mayGet } = chain();
      state.corps.france_i = { area: 'munich', factors: { infantry: 1 } };
      state.garrisons.zurich = { nation: 'france', infantry: 1, militia: 0 };
      expect(mayGet()).toEqual(['infantry', 'militia']);
      state.irregulars.west_of_munich = [{ kind: 'guerrilla', power: 'france', number: 1 }];
      expect(mayGet()).toEqual([]);
      state.garrisons.zurich.besieged = true;
      expect(mayGet()).toEqual(['infantry', 'militia']);
    });

    test('not besieged corps, and not depots without a garrison', () => {
      const { state, mayGet } = chain();
      for (const area of between) state.depots[area] = { power: 'france' };
      expect(mayGet()).toEqual(['infantry', 'militia']);
      state.corps.france_i = { area: 'munich', factors: { infantry: 1 }, besieged: true };
      for (const area of between) state.irregulars[area] = [{ kind: 'guerrilla', power: 'france', number: 1 }];
      delete state.irregulars.munich;
      expect(mayGet()).toEqual(['infantry', 'militia']);
      delete state.corps.france_i.besieged;
      expect(mayGet()).toEqual([]);
      state.corps.austria_ii = { area: 'munich', factors: { infantry: 1 }, besieged: true };
      expect(mayGet()).toEqual([]);
    });

    test('not where an own corps or garrison stands with them', () => {
      const { state, mayGet } = chain();
      for (const area of between) state.irregulars[area] = [{ kind: 'guerrilla', power: 'france', number: 1 }];
      expect(mayGet()).toEqual([]);
      state.garrisons.munich = { nation: 'austria', infantry: 1, militia: 0 };
      expect(mayGet()).toEqual(['infantry', 'militia']);
    });

    test('and not forces of those with whom the power is at peace', () => {
      const { state, mayGet } = chain();
      for (const area of between) state.irregulars[area] = [{ kind: 'cossack', power: 'russia', number: 1 }];
      expect(mayGet()).toEqual(['infantry', 'militia']);
    });

    test('garrisons of a minor country and of depots, too', () => {
      const { state, mayGet } = chain();
      state.minorWars.bavaria = ['austria'];
      state.garrisons.munich = { nation: 'bavaria', infantry: 1, militia: 0 };
      state.garrisons.zurich = { nation: 'france', infantry: 1, militia: 0 };
      state.depots.west_of_munich = { power: 'france', garrison: { nation: 'france', infantry: 1, militia: 0 } };
      expect(mayGet()).toEqual([]);
    });
  });

  test('another power’s depots are no part of it', () => {
    const { board, state, mayGet } = marching(['innsbruck'], 'stuttgart');
    makeAlliance(board, 'austria', 'russia');
    state.depots.ulm = { power: 'russia' };
    expect(mayGet()).toEqual([]);
  });

  test('7.2.3.2.2: no arrow is used in a sea with an enemy fleet', () => {
    const { board, state, pack } = aMonth('turkey');
    state.depots = { constantinople: { power: 'turkey' } };
    const supplied = () => reachOf(board, 'turkey').supplied.get('turkey')?.regular.has('brusa');
    const arrow = pack.area.constantinople?.links.find(({ to }) => to === 'brusa');
    expect([arrow?.by, supplied()]).toEqual(['crossing', true]);
    declareWar(board, 'russia', 'turkey');
    state.fleets.russia_fleet_i = { at: { in: 'sea', sea: 'dardanelles' }, ships: 10 };
    expect(supplied()).toBe(false);
  });

  test('5.2.2.2.3.3: a free state’s chain begins in its own land, with depots of its controller', () => {
    const { board, state } = aMonth('france');
    const supplied = () => reachOf(board, 'france').supplied.get('lombardy')?.regular;
    expect(supplied()?.has('zurich')).toBe(true);
    delete state.depots.milan;
    expect(supplied()?.size).toBe(0);
  });
});

describe('7.4.3: chains go over the sea by naval supply', () => {
  const reaches = (month: ReturnType<typeof aMonth>) =>
    reachOf(month.board, 'great_britain').supplied.get('great_britain')?.regular.has('gibraltar');

  test('between depots in two open ports, from the one where an own or allied fleet lies', () => {
    const month = aMonth('great_britain');
    expect(reaches(month)).toBe(true);
    for (const fleet of Object.keys(month.state.fleets)) delete month.state.fleets[fleet];
    month.state.fleets.great_britain_fleet_iv = { at: { in: 'port', area: 'gibraltar' }, ships: 20 };
    expect(reaches(month)).toBe(false);
    month.state.fleets.portugal_fleet = { at: { in: 'port', area: 'portsmouth' }, ships: 5 };
    month.state.minors.portugal = { status: 'free', controller: 'russia', money: 0, manpower: 0 };
    expect(reaches(month)).toBe(false);
    makeAlliance(month.board, 'great_britain', 'russia');
    expect(reaches(month)).toBe(true);
  });

  test('not from a port whose fleet lies in its blockade box', () => {
    const month = aMonth('great_britain');
    for (const fleet of Object.keys(month.state.fleets)) delete month.state.fleets[fleet];
    month.state.fleets.great_britain_fleet_i = { at: { in: 'box', area: 'portsmouth' }, ships: 20 };
    expect(reaches(month)).toBe(false);
    month.state.fleets.great_britain_fleet_i = { at: { in: 'port', area: 'portsmouth' }, ships: 20 };
    month.state.fleets.france_fleet_i = { at: { in: 'port', area: 'gibraltar' }, ships: 20 };
    expect(reaches(month)).toBe(true);
  });

  test('not with an enemy fleet in a blockade box', () => {
    const month = aMonth('great_britain');
    month.state.fleets.france_fleet_i = { at: { in: 'box', area: 'gibraltar' }, ships: 20 };
    expect(reaches(month)).toBe(false);
  });

  test('not to a port that the power does not control', () => {
    const month = aMonth('great_britain');
    month.state.garrisons.gibraltar = { nation: 'france', infantry: 1, militia: 0 };
    expect(reaches(month)).toBe(false);
    delete month.state.garrisons.gibraltar;
    expect(reaches(month)).toBe(true);
    month.state.minors.gibraltar = { status: 'conquered', controller: 'spain' };
    expect(reaches(month)).toBe(false);
  });

  test('in winter not beyond the ice line', () => {
    const { board, state } = aMonth('russia');
    state.depots = { riga: { power: 'russia' }, stockholm: { power: 'russia' } };
    state.minors.sweden = { status: 'conquered', controller: 'russia' };
    state.fleets.russia_fleet_i = { at: { in: 'port', area: 'riga' }, ships: 10 };
    const reached = () => reachOf(board, 'russia').supplied.get('russia')?.regular.has('stockholm');
    const winter = reached();
    state.month = 6;
    expect([winter, reached()]).toEqual([false, true]);
  });
});
