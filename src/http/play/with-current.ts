import type { Translator } from '../../i18n/translator.ts';
import type { SeatId } from '../../kernel/decision.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { viewTable } from '../../play/view-table.ts';
import type { Problem } from '../errors/problem.ts';
import { StaleError } from '../errors/stale-error.ts';
import { translate } from '../route/translate.ts';

export type AtTable = {
  readonly services: Services;
  readonly translator: Translator;
  readonly tableId: string;
  readonly seat: SeatId;
};

/** Does something at a table; when the table has moved on, the refusal also gives its state now. */
export async function withCurrent<T>(
  { services, translator, tableId, seat }: AtTable,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'stale') throw error;
    const { seq, decisions, optionalActions } = await viewTable(services, tableId, seat);
    const current: Problem['current'] = {
      seq,
      decisions: decisions.map((decision) => translate(decision, translator)),
      optionalActions: optionalActions.map((optionalAction) => translate(optionalAction, translator)),
    };
    throw new StaleError(error, current);
  }
}
