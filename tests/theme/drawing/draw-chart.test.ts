import { expect, test } from '@jest/globals';
import { drawChart } from '../../../src/theme/drawing/draw-chart.ts';

const chart = (change: Partial<Parameters<typeof drawChart>[0]> = {}) =>
  drawChart({
    ...{ title: 'Victory points', bands: [], least: 0, most: 10, ticks: [{ at: 0, text: '1805' }] },
    lines: [
      { name: 'France', place: 0, figures: [0, 4, 9] },
      { name: 'Austria', place: 2, figures: [-12, -12, 9] },
    ],
    ...change,
  });
const heights = (svg: string) =>
  [...svg.matchAll(/<text x="[\d.]+" y="([\d.]+)"[^>]*>(France|Austria)</g)].map(([, y]) => Number(y));

test('a chart has a name for screen readers, round figures at its scale, and years below', () => {
  const svg = chart();
  expect(svg).toContain('role="img" aria-label="Victory points"');
  for (const words of ['−15', '0', '10', '1805']) expect(svg).toContain(`>${words}</text>`);
});

test('names at the ends of lines that meet stand apart', () => {
  const [one = 0, other = 0] = heights(chart());
  expect(Math.abs(one - other)).toBeCloseTo(15);
});

test('a line that ends early has its name there, and one without any figure has none', () => {
  const lines = [
    { name: 'France', place: 0, figures: [1, 2, 3] },
    { name: 'Austria', place: 2, figures: [5, undefined, undefined] },
    { name: 'Spain', place: 6, figures: [undefined, undefined, undefined] },
  ];
  const svg = chart({ lines });
  expect(heights(svg)).toHaveLength(2);
  expect(svg).not.toContain('Spain');
});

test('parts of the scale have their names; what is written is escaped', () => {
  const svg = chart({ bands: [{ name: 'Fiasco & <ruin>', from: 0 }] });
  expect(svg).toContain('Fiasco &amp; &lt;ruin&gt;');
});
