import type { Order, SheetLine } from './choice.ts';
import type { Message } from './message.ts';
import type { Misfit, SheetPoint } from './sheet.ts';
import type { BegunOrder, Trace } from './trace.ts';

/** How a game plans with a value of its own, `Plan`, which no function changes. */
export type Planning<Plan extends object> = {
  orders(plan: Plan): readonly Order[];
  /** One of them, where it can be found without the others. */
  order?(plan: Plan, id: string): Order | undefined;
  /** Orders with all that may be named in them, of which `add` says by which rule it cannot be. */
  beyond?(plan: Plan): readonly Order[];
  add(plan: Plan, line: SheetLine): Plan | { readonly misfit: Misfit };
  unfinished?(plan: Plan): Misfit | undefined;
  costs?(plan: Plan): readonly Message[];
  say(plan: Plan, line: SheetLine): Message;
  forecast?(plan: Plan, line: SheetLine): readonly Message[];
  examples?(plan: Plan): readonly SheetLine[];
  rest?(plan: Plan): readonly SheetLine[];
  /** What the lines of `rest` do, where they do not order to stay. */
  readonly restIs?: Message;
  trace?(plan: Plan, begun: BegunOrder): Trace | undefined;
};

/** The points of a sheet, made of a game's own plan. The orders of a point are looked for once. */
export function planSheet<Plan extends object>(planning: Planning<Plan>, plan: Plan): SheetPoint {
  let known: readonly Order[] | undefined;
  const orders = () => {
    known ??= planning.orders(plan);
    return known;
  };
  return {
    orders,
    order: (id) =>
      known === undefined && planning.order ? planning.order(plan, id) : orders().find((order) => order.id === id),
    beyond: () => planning.beyond?.(plan) ?? [],
    add: (line) => {
      const next = planning.add(plan, line);
      return isMisfit(next) ? next.misfit : planSheet(planning, next);
    },
    unfinished: () => planning.unfinished?.(plan),
    costs: () => planning.costs?.(plan) ?? [],
    say: (line) => planning.say(plan, line),
    forecast: (line) => planning.forecast?.(plan, line) ?? [],
    examples: () => planning.examples?.(plan) ?? [],
    rest: () => planning.rest?.(plan) ?? [],
    restIs: planning.restIs,
    trace: (begun) => planning.trace?.(plan, begun),
  };
}

function isMisfit<Plan extends object>(next: Plan | { readonly misfit: Misfit }): next is { readonly misfit: Misfit } {
  return 'misfit' in next;
}
