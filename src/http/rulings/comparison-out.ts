import type { Translator } from '../../i18n/translator.ts';
import type { DecisionView } from '../../play/table-view.ts';
import type { Comparison } from '../../rulings/compare-at.ts';
import { translate } from '../route/translate.ts';

/** A comparison as it goes out. The parts of a state are any data, so they go as JSON text. */
export function comparisonOut({ board, hands, decisions, state }: Comparison, translator: Translator) {
  const { before, after } = decisions;
  return {
    ...Object(
      translate({ board, hands, asked: { before: before.map(askedOut), after: after.map(askedOut) } }, translator),
    ),
    state: state.map((part) => ({ path: part.path, before: textOf(part.before), after: textOf(part.after) })),
  };
}

/** What everybody may know of an open question, and who is asked. */
export function askedOut({ id, waitingText, waiting }: DecisionView) {
  return { id, waitingText, waiting };
}

function textOf(data: unknown): string {
  return JSON.stringify(data) ?? '';
}
