import { msg } from '../i18n/msg.ts';
import type { OpenDecision, Viewer } from '../kernel/decision.ts';
import type { Game, Machine } from '../kernel/machine.ts';
import { openDecisions, questionFor, waitingText } from '../kernel/open-decisions.ts';
import { withEffects } from '../kernel/tell-effects.ts';
import { earliest } from '../platform/earliest.ts';

import type { TableRow } from '../tables/table-row.ts';
import type { Windows } from '../windows/windows.ts';
import type { DecisionView } from './table-view.ts';
import { viewWindow } from './windows/view-window.ts';

export type DecisionsInput = {
  readonly game: Game;
  readonly machine: Machine;
  /** Given where questions that are answered in secret are to tell what is kept of them. */
  readonly secret?: { readonly windows: Windows; readonly namesReady: boolean };
  readonly viewer: Viewer;
  readonly waiting: TableRow['waiting'];
  /** False when the past is read: then nobody is asked anything. */
  readonly atHead: boolean;
  /** The viewer's answers are to say what they do to them (`withEffects`): each is tried. */
  readonly effects?: boolean;
};

/** The open decisions as a viewer may see them: their own questions whole, of others' only what everybody may know. */
export function viewDecisions(input: DecisionsInput): readonly DecisionView[] {
  return openDecisions(input.game, input.machine).map((decision) => viewDecision(input, decision));
}

function viewDecision(input: DecisionsInput, open: OpenDecision): DecisionView {
  const { game, machine, viewer, waiting, atHead } = input;
  const question = atHead ? questionFor(game, machine, open.id, viewer) : undefined;
  const told = question && input.effects && !open.sealed;
  const due = waiting.filter((row) => row.decision === open.id);
  const own = due.filter((row) => row.seat === viewer);
  return {
    id: open.id,
    name: open.name,
    since: open.since,
    section: open.section,
    sealed: open.sealed,
    seats: open.seats,
    waiting: open.waiting,
    window: input.secret && open.sealed ? viewWindow({ game, machine, ...input.secret }, open, viewer) : undefined,
    dueAt: atHead ? earliest((own.length > 0 ? own : due).map((row) => row.dueAt)) : undefined,
    mine: told ? withEffects(game, machine, { decision: open.id, seat: viewer }, question) : question,
    waitingText: waitingText(game, machine, open.id) ?? msg('tables.a-decision'),
  };
}
