import type { Drawing } from '../../../kernel/board.ts';
import { drawSheet } from '../../../theme/drawing/draw-sheet.ts';
import { letters } from '../../../theme/drawing/lettering.ts';
import { type Panel, rect } from '../../../theme/drawing/svg.ts';
import { powerName } from '../names.ts';
import type { TreasuryView, View } from '../view-types.ts';
import { drawOrderOfBattle } from './draw-order-of-battle.ts';
import { drawHeading } from './draw-status.ts';
import { INK, INNER, MARGIN, TYPE, WIDTH } from './layout.ts';
import { msg } from './msg.ts';
import { countForces } from './order-of-battle.ts';
import { drawLines, EMPTY, type Translate, titled } from './panel.ts';
import { tellArrivals } from './tell-arrivals.ts';
import { tellCaptives } from './tell-captives.ts';
import { tellSettings } from './tell-private.ts';
import { tellSupply } from './tell-supply.ts';

/** What a power has, as a sheet for itself alone: its treasury, what is on its way, and its order of battle. */
export function drawTreasury(view: View, treasury: TreasuryView, { t }: Drawing): string {
  const { power } = treasury;
  const title = t(msg('empires-in-arms-board.treasury', { power: powerName(power) }));
  return drawSheet(
    [
      drawHeading(view, t),
      titled(title, '', drawFigures(view, treasury, t)),
      drawSentences([...tellSettings(treasury), ...tellSupply(view, power), ...tellCaptives(view, power)].map(t)),
      drawArrivals(treasury, t),
      drawOrderOfBattle(view, power, t),
    ],
    { title, width: WIDTH, edge: 12, gap: 14, indent: MARGIN, pickable: false },
  );
}

function drawFigures(view: View, { power, money, manpower }: TreasuryView, t: Translate): Panel {
  const { factors, ships } = countForces(view, power);
  const figures = [
    { label: msg('empires-in-arms-board.money'), figure: money },
    { label: msg('empires-in-arms-board.manpower'), figure: manpower },
    { label: msg('empires-in-arms-board.land-factors'), figure: factors },
    { label: msg('empires-in-arms-board.ships'), figure: ships },
  ];
  const [gap, tall] = [6, 44];
  const wide = (INNER - gap * (figures.length - 1)) / figures.length;
  const drawn = figures.map(({ label, figure }, n) => {
    const [left, middle] = [n * (wide + gap), n * (wide + gap) + wide / 2];
    return [
      rect({ x: left, y: 0, w: wide, h: tall }, { rx: 3, fill: INK.card, stroke: INK.edge, 'stroke-width': 0.8 }),
      letters(middle, 14, t(label), { size: TYPE.small, anchor: 'middle', fill: INK.muted }),
      letters(middle, 35, String(figure), { size: TYPE.figure, serif: true, anchor: 'middle' }),
    ].join('');
  });
  return { height: tall, svg: drawn.join('') };
}

function drawArrivals(treasury: TreasuryView, t: Translate): Panel {
  const lines = tellArrivals(treasury).map(t);
  const none = t(msg('empires-in-arms-board.nothing'));
  return titled(t(msg('empires-in-arms-board.on-its-way')), '', drawLines(lines.length > 0 ? lines : [none]));
}

const drawSentences = (sentences: readonly string[]) => (sentences.length > 0 ? drawLines(sentences) : EMPTY);
