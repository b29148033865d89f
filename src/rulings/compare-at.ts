import type { SeatId } from '../kernel/decision.ts';
import { type Machine, positionOf } from '../kernel/machine.ts';
import type { Message } from '../kernel/message.ts';
import type { Head } from '../log/heads.ts';
import { loadHead } from '../log/load-head.ts';
import { positionAt } from '../log/read-position.ts';
import type { Services } from '../platform/services.ts';
import type { DecisionView } from '../play/table-view.ts';
import { viewDecisions } from '../play/view-decisions.ts';
import { compareData, type Difference } from './compare-data.ts';

/** Lines of words that are there at one point and not at the other. */
export type LineChanges = { readonly gone: readonly Message[]; readonly come: readonly Message[] };

/** What differs between two positions of a game, hidden things included: for moderators alone. */
export type Comparison = {
  /** The board in words. */
  readonly board: LineChanges;
  /** What only the seat has, in words; seats for which nothing differs are left out. */
  readonly hands: readonly (LineChanges & { readonly seat: SeatId; readonly name: Message })[];
  /** What is asked before and after, questions without their choices. */
  readonly decisions: { readonly before: readonly DecisionView[]; readonly after: readonly DecisionView[] };
  /** The state itself, for those who must know it exactly. */
  readonly state: readonly Difference[];
};

/**
 * What differs between the positions after entries `a` and `b`, as they were then. Everything hidden is in it: the
 * caller checks who may see it. Refuses (`not-found`) an unknown table and entries that it does not have.
 */
export async function compareAt(services: Services, tableId: string, a: number, b: number): Promise<Comparison> {
  const head = await loadHead(services, tableId);
  const [before, after] = [await positionAt(services, head, a), await positionAt(services, head, b)];
  return comparePositions(head, before.machine, after.machine);
}

/** The same for two positions at hand. */
export function comparePositions({ game, module }: Head, before: Machine, after: Machine): Comparison {
  const { rules, setting } = game;
  const view = (machine: Machine, viewer: string) => rules.view(positionOf(game, machine), viewer);
  const asked = (machine: Machine) => viewDecisions({ game, machine, viewer: 'moderator', waiting: [], atHead: false });
  return {
    board: compareLines(module.board.text(view(before, 'moderator')), module.board.text(view(after, 'moderator'))),
    hands: setting.seats.flatMap((seat) => {
      const lines = compareLines(module.board.private(view(before, seat)), module.board.private(view(after, seat)));
      return lines.gone.length + lines.come.length > 0 ? [{ seat, name: rules.seatName(seat), ...lines }] : [];
    }),
    decisions: { before: asked(before), after: asked(after) },
    state: compareData(before.state, after.state),
  };
}

function compareLines(before: readonly Message[], after: readonly Message[]): LineChanges {
  const key = (line: Message) => JSON.stringify(line);
  const [old, fresh] = [new Set(before.map(key)), new Set(after.map(key))];
  return { gone: before.filter((line) => !fresh.has(key(line))), come: after.filter((line) => !old.has(key(line))) };
}
