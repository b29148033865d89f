import type { Message } from '../../../kernel/message.ts';
import { about } from '../../../theme/drawing/about.ts';
import { fitText, letters } from '../../../theme/drawing/lettering.ts';
import { drawPlace, type Place } from '../../../theme/drawing/places.ts';
import { line, type Panel, rect } from '../../../theme/drawing/svg.ts';
import type { TrackView, View } from '../view-types.ts';
import { INK, KIND_TINTS } from './colours.ts';
import type { Translate } from './draw-board.ts';
import { titled } from './draw-cards.ts';
import { signed } from './effect-chips.ts';
import { INNER, TYPE } from './layout.ts';
import { drawFlame, drawKeg, drawUnit } from './marks.ts';
import { msg } from './msg.ts';
import { kindTitle } from './names.ts';

const LABEL = 92;
const ROW = 34;
const FIGURE = 15.5;

type Places = ReadonlyMap<string, Place>;

type Tracks = Pick<View, 'columns' | 'tracks'>;

/** The five region tracks, the figures of their columns above them. */
export function drawTracks(view: Tracks, places: Places, t: Translate): Panel {
  const pitch = (INNER - LABEL) / (view.columns.length + 1);
  const left = (column: number) => LABEL + column * pitch;
  const figures = drawFigures(view, left, pitch, t);
  const rows = view.tracks.map((track, n) =>
    drawTrack({ track, view, places, t, left, pitch }, figures.height + n * ROW),
  );
  const height = figures.height + view.tracks.length * ROW;
  return titled(
    msg('versailles-1919-board.regions'),
    msg('versailles-1919-board.regions-note'),
    [{ height, svg: figures.svg + rows.join('') }],
    t,
  );
}

/** The rows of figures above the tracks; in the legend their ids begin with `row-`. */
export const ROW_IDS = ['column', 'uprising', 'happiness', 'influence', 'roll', 'bids'] as const;
export type RowId = (typeof ROW_IDS)[number];

type Figures = {
  readonly id: RowId;
  readonly label: Message;
  readonly figures: readonly string[];
  readonly bold?: true;
};

/** What each column means: the number that brings an uprising, and what a unit there costs, gives and counts. */
function drawFigures(view: Tracks, left: (column: number) => number, pitch: number, t: Translate): Panel {
  const lines: readonly Figures[] = [
    { id: 'column', label: msg('versailles-1919-board.column'), figures: view.columns.map((_, i) => String(i + 1)) },
    {
      id: 'uprising',
      label: msg('versailles-1919-board.uprising-on'),
      figures: view.columns.map(({ uprising }) => (uprising === undefined ? '×' : `${uprising}+`)),
      bold: true,
    },
    {
      id: 'happiness',
      label: msg('versailles-1919-board.column-happiness'),
      figures: view.columns.map(({ happiness }) => (happiness === undefined ? '' : signed(happiness))),
    },
    {
      id: 'influence',
      label: msg('versailles-1919-board.column-influence'),
      figures: view.columns.map(({ recover }) => (recover === undefined ? '' : signed(recover))),
    },
    {
      id: 'roll',
      label: msg('versailles-1919-board.column-roll'),
      figures: view.columns.map(({ modifier, happiness }) =>
        modifier > 0 ? `±${modifier}` : happiness === undefined ? '' : '–',
      ),
    },
    {
      id: 'bids',
      label: msg('versailles-1919-board.column-bids'),
      figures: view.columns.map(({ strength, happiness }) => (happiness === undefined ? '' : `×${strength}`)),
    },
  ];
  const drawn = lines.map(({ id, label, figures, bold }, n) => {
    const base = 11 + n * FIGURE;
    return [
      about(
        `row-${id}`,
        undefined,
        letters(0, base, t(label), { size: TYPE.small, ...(bold ? { bold } : { fill: INK.muted }) }),
      ),
      ...figures.map((figure, i) =>
        figure === ''
          ? ''
          : letters(left(i + 1) + pitch / 2, base, figure, {
              size: bold ? 13 : 12,
              anchor: 'middle',
              ...(bold ? { bold } : {}),
            }),
      ),
    ].join('');
  });
  const height = lines.length * FIGURE + 3;
  return { height, svg: drawn.join('') };
}

type Row = {
  readonly track: TrackView;
  readonly view: Tracks;
  readonly places: Places;
  readonly t: Translate;
  readonly left: (column: number) => number;
  readonly pitch: number;
};

function drawTrack({ track, view, places, t, left, pitch }: Row, top: number): string {
  const { region, keg, unrest, units, die, uprising } = track;
  const middle = top + ROW / 2;
  const name = fitText(t(kindTitle(region)), LABEL - 8, 1, 14.5, 11.5, { serif: true });
  const odds = msg('versailles-1919-board.track-note', { die, uprising: uprising ?? 0 });
  const cell = (column: number) => ({ x: left(column), y: top, w: pitch, h: ROW });
  const picks = [
    place(places, `region:${region}`, { x: 1, y: top + 1, w: INNER - 2, h: ROW - 2 }),
    ...view.columns.map((_, i) => place(places, `space:${region}:${i + 1}`, inset(cell(i + 1)))),
    ...units.map(({ faction, column }) => place(places, `unit:${region}:${faction}`, inset(cell(column)))),
  ];
  return [
    about(
      `kind-${region}`,
      undefined,
      rect({ x: 0, y: top, w: LABEL, h: ROW }, { fill: KIND_TINTS[region] }) +
        letters(5, top + 15, name.lines[0] ?? '', { size: name.size, serif: true }) +
        letters(5, top + 28.5, t(odds), { size: TYPE.small }),
    ),
    ...view.columns.map(({ happiness }, i) =>
      rect(cell(i + 1), {
        fill: happiness === undefined ? INK.card : INK.shade,
        stroke: INK.rule,
        'stroke-width': 0.8,
      }),
    ),
    line(0, top, INNER, top, { stroke: INK.edge, 'stroke-width': 0.8 }),
    line(0, top + ROW, INNER, top + ROW, { stroke: INK.edge, 'stroke-width': 0.8 }),
    about('keg', undefined, drawKeg(left(keg) + pitch / 2, middle)),
    about('unrest', undefined, drawFlame(left(unrest) + pitch / 2, middle, 26)),
    ...units.map(({ faction, column }) =>
      about('unit', undefined, drawUnit(faction, left(column) + pitch / 2, middle)),
    ),
    ...picks,
  ].join('');
}

function place(places: Places, id: string, box: Parameters<typeof drawPlace>[1]): string {
  const found = places.get(id);
  return found ? drawPlace(found, box, 'corner') : '';
}

function inset(box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }) {
  return { x: box.x + 1.5, y: box.y + 1.5, w: box.w - 3, h: box.h - 3 };
}
