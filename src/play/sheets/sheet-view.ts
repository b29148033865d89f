import { msg } from '../../i18n/msg.ts';
import type { Order } from '../../kernel/choice.ts';
import type { DecisionId } from '../../kernel/decision.ts';
import { positionOf } from '../../kernel/machine.ts';
import type { Message } from '../../kernel/message.ts';
import { questionFor } from '../../kernel/open-decisions.ts';
import { byRule } from '../../kernel/refuse-sheet.ts';
import type { Misfit } from '../../kernel/sheet.ts';
import { endOf, type WalkedLine } from '../../kernel/walk-sheet.ts';
import { whyAfterAll } from '../../kernel/why-after-all.ts';
import { type AheadView, viewOne } from '../ahead/ahead-view.ts';
import type { QuestionKey } from '../kept-for.ts';
import type { SheetAtHand } from './open-sheet.ts';
import { type SheetLineView, viewLine } from './sheet-line-view.ts';

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
  /** What those do, where they do not order to stay. */
  readonly restIs: Message | undefined;
  readonly updatedAt: Date | undefined;
  /** Given where the question is yet to come: sent, it is ordered ahead. */
  readonly ahead: AheadView | undefined;
  /** Given where the seat had ordered ahead, and is asked after all: what has happened. */
  readonly afterAll: readonly Message[] | undefined;
};

/** `at`: the place whose orders are wanted; one that is not there is the end. */
export function viewSheet(key: QuestionKey, { head, sheet, stored, walk }: SheetAtHand, at?: number): SheetView {
  const { game, machine } = head;
  const ahead = sheet.open && viewOne(game, machine, key.seat, sheet.open);
  const prompt = ahead?.label ?? questionFor(game, machine, key.decision, key.seat)?.prompt;
  if (!prompt) throw new Error(`${key.decision} has a sheet and no question`);
  const end = endOf(walk);
  const place = at !== undefined && at < walk.points.length ? at : walk.lines.length;
  const fitting = walk.lines.flatMap(({ line, misfit }) => (misfit ? [] : [line]));
  const full = walk.lines.length >= sheet.max;
  return {
    decision: key.decision,
    prompt,
    baseSeq: head.seq,
    version: stored?.version ?? 0,
    lines: walk.lines.map((line) => viewLine(line, sheet.section)),
    max: sheet.max,
    at: place,
    orders: full ? [] : (walk.points[place]?.orders() ?? []),
    costs: end.costs(),
    view: game.rules.view(positionOf(game, sheet.preview(fitting)), key.seat),
    unfinished: whyNotYet(walk.lines, end.unfinished(), sheet.section),
    asLastTime: sheet.last.length,
    rest: end.rest().length,
    restIs: end.restIs,
    updatedAt: stored?.updatedAt,
    ahead,
    afterAll: ahead ? undefined : whyAfterAll(game, machine, key),
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
