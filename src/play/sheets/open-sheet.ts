import { aheadIdOf } from '../../kernel/ahead-orders.ts';
import type { DecisionId, SeatId } from '../../kernel/decision.ts';
import { isAheadId } from '../../kernel/decision-id.ts';
import { findAsk } from '../../kernel/find-ask.ts';
import { aheadSheet } from '../../kernel/open-ahead.ts';
import { type OpenSheet, openDecisions, sheetFor } from '../../kernel/open-decisions.ts';
import { stale } from '../../kernel/refuse-answer.ts';
import { type Walk, walkSheet } from '../../kernel/walk-sheet.ts';
import type { Head } from '../../log/heads.ts';
import { loadHead } from '../../log/load-head.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import type { QuestionKey } from '../kept-for.ts';
import { loadSheet, type StoredSheet } from './sheet-store.ts';

/** A seat's sheet for one question, walked on the table's newest position. */
export type SheetAtHand = {
  readonly head: Head;
  readonly sheet: OpenSheet;
  readonly stored: StoredSheet | undefined;
  readonly walk: Walk;
};

type Kept = { readonly sheet: OpenSheet; walk: Walk };

/** Sheets that have been walked, by the position that they begin at: the next edit begins where this one left off. */
const walked = new WeakMap<object, Map<string, Kept>>();

/**
 * The sheet with which a seat answers a question, as far as it has been written. Refuses an unknown table or seat
 * (`not-found`), a table that has not started (`bad-input`), a question that is not open (`stale`), or not open to be
 * ordered ahead, that is not put to the seat (`illegal-answer`), and one that is not answered by a sheet (`bad-input`).
 */
export async function openSheet(services: Services, key: QuestionKey): Promise<SheetAtHand> {
  const { tableId, seat, decision } = key;
  const head = await loadHead(services, tableId);
  if (!head.game.setting.seats.includes(seat))
    throw refuse('not-found', 'tables.no-such-seat', { seat: seat.slice(0, 64) });

  const kept = keptSheet(head, decision, seat);
  const open = openDecisions(head.game, head.machine).map(({ id }) => id);
  const stored = await loadSheet(services, key, { name: kept.sheet.name, open });
  const lines = stored?.lines ?? (await begunAhead(services, key, head)) ?? kept.sheet.given ?? [];
  kept.walk = walkSheet(kept.sheet.begin, lines, kept.walk);
  return { head, sheet: kept.sheet, stored, walk: kept.walk };
}

/** What a seat had begun to write ahead for a question, and not given as an order, before the question came. */
async function begunAhead(services: Services, { tableId, seat, decision }: QuestionKey, { game, machine }: Head) {
  const ask = findAsk(machine.agenda, decision)?.ask;
  const id = ask && aheadIdOf(game, ask);
  if (id === undefined) return undefined;
  return (await loadSheet(services, { tableId, seat, decision: id }, { name: id, open: [] }))?.lines;
}

/** The walk of other lines of the same sheet, of which as much as is the same is used again. */
export function walkAgain({ head, sheet, walk }: SheetAtHand, key: QuestionKey, lines: readonly unknown[]): Walk {
  const again = walkSheet(sheet.begin, lines, walk);
  keptSheet(head, key.decision, key.seat).walk = again;
  return again;
}

function keptSheet(head: Head, decision: DecisionId, seat: SeatId): Kept {
  const sheets = walked.get(head.machine) ?? new Map<string, Kept>();
  walked.set(head.machine, sheets);
  const name = JSON.stringify([decision, seat]);
  const kept = sheets.get(name) ?? begun(head, decision, seat);
  sheets.set(name, kept);
  return kept;
}

function begun({ game, machine }: Head, decision: DecisionId, seat: SeatId): Kept {
  const sheet = isAheadId(decision)
    ? aheadSheet(game, machine, seat, decision)
    : sheetFor(game, machine, decision, seat);
  if (sheet) return { sheet, walk: walkSheet(sheet.begin, []) };
  const open = openDecisions(game, machine).find(({ id }) => id === decision);
  if (!open?.waiting.includes(seat)) throw stale(machine.over);
  throw refuse('bad-input', 'tables.no-sheet');
}
