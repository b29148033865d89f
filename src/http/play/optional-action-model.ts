import { endSentence } from '../../i18n/end-sentence.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { OptionalActionView, TableView } from '../../play/table-view.ts';
import { FEW, LONG } from './question-model.ts';

/** The address of an optional action's form, for readers who are signed in. */
export function optionalActionAddress(tableId: string, optionalAction: string): string {
  return `/t/${tableId}/actions/${encodeURIComponent(optionalAction)}`;
}

/**
 * What the viewer may do beside their questions: where somebody would like an answer as a question, the rest as links.
 * A button only leads to the form, with its answer picked: an optional action has no draft, so what is pressed there
 * acts.
 */
export function optionalActionModels(
  { id, optionalActions }: Pick<TableView, 'id' | 'optionalActions'>,
  translator: Translator,
) {
  return {
    called: optionalActions
      .filter(({ calls }) => calls)
      .map((optionalAction, i) => called(id, optionalAction, i + 1, translator)),
    others: optionalActions
      .filter(({ calls }) => !calls)
      .map((optionalAction) => ({
        href: optionalActionAddress(id, optionalAction.id),
        label: optionalAction.label ?? optionalAction.question.prompt,
        section: optionalAction.section,
      })),
  };
}

export const NO_OPTIONAL_ACTIONS: ReturnType<typeof optionalActionModels> = { called: [], others: [] };

function called(
  tableId: string,
  { id, question, section, waitingText }: OptionalActionView,
  number: number,
  translator: Translator,
) {
  const { prompt, choice } = question;
  return {
    number,
    prompt,
    long: translator.t(prompt).length > LONG,
    section,
    stands: endSentence(translator.t(waitingText)),
    href: optionalActionAddress(tableId, id),
    buttons:
      choice.kind === 'one' && choice.options.length <= FEW
        ? choice.options.map(({ id: value, label, detail, effect }) => ({ value, label, detail, effect }))
        : undefined,
  };
}
