import { expect, test } from '@jest/globals';
import { takeWords } from '../../src/pictures/take-words.ts';

const known = () => true;
const FILL = 'fill="#211f1b"';
const sheet = (inside: string) => `<svg viewBox="0 0 400 90">${inside}</svg>`;

test('a word is taken out, with the place where its groups move it', () => {
  const word = `<text x="8" y="16" font-family="serif" font-size="19" font-weight="500" ${FILL}>Turn 105</text>`;
  const moved = (inside: string) =>
    sheet(`<g transform="translate(8 0)"><g><rect/></g><g transform="translate(-2.5 12)">${inside}</g></g>`);
  expect(takeWords(moved(word), known)).toEqual({
    shapes: moved(''),
    words: [
      {
        x: 13.5,
        y: 28,
        fill: '#211f1b',
        size: 19,
        anchor: undefined,
        face: 'font-family="serif" font-weight="500"',
        text: 'Turn 105',
      },
    ],
  });
});

test('a group moves its own words alone, and a drawing has its corner where its viewBox says', () => {
  const word = (text: string) => `<text x="1" y="2" font-size="9" text-anchor="end" ${FILL}>${text}</text>`;
  const svg = `<svg viewBox="-10 5 400 90"><g transform="translate(20 30)">${word('in')}</g>${word('out')}</svg>`;
  expect(takeWords(svg, known).words).toMatchObject([
    { x: 31, y: 27, anchor: 'end', text: 'in' },
    { x: 11, y: -3, text: 'out' },
  ]);
});

test.each([
  ['it has an edge', `<text x="1" y="2" font-size="9" stroke="#ffffff" ${FILL}>A</text>`],
  ['its ink is its group’s', '<g fill="#211f1b"><text x="1" y="2" font-size="9">A</text></g>'],
  ['its group is turned', `<g transform="rotate(9)"><text x="1" y="2" font-size="9" ${FILL}>A</text></g>`],
  ['its group is pale', `<g opacity="0.5"><g><text x="1" y="2" font-size="9" ${FILL}>A</text></g></g>`],
  ['it has parts', `<text x="1" y="2" font-size="9" ${FILL}><tspan>A</tspan></text>`],
  ['its ink is named', '<text x="1" y="2" font-size="9" fill="red">A</text>'],
  ['its size is its group’s', `<text x="1" y="2" ${FILL}>A</text>`],
])('a word stays in the drawing where %s', (_, inside) => {
  expect(takeWords(sheet(inside), known)).toEqual({ shapes: sheet(inside), words: [] });
});

test('a word with letters that are not known stays', () => {
  const word = `<text x="1" y="2" font-size="9" ${FILL}>Пашић</text>`;
  expect(takeWords(sheet(word), (text) => text !== 'Пашић')).toEqual({ shapes: sheet(word), words: [] });
});
