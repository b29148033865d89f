import { about } from '../../../theme/drawing/about.ts';
import { drawSheet } from '../../../theme/drawing/draw-sheet.ts';
import { letters, wrap } from '../../../theme/drawing/lettering.ts';
import { line, type Panel, rect, stack } from '../../../theme/drawing/svg.ts';
import { powerLook } from '../../../theme/map/power-marks.ts';
import type { Fired, LinedUp } from '../battle/battle-piece.ts';
import { map } from '../map.ts';
import type { Power } from '../pack-lists.ts';
import type { DrawnBattle } from './battle-scenes.ts';
import { drawMarker, MARKER } from './draw-marker.ts';
import { INK, INNER, MARGIN, TYPE, WIDTH } from './layout.ts';
import { msg } from './msg.ts';
import { drawLines, type Translate } from './panel.ts';

const MIDDLE = INNER / 2;
/** Half of the empty strip between the two lines, in which the rounds are counted. */
const STRIP = 21;
/** The longest a line can be. */
const REACH = MIDDLE - STRIP;
type Half = 'left' | 'right';

/** What the bars are drawn by: the most factors that a side had at once, and the most morale. */
type Scale = { readonly factors: number; readonly morale: number };
type Owners = { readonly left: Power | undefined; readonly right: Power | undefined };

/**
 * A battle as a picture of its two lines (7.5.2): the attackers at the left, the defenders at the right, and below them
 * round by round the factors that fired, what each side lost of them, and the morale that it had left. What happened
 * between the rounds stands between them in its sentence.
 */
export function drawBattle({ title, pieces }: DrawnBattle, t: Translate): string {
  const sides = pieces.flatMap(({ piece }) => (piece.piece === 'joined' ? [piece.sides] : []));
  const rounds = pieces.flatMap(({ piece }) => (piece.piece === 'round' ? [piece.sides] : []));
  const [first] = sides;
  const owners = { left: first?.attackers.powers[0], right: first?.defenders.powers[0] };
  const most = (of: (side: LinedUp | Fired) => number) =>
    Math.max(1, ...[...sides, ...rounds].flatMap(({ attackers, defenders }) => [of(attackers), of(defenders)]));
  const scale = { factors: most(({ factors }) => factors), morale: most(({ morale }) => morale) };

  const panelOf = ({ text, piece }: DrawnBattle['pieces'][number], n: number): Panel => {
    switch (piece.piece) {
      case 'joined':
        return stack([n === 0 ? heading(t(title)) : dayLine(piece.day, t), ranks(piece.sides, t)], 0, 6);
      case 'round':
        return roundOf(piece.round, piece.sides, { scale, owners, t });
      case 'event':
        return drawLines([t(text)], { fill: INK.muted });
      case 'over':
        return drawLines([t(text)]);
    }
  };
  return drawSheet(pieces.map(panelOf), {
    title: t(title),
    width: WIDTH,
    edge: 12,
    gap: 9,
    indent: MARGIN,
    pickable: false,
  });
}

const tenths = (morale: number): string => (morale / 10).toFixed(1);

const heading = (title: string): Panel => ({
  height: 24,
  svg: letters(0, 16, title, { size: TYPE.title, serif: true }) + line(0, 24, INNER, 24, { stroke: INK.text }),
});

const dayLine = (day: number, t: Translate): Panel => ({
  height: 16,
  svg: letters(0, 12, t(msg('empires-in-arms-board.battle-day', { day: String(day) })), {
    size: TYPE.text,
    bold: true,
  }),
});

/** The two sides as they line up: whose they are, who leads them, corps, factors, chit. */
function ranks({ attackers, defenders }: { attackers: LinedUp; defenders: LinedUp }, t: Translate): Panel {
  const left = rankOf(attackers, 0, 'attackers', t);
  const right = rankOf(defenders, MIDDLE + 8, 'defenders', t);
  return { height: Math.max(left.height, right.height), svg: left.svg + right.svg };
}

function rankOf(side: LinedUp, x: number, role: string, t: Translate): Panel {
  const { powers, names, leader, chit, corps, flank, factors, morale } = side;
  const width = MIDDLE - 12;
  const markers = powers.map((power, n) => drawMarker(power, x + n * (MARKER.width + 4), 0, t)).join('');
  const says = [
    { text: t(msg('empires-in-arms-board.battle-side', { role, powers: names })), bold: true },
    ...(leader ? [{ text: t(msg('empires-in-arms-board.battle-leader', { leader })) }] : []),
    { text: t(msg('empires-in-arms-board.battle-forces', { corps, flank, factors, morale: tenths(morale) })) },
    ...(chit ? [{ text: t(msg('empires-in-arms-board.battle-chit', { chit })) }] : []),
  ];
  const lines = says.flatMap(({ text, bold = false }) =>
    wrap(text, width, { size: TYPE.text, bold }).map((row) => ({ row, bold })),
  );
  const svg = lines
    .map(({ row, bold }, n) => letters(x, MARKER.height + 15 + n * 15, row, { size: TYPE.text, bold }))
    .join('');
  return { height: MARKER.height + 4 + lines.length * 15, svg: markers + svg };
}

type How = { readonly scale: Scale; readonly owners: Owners; readonly t: Translate };

function roundOf(round: number, sides: { attackers: Fired; defenders: Fired }, { scale, owners, t }: How): Panel {
  const number = { size: TYPE.small, anchor: 'middle', fill: INK.muted } as const;
  return {
    height: 46,
    svg: [
      letters(MIDDLE, 13, t(msg('empires-in-arms-board.battle-round', { round: String(round) })), number),
      half('left', sides.attackers, { scale, owner: owners.left, t }),
      half('right', sides.defenders, { scale, owner: owners.right, t }),
    ].join(''),
  };
}

/** A side in a round: its line, of which the lost end is hollow, the morale below it, and both in figures. */
function half(
  at: Half,
  { factors, lost, morale }: Fired,
  { scale, owner, t }: { readonly scale: Scale; readonly owner: Power | undefined; readonly t: Translate },
): string {
  const fill = owner === undefined ? INK.text : powerLook(map.moment, owner).light;
  const bar = (
    top: number,
    tall: number,
    from: number,
    to: number,
    how: { readonly [name: string]: string | number },
  ) => {
    const [start, length] = [from * REACH, Math.max(0, to - from) * REACH];
    const x = at === 'left' ? MIDDLE - STRIP - start - length : MIDDLE + STRIP + start;
    return length === 0 ? '' : rect({ x, y: top, w: length, h: tall }, how);
  };
  const stood = Math.max(0, factors - lost) / scale.factors;
  const x = at === 'left' ? 0 : INNER;
  const broken = morale === 0;
  const says = msg('empires-in-arms-board.battle-half', {
    factors: String(factors),
    lost: String(lost),
    morale: tenths(morale),
    broken: broken ? 'yes' : 'no',
  });
  return [
    about(
      'line',
      undefined,
      bar(2, 14, 0, stood, { fill }) +
        bar(2, 14, stood, factors / scale.factors, { fill: INK.card, stroke: fill, 'stroke-width': 1 }),
    ),
    about(
      'morale',
      undefined,
      bar(19, 5, 0, 1, { fill: INK.shade }) + bar(19, 5, 0, morale / scale.morale, { fill: INK.text }),
    ),
    letters(x, 37, t(says), {
      size: TYPE.small,
      ...(at === 'right' && { anchor: 'end' as const }),
      fill: broken ? INK.war : INK.text,
    }),
  ].join('');
}
