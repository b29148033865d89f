import { describe, expect, test } from '@jest/globals';
import { builtInPack } from '../../../../src/games/empires-in-arms/pack/read-pack.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { anEconomicPhase, buy, sheetOf } from '../economy/a-budget.ts';
import { allied, aNavalPhase, attack, atWar, join, onlyFleets, place, sail, together } from './a-naval-phase.ts';

type Fleets = Parameters<typeof onlyFleets>[1];
type Dice = { readonly [purpose: string]: readonly number[] };

/** Fleets alone on the map, in a phase in which one power is to write. */
function phase(
  asked: string,
  fleets: Fleets,
  { dice = {}, change = () => {} }: { dice?: Dice; change?: (board: Board) => void } = {},
) {
  return aNavalPhase({
    dice,
    change: (board) => {
      onlyFleets(board, fleets);
      change(board);
    },
  }).until(`${asked} naval-turn`);
}

const { pack } = builtInPack();
const SPANISH = pack.areas.flatMap(({ id, port, province }) =>
  port && pack.province[province]?.power === 'spain' ? [id] : [],
);
const fightIn = (story: readonly string[]) => story.find((line) => line.startsWith('Naval fight')) ?? '';

describe('the naval phase, sentence by sentence', () => {
  test('6.1.3: a power moves and fights before the next one begins', () => {
    const game = phase(
      'russia',
      {
        russia_fleet_i: ['sea:kattegat', 18],
        france_fleet_i: ['sea:west_baltic', 10],
        great_britain_fleet_i: ['port:plymouth', 20],
      },
      { change: (board) => atWar(board, 'russia', 'france') },
    );
    game.answer([...sail('russia_fleet_i', 'sea:west_baltic'), attack('sea:west_baltic', 'france')]);
    // It has moved, and nobody else is asked for a sheet until its fight is over.
    expect(game.asked).toBe('france intercept');
    expect([game.answer('no').asked, game.at('russia_fleet_i')]).toEqual(['france evade', 'sea:west_baltic']);
    expect(game.answer('fight').story.some((line) => line.startsWith('Naval fight'))).toBe(true);
  });

  test('6.2: a power moves some of its fleets, all, or none', () => {
    const two: Fleets = { france_fleet_i: ['port:brest', 25], france_fleet_ii: ['port:toulon', 20] };
    const [one, other] = [sail('france_fleet_i', 'sea:bay_of_biscay'), sail('france_fleet_ii', 'sea:gulf_of_lions')];
    const places = (...lines: ReturnType<typeof sail>[]) => {
      const game = phase('france', two).answer(lines.flat());
      return [game.at('france_fleet_i'), game.at('france_fleet_ii')];
    };
    expect(places()).toEqual(['port:brest', 'port:toulon']);
    expect(places(one)).toEqual(['sea:bay_of_biscay', 'port:toulon']);
    expect(places(one, other)).toEqual(['sea:bay_of_biscay', 'sea:gulf_of_lions']);
  });

  test.each([
    ['in the sea area', 'sea:bay_of_biscay', true],
    ['in the next', 'sea:western_approaches', true],
    ['further off', 'sea:irish_sea', false],
    ['in a port on it', 'port:corunna', true],
    ['in a blockade box on it', 'box:corunna', false],
    ['in a port on another', 'port:cartagena', false],
  ])('6.2.3.1.2: who lies %s', (_, at, tries) => {
    const game = phase(
      'france',
      { france_fleet_i: ['port:brest', 25], spain_fleet_i: [at, 15] },
      {
        change: (board) => atWar(board, 'france', 'spain'),
      },
    );
    game.answer(sail('france_fleet_i', 'sea:bay_of_biscay'));
    expect(game.asked === 'spain intercept').toBe(tries);
  });

  test('6.2.3.1.2.5: of several stacks one is named; where it fails, no other of that power tries', () => {
    const game = phase(
      'france',
      {
        france_fleet_i: ['port:brest', 25],
        great_britain_fleet_i: ['sea:bay_of_biscay', 20],
        great_britain_fleet_ii: ['sea:western_approaches', 20],
      },
      { dice: { 'interception:great_britain': [6] } },
    );
    game.answer(sail('france_fleet_i', 'sea:bay_of_biscay'));
    expect(game.options).toEqual(['stack:sea:bay_of_biscay', 'stack:sea:western_approaches', 'no']);
    game.answer('stack:sea:bay_of_biscay');
    expect([game.asked, game.at('great_britain_fleet_i')]).toEqual(['great_britain naval-turn', 'sea:bay_of_biscay']);
  });

  const box = (dice: Dice = {}, ships = 5) =>
    phase(
      'france',
      {
        france_fleet_i: ['port:brest', 30],
        russia_fleet_i: ['box:brest', ships],
        great_britain_fleet_i: ['box:brest', 5],
      },
      { dice, change: (board) => atWar(board, 'france', 'russia') },
    ).answer(sail('france_fleet_i', 'sea:bay_of_biscay'));

  test('6.2.3.2.1: who intercepts in a blockade box does so without a die, and must be beaten to sail on', () => {
    const won = box({ 'naval-fire:france': [6], 'naval-fire:russia': [1] }).answer('stack:box:brest');
    expect(won.story.join()).toMatch(
      /Russia intercepts France \(French I Fleet, \d+ ships\): the blockade box of Brest, with .* \(no die needed\)/,
    );
    expect(won.until('great_britain naval-turn').at('france_fleet_i')).toBe('sea:bay_of_biscay');
    const lost = box({ 'naval-fire:france': [1], 'naval-fire:russia': [6] }, 18).answer('stack:box:brest');
    expect(lost.until('great_britain naval-turn').at('france_fleet_i')).toBe('port:brest');
  });

  test('6.2.3.2.1.1: of several powers in the box the first in the order of the phase intercepts', () => {
    const game = box({ 'naval-fire:france': [6], 'naval-fire:russia': [1] });
    expect(game.asked).toBe('russia intercept');
    game.answer('stack:box:brest').until('great_britain naval-turn');
    // Great Britain was not asked any more.
    expect(game.kinds.filter((kind) => kind === 'interception')).toHaveLength(1);
  });

  test('6.2.3.2.1.2: where all in the box let it pass, the stack sails on', () => {
    const game = box().answer('no');
    expect(game.asked).toBe('great_britain intercept');
    expect(game.answer('no').at('france_fleet_i')).toBe('sea:bay_of_biscay');
  });

  test('6.2.3.2.1.3: fleets in a blockaded port are fetched after a fight in the box, or before it', () => {
    const fetch = (wish?: string) =>
      phase('france', {
        france_fleet_i: ['sea:bay_of_biscay', 25],
        france_fleet_ii: ['port:lorient', 20],
        great_britain_fleet_i: ['box:lorient', 20],
      }).answer([
        { order: 'sail', answer: { fleet: 'fleet:france_fleet_i', to: 'port:lorient', ...(wish && { wish }) } },
        join('france_fleet_ii', 'france_fleet_i'),
        ...sail('france_fleet_i', 'sea:bay_of_biscay'),
      ]);
    expect(fetch('intercept-me').prompt).toContain('with French I Fleet, 25 ships');
    expect(fetch().prompt).toContain('with French I Fleet and French II Fleet, 45 ships');
  });

  test('6.2.2.3, 6.2.2.4: a fleet that left a stack on its way has moved, whatever the stack does', () => {
    const game = phase('france', { france_fleet_i: ['port:brest', 25], france_fleet_ii: ['port:brest', 20] });
    expect(
      game
        .tried([
          join('france_fleet_ii', 'france_fleet_i'),
          ...sail('france_fleet_i', 'sea:bay_of_biscay'),
          { order: 'part', answer: 'fleet:france_fleet_ii' },
          ...sail('france_fleet_ii', 'sea:portuguese_coast'),
        ])
        .at(-1),
    ).toBe('(6.2.2.4) French II Fleet has done moving: no fleet moves twice.');
  });

  test('6.2.3.4.2: an interceptor that lost intercepts nothing more in that power’s turn', () => {
    const game = phase(
      'france',
      { france_fleet_i: ['port:brest', 25], great_britain_fleet_i: ['sea:bay_of_biscay', 20] },
      {
        dice: {
          ...{ 'interception:great_britain': [1], 'wind-gauge:great_britain': [1], 'wind-gauge:france': [6] },
          ...{ 'naval-fire:great_britain': [1], 'naval-fire:france': [6] },
        },
      },
    );
    game.answer(sail('france_fleet_i', 'sea:bay_of_biscay', 'sea:english_channel')).answer('stack:sea:bay_of_biscay');
    // It gets away to a port beside the next area on the way, out of which it could try.
    expect(game.options).toContain('port:plymouth');
    game.answer('port:plymouth');
    expect(game.asked).toBe('france pursue');
    expect(game.answer([]).asked).toBe('great_britain naval-turn');
    expect(game.at('france_fleet_i')).toBe('sea:english_channel');
  });

  const broken = (fleets: Fleets, played?: readonly ['france']) =>
    aNavalPhase({
      agenda: [{ step: 'leave-enemy-ports', args: {} }],
      dice: { 'naval-fire:france': [6], 'naval-fire:spain': [1] },
      ...(played && { played }),
      change: (board) => {
        onlyFleets(board, fleets);
        atWar(board, 'france', 'spain');
      },
    });

  test('6.2.6.3: fleets of minor countries, and of powers that nobody plays, can be lost so', () => {
    const dutch = broken({ holland_fleet: ['port:corunna', 12], spain_fleet_i: ['box:corunna', 15] }).answer('give-up');
    expect(dutch.at('holland_fleet')).toBe('off the map');
    expect(dutch.state.powers.france.account).toMatchObject([{ for: 'scuttle_or_lose_fleet', points: -1 }]);
    const nobodys = broken({ spain_fleet_i: ['port:brest', 15], france_fleet_i: ['box:brest', 25] }, ['france']);
    expect(nobodys.until().at('spain_fleet_i')).toBe('off the map');
    expect(nobodys.state.powers.spain.account.map((line) => line.for)).toContain('scuttle_or_lose_fleet');
  });

  test('6.2.6.5: the counter of a fleet that was lost must be bought again', () => {
    const { state } = broken({ france_fleet_i: ['port:corunna', 20], spain_fleet_i: ['box:corunna', 15] }).answer(
      'give-up',
    );
    expect(state.arrivals).toEqual([]);
    const budget = anEconomicPhase({
      change: (given) => Object.assign(given, { fleets: state.fleets, leaders: state.leaders }),
    });
    expect(() => sheetOf(budget, 'france', buy('fleet:france_fleet_i'))).not.toThrow();
    expect(() => sheetOf(budget, 'france', buy('fleet:spain_fleet_i'))).toThrow();
  });

  test('6.2.7.2: who is not at war with a blockader passes it, but not with corps of an enemy of it', () => {
    const corunna = (carries: boolean) =>
      phase(
        'spain',
        { spain_fleet_i: ['port:corunna', 15], great_britain_fleet_i: ['box:corunna', 20] },
        {
          change: (board) => {
            together(board, 'france', 'spain');
            if (!carries) return;
            board.state.aboard = { france_i: { fleet: 'spain_fleet_i', factors: { infantry: 3 } } };
            delete board.state.corps.france_i;
          },
        },
      ).answer(sail('spain_fleet_i', 'sea:bay_of_biscay'));
    expect(corunna(false).at('spain_fleet_i')).toBe('sea:bay_of_biscay');
    expect(corunna(true).asked).toBe('great_britain intercept');
  });

  test('6.3: an interception and an attack are fought by the same rules', () => {
    const dice = {
      ...{ 'wind-gauge:great_britain': [6], 'wind-gauge:france': [1], 'interception:great_britain': [1] },
      ...{ 'naval-fire:great_britain': [4], 'naval-fire:france': [3] },
    };
    const fleets: Fleets = {
      great_britain_fleet_i: ['sea:bay_of_biscay', 30],
      france_fleet_i: ['sea:bay_of_biscay', 20],
    };
    const attacked = phase('great_britain', fleets, { dice })
      .answer([attack('sea:bay_of_biscay', 'france')])
      .answer('fight');
    const intercepted = phase('france', { ...fleets, france_fleet_i: ['port:brest', 20] }, { dice })
      .answer(sail('france_fleet_i', 'sea:bay_of_biscay'))
      .answer('stack:sea:bay_of_biscay');
    const rest = (line: string) => line.slice(line.indexOf('. Great Britain has the wind'));
    expect(rest(fightIn(intercepted.story))).toBe(rest(fightIn(attacked.story)));
    expect(rest(fightIn(attacked.story))).toContain('Great Britain fires with 30 ships: die 4 + 1 = 5, 20%');
  });

  test('6.3.3.2: a British fleet that has sunk adds nothing to the fire of what is left (ruling)', () => {
    const game = phase(
      'great_britain',
      {
        great_britain_fleet_i: ['sea:bay_of_biscay', 2],
        portugal_fleet: ['sea:bay_of_biscay', 12],
        france_fleet_i: ['sea:bay_of_biscay', 20],
      },
      {
        dice: {
          ...{ 'wind-gauge:great_britain': [1], 'wind-gauge:france': [6] },
          ...{ 'naval-fire:great_britain': [4], 'naval-fire:france': [3] },
        },
        change: ({ state }) => {
          state.minors.portugal = { status: 'free', controller: 'great_britain', money: 0, manpower: 0 };
        },
      },
    );
    game.answer([attack('sea:bay_of_biscay', 'france')]).answer('fight');
    expect(game.asked).toBe('great_britain naval-losses');
    game.answer({ 'fleet:great_britain_fleet_i': 2, 'fleet:portugal_fleet': 1 }).until();
    expect(fightIn(game.story)).toContain('Great Britain fires with 11 ships: die 4, 15%');
  });

  test('6.3.1.1: who intercepts is the attacker, and loses where both lose as many ships', () => {
    const game = phase(
      'france',
      { france_fleet_i: ['port:brest', 20], great_britain_fleet_i: ['sea:bay_of_biscay', 20] },
      {
        dice: {
          ...{ 'wind-gauge:great_britain': [3], 'wind-gauge:france': [3], 'interception:great_britain': [1] },
          ...{ 'naval-fire:great_britain': [2], 'naval-fire:france': [3] },
        },
      },
    );
    game.answer(sail('france_fleet_i', 'sea:bay_of_biscay')).answer('stack:sea:bay_of_biscay');
    expect(game.asked).toBe('great_britain naval-retreat');
  });

  test('6.3.1.1: the defence is all that its power has there, not only what has just come', () => {
    const game = phase(
      'france',
      {
        france_fleet_i: ['port:brest', 20],
        france_fleet_ii: ['sea:bay_of_biscay', 10],
        great_britain_fleet_i: ['sea:bay_of_biscay', 30],
      },
      { dice: { 'interception:great_britain': [1] } },
    );
    game.answer(sail('france_fleet_i', 'sea:bay_of_biscay')).answer('stack:sea:bay_of_biscay');
    expect(fightIn(game.until('great_britain naval-turn').story)).toContain('France defends with 30 ships in 2 fleets');
  });

  test('6.3.1.2.1: who only carries is attacked without a war, and points are won and lost for it all the same', () => {
    const game = phase(
      'great_britain',
      {
        great_britain_fleet_i: ['sea:bay_of_biscay', 30],
        spain_fleet_i: ['sea:bay_of_biscay', 10],
      },
      {
        dice: {
          ...{ 'wind-gauge:great_britain': [6], 'wind-gauge:spain': [1] },
          ...{ 'naval-fire:great_britain': [6], 'naval-fire:spain': [1] },
        },
        change: (board) => {
          together(board, 'france', 'spain');
          board.state.aboard = { france_i: { fleet: 'spain_fleet_i', factors: { infantry: 3 } } };
          delete board.state.corps.france_i;
        },
      },
    );
    game
      .answer([attack('sea:bay_of_biscay', 'spain')])
      .answer('fight')
      .until();
    const accountOf = (power: 'spain' | 'great_britain') =>
      game.state.powers[power].account.map((line) => `${line.for} ${line.points}`);
    expect(accountOf('great_britain')).toEqual(['win_naval_battle_per_fleet 1']);
    expect(accountOf('spain')).toEqual(['lose_naval_battle_per_fleet -1']);
    expect(game.state.relations['great_britain|spain']?.war).toBeUndefined();
  });

  test('6.3.4.2: of more fleets than three nobody gains or loses more than three points', () => {
    const game = phase(
      'great_britain',
      {
        great_britain_fleet_i: ['sea:bay_of_biscay', 30],
        france_fleet_i: ['sea:bay_of_biscay', 4],
        france_fleet_ii: ['sea:bay_of_biscay', 4],
        holland_fleet: ['sea:bay_of_biscay', 4],
        spain_fleet_i: ['sea:bay_of_biscay', 3],
        spain_fleet_ii: ['sea:bay_of_biscay', 3],
      },
      {
        dice: {
          ...{ 'wind-gauge:great_britain': [6], 'wind-gauge:france': [1] },
          ...{ 'naval-fire:great_britain': [6], 'naval-fire:france': [1] },
        },
        change: (board) => {
          together(board, 'france', 'spain');
          atWar(board, 'great_britain', 'spain');
        },
      },
    );
    game
      .answer([attack('sea:bay_of_biscay', 'france')])
      .answer('fight')
      .until();
    const pointsOf = (power: 'spain' | 'great_britain' | 'france') =>
      game.state.powers[power].account.map(({ points }) => points);
    expect([pointsOf('great_britain'), pointsOf('france'), pointsOf('spain')]).toEqual([[3], [-3], [-2]]);
  });

  test('6.3.5.1: an ally’s port is taken only where it is as near as the nearest own one', () => {
    const retreat = (...blockaded: string[]) => {
      const boxes = blockaded.map((area, n) => [
        `great_britain_fleet_${['ii', 'iii', 'iv', 'v'][n]}`,
        [`box:${area}`, 2],
      ]);
      const game = phase(
        'great_britain',
        {
          great_britain_fleet_i: ['sea:bay_of_biscay', 30],
          france_fleet_i: ['sea:bay_of_biscay', 10],
          ...Object.fromEntries(boxes),
        },
        {
          dice: {
            ...{ 'wind-gauge:great_britain': [6], 'wind-gauge:france': [1] },
            ...{ 'naval-fire:great_britain': [6], 'naval-fire:france': [1] },
          },
          change: (board) => {
            allied(board, 'france', 'spain');
            board.state.access = { spain: [{ to: 'france', into: 'ports' }] };
          },
        },
      );
      return game.answer([attack('sea:bay_of_biscay', 'france')]).answer('fight').options;
    };
    const spanish = (options: readonly string[]) =>
      options.filter((id) => SPANISH.some((area) => id === `port:${area}`));
    const onTheBay = SPANISH.filter((id) => pack.area[id]?.port?.seas.includes('bay_of_biscay'));
    expect(spanish(retreat())).toEqual(onTheBay.map((id) => `port:${id}`));
    expect(spanish(retreat(...onTheBay))).toEqual([]);
  });

  test('6.3.5.2: after a fight in a port the attackers fall back to its box, whoever won, and nobody pursues', () => {
    const fought = (british: number, french: number) => {
      const game = phase(
        'great_britain',
        {
          great_britain_fleet_i: ['box:brest', 30],
          france_fleet_i: ['port:brest', 20],
        },
        {
          dice: { 'naval-fire:great_britain': [british], 'naval-fire:france': [french] },
          change: ({ state }) => {
            delete state.garrisons.brest;
            for (const corps of Object.values(state.corps)) if (corps.area === 'brest') corps.area = 'paris';
          },
        },
      );
      game.answer(sail('great_britain_fleet_i', 'port:brest')).until();
      return [fightIn(game.story).match(/(Great Britain|France) wins/)?.[1], game.at('great_britain_fleet_i')];
    };
    expect(fought(6, 1)).toEqual(['Great Britain', 'box:brest']);
    expect(fought(1, 6)).toEqual(['France', 'box:brest']);
  });

  test('what is on board goes down with its fleet, a depot as well (6.3.6, 7.4.4)', () => {
    const game = phase(
      'great_britain',
      {
        great_britain_fleet_i: ['sea:bay_of_biscay', 30],
        france_fleet_i: ['sea:bay_of_biscay', 3],
      },
      {
        dice: { 'wind-gauge:great_britain': [6], 'wind-gauge:france': [1], 'naval-fire:great_britain': [6] },
        change: ({ state }) => {
          state.fleets.france_fleet_i = { at: place('sea:bay_of_biscay'), ships: 3, depot: true };
        },
      },
    );
    game
      .answer([attack('sea:bay_of_biscay', 'france')])
      .answer('fight')
      .until();
    expect(game.state.fleets.france_fleet_i).toBeUndefined();
  });
});
