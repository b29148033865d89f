import { describe, expect, test } from '@jest/globals';
import { removeCorps } from '../../../../src/games/empires-in-arms/forces/remove-unit.ts';
import { loseUnlanded } from '../../../../src/games/empires-in-arms/naval/lose-unlanded.ts';
import type { SeaFight } from '../../../../src/games/empires-in-arms/naval/sea-fight.ts';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { aNavalPhase, atWar, besieged, onlyFleets, place, sail } from './a-naval-phase.ts';

type Fleets = Parameters<typeof onlyFleets>[1];
const lost = (fleets: Fleets, more: (board: Board) => void = () => {}, dice = {}, played?: readonly ['france']) =>
  aNavalPhase({
    agenda: [{ step: 'leave-enemy-ports', args: {} }],
    dice,
    ...(played && { played }),
    change: (board) => {
      onlyFleets(board, fleets);
      atWar(board, 'france', 'spain');
      more(board);
    },
  });
const IN_PORT: Fleets = { france_fleet_i: ['port:corunna', 20], france_fleet_ii: ['port:corunna', 10] };
const SHUT_IN: Fleets = { ...IN_PORT, spain_fleet_i: ['box:corunna', 15] };

describe('6.2.6: a port turns out to be an enemy’s', () => {
  test('its fleets leave at once, to the box or to a sea beside it', () => {
    const game = lost(IN_PORT);
    expect(game.asked).toBe('france port-lost');
    expect(game.options).toEqual(['box:corunna', 'sea:bay_of_biscay']);
    game.answer('sea:bay_of_biscay');
    expect([game.at('france_fleet_i'), game.at('france_fleet_ii')]).toEqual(['sea:bay_of_biscay', 'sea:bay_of_biscay']);
    expect(game.asked).toBe('nobody');
  });

  test('where nobody decides, to the box', () => {
    const game = lost({ spain_fleet_i: ['port:brest', 10] }, () => {}, {}, ['france']);
    expect(game.asked).toBe('nobody');
    expect(game.at('spain_fleet_i')).toBe('box:brest');
  });

  test('6.2.6.1, 6.2.6.4: blockaded, they are lost with all their ships, and a point for each', () => {
    const game = lost(SHUT_IN, ({ state }) => {
      state.phase = 'land';
      state.aboard = { france_i: { fleet: 'france_fleet_i', factors: { infantry: 2 } } };
      delete state.corps.france_i;
    });
    expect(game.options).toEqual(['fight', 'give-up']);
    game.answer('give-up');
    expect([game.at('france_fleet_i'), game.state.aboard]).toEqual(['off the map', {}]);
    expect(game.state.powers.france.account.map(({ points, for: why }) => [why, points])).toEqual([
      ['scuttle_or_lose_fleet', -2],
    ]);
  });

  test('6.2.6.1: or they fight their way out against the wind, stay in the box if they win, and else are lost', () => {
    const out = lost(SHUT_IN, () => {}, { 'naval-fire:spain': [1], 'naval-fire:france': [6] })
      .answer('fight')
      .until();
    expect(out.story.join()).toContain('France breaks out with 30 ships in 2 fleets');
    expect(out.story.join()).toContain('Spain has the wind gauge. Spain fires');
    expect(out.at('france_fleet_i')).toBe('box:corunna');
    const sunk = lost(SHUT_IN, () => {}, { 'naval-fire:spain': [6], 'naval-fire:france': [1] })
      .answer('fight')
      .until();
    expect([sunk.at('france_fleet_i'), sunk.at('france_fleet_ii')]).toEqual(['off the map', 'off the map']);
    expect(sunk.story).toContain('France loses all ships of French I Fleet and French II Fleet in Corunna (6.2.6.1).');
  });

  test('6.2.6.1: after a draw who is left stays in the box (6.3.4.1, ruling)', () => {
    // A fight that cost both two ships, and with them Spain its fleet.
    const side = (power: Power, ships: number) => ({
      ...{ powers: [power], fleets: [`${power}_fleet_i`], ships, lost: 2, admiral: false },
    });
    const fight: SeaFight = {
      ...{ at: place('box:corunna'), how: 'break_out', phasing: 'nobody', cameOut: 'attackers' },
      ...{ attackers: side('france', 30), defenders: side('spain', 2), guns: 0, stages: [], shots: [] },
      wind: { gauge: 'defenders' },
    };
    const game = aNavalPhase({
      agenda: [{ step: 'end-fight', args: { fight } }],
      change: (board) => onlyFleets(board, { france_fleet_i: ['box:corunna', 28] }),
    });
    expect(game.at('france_fleet_i')).toBe('box:corunna');
    expect(game.kinds).not.toContain('fleets-lost');
  });

  test('6.2.6.2: Nelson is taken by whoever controls the port', () => {
    const game = aNavalPhase({
      agenda: [{ step: 'leave-enemy-ports', args: {} }],
      change: (board) => {
        onlyFleets(board, { great_britain_fleet_i: ['port:brest', 20], holland_fleet: ['box:brest', 5] });
        board.state.leaders.nelson = { is: 'with', unit: 'great_britain_fleet_i' };
      },
    }).answer('give-up');
    expect(game.state.leaders.nelson).toEqual({ is: 'captured', by: 'france' });
  });

  test('6.2.6: the declaration of war does it, before allies are called', () => {
    const game = aNavalPhase({
      agenda: [{ step: 'reveal-declarations', args: { declarations: { spain: ['france'] } } }],
      change: (board) => onlyFleets(board, IN_PORT),
    });
    expect(game.asked).toBe('france port-lost');
  });
});

test('6.2.5.2: corps that were not landed are lost, and their leaders leave the map', () => {
  const { state, pack } = aNavalPhase({
    change: ({ state: given }) => {
      given.aboard = { france_i: { fleet: 'france_fleet_i', factors: { infantry: 2 } } };
      delete given.corps.france_i;
      given.leaders.ney = { is: 'with', unit: 'france_i' };
    },
  }).position;
  const facts: unknown[] = [];
  const copy = structuredClone(state);
  const play = { state: copy, pack, tell: (fact: unknown) => facts.push(fact) };
  loseUnlanded(play, 'spain');
  expect(facts).toEqual([]);
  loseUnlanded(play, 'france');
  expect(copy.aboard).toEqual({});
  expect(copy.leaders.ney).toEqual({ is: 'beside' });
  expect(facts).toMatchObject([{ type: 'corps-not-landed', power: 'france', corps: [{ corps: 'france_i' }] }]);
});

describe('6.2.5.2, 6.2.6: the end of a land turn', () => {
  test('loses what has not landed', () => {
    const game = aNavalPhase({
      agenda: [{ step: 'land-turn-ends', args: { powers: ['france'] } }],
      change: ({ state }) => {
        state.phase = 'land';
        state.aboard = {
          france_i: { fleet: 'france_fleet_i', factors: { infantry: 2 } },
          spain_i: { fleet: 'spain_fleet_i', factors: { infantry: 3 } },
        };
        delete state.corps.france_i;
        delete state.corps.spain_i;
      },
    });
    expect(Object.keys(game.state.aboard ?? {})).toEqual(['spain_i']);
    expect(game.told('moderator')).toEqual([expect.stringContaining('6.2.5.2')]);
  });

  test('drives fleets out of a port whose city has come into enemy hands', () => {
    const game = aNavalPhase({
      agenda: [{ step: 'land-turn-ends', args: { powers: ['spain'] } }],
      change: (board) => {
        onlyFleets(board, { france_fleet_i: ['port:brest', 20] });
        atWar(board, 'spain', 'france');
        board.state.phase = 'land';
        board.state.garrisons.brest = { nation: 'spain', infantry: 2, militia: 0 };
        for (const id of Object.keys(board.state.corps))
          if (board.state.corps[id]?.area === 'brest') removeCorps(board.state, id);
      },
    });
    expect(game.asked).toBe('france port-lost');
    expect(game.answer('box:brest').at('france_fleet_i')).toBe('box:brest');
  });
});

test('7.4.3.4.4: a depot inside a besieged port is gone when fleets leave it without supply', () => {
  const game = aNavalPhase({
    change: (board) => {
      onlyFleets(board, { france_fleet_i: ['port:brest', 20] });
      besieged(board, 'antwerp', 'france', 'prussia');
      board.state.depots.brest = { power: 'france' };
      board.state.portDepots = { antwerp: 'france' };
    },
  }).until('france naval-turn');
  expect(game.state.portDepots).toEqual({ antwerp: 'france' });
  game.answer([...sail('france_fleet_i', `sea:${game.game.setting.pack.area.brest?.port?.seas[0]}`)]);
  expect(game.state.portDepots).toEqual({});
  expect(game.told('spectator').join()).toContain('Antwerp');
});
