import type { Answer, Order, SheetLine } from '../../../../kernel/choice.ts';
import type { Message } from '../../../../kernel/message.ts';
import type { Misfit } from '../../../../kernel/sheet.ts';
import type { BegunOrder, Trace } from '../../../../kernel/trace.ts';
import type { Pack } from '../../pack-types.ts';
import type { Play } from '../../types.ts';
import type { LandPlan } from '../land-plan.ts';

/** A kind of line of the sheet for a land step (7.2, 7.3). One more kind is one more entry of `LINE_KINDS`. */
export type LineKind = {
  /** The id of its order. */
  readonly id: string;
  /** What the next line of this kind may be; nothing where none can be. */
  orders(plan: LandPlan): readonly Order[];
  /** The same with all that somebody may name, of which `misfit` says by which rule it cannot be. */
  beyond?(plan: LandPlan): Order;
  /** Why a line that the choice accepts does not fit. */
  misfit(plan: LandPlan, line: SheetLine): Misfit | undefined;
  /**
   * A line that fits takes effect in the plan's state. `play`: it is no trial; what happens is told, and others may be
   * asked before the next line.
   */
  carryOut(plan: LandPlan, line: SheetLine, play?: Play): void;
  /** With the plan where the line stands it says more. */
  say(pack: Pack, line: SheetLine, plan?: LandPlan): Message;
  forecast?(plan: LandPlan, line: SheetLine): readonly Message[];
  /** Of a kind that is drawn on the map. */
  trace?(plan: LandPlan, begun: BegunOrder): Trace | undefined;
  /** After it others are in the way than before. */
  readonly changesSurroundings?: true;
};

/** A kind of line as its file writes it: with orders of its own type, and reasons of its own. */
export type Kind<Given, No> = {
  readonly id: string;
  readonly orders: LineKind['orders'];
  readonly beyond?: (plan: LandPlan) => Order;
  readonly read: (answer: Answer, plan?: LandPlan) => Given;
  readonly whyNot: (plan: LandPlan, given: Given) => No | undefined;
  readonly sayNo: (pack: Pack, no: No) => Misfit;
  readonly carryOut: (plan: LandPlan, given: Given, play?: Play) => void;
  readonly say: (pack: Pack, given: Given, plan?: LandPlan) => Message;
  readonly forecast?: (plan: LandPlan, given: Given) => readonly Message[];
  readonly trace?: (plan: LandPlan, begun: BegunOrder) => Trace | undefined;
  readonly changesSurroundings?: true;
};

export function lineKind<Given, No>(kind: Kind<Given, No>): LineKind {
  const { id, orders, beyond, read, forecast, trace, changesSurroundings } = kind;
  return {
    id,
    orders,
    ...(beyond && { beyond }),
    misfit: (plan, { answer }) => {
      const no = kind.whyNot(plan, read(answer, plan));
      return no === undefined ? undefined : kind.sayNo(plan.pack, no);
    },
    carryOut: (plan, { answer }, play) => kind.carryOut(plan, read(answer, plan), play),
    say: (pack, { answer }, plan) => kind.say(pack, read(answer, plan), plan),
    ...(forecast && { forecast: (plan, { answer }) => forecast(plan, read(answer, plan)) }),
    ...(trace && { trace }),
    ...(changesSurroundings && { changesSurroundings }),
  };
}
