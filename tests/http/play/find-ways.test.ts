import { describe, expect, test } from '@jest/globals';
import { findWays, forecastOf, withoutLastPlace } from '../../../src/http/play/find-ways.ts';
import { translator } from '../../../src/i18n/translator.ts';
import type { Order, SheetLine } from '../../../src/kernel/choice.ts';
import { planSheet } from '../../../src/kernel/plan-sheet.ts';
import type { SheetPoint } from '../../../src/kernel/sheet.ts';
import { AREAS, neighbours } from '../../fixtures/marches/map.ts';
import { option, quote } from '../../fixtures/marches/quote.ts';

const { t } = translator('en', 'UTC');
const isArea = (place: string) => AREAS.includes(place);
const partsOf = ({ answer }: SheetLine) => Object.fromEntries(typeof answer === 'object' ? Object.entries(answer) : []);

/** A corps in a1 marches along a route of up to three areas: one line, however long it is. */
const MARCH: Order = {
  id: 'march',
  label: quote('March'),
  choice: {
    kind: 'form',
    fields: [
      {
        id: 'corps',
        label: quote('corps'),
        choice: { kind: 'one', options: [{ id: 'I', label: quote('I Corps'), place: 'a1' }] },
      },
      { id: 'along', label: quote('along'), choice: { kind: 'ranking', options: AREAS.map(option), min: 1, max: 3 } },
    ],
  },
};
const point: SheetPoint = planSheet(
  {
    orders: () => [MARCH, { id: 'rest', label: quote('Rest'), choice: { kind: 'number', min: 1, max: 3 } }],
    add: (plan, line) => {
      const along: unknown = partsOf(line).along;
      const route = ['a1', ...(Array.isArray(along) ? along.map(String) : [])];
      const gap = route.slice(1).some((to, i) => !neighbours(route[i] ?? '').includes(to));
      return gap ? { misfit: { problem: quote('There is a gap.') } } : plan;
    },
    say: (_, line) => quote(`${String(partsOf(line).corps)} along ${String(partsOf(line).along)}`),
    costs: () => [quote('costs after it')],
  },
  {},
);
const begun = (...along: readonly string[]) => ({
  order: 'march',
  fields: new URLSearchParams([
    ['a.march.corps', 'I'],
    ...along.map((area): [string, string] => ['a.march.along', area]),
  ]),
});
const ways = (line?: ReturnType<typeof begun>) => findWays(point, point.orders(), isArea, line);

describe('where a line could go on', () => {
  test('begins with the places of its first part; an order that names none has no way', () => {
    expect(ways().map(({ place, order, forecast }) => [place, order.id, forecast])).toEqual([
      ['a1', 'march', undefined],
    ]);
  });

  test('a route goes on from area to area, as far as it fits, and is one line at each of them', () => {
    expect(ways(begun()).map(({ place }) => place)).toEqual(['a2', 'b1', 'north', 'west']);
    const second = ways(begun('b1')).find(({ place }) => place === 'c1');
    expect(second?.fields.getAll('a.march.along')).toEqual(['b1', 'c1']);
    expect(second?.forecast && t(second.forecast.said)).toBe('“I along b1,c1”');
    expect(second?.forecast?.takes.map((line) => t(line))).toEqual(['“costs after it”']);
    expect(ways(begun('b1', 'c1', 'd1'))).toEqual([]);
  });

  test('a line that is whole is told, one that does not fit is none', () => {
    expect(forecastOf(point, MARCH, begun('c1').fields)).toBe('misfit');
    expect(forecastOf(point, MARCH, begun().fields)).toBeUndefined();
    expect(forecastOf(point, MARCH, new URLSearchParams())).toBeUndefined();
    expect(forecastOf(point, MARCH, begun('b1').fields)).toMatchObject({
      line: { order: 'march', answer: { corps: 'I', along: ['b1'] } },
    });
  });

  test('what goes on from a line keeps all but where it went', () => {
    expect(String(withoutLastPlace(MARCH, begun('b1', 'c1').fields, isArea))).toBe('a.march.corps=I');
  });
});
