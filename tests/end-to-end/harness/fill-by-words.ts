import { type Fields, type FormOnPage, formOn, type Page, wordsOf } from './browser.ts';

/** What somebody wants to fill in: the question as it begins on the page, and the words beside the control. */
export type Wanted =
  | { readonly question: string; readonly pick: string }
  | { readonly question: string; readonly amount: number; readonly of?: string };

const FORM = 'form[data-answer]';

/** The form of a page on which an optional action is filled in. */
export function optionalActionForm(page: Page): FormOnPage {
  return formOn(page, FORM);
}

/**
 * The fields that say this, found by the words that stand beside them. Throws what the page says where it lacks one.
 */
export function fillByWords(page: Page, wanted: readonly Wanted[]): Fields {
  return wanted.map((one) => {
    const control = controlOf(page, one);
    const name = control.attr('name');
    if (name === undefined) throw new Error(`no ${JSON.stringify(one)} at ${page.url}: ${wordsOf(page)}`);
    return [name, 'pick' in one ? (control.attr('value') ?? '') : String(one.amount)];
  });
}

/** Whether a page asks this. */
export function asks(page: Page, wanted: Wanted): boolean {
  return controlOf(page, wanted).length > 0;
}

function controlOf(page: Page, wanted: Wanted) {
  const { $ } = page;
  const group = $(`${FORM} fieldset`).filter((_, set) => said($(set).children('legend')).startsWith(wanted.question));
  if ('pick' in wanted)
    return group
      .find('label.option')
      .filter((_, label) => said($(label).find('.option-label')).includes(wanted.pick))
      .find('input');
  if (wanted.of === undefined) return group.find('input[type=number]');
  return group
    .find('.amount-row')
    .filter((_, row) => said($(row).find('label')) === wanted.of)
    .find('input');
}

function said(found: ReturnType<Page['$']>): string {
  return found.text().replace(/\s+/g, ' ').trim();
}
