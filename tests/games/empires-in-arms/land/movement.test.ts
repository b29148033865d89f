import { describe, expect, test } from '@jest/globals';
import { allowanceOf, irregularAllowance, mayForce } from '../../../../src/games/empires-in-arms/land/allowance.ts';
import { linkTo } from '../../../../src/games/empires-in-arms/land/route.ts';
import { stepCost } from '../../../../src/games/empires-in-arms/land/step-cost.ts';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { allied, anEmptyMap, aroundOf, aSheet, atWar, letIn, march, put } from './a-land-step.ts';

const { pack } = anEmptyMap();
const allowance = (id: string, commander: Power) => {
  const corps = pack.corpsOf[id];
  return corps && allowanceOf(corps, commander);
};
const forces = (id: string) => {
  const corps = pack.corpsOf[id];
  return corps && mayForce(corps);
};

/** What a step costs a power; undefined: it cannot be taken. */
const cost = (board: Board, power: Power, from: string, to: string) => {
  const link = linkTo({ pack: board.pack, around: aroundOf(board, power) }, from, to);
  return link && stepCost(board.pack, link, aroundOf(board, power))?.points;
};

/** France at war with Austria, and a corps of each. */
function aWar(french: string, austrian?: string): Board {
  const board = anEmptyMap();
  atWar(board, 'france', 'austria');
  put(board, 'france_i', french);
  if (austrian !== undefined) put(board, 'austria_i', austrian);
  return board;
}

describe('7.3.1.1: how far units march', () => {
  test('5 points for cavalry, light infantry, cossacks and freikorps; 4 for the French; 3 for others', () => {
    const cavalry = pack.corps.find(({ nation, symbol }) => nation === 'austria' && symbol === 'cavalry')?.id ?? '';
    const light = pack.corps.find(({ symbol }) => symbol === 'light')?.id ?? '';
    expect([allowance(cavalry, 'austria'), allowance(light, 'austria')]).toEqual([5, 5]);
    expect([allowance('france_i', 'france'), allowance('austria_i', 'austria')]).toEqual([4, 3]);
    expect([irregularAllowance(pack, 'cossack'), irregularAllowance(pack, 'freikorps')]).toEqual([5, 5]);
  });

  test('corps of a minor country march as fast as the French for France alone', () => {
    const bavarian = pack.corps.find(({ nation }) => nation === 'bavaria')?.id ?? '';
    expect([allowance(bavarian, 'france'), allowance(bavarian, 'austria')]).toEqual([4, 3]);
  });

  test('guerrillas move one area, whatever its ground', () => {
    const board = anEmptyMap();
    board.state.irregulars = { burgos: [{ kind: 'guerrilla', power: 'spain', number: 1 }] };
    const line = (to: string) => ({ order: 'irregulars', answer: { who: 'guerrilla:burgos', number: 1, to } });
    expect(aSheet(board, 'spain', line('area:pamplona')).said).toEqual(['1 guerrilla: Burgos > Pamplona']);
    expect(
      aSheet(board, 'spain', { order: 'irregulars', answer: { ...line('area:santander').answer, by: ['area:madrid'] } })
        .said,
    ).toEqual(['7.3.2 Santander is not beside Madrid.']);
  });
});

describe('7.3.1.2: forced marches', () => {
  test('one point more', () => {
    const board = aWar('metz');
    expect(aSheet(board, 'france', march(['france_i'], 'rheims > paris > orleans > bourges')).said).toEqual([
      'French I Corps: Metz > Rheims > Paris > Orleans > Bourges',
    ]);
    const far = 'rheims > paris > orleans > bourges > lyon';
    const [problem] = aSheet(board, 'france', march(['france_i'], far)).said;
    expect(problem).toMatch(/^7\.3\.2\.3 French I Corps has 4 points, and needs 5/);
    expect(aSheet(board, 'france', march(['france_i'], far, 'force')).said).toEqual([
      'French I Corps: Metz > Rheims > Paris > Orleans > Bourges > Lyon, by a forced march',
    ]);
  });

  test('only where the point is needed', () => {
    const { said } = aSheet(aWar('metz'), 'france', march(['france_i'], 'rheims', 'force'));
    expect(said).toEqual(['French I Corps: Metz > Rheims']);
  });

  test('cavalry never forces its march, infantry does, Austrian light infantry too', () => {
    const cavalry = pack.corps.find(({ nation, symbol }) => nation === 'france' && symbol === 'cavalry')?.id ?? '';
    const light = pack.corps.find(({ symbol }) => symbol === 'light')?.id ?? '';
    expect([forces(cavalry), forces('france_i'), forces(light)]).toEqual([false, true, true]);
    const board = aWar('metz');
    put(board, cavalry, 'metz', { factors: { cavalry: 3 } });
    const { said } = aSheet(
      board,
      'france',
      march([cavalry], 'rheims', 'force'),
      march(['france_i', cavalry], 'rheims', 'force'),
      march(['france_i'], 'rheims', 'force'),
    );
    expect(said[0]).toMatch(/^7\.3\.1\.2 .*is cavalry, which never forces its march/);
    expect(said[1]).toMatch(/^7\.3\.1\.2/);
    expect(said[2]).toBe('French I Corps: Metz > Rheims');
  });
});

describe('7.3.1.3: what a step costs', () => {
  test('one point', () => expect(cost(aWar('metz'), 'france', 'metz', 'rheims')).toBe(1));

  test('7.3.1.3.1: two for marsh and mountains', () => {
    const board = aWar('metz');
    expect(cost(board, 'france', 'munich', 'innsbruck')).toBe(2);
    expect(cost(board, 'france', 'warsaw', 'brest_litovsk')).toBe(2);
  });

  test('7.3.1.3.2: one more over a river to enemy corps, unless they are besieged', () => {
    const board = aWar('metz', 'linz');
    expect(cost(board, 'france', 'munich', 'linz')).toBe(2);
    expect(cost(board, 'austria', 'munich', 'linz')).toBe(1);
    put(board, 'austria_i', 'linz', { inCity: true });
    expect(cost(board, 'france', 'munich', 'linz')).toBe(2);
    put(board, 'austria_i', 'linz', { besieged: true });
    expect(cost(board, 'france', 'munich', 'linz')).toBe(1);
    expect(cost(aWar('metz'), 'france', 'munich', 'linz')).toBe(1);
  });

  test('7.3.1.3.3: one more over an arrow, which an enemy fleet in its sea bars', () => {
    const board = aWar('metz');
    expect(cost(board, 'france', 'aarhus', 'odense')).toBe(2);
    const fleet = board.pack.fleets.find(({ nation }) => nation === 'austria')?.id ?? '';
    board.state.fleets = { [fleet]: { at: { in: 'sea', sea: 'kattegat' }, ships: 3 } };
    expect(cost(board, 'france', 'aarhus', 'odense')).toBeUndefined();
    expect(cost(board, 'austria', 'aarhus', 'odense')).toBe(2);
    board.state.fleets = { [fleet]: { at: { in: 'box', area: 'copenhagen' }, ships: 3 } };
    expect(cost(board, 'france', 'aarhus', 'odense')).toBe(2);
  });

  test('7.3.1.3.4: over a river into mountains with an enemy corps: one for the river, two for the mountains', () => {
    const board = anEmptyMap();
    atWar(board, 'france', 'spain');
    put(board, 'france_i', 'burgos');
    put(board, 'spain_i', 'pamplona');
    expect(cost(board, 'france', 'burgos', 'pamplona')).toBe(3);
    const { point, said } = aSheet(board, 'france', march(['france_i'], 'pamplona'));
    expect(said).toEqual(['French I Corps: Burgos > Pamplona']);
    expect(point.costs()).toEqual([]);
  });
});

describe('7.3.2: how corps march', () => {
  test('each by itself, or together from one area; what one has used another does not have', () => {
    const board = aWar('metz');
    put(board, 'france_iii', 'metz');
    put(board, 'france_v', 'paris');
    const { said } = aSheet(
      board,
      'france',
      march(['france_i', 'france_iii'], 'rheims > paris'),
      march(['france_i', 'france_v'], 'orleans > bourges'),
      march(['france_i'], 'dijon'),
      march(['france_iii'], 'orleans > bourges > lyon'),
      march(['france_i', 'france_iii'], 'rheims'),
    );
    expect(said).toEqual([
      'French I Corps and French III Corps: Metz > Rheims > Paris',
      'French I Corps and French V Corps: Paris > Orleans > Bourges',
      '7.3.2.3 French I Corps has 0 points, and needs 1.',
      expect.stringMatching(/^7\.3\.2\.3 /),
      '7.3.2 Corps that march together must start in the same area.',
    ]);
  });

  test('a route without gaps', () => {
    const { said } = aSheet(aWar('metz'), 'france', march(['france_i'], 'paris > orleans'));
    expect(said).toEqual(['7.3.2 Paris is not beside Metz.']);
  });

  test('7.3.2.1: a march ends at enemy corps, not at garrisons, irregulars, or corps in a city', () => {
    const board = aWar('strasbourg', 'stuttgart');
    for (const minor of ['wurttemburg', 'baden', 'bavaria']) board.state.minorWars[minor] = ['france'];
    const on = march(['france_i'], 'stuttgart > ulm');
    expect(aSheet(board, 'france', on).said).toEqual(['7.3.2 Stuttgart is not beside Strasbourg.']);
    const route = ['karlsruhe > stuttgart', 'karlsruhe > stuttgart > ulm'];
    const tried = (change: (board: Board) => void) => {
      change(board);
      return route.map((way) => aSheet(board, 'france', march(['france_i'], way)).said[0]);
    };
    expect(tried(() => {})).toEqual([
      'French I Corps: Strasbourg > Karlsruhe > Stuttgart',
      '7.3.2.1 Enemy corps stand in Stuttgart: a march ends there.',
    ]);
    const ulm = 'French I Corps: Strasbourg > Karlsruhe > Stuttgart > Ulm';
    expect(tried((b) => put(b, 'austria_i', 'stuttgart', { inCity: true }))[1]).toBe(ulm);
    expect(
      tried((b) => {
        b.state.corps = { france_i: { area: 'strasbourg', factors: { infantry: 5 } } };
        b.state.garrisons = { stuttgart: { nation: 'austria', infantry: 2, militia: 0 } };
        b.state.irregulars = { stuttgart: [{ kind: 'freikorps', power: 'austria', number: 1 }] };
      })[1],
    ).toBe(ulm);
  });

  test('7.3.2.2: cossacks and freikorps stop for nobody', () => {
    const board = aWar('linz');
    board.state.irregulars = { vienna: [{ kind: 'freikorps', power: 'austria', number: 2 }] };
    const line = {
      order: 'irregulars',
      answer: { who: 'freikorps:vienna', number: 1, to: 'area:graz', by: ['area:linz'] },
    };
    const { said, point } = aSheet(board, 'austria', line, line, line);
    expect(said[0]).toBe('1 freikorps: Vienna > Linz > Graz');
    expect(said[2]).toContain('is not an order that is possible here');
    expect(point.orders().map(({ id }) => id)).not.toContain('irregulars');
  });

  test('7.3.2.3: a river without the point for it', () => {
    const board = aWar('mainz', 'frankfurt');
    board.state.minorWars.hesse = ['france'];
    const { said } = aSheet(
      board,
      'france',
      march(['france_i'], 'metz'),
      march(['france_i'], 'besancon'),
      march(['france_i'], 'metz'),
      march(['france_i'], 'mainz'),
    );
    expect(said).toHaveLength(4);
    put(board, 'france_iii', 'rheims');
    const close = aSheet(board, 'france', march(['france_iii'], 'metz > mainz > frankfurt'));
    expect(close.said).toEqual(['French III Corps: Rheims > Metz > Mainz > Frankfurt']);
    put(board, 'france_iii', 'paris');
    const far = aSheet(board, 'france', march(['france_iii'], 'rheims > metz > mainz > frankfurt'));
    expect(far.said[0]).toMatch(/^7\.3\.1\.3\.2 An enemy corps holds the other bank in Frankfurt/);
  });

  test('7.3.2.4: nobody need march; the sheet knows who has no order', () => {
    const board = aWar('metz');
    put(board, 'france_iii', 'paris');
    const depots = 'and depots are paid for only where foraging could cost factors (7.4)';
    expect(aSheet(board, 'france').costs).toEqual([
      `2 corps without orders: French I Corps and French III Corps. They stay where they are, ${depots}`,
    ]);
    const { costs, point, said } = aSheet(board, 'france', { order: 'stay', answer: ['corps:france_i'] });
    expect(said).toEqual(['stay: French I Corps']);
    expect(costs).toEqual([`1 corps without orders: French III Corps. It stays where it is, ${depots}`]);
    expect(point.rest()).toEqual([{ order: 'stay', answer: ['corps:france_iii'] }]);
  });

  test('without a way the cheapest one is taken', () => {
    const { said } = aSheet(aWar('metz'), 'france', {
      order: 'march',
      answer: { corps: ['corps:france_i'], to: 'area:lyon' },
    });
    expect(said).toEqual(['French I Corps: Metz > Dijon > Lyon']);
  });

  test('a corps follows another from where their ways meet', () => {
    const board = aWar('metz');
    put(board, 'france_iii', 'rheims');
    const follow = { order: 'follow', answer: { corps: 'corps:france_iii', after: 'corps:france_i' } };
    const { said } = aSheet(board, 'france', follow, march(['france_i'], 'rheims > paris > orleans'), follow);
    expect(said[0]).toContain('“follow” is not an order that is possible here');
    expect(said[2]).toBe('French III Corps follows French I Corps: Rheims > Paris > Orleans');
  });

  test('7.3.1.2: it follows by a forced march only where that is said', () => {
    const board = aWar('metz');
    const far = march(['france_i'], 'rheims > paris > orleans > bourges', 'force');
    put(board, 'france_iii', 'metz');
    board.state.marches = { france_iii: { from: 'lille', entered: ['metz'], left: 3 } };
    const follow = { corps: 'corps:france_iii', after: 'corps:france_i' };
    const followed = (how: object) =>
      aSheet(board, 'france', far, { order: 'follow', answer: { ...follow, ...how } }).said[1];
    expect(followed({})).toMatch(/^7\.3\.2\.3 French III Corps has 3 points, and needs 4\.$/);
    expect(followed({ how: 'force' })).toContain('French III Corps follows French I Corps');
  });
});

describe('10.3: foreign land', () => {
  const toBavaria = march(['france_i'], 'munich');
  const standing = () => {
    const board = aWar('ulm');
    board.state.minors.bavaria = { status: 'neutral' };
    return board;
  };

  test('a neutral minor country is entered only at war with it', () => {
    const board = standing();
    expect(aSheet(board, 'france', toBavaria).said).toEqual([
      '10.3 Munich is neutral, and you are not at war with it.',
    ]);
    board.state.minorWars.bavaria = ['france'];
    expect(aSheet(board, 'france', toBavaria).said).toEqual(['French I Corps: Ulm > Munich']);
  });

  test('that of a power by its leave, by C.5, or at war with it', () => {
    const board = standing();
    const isOpen = () => aSheet(board, 'france', toBavaria).said[0] === 'French I Corps: Ulm > Munich';
    board.state.minors.bavaria = { status: 'conquered', controller: 'prussia' };
    expect(isOpen()).toBe(false);
    letIn(board, 'prussia', 'france');
    expect(isOpen()).toBe(true);
    board.state.access = {};
    allied(board, 'prussia', 'france');
    expect(isOpen()).toBe(false);
    board.state.treaties = [{ from: 'prussia', to: 'france', term: 'C.5', until: 9 }];
    expect(isOpen()).toBe(true);
    board.state.treaties = [];
    atWar(board, 'france', 'prussia');
    expect(isOpen()).toBe(true);
  });

  test('its own and those of its minor countries', () => {
    const board = standing();
    board.state.minors.bavaria = { status: 'conquered', controller: 'france' };
    expect(aSheet(board, 'france', toBavaria).said).toEqual(['French I Corps: Ulm > Munich']);
  });

  test('10.1.4: insurrection corps never leave Austria', () => {
    const board = anEmptyMap();
    const id = board.pack.corps.find(({ symbol }) => symbol === 'insurrection')?.id ?? '';
    put(board, id, 'linz', { factors: { militia: 3 } });
    board.state.minors.bavaria = { status: 'conquered', controller: 'austria' };
    expect(aSheet(board, 'austria', march([id], 'munich')).said).toEqual([
      '10.1.4 Insurrection corps never leave their home nation: Munich is outside.',
    ]);
    expect(aSheet(board, 'austria', march([id], 'vienna')).said[0]).toMatch(/Linz > Vienna/);
  });
});
