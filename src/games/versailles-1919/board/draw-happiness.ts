import { about } from '../../../theme/drawing/about.ts';
import { letters, textWidth } from '../../../theme/drawing/lettering.ts';
import { line, type Panel, rect } from '../../../theme/drawing/svg.ts';
import type { NationId } from '../pack-types.ts';
import type { View } from '../view-types.ts';
import { INK, NATION_LOOKS } from './colours.ts';
import type { Translate } from './draw-board.ts';
import { titled } from './draw-cards.ts';
import { INNER, TYPE } from './layout.ts';
import { drawMark } from './marks.ts';
import { msg } from './msg.ts';
import { nationTitle } from './names.ts';

/** Where names begin, behind their marks, and the room after the widest. */
const NAME = 15;
const GAP = 9;
const ROW = 21;
const HEAD = 18;

/** The happiness track, a line for each nation, so that equal markers do not hide one another. */
export function drawHappiness(view: Pick<View, 'happiness' | 'happinessTrack' | 'solo'>, t: Translate): Panel {
  if (view.happiness.length === 0) return { height: 0, svg: '' };
  const { max, signsAt, zones } = view.happinessTrack;
  const names = view.happiness.map(({ nation }) => t(nationTitle(nation)));
  const label =
    NAME + Math.ceil(Math.max(...names.map((name) => textWidth(name, { size: TYPE.text, bold: true })))) + GAP;
  const pitch = (INNER - label) / (max + 1);
  const left = (at: number) => label + at * pitch;
  const bottom = HEAD + view.happiness.length * ROW;
  const bands = zones.map(({ from, units }, n) => {
    const to = (zones[n - 1]?.from ?? max + 1) - 1;
    const box = { x: left(from), y: HEAD, w: (to - from + 1) * pitch, h: bottom - HEAD };
    return [
      rect(box, { fill: n % 2 === 0 ? INK.card : INK.shade }),
      line(box.x, 3, box.x, bottom, { stroke: INK.edge, 'stroke-width': 0.8 }),
      about(
        'zone',
        undefined,
        letters(box.x + 4, HEAD - 5, t(msg('versailles-1919-board.zone', { units })), { size: TYPE.small }),
      ),
    ].join('');
  });
  const ticks = Array.from({ length: Math.floor(max / 5) + 1 }, (_, n) => n * 5).map((value) => {
    const x = left(value) + pitch / 2;
    return (
      line(x, HEAD, x, bottom, { stroke: INK.rule, 'stroke-width': 0.7 }) +
      letters(x, bottom + 13, String(value), { size: TYPE.small, anchor: 'middle', fill: INK.muted })
    );
  });
  const rows = view.happiness.map(({ nation, at, playing, signs }, n) => {
    const middle = HEAD + n * ROW + ROW / 2;
    const x = left(at) + pitch / 2;
    const { strong } = NATION_LOOKS[nation];
    return [
      line(label, middle, x, middle, { stroke: strong, 'stroke-width': playing ? 2.2 : 1, 'stroke-opacity': 0.5 }),
      about(
        `nation-${nation}`,
        undefined,
        drawMark(nation, 6, middle, 10) +
          letters(NAME, middle + 4.3, names[n] ?? '', { size: TYPE.text, bold: playing, fill: strong }),
      ),
      about(
        playing ? 'happiness' : 'happiness-unplayed',
        undefined,
        drawHappinessMarker(nation, at, playing, x, middle),
      ),
      playing
        ? ''
        : signsNote(at, left, t(msg('versailles-1919-board.signs', { signs: signs ? 'yes' : 'no' })), middle),
    ].join('');
  });
  const signing = left(signsAt);
  // A lone player has no signatories (16.4).
  const treaty = !view.solo;
  return titled(
    msg('versailles-1919-board.happiness'),
    treaty ? msg('versailles-1919-board.happiness-note', { from: signsAt }) : undefined,
    [
      {
        height: bottom + 16,
        svg: [
          ...bands,
          ...ticks,
          treaty
            ? about('signing', { x: signing - 4, y: HEAD, w: 8, h: bottom - HEAD }, drawSigning(signing, HEAD, bottom))
            : '',
          rect(
            { x: label, y: HEAD, w: INNER - label, h: bottom - HEAD },
            { fill: 'none', stroke: INK.edge, 'stroke-width': 0.8 },
          ),
          ...rows,
        ].join(''),
      },
    ],
    t,
  );
}

/** A marker with its happiness about this point, hollow for a nation that nobody plays. */
export function drawHappinessMarker(nation: NationId, at: number, playing: boolean, x: number, y: number): string {
  const { strong } = NATION_LOOKS[nation];
  const how = { size: 13, bold: true, anchor: 'middle', fill: playing ? '#ffffff' : strong } as const;
  return (
    rect({ x: x - 11, y: y - 8.5, w: 22, h: 17 }, { rx: 3, fill: playing ? strong : INK.card, stroke: strong }) +
    letters(x, y + 4.6, String(at), how)
  );
}

/** The line from which a nation signs the treaty. */
export function drawSigning(x: number, from: number, to: number): string {
  return line(x, from, x, to, { stroke: INK.text, 'stroke-width': 1.2, 'stroke-dasharray': '4 2.5' });
}

/** Whether a nation that nobody plays would sign now: beside its marker, where there is room. */
function signsNote(at: number, left: (at: number) => number, text: string, middle: number): string {
  const how = { size: TYPE.small, fill: INK.muted };
  const after = left(at) + 20;
  const fits = after + textWidth(text, how) <= INNER - 4;
  return fits
    ? letters(after, middle + 4, text, how)
    : letters(left(at) - 10, middle + 4, text, { ...how, anchor: 'end' });
}
