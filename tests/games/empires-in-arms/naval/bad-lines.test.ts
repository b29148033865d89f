import { expect, test } from '@jest/globals';
import { aNavalPhase, attack, atWar, embark, onlyFleets, sail } from './a-naval-phase.ts';

/* What fleets cannot do is refused with the rule and the reason, whatever a form would offer. */

const CORPS = ['i', 'ii', 'iii', 'iv', 'v', 'vi'].map((n) => `france_${n}`);

const atToulon = () =>
  aNavalPhase({
    change: (board) => {
      onlyFleets(board, {
        france_fleet_i: ['port:toulon', 10],
        france_fleet_ii: ['port:toulon', 10],
        great_britain_fleet_i: ['sea:north_sea', 10],
      });
      atWar(board, 'great_britain', 'france');
      for (const id of CORPS) board.state.corps[id] = { area: 'toulon', factors: { infantry: 2 } };
    },
  }).until('france naval-turn');

test('a corps more than there are fleets to carry them, and one that is in no port', () => {
  const game = atToulon();
  const [one = '', two = '', three = ''] = CORPS;
  const aboard = [embark(one, 'france_fleet_i'), embark(two, 'france_fleet_ii'), embark(three, 'france_fleet_ii')];
  expect(game.tried(aboard)).toEqual([
    'French I Corps on board French I Fleet',
    'French II Corps on board French II Fleet',
    '(6.2.5) French II Fleet carries a corps already: each fleet carries one.',
  ]);
  expect(game.tried([embark('france_vii', 'france_fleet_i')])).toEqual([
    '(6.2.5.1) French VII Corps is not in the same friendly port as the fleet.',
  ]);
});

test('a sixth transport on five fleets, on whichever of them; the five stay on the sheet', () => {
  const numbers = ['i', 'ii', 'iii', 'iv', 'v'];
  const fleets = numbers.map((n) => `great_britain_fleet_${n}`);
  const game = aNavalPhase({
    change: (board) => {
      onlyFleets(board, Object.fromEntries(fleets.map((id) => [id, ['port:portsmouth', 10] as const])));
      const corps = [...numbers.map((n) => `great_britain_${n}`), 'great_britain_cavalry'];
      for (const id of corps)
        board.state.corps[id] = { area: 'portsmouth', factors: { [id.endsWith('y') ? 'cavalry' : 'infantry']: 2 } };
    },
  }).until('great_britain naval-turn');
  const five = numbers.map((n) => embark(`great_britain_${n}`, `great_britain_fleet_${n}`));
  const sixth = fleets.map((fleet) => embark('great_britain_cavalry', fleet));
  const said = game.tried([...five, ...sixth]);
  expect(said.slice(0, 5)).toEqual(
    ['I', 'II', 'III', 'IV', 'V'].map((n) => `British ${n} Corps on board British ${n} Fleet`),
  );
  expect(said.slice(5)).toEqual(
    ['I', 'II', 'III', 'IV', 'V'].map(
      (n) => `(6.2.5) British ${n} Fleet carries a corps already: each fleet carries one.`,
    ),
  );
});

test('a place that is beside none of them, however far away', () => {
  expect(atToulon().tried(sail('france_fleet_i', 'sea:gulf_of_lions', 'sea:north_sea'))).toEqual([
    expect.stringContaining('Gulf of Lions'),
    '(6.2.1) North Sea is not beside Gulf of Lions.',
  ]);
});

test('an attack where nobody is', () => {
  expect(atToulon().tried([attack('sea:adriatic', 'great_britain')])).toEqual([
    expect.stringContaining('There is nobody whom your fleets could attack there.'),
  ]);
});
