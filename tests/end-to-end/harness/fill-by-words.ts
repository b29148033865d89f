import { type Fields, formOn, type Page, wordsOf } from './browser.ts';

/** What somebody wants to fill in: the question as it begins on the page, and the words beside the control, or a number. */
export type Wanted = readonly [question: string, answer: string | number];

const FORM = 'form[data-answer]';

/** The fields of a page's form that say this, found by the words that stand beside them. Throws where a page lacks them. */
export function fillByWords(page: Page, wanted: readonly Wanted[]): Fields {
  return wanted.map(([question, answer]) => {
    const group = groupOf(page, question);
    const control = typeof answer === 'number' ? group.find('input[type=number]') : controlBeside(page, group, answer);
    const name = control.first().attr('name');
    if (name === undefined) throw new Error(`no “${answer}” under “${question}”: ${wordsOf(page)}`);
    return [name, typeof answer === 'number' ? String(answer) : (control.first().attr('value') ?? '')];
  });
}

/** Whether a page asks this at all. */
export function asks(page: Page, question: string): boolean {
  return groupOf(page, question).length > 0;
}

/** Sends the form of an offer. */
export function fieldsOfOffer(page: Page) {
  return formOn(page, FORM);
}

function groupOf({ $ }: Page, question: string) {
  return $(`${FORM} fieldset`).filter((_, set) => $(set).children('legend').text().trim().startsWith(question));
}

function controlBeside({ $ }: Page, group: ReturnType<Page['$']>, words: string) {
  return group
    .find('label.option')
    .filter((_, label) => $(label).find('.option-label').text().trim().includes(words))
    .find('input');
}
