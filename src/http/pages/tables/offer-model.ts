import { endSentence } from '../../../i18n/end-sentence.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { OfferView, TableView } from '../../../play/table-view.ts';
import { FEW, LONG } from './question-model.ts';

/** The address of an offer's form, for readers who are signed in. */
export function offerAddress(tableId: string, offer: string): string {
  return `/t/${tableId}/offers/${encodeURIComponent(offer)}`;
}

/**
 * What the viewer may do beside their questions: where somebody would like an answer as a question, the rest as links.
 * A button only leads to the form, with its answer picked: an offer has no draft, so what is pressed there acts.
 */
export function offerModels({ id, offers }: Pick<TableView, 'id' | 'offers'>, translator: Translator) {
  return {
    called: offers.filter(({ calls }) => calls).map((offer, i) => called(id, offer, i + 1, translator)),
    others: offers
      .filter(({ calls }) => !calls)
      .map((offer) => ({
        href: offerAddress(id, offer.id),
        label: offer.label ?? offer.question.prompt,
        section: offer.section,
      })),
  };
}

export const NO_OFFERS: ReturnType<typeof offerModels> = { called: [], others: [] };

function called(
  tableId: string,
  { id, question, section, waitingText }: OfferView,
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
    href: offerAddress(tableId, id),
    buttons:
      choice.kind === 'one' && choice.options.length <= FEW
        ? choice.options.map(({ id: value, label, detail }) => ({ value, label, detail }))
        : undefined,
  };
}
