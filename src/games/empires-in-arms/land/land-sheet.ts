import type { SheetLine } from '../../../kernel/choice.ts';
import { linesThatFit } from '../../../kernel/lines-that-fit.ts';
import type { Message } from '../../../kernel/message.ts';
import { type Planning, planSheet } from '../../../kernel/plan-sheet.ts';
import type { SheetPoint } from '../../../kernel/sheet.ts';
import { endOf, walkSheet } from '../../../kernel/walk-sheet.ts';
import { areaName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { State } from '../state.ts';
import { corpsAboard, landingOf } from './disembark.ts';
import { copyForLand, type LandPlan, landPlan } from './land-plan.ts';
import { citiesLeftAlone } from './lines/city-lines.ts';
import { writeLanding } from './lines/landing-line.ts';
import { kindOf, LINE_KINDS } from './lines/line-kinds.ts';
import { exampleMarch } from './lines/march-line.ts';
import { withoutOrder } from './lines/other-lines.ts';
import { msg } from './msg.ts';
import { corpsNames } from './say-land.ts';
import { lookAround } from './surroundings.ts';

/** The most lines of a sheet: more than anybody has corps, garrisons, depots and leaders to give orders to. */
export const MOST_LINES = 200;

/** 7.3: the orders of a power for its land step, before the first line. `left`: lines of an earlier sheet. */
export function beginLandSheet(board: Board, power: Power, left: readonly SheetLine[] = []): SheetPoint {
  return planSheet(planning(left), landPlan(board, power));
}

const planning = (left: readonly SheetLine[]): Planning<LandPlan> => ({
  orders: (plan) => LINE_KINDS.flatMap((kind) => kind.orders(plan)),
  order: (plan, id) =>
    LINE_KINDS.find((kind) => kind.id === id)
      ?.orders(plan)
      .find((order) => order.id === id),
  beyond: (plan) => LINE_KINDS.flatMap((kind) => kind.beyond?.(plan) ?? []),
  add: (plan, line) => {
    const misfit = kindOf(line.order).misfit(plan, line);
    return misfit ? { misfit } : withLine(plan, line);
  },
  costs: unfinishedBusiness,
  say: (plan, line) => kindOf(line.order).say(plan.pack, line, plan),
  forecast: (plan, line) => kindOf(line.order).forecast?.(plan, line) ?? [],
  examples: exampleMarch,
  rest: (plan) => [...left, ...landings(plan), ...staying(plan)],
  trace: (plan, begun) => kindOf(begun.order).trace?.(plan, begun),
});

/** The plan after a line that fits; what is given stays as it is. */
function withLine(plan: LandPlan, line: SheetLine): LandPlan {
  const kind = kindOf(line.order);
  const after = { ...plan, state: copyForLand(plan.state) };
  kind.carryOut(after, line);
  return kind.changesSurroundings ? { ...after, around: lookAround(after, plan.power) } : after;
}

/** The state to which lines lead. */
export function previewLand({ state, pack }: Board, power: Power, lines: readonly SheetLine[]): State {
  let plan = landPlan({ state, pack }, power);
  for (const line of lines) plan = withLine(plan, line);
  return plan.state;
}

/** Corps that are still at sea, corps that stand idle before an enemy's city, and corps without an order. */
function unfinishedBusiness(plan: LandPlan): readonly Message[] {
  const aboard = corpsAboard(plan);
  const idle = withoutOrder(plan);
  return [
    ...(aboard.length > 0 ? [msg('empires-in-arms-land.still-aboard', { corps: corpsNames(plan.pack, aboard) })] : []),
    ...citiesLeftAlone(plan).map(({ area, corps }) =>
      msg('empires-in-arms-land.no-siege', {
        corps: corpsNames(plan.pack, corps),
        count: corps.length,
        area: areaName(plan.pack, area),
        order: msg('empires-in-arms-land.order', { order: 'besiege' }),
      }),
    ),
    ...(idle.length > 0
      ? [msg('empires-in-arms-land.no-order', { corps: corpsNames(plan.pack, idle), count: idle.length })]
      : []),
  ];
}

function landings(plan: LandPlan): readonly SheetLine[] {
  return corpsAboard(plan).flatMap((id) => {
    const order = landingOf(plan, id);
    return order ? [writeLanding(order)] : [];
  });
}

function staying(plan: LandPlan): readonly SheetLine[] {
  const idle = withoutOrder(plan);
  return idle.length > 0 ? [{ order: 'stay', answer: idle.map((id) => `corps:${id}`) }] : [];
}

/** What a silent power does: the lines that are left of an earlier sheet, as far as they fit; corps at sea land. */
export function landByItself(board: Board, power: Power, left: readonly SheetLine[] = []): readonly SheetLine[] {
  const begin = beginLandSheet(board, power);
  const kept = linesThatFit(begin, left);
  const landing = endOf(walkSheet(begin, kept))
    .rest()
    .filter(({ order }) => order === 'land');
  return linesThatFit(begin, [...kept, ...landing]);
}
