import { expect, test } from '@jest/globals';
import { sheetFor } from '../../../../src/kernel/open-decisions.ts';
import { isPoint, type SheetPoint } from '../../../../src/kernel/sheet.ts';
import type { Lead } from '../../../../src/kernel/trace.ts';
import { fitLine } from '../../../../src/kernel/walk-sheet.ts';
import { english } from '../../played-game.ts';
import { aNavalPhase, atWar, onlyFleets } from './a-naval-phase.ts';

/** A French fleet in Toulon, at war with Great Britain, whose fleet lies outside. */
function sheet(british: { readonly at: string; readonly ships: number } = { at: 'sea:gulf_of_lions', ships: 5 }) {
  const game = aNavalPhase({
    change: (board) => {
      onlyFleets(board, {
        france_fleet_i: ['port:toulon', 25],
        france_fleet_ii: ['port:toulon', 20],
        great_britain_fleet_i: [british.at, british.ships],
      });
      atWar(board, 'france', 'great_britain');
      board.state.access = { spain: [{ to: 'france', into: 'ports' }] };
    },
  }).until('france naval-turn');
  const open = sheetFor(game.game, game.machine, game.open()?.id ?? '', 'france');
  if (!open) throw new Error('no sheet');
  return open.begin;
}

const begun = (by: readonly string[] = [], more: { readonly [part: string]: string } = {}) => ({
  order: 'sail',
  parts: { fleet: 'fleet:france_fleet_ii', ...more },
  by,
});
const told = ({ said, takes }: Lead) => [said, ...takes].map((one) => english.t(one));
const lead = (point: SheetPoint, to: string) => {
  const found = point.trace(begun())?.leads.find(({ by }) => by.at(-1) === to);
  if (!found) throw new Error(`no way to ${to}`);
  return found;
};

test('every place in reach says its route, its points, and whom the fleet could meet on the way', () => {
  expect(told(lead(sheet(), 'port:cartagena'))).toEqual([
    'French II Fleet: Toulon > Gulf of Lions > Balearic Sea > Cartagena',
    '3 points, 4 left',
    'Gulf of Lions: Great Britain with 5 ships intercepts in 33% of cases, if it tries',
    'Balearic Sea: Great Britain with 5 ships intercepts in 17% of cases, if it tries',
    '44% if all of them try',
  ]);
  expect(told(lead(sheet({ at: 'port:london', ships: 5 }), 'port:cartagena'))).toContain(
    'nobody can intercept on the way',
  );
  expect(told(lead(sheet({ at: 'box:toulon', ships: 5 }), 'sea:gulf_of_lions'))).toContain(
    'the blockade box of Toulon: Great Britain with 5 ships intercepts in 100% of cases, if it tries',
  );
});

test('its lines fit one after the other, all of them, from any position', () => {
  const point = sheet();
  const leads = point.trace(begun())?.leads ?? [];
  expect(leads.length).toBeGreaterThan(20);
  for (const { lines } of leads)
    lines.reduce<SheetPoint>((at, line) => {
      const next = fitLine(at, line);
      if (!isPoint(next)) throw new Error(english.t(next.problem));
      return next;
    }, point);
});

test('a route is drawn on from its end, and may wish to be intercepted before a port', () => {
  const trace = sheet().trace(begun(['sea:balearic_sea', 'port:cartagena'], { wish: 'intercept-me' }));
  expect(trace?.route).toEqual(['toulon', 'gulf_of_lions', 'balearic_sea', 'cartagena']);
  expect(trace?.drawn?.lines.at(-1)).toEqual({
    order: 'sail',
    answer: { fleet: 'fleet:france_fleet_ii', to: 'port:cartagena', wish: 'intercept-me' },
  });
  expect(trace?.drawn && told(trace.drawn)[0]).toBe(
    'French II Fleet: Toulon > Gulf of Lions > Balearic Sea > Cartagena, intercept me',
  );
});

test('nothing is drawn without a fleet, nor for one that does not sail', () => {
  expect(sheet().trace({ order: 'sail', parts: {}, by: [] })).toBeUndefined();
  expect(sheet().trace({ order: 'join', parts: { fleet: 'fleet:france_fleet_ii' }, by: [] })).toBeUndefined();
});

test('who draws to and fro between a port and its box, which costs nothing, gets no further than once', () => {
  const toAndFro = Array.from({ length: 500 }, (_, n) => (n % 2 === 0 ? 'box:toulon' : 'port:toulon'));
  expect(sheet({ at: 'box:toulon', ships: 5 }).trace(begun(toAndFro))?.drawn?.lines).toHaveLength(1);
  const back = sheet({ at: 'port:london', ships: 5 }).trace(begun(['sea:gulf_of_lions', 'port:toulon']));
  expect(back?.route).toEqual(['toulon', 'gulf_of_lions', 'toulon']);
});
