import { expect, test } from '@jest/globals';
import { builtInPack } from '../../../../src/games/empires-in-arms/pack/read-pack.ts';
import { percentOf } from '../../../../src/games/empires-in-arms/percent-of.ts';
import { aNavalPhase, attack, onlyFleets, sail } from './a-naval-phase.ts';

const NELSON = { is: 'with', unit: 'great_britain_fleet_i' } as const;

/**
 * "Great Britain moves Nelson and three fleets with 60 ships in all to a sea area with three French fleets of 31
 * ships." Of France's own fleets the pack has two; the third is the Dutch one, which France controls.
 */
function theExample() {
  return aNavalPhase({
    change: (board) => {
      onlyFleets(board, {
        great_britain_fleet_i: ['sea:english_channel', 25],
        great_britain_fleet_ii: ['sea:english_channel', 25],
        great_britain_fleet_iii: ['sea:english_channel', 10],
        france_fleet_i: ['sea:bay_of_biscay', 12],
        france_fleet_ii: ['sea:bay_of_biscay', 10],
        holland_fleet: ['sea:bay_of_biscay', 9],
      });
      board.state.leaders.nelson = { ...NELSON };
    },
    dice: {
      'wind-gauge:great_britain': [2],
      'wind-gauge:france': [5],
      'naval-fire:france': [5],
      'naval-fire:great_britain': [2],
    },
  });
}

test('6.3.3.4: 20% of 31 ships are 6, and 15% of 54 are 8', () => {
  const { pack } = builtInPack();
  expect(percentOf(pack, 20, 31)).toBe(6);
  expect(percentOf(pack, 15, 54)).toBe(8);
});

test('6.3.3.4, 6.3.5.4: the British attack, France has the wind; 6 British and 8 French ships are lost', () => {
  const game = theExample().until('great_britain naval-turn');
  game.answer([
    { order: 'join', answer: { fleet: 'fleet:all', lead: 'fleet:great_britain_fleet_i' } },
    ...sail('great_britain_fleet_i', 'sea:bay_of_biscay'),
    attack('sea:bay_of_biscay', 'france'),
  ]);
  expect(game.answer('no').asked).toBe('france evade');
  game.answer('fight');
  const { fleets } = game.state;
  expect(Object.entries(fleets).reduce((sum, [id, { ships }]) => sum + (id.startsWith('great') ? ships : 0), 0)).toBe(
    60,
  );
  // The British lose first; which ships, Great Britain says.
  expect(game.asked).toBe('great_britain naval-losses');
  game.answer({ 'fleet:great_britain_fleet_i': 6 });
  expect(game.asked).toBe('france naval-losses');
  game.answer({ 'fleet:france_fleet_i': 8 });
  expect(game.told().find((line) => line.startsWith('Naval fight'))).toBe(
    'Naval fight: Bay of Biscay. ' +
      'Great Britain attacks with 60 ships in 3 fleets, France defends with 31 ships in 3 fleets. ' +
      'France has the wind gauge (Great Britain 2 + 2 = 4, France 5). ' +
      'France fires with 31 ships: die 5, 20%, 6 ships are lost. ' +
      'Great Britain fires with 54 ships: die 2 + 1 = 3, 15%, 8 ships are lost. ' +
      'Great Britain wins; ships lost: 6 by the attackers, 8 by the defenders.',
  );

  // "Great Britain gains 4 political points (Nelson's one more among them), and France loses 3."
  const points = game.facts.flatMap((fact) => (fact.type === 'points-moved' ? [[fact.power, fact.line.points]] : []));
  expect(points).toEqual([
    ['france', -3],
    ['great_britain', 3],
    ['great_britain', 1],
  ]);

  // "France decides to fall back on a home port nearby, and Great Britain to follow and blockade it."
  expect(game.asked).toBe('france naval-retreat');
  expect(game.options).toContain('sea');
  game.answer('port:lorient');
  expect(game.asked).toBe('great_britain pursue');
  game.answer(['fleet:great_britain_fleet_i', 'fleet:great_britain_fleet_ii']);
  expect(game.asked).toBe('nobody');
  expect(['france_fleet_i', 'france_fleet_ii', 'holland_fleet'].map((id) => game.at(id))).toEqual([
    'port:lorient',
    'port:lorient',
    'port:lorient',
  ]);
  expect(['i', 'ii', 'iii'].map((n) => game.at(`great_britain_fleet_${n}`))).toEqual([
    'box:lorient',
    'box:lorient',
    'sea:bay_of_biscay',
  ]);
});
