import { describe, expect, test } from '@jest/globals';
import { POWERS } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { wholeCampaign } from '../harness/whole-campaign.ts';
import { aLandPhase } from './a-land-phase.ts';
import { allied, put } from './a-land-step.ts';

/** Who is asked for a march, in order, until the phase is over. */
function order(game: ReturnType<typeof aLandPhase>): readonly string[] {
  const asked: string[] = [];
  while (game.fallback !== undefined) {
    asked.push(game.asked);
    game.answer(game.fallback);
  }
  return asked;
}

/** Every power has one corps in its capital. */
const everybody = (board: Parameters<typeof put>[0]) => {
  for (const power of POWERS) {
    const corps = board.pack.corps.find(({ nation, symbol }) => nation === power && symbol === 'infantry');
    put(board, corps?.id ?? '', board.pack.nations[power].capital);
  }
};

describe('7.1: who moves when', () => {
  test('France names its place, and all are told', () => {
    const game = aLandPhase(everybody);
    expect(game.asked).toBe('france land-slot');
    expect(game.prompt).toBe('When do you move in the land phase of this month (7.1)? Everybody sees it.');
    expect(game.options).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    game.answer('3');
    expect(game.told()).toEqual([
      'France has named its place in the land phase: ' +
        'Russia, Turkey, France, Austria, Prussia, Great Britain and Spain.',
    ]);
    expect(order(game)).toEqual(
      ['russia', 'turkey', 'france', 'austria', 'prussia', 'great_britain', 'spain'].map((one) => `${one} land-turn`),
    );
  });

  test('its standing orders name it, and it is not asked', () => {
    const game = aLandPhase((board) => {
      everybody(board);
      board.state.standing.france = { slot: { land: 1 } };
    }).byOrders();
    expect(game.asked).toBe('france land-turn');
  });

  test('without a word it is the last, and so it is where nobody plays France', () => {
    expect(order(aLandPhase(everybody)).at(-1)).toBe('france land-turn');
    const without = aLandPhase(everybody, { played: ['russia', 'austria', 'spain'] });
    expect(without.told()[0]).toBe(
      'Order of the land phase: ' + 'Russia, Turkey, Austria, Prussia, Great Britain, Spain and France.',
    );
    expect(order(without)).toEqual(['russia land-turn', 'austria land-turn', 'spain land-turn']);
  });

  test('only who has something to move or to decide is asked', () => {
    const game = aLandPhase((board) => {
      put(board, 'austria_i', 'vienna');
      put(board, 'russia_i', 'riga', { besieged: true });
      board.state.sieges = { riga: ['prussia'] };
      board.state.corps.prussia_i = { area: 'riga', factors: { infantry: 4 } };
      board.state.relations['prussia|russia'] = { war: { since: 0, aggressors: ['prussia'] } };
      board.state.irregulars = { burgos: [{ kind: 'guerrilla', power: 'spain', number: 1 }] };
      board.state.depots = { brusa: { power: 'turkey' } };
    });
    expect(order(game)).toEqual([
      ...['france land-slot', 'turkey land-turn', 'austria land-turn', 'prussia land-turn', 'spain land-turn'],
    ]);
  });

  test('7.1.1: corps of free states move in the turn of their controller', () => {
    const game = aLandPhase((board) => {
      const bavarian = board.pack.corps.find(({ nation }) => nation === 'bavaria')?.id ?? '';
      board.state.minors.bavaria = { status: 'free', controller: 'france', money: 0, manpower: 0 };
      put(board, bavarian, 'munich');
    }).until('france');
    expect(game.options).toEqual([]);
    expect(JSON.stringify(game.choice)).toContain('corps:bavaria');
  });

  test('7.1.2, 7.3.8.1: allies who move together do it in the turn of the last, in the order of the sequence', () => {
    const game = aLandPhase((board) => {
      everybody(board);
      allied(board, 'austria', 'spain');
      board.state.combinedMovements = [{ month: board.state.month, phase: 'land', powers: ['spain', 'austria'] }];
    }).answer('1');
    expect(order(game)).toEqual(
      ['france', 'russia', 'turkey', 'prussia', 'great_britain', 'austria', 'spain'].map((one) => `${one} land-turn`),
    );
  });

  test('7.1.3: what belongs to a turn is gone when the next begins', () => {
    const game = aLandPhase(everybody).until('russia');
    expect(game.state.landTurn?.power).toBe('russia');
    game.answer([{ order: 'stay', answer: ['corps:russia_i'] }]);
    expect(game.state.landTurn?.power).toBe('turkey');
    expect(game.state.marches).toBeUndefined();
  });
});

test('3: the land phase comes after reinforcements, with the march alone', () => {
  const names = (ruleset: number) => {
    const game = wholeCampaign({ ruleset });
    const seen: string[] = [];
    while (game.state.month === 0) {
      if (game.window && !seen.includes(game.window)) seen.push(game.window);
      game.answered();
    }
    return seen.filter((name) => name.startsWith('land-'));
  };
  expect(names(1)).toEqual([]);
  expect(names(2)).toEqual(['land-slot', 'land-turn']);
});
