import { type Sitting as AtSeat, seat } from '../route/guards/seat.ts';
import { type PageCall, page } from '../route/page.ts';
import { addStep, discardSteps, sendSteps, showComposer, showDraft, undoStep } from './composer.ts';
import { editSheetOnPage, showSheet } from './sheet-pages.ts';
import type { Sitting } from './sitting.ts';

/** The composer of a signed-in player, for the seat they hold. */
export const showOwnComposer = page({ method: 'get', path: '/t/:table/compose', access: seat }, (call) =>
  showComposer(call, composing(call)),
);
export const showOwnDraft = page({ method: 'get', path: '/t/:table/compose/drafts/:decision', access: seat }, (call) =>
  showDraft(call, composing(call), call.params.decision),
);
export const addOwnStep = page(
  { method: 'post', path: '/t/:table/compose/drafts/:decision/add', access: seat },
  (call) => addStep(call, composing(call), call.params.decision),
);
export const undoOwnStep = page(
  { method: 'post', path: '/t/:table/compose/drafts/:decision/undo', access: seat },
  (call) => undoStep(call, composing(call), call.params.decision),
);
export const discardOwnSteps = page(
  { method: 'post', path: '/t/:table/compose/drafts/:decision/discard', access: seat },
  (call) => discardSteps(call, composing(call), call.params.decision),
);
export const sendOwnSteps = page(
  { method: 'post', path: '/t/:table/compose/drafts/:decision/send', access: seat },
  (call) => sendSteps(call, composing(call), call.params.decision),
);

export const showOwnSheet = page({ method: 'get', path: '/t/:table/compose/sheets/:decision', access: seat }, (call) =>
  showSheet(call, composing(call), call.params.decision),
);
export const editOwnSheet = page({ method: 'post', path: '/t/:table/compose/sheets/:decision', access: seat }, (call) =>
  editSheetOnPage(call, composing(call), call.params.decision),
);

/** A player who is signed in, at their seat. */
export function composing({ tableId, seat, player, translator }: PageCall & AtSeat): Sitting {
  return { tableId, seat, playerId: player.id, base: `/t/${tableId}/compose`, how: 'page', translator };
}
