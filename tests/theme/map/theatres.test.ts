import { expect, test } from '@jest/globals';
import { board } from '../../../src/games/empires-in-arms/board.ts';
import { map } from '../../../src/games/empires-in-arms/map.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { type MapMove, moveBy, type ToldMoves } from '../../../src/kernel/map-move.ts';
import { theatresOf } from '../../../src/theme/map/theatres.ts';
import { seenBy } from '../../games/empires-in-arms/board/a-board.ts';

const { pack, names } = map;
const { t } = translator('en', 'UTC');
const { t: spanish } = translator('es', 'UTC');

/** A sentence of the power, and what it moved. */
function told(power: string, number: number, ...way: readonly string[]): ToldMoves {
  return { text: names.area(way.at(-1) ?? ''), moves: moveBy({ power, kind: 'army', number }, way) };
}
const theatres = (...all: readonly ToldMoves[]) => theatresOf(pack, names, all);

test('where nothing moved there is no theatre', () => {
  expect(theatres()).toEqual([]);
  expect(theatres(told('france', 1, 'paris', 'paris'))).toEqual([]);
});

test('moves near each other are one theatre, others their own; where most moved comes first', () => {
  const [first, second, ...others] = theatres(
    told('spain', 1, 'madrid', 'saragossa'),
    told('france', 2, 'strasbourg', 'stuttgart'),
    told('austria', 1, 'munich', 'ulm'),
  );
  expect(others).toEqual([]);
  expect(first?.moves.map(({ power }) => power)).toEqual(['france', 'austria']);
  expect(first && t(first.title)).toBe('What moved around Stuttgart');
  expect(first && spanish(first.title)).toBe('Movimientos en torno a Stuttgart');
  expect(first?.text.map(t)).toEqual(['Stuttgart', 'Ulm']);
  expect(second?.moves.map(({ power }) => power)).toEqual(['spain']);
});

test('a window shows every area that its moves went through', () => {
  const [one] = theatres(told('france', 1, 'strasbourg', 'stuttgart', 'ulm', 'munich'));
  for (const id of ['strasbourg', 'munich']) {
    const [x = 0, y = 0] = pack.areas.find((area) => area.id === id)?.counters ?? [];
    expect(one && x > one.box.x && x < one.box.x + one.box.w && y > one.box.y && y < one.box.y + one.box.h).toBe(true);
  }
});

test('theatres all over the map stay apart rather than become one that nobody can read', () => {
  const land = pack.areas.filter(({ kind }) => kind === 'land');
  const everywhere = pack.links.flatMap(({ between: [a, b] }): readonly ToldMoves[] => {
    const isLand = [a, b].every((id) => land.some((area) => area.id === id));
    return isLand ? [told('france', 1, a, b)] : [];
  });
  const all = theatres(...everywhere);
  expect(all.length).toBeGreaterThan(3);
  for (const { box } of all) expect(box.w).toBeLessThan(1250);
});

test('the picture of a theatre has its arrows, and names in the reader’s language', () => {
  const [one] = theatres(told('france', 3, 'strasbourg', 'stuttgart', 'munich'));
  const svg = one && board.map?.drawTheatre(one, seenBy('france'), { t: spanish });
  expect(svg).toContain('aria-label="Movimientos en torno a Múnich"');
  expect(svg).toContain('>3</text>');
  expect(svg).toContain('>Estrasburgo</text>');
});

test('a move begins and ends somewhere else, and stands nowhere on its way', () => {
  const move: Omit<MapMove, 'way'> = { power: 'france', kind: 'fleet', number: 1 };
  expect(moveBy(move, ['brest', 'brest', 'bay_of_biscay'])).toEqual([{ ...move, way: ['brest', 'bay_of_biscay'] }]);
  expect(moveBy(move, ['brest', 'brest'])).toEqual([]);
});
