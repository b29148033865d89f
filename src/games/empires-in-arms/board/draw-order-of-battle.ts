import { fitText, letters } from '../../../theme/drawing/lettering.ts';
import { line, type Panel } from '../../../theme/drawing/svg.ts';
import { countGarrison } from '../forces/count-factors.ts';
import type { Power } from '../pack-lists.ts';
import type { OwnCorpsView, View } from '../view-types.ts';
import { INK, INNER, TYPE } from './layout.ts';
import { msg } from './msg.ts';
import { type Line, orderOfBattle } from './order-of-battle.ts';
import { drawLines, type Translate, titled } from './panel.ts';
import { placeName } from './place-name.ts';

const ROW = 16;
const INDENT = 12;

/** A row: what it is at the left, figures at the right; an area's own row is in bold under a line. */
type Row = { readonly text: string; readonly figures: string; readonly area?: true };

/** A power's forces area by area: each corps by kinds of troops, with the most that it holds. */
export function drawOrderOfBattle(view: View, power: Power, t: Translate): Panel {
  const rows = orderOfBattle(view, power).flatMap((one) => rowsOf(one, t));
  const key = drawLines([t(msg('empires-in-arms-board.troop-key'))], { fill: INK.muted });
  const table = rows.map((row, n) => drawRow(row, key.height + 4 + n * ROW)).join('');
  return titled(t(msg('empires-in-arms-board.battle-order')), t(msg('empires-in-arms-board.battle-note')), {
    height: key.height + 4 + rows.length * ROW,
    svg: key.svg + table,
  });
}

function rowsOf({ place, corps, aboard, leaders, garrisons, depots, irregulars, fleets }: Line, t: Translate): Row[] {
  const besieged = (is: boolean) => (is ? ` (${t(msg('empires-in-arms-board.besieged'))})` : '');
  // What is one figure stands beside the area's name; corps and fleets have rows of their own.
  const beside = [
    ...leaders.map(({ name }) => t(name)),
    ...garrisons.map(
      (one) =>
        t(msg('empires-in-arms-board.garrison-row', { factors: String(countGarrison(one)) })) +
        besieged(one.besieged === true),
    ),
    ...irregulars.map(({ kind, number }) =>
      t(msg('empires-in-arms-board.irregulars-row', { kind, count: number, number: String(number) })),
    ),
    ...depots.map(({ garrison }) =>
      t(msg('empires-in-arms-board.depot-row', { factors: garrison ? countGarrison(garrison) : 0 })),
    ),
  ];
  return [
    { area: true, text: t(placeName(place)), figures: beside.join(' · ') },
    ...corps.map((one) => ({ text: t(one.name) + besieged(one.besieged), figures: figuresOf(one, t) })),
    ...fleets.flatMap(({ id, name, ships, room }) => [
      {
        text: t(name),
        figures: t(msg('empires-in-arms-board.ships-row', { ships: String(ships), room: String(room) })),
      },
      // What a fleet carries stands below it.
      ...aboard
        .filter(({ fleet }) => fleet === id)
        .map((one) => ({ text: `– ${t(one.name)}`, figures: figuresOf(one, t) })),
    ]),
  ];
}

/** "I 9 M 2/16  C 1/2". */
function figuresOf({ factors, capacity }: Pick<OwnCorpsView, 'factors' | 'capacity'>, t: Translate): string {
  return capacity
    .map(({ troops, most }) => {
      const held = troops.filter((troop) => (factors[troop] ?? 0) > 0);
      const [first] = troops;
      const shown = held.length > 0 || first === undefined ? held : [first];
      const parts = shown.map(
        (troop) => `${t(msg('empires-in-arms-board.short-troop', { troop }))} ${factors[troop] ?? 0}`,
      );
      return `${parts.join(' ')}/${most}`;
    })
    .join('   ');
}

function drawRow({ text, figures, area }: Row, top: number): string {
  const base = top + 12;
  const left = area ? 0 : INDENT;
  const wide = { bold: area === true, ...(area ? {} : { fill: INK.text }) };
  const right = fitText(figures, INNER * 0.62, 1, TYPE.text, TYPE.small, {});
  const name = fitText(text, INNER * 0.62, 1, TYPE.text, TYPE.small, wide);
  return [
    area ? line(0, top, INNER, top, { stroke: INK.rule, 'stroke-width': 0.8 }) : '',
    letters(left, base, name.lines[0] ?? '', { ...wide, size: name.size }),
    figures === ''
      ? ''
      : letters(INNER, base, right.lines[0] ?? '', {
          size: right.size,
          anchor: 'end',
          fill: area ? INK.muted : INK.text,
        }),
  ].join('');
}
