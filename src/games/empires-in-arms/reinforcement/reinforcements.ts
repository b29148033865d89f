import type { OptionalAction } from '../../../kernel/optional-action.ts';
import { type SheetRule, sheetChoice } from '../../../kernel/sheet.ts';
import { sheetLines } from '../../../kernel/sheet-lines.ts';
import { standingOrders } from '../orders/standing-orders.ts';
import { POWERS, type Power } from '../pack-lists.ts';
import { deciding, playing, powerOf } from '../sequence/who-decides.ts';
import type { Decide, Decisions, EmpiresInArms, Position } from '../types.ts';
import { carryOutMonth } from './carry-out-month.ts';
import { dueArrivals } from './due-arrivals.ts';
import { msg } from './msg.ts';
import { arrivalTexts } from './order-names.ts';
import { ordersByItself } from './orders-by-itself.ts';
import { readSheet } from './read-sheet.ts';
import type { ReinforcementOrder } from './reinforcement-order.ts';
import { beginReinforcements } from './reinforcement-sheet.ts';
import { writeOrder } from './write-order.ts';

/** The most lines of a sheet: more than anybody has corps, garrisons and fleets to give orders to. */
const MOST_LINES = 150;

type SheetOf<Name extends keyof Decisions> = SheetRule<EmpiresInArms, Decisions[Name]>;

/** The lines are carried out all together, in the order of the rules. */
const sheet: SheetOf<'reinforcements'> & SheetOf<'reinforcement-orders'> = {
  max: MOST_LINES,
  begin: (position, seat) => beginReinforcements(position, powerOf(seat)),
  preview: (position, seat, lines) => readSheet(position, powerOf(seat), lines).after,
  carryOut: (_, seat) => notByLine(seat),
  passOver: (_, seat) => notByLine(seat),
};

function notByLine(seat: string): never {
  throw new Error(`the reinforcement orders of ${seat} are not carried out line by line`);
}

/** 5: what powers do with what comes. */
export const reinforcements: Decide<'reinforcements'> = {
  section: '5',
  sealed: true,
  seats: (position, { powers }) => deciding(position).filter((power) => powers.includes(power)),
  ask: (position, seat) => {
    const power = powerOf(seat);
    const what = arrivalTexts(position.pack, power, dueArrivals(position.state, power));
    return {
      prompt: msg('empires-in-arms-reinforcement.prompt', { what }),
      brief: msg('empires-in-arms-reinforcement.brief'),
      choice: sheetChoice(beginReinforcements(position, power), MOST_LINES),
    };
  },
  sheet,
  waiting: () => msg('empires-in-arms-reinforcement.waiting'),
  apply: (play, answers, { powers }) => {
    const answered: { [P in Power]?: readonly ReinforcementOrder[] } = {};
    for (const [seat, answer] of Object.entries(answers)) {
      const power = powerOf(seat);
      answered[power] = readSheet(play, power, sheetLines(answer)).orders;
    }
    const inOrder = play.options.reinforcement === 'in-order';
    carryOutMonth(play, inOrder ? powers : POWERS, answered);
  },
  fallback: (position, seat) => ordersByItself(position, powerOf(seat)).map(writeOrder),
  standing: (position, seat) => {
    const power = powerOf(seat);
    const { need } = standingOrders(position.state, power);
    const knows = need !== undefined || position.state.reinforcementOrders[power] !== undefined;
    return knows ? ordersByItself(position, power).map(writeOrder) : undefined;
  },
};

/** All may order in advance but those who are asked for their reinforcements just now. */
export function ordersInAdvance(position: Position): OptionalAction<EmpiresInArms> {
  const asked = position.asked().flatMap(({ name, seats }) => (name === 'reinforcements' ? seats : []));
  return {
    ask: 'reinforcement-orders',
    args: {},
    seats: playing(position).filter((power) => !asked.includes(power)),
    label: msg('empires-in-arms-reinforcement.orders-brief'),
  };
}

/** 5.1.3, 5.1.4, 5.2.3 to 5.3: what a power orders for its next reinforcement step, whether anything comes or not. */
export const reinforcementOrders: Decide<'reinforcement-orders'> = {
  section: '5',
  sealed: true,
  seats: playing,
  ask: (position, seat) => ({
    prompt: msg('empires-in-arms-reinforcement.orders-prompt'),
    brief: msg('empires-in-arms-reinforcement.orders-brief'),
    choice: sheetChoice(beginReinforcements(position, powerOf(seat)), MOST_LINES),
  }),
  sheet,
  waiting: () => msg('empires-in-arms-reinforcement.orders-brief'),
  apply: (play, answers) => {
    for (const [seat, answer] of Object.entries(answers)) {
      const power = powerOf(seat);
      const { orders } = readSheet(play, power, sheetLines(answer));
      if (orders.length > 0) play.state.reinforcementOrders[power] = [...orders];
      else delete play.state.reinforcementOrders[power];
      play.tell({ type: 'reinforcements-ordered', power, orders });
    }
  },
  fallback: () => [],
};
