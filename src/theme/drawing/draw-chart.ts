import { MARKS } from '../map/draw-moment.ts';
import { LIGHT, seatLook } from '../tokens.ts';
import { BOARD_FONT, letters, textWidth } from './lettering.ts';
import { element, escapeText, line, rect, round } from './svg.ts';

/** A line of a chart: a figure at each step, or none. Its place among all says how it looks. */
export type ChartLine = {
  readonly name: string;
  readonly place: number;
  readonly figures: readonly (number | undefined)[];
};

export type Chart = {
  /** What a screen reader calls it. */
  readonly title: string;
  readonly lines: readonly ChartLine[];
  /** Named parts of the scale, from below. */
  readonly bands: readonly { readonly name: string; readonly from: number }[];
  /** The ends of the scale at least. */
  readonly least: number;
  readonly most: number;
  /** What stands below the steps, each at its own. */
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
};

/** 480 units wide: two side by side fill a page, and one is as wide as a large phone. */
const WIDTH = 480;
const HEIGHT = 300;
const SMALL = { size: 12.5 } as const;
const QUIET = { ...SMALL, fill: LIGHT.muted } as const;
/** Between names at the ends of lines. */
const NAME = 15;
const [FIGURES, TOP, BOTTOM, MARK] = [34, 12, 26, 16];

/** Figures over time as lines, each with its name and sign at its end, on a printed sheet like every board. */
export function drawChart({ title, lines, bands, least, most, ticks }: Chart): string {
  const figures = lines.flatMap((one) => one.figures.filter((figure) => figure !== undefined));
  const scale = scaleOf(Math.min(least, ...figures), Math.max(most, ...figures));
  const steps = Math.max(1, ...lines.map((one) => one.figures.length - 1));
  const right = WIDTH - MARK - Math.max(0, ...lines.map(({ name }) => textWidth(name, SMALL))) - 8;
  const left = bands.length > 0 ? 14 + Math.max(...bands.map(({ name }) => textWidth(name, SMALL))) : FIGURES;
  const x = (step: number) => left + (step / steps) * (right - left);
  const y = (figure: number) =>
    HEIGHT - BOTTOM - ((figure - scale.from) / (scale.to - scale.from)) * (HEIGHT - BOTTOM - TOP);

  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      width: WIDTH,
      height: HEIGHT,
      'font-family': BOARD_FONT,
      role: 'img',
      'aria-label': title,
    },
    element('title', {}, escapeText(title)),
    rect({ x: 0, y: 0, w: WIDTH, h: HEIGHT }, { fill: LIGHT.sheet }),
    ...drawBands(bands, scale, y, right),
    ...(bands.length > 0 ? [] : drawScale(scale, y, right)),
    ...drawTicks(ticks, x, right),
    ...drawLines(lines, x, y),
    ...drawNames(lines, y, right),
    ...drawEarlyEnds(lines, x, y),
  );
}

type Scale = { readonly from: number; readonly to: number; readonly every: number };
type To = (figure: number) => number;

/** Round figures around these two, and how far apart lines of the scale are. */
function scaleOf(least: number, most: number): Scale {
  const span = Math.max(1, most - least);
  const power = 10 ** Math.floor(Math.log10(span));
  const every = Math.max(1, [0.2, 0.5, 1, 2].map((part) => part * power).find((step) => span / step <= 6) ?? power);
  return { from: Math.floor(least / every) * every, to: Math.ceil(most / every) * every, every };
}

function drawScale({ from, to, every }: Scale, y: To, right: number): readonly string[] {
  const count = Math.round((to - from) / every) + 1;
  return Array.from({ length: count }, (_, n) => from + n * every).flatMap((figure) => [
    line(FIGURES, y(figure), right, y(figure), { stroke: figure === 0 ? LIGHT.edge : LIGHT.rule, 'stroke-width': 1 }),
    letters(FIGURES - 6, y(figure) + 4, String(figure).replace('-', '−'), { ...QUIET, anchor: 'end' }),
  ]);
}

/** Every other part of the scale is shaded; its name stands in it. */
function drawBands(bands: Chart['bands'], { to }: Scale, y: To, right: number): readonly string[] {
  return bands.flatMap(({ name, from }, n) => {
    const top = y(bands[n + 1]?.from ?? to);
    const box = { x: 0, y: top, w: right, h: y(from) - top };
    return [rect(box, { fill: n % 2 === 0 ? LIGHT.shade : LIGHT.sheet }), letters(8, top + 14, name, QUIET)];
  });
}

function drawTicks(ticks: Chart['ticks'], x: To, right: number): readonly string[] {
  let free = 0;
  return ticks.flatMap(({ at, text }) => {
    const half = textWidth(text, SMALL) / 2;
    const middle = x(at);
    const mark = line(middle, HEIGHT - BOTTOM, middle, HEIGHT - BOTTOM + 5, { stroke: LIGHT.edge, 'stroke-width': 1 });
    if (middle - half < free || middle + half > right + MARK) return [mark];
    free = middle + half + 8;
    return [mark, letters(middle, HEIGHT - 7, text, { ...QUIET, anchor: 'middle' })];
  });
}

/** A line is broken where it has no figure. */
function drawLines(lines: readonly ChartLine[], x: To, y: To): readonly string[] {
  return lines.map(({ place, figures }) => {
    let open = false;
    const path = figures.map((figure, step) => {
      const drawn = figure === undefined ? '' : `${open ? 'L' : 'M'}${round(x(step))} ${round(y(figure))}`;
      open = figure !== undefined;
      return drawn;
    });
    const { light } = seatLook(place);
    return element('path', { d: path.join(''), fill: 'none', stroke: light, ...STROKE });
  });
}

const STROKE = { 'stroke-width': 2, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;

/** At the end of each line its sign and name, moved apart where lines end close together. */
function drawNames(lines: readonly ChartLine[], y: To, right: number): readonly string[] {
  const ends = lines
    .flatMap((one) => {
      const last = one.figures.at(-1);
      return last === undefined ? [] : [{ ...one, at: y(last) }];
    })
    .toSorted((a, b) => a.at - b.at);
  const rows = spreadOut(ends.map(({ at }) => at));
  return ends.map(({ name, place, at }, n) => {
    const row = rows[n] ?? at;
    return [
      line(right, at, right + 6, row, { stroke: seatLook(place).light, 'stroke-width': 1 }),
      drawSign(place, right + 12, row),
      letters(right + MARK + 4, row + 4, name, nameOf(place)),
    ].join('');
  });
}

/** Who is no longer there: the sign and the name where the line ends. */
function drawEarlyEnds(lines: readonly ChartLine[], x: To, y: To): readonly string[] {
  return lines.flatMap(({ name, place, figures }) => {
    const step = figures.findLastIndex((figure) => figure !== undefined);
    const figure = figures[step];
    if (figure === undefined || step === figures.length - 1) return [];
    return [drawSign(place, x(step) + 8, y(figure)), letters(x(step) + 16, y(figure) + 4, name, nameOf(place))];
  });
}

const nameOf = (place: number) => ({ ...SMALL, fill: seatLook(place).light });

function drawSign(place: number, x: number, y: number): string {
  const { light, shape } = seatLook(place);
  return element('path', {
    d: MARKS[shape],
    fill: shape === 'ring' || shape === 'bar' || shape === 'cross' ? 'none' : light,
    stroke: light,
    'stroke-width': 1.6,
    transform: `translate(${round(x)} ${round(y)}) scale(0.8)`,
  });
}

/** Heights in order, at least a name's height apart, within the drawing. */
function spreadOut(heights: readonly number[]): readonly number[] {
  const rows: number[] = [];
  for (const at of heights) rows.push(Math.max(at, (rows.at(-1) ?? TOP - 4 - NAME) + NAME));
  let below = HEIGHT - BOTTOM + NAME;
  return rows
    .toReversed()
    .map((row) => {
      below = Math.min(row, below - NAME);
      return below;
    })
    .toReversed();
}
