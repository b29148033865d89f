import { msg } from '../../i18n/msg.ts';
import type { Order, SheetLine } from '../../kernel/choice.ts';
import type { DecisionId } from '../../kernel/decision.ts';
import { positionOf } from '../../kernel/machine.ts';
import type { Message } from '../../kernel/message.ts';
import { questionFor } from '../../kernel/open-decisions.ts';
import { byRule } from '../../kernel/refuse-sheet.ts';
import type { Misfit } from '../../kernel/sheet.ts';
import { endOf, type WalkedLine } from '../../kernel/walk-sheet.ts';
import type { QuestionKey } from '../kept-for.ts';
import type { SheetAtHand } from './open-sheet.ts';

export type SheetLineView = {
  readonly line: SheetLine;
  /** The line in words, where it fits. */
  readonly said: Message | undefined;
  /** Why it does not fit, with the rule's section: nothing is sent before it is changed or removed. */
  readonly misfit: Message | undefined;
};

/** A sheet being written: seen by its seat only, binding nothing before it is sent. */
export type SheetView = {
  readonly decision: DecisionId;
  readonly prompt: Message;
  /** The log's last entry when it was checked. */
  readonly baseSeq: number;
  /** Counts the changes: an edit names the version that it is made of. */
  readonly version: number;
  readonly lines: readonly SheetLineView[];
  /** The most lines. */
  readonly max: number;
  /** What a line may be at place `at`: by default after the last one. */
  readonly at: number;
  readonly orders: readonly Order[];
  readonly costs: readonly Message[];
  /** The game's view after the lines that fit, without chance, as the seat would see it. */
  readonly view: object;
  /** Why it cannot be sent as it is; undefined: it can. */
  readonly unfinished: Message | undefined;
  /** How many lines of the seat's last sheet of this name still fit after these. */
  readonly asLastTime: number;
  /** How many lines order everything else to stay. */
  readonly rest: number;
  readonly updatedAt: Date | undefined;
};

/** `at`: the place whose orders are wanted; one that is not there is the end. */
export function viewSheet(key: QuestionKey, { head, sheet, stored, walk }: SheetAtHand, at?: number): SheetView {
  const question = questionFor(head.game, head.machine, key.decision, key.seat);
  if (!question) throw new Error(`${key.decision} has a sheet and no question`);
  const end = endOf(walk);
  const place = at !== undefined && at < walk.points.length ? at : walk.lines.length;
  const fitting = walk.lines.flatMap(({ line, misfit }) => (misfit ? [] : [line]));
  const full = walk.lines.length >= sheet.max;
  return {
    decision: key.decision,
    prompt: question.prompt,
    baseSeq: head.seq,
    version: stored?.version ?? 0,
    lines: walk.lines.map((line) => viewLine(line, sheet.section)),
    max: sheet.max,
    at: place,
    orders: full ? [] : (walk.points[place]?.orders() ?? []),
    costs: end.costs(),
    view: head.game.rules.view(positionOf(head.game, sheet.preview(fitting)), key.seat),
    unfinished: whyNotYet(walk.lines, end.unfinished(), sheet.section),
    asLastTime: sheet.last.length,
    rest: end.rest().length,
    updatedAt: stored?.updatedAt,
  };
}

/** Why a sheet cannot be sent as it is. */
export function whyNotYet(
  lines: readonly WalkedLine[],
  unfinished: Misfit | undefined,
  section: string,
): Message | undefined {
  const marked = lines.filter(({ misfit }) => misfit).length;
  if (marked > 0) return msg('tables.sheet-marked', { count: marked });
  return unfinished && byRule(unfinished, section);
}

function viewLine({ line, words, misfit }: WalkedLine, section: string): SheetLineView {
  return { line, said: words, misfit: misfit && byRule(misfit, section) };
}
