import type { RandomSource } from '../../../src/kernel/chance.ts';
import { type Browser, type Fields, formOn, formsOn, type Page, wordsOf } from './browser.ts';
import { fillIn } from './fill-in.ts';
import { pickLiked, type Taste, type Tasting } from './taste.ts';

const MOST_STEPS = 40;
const MOST_TRIES = 40;

/** A small step, then whether the sitting goes on. */
export type Sitting = { readonly page: Page; readonly sent: boolean };

/**
 * What a player does after following a link in their mail, with nothing but the pages they are shown: confirm, or
 * answer in the composer (thinking twice now and then) and send. Ends on the page that says what happened, or on one
 * that says that the link is over (410).
 */
export async function sitDown(
  browser: Browser,
  first: Page,
  random: RandomSource,
  taste: Taste = () => [],
  /** They send what they have as soon as it can be sent, and do not think twice; they spend no more than they must. */
  { straight = false, sparing = false, hesitates = false } = {},
): Promise<Sitting> {
  let page = first;
  let undone = false;
  // They may still change what they answer in secret.
  const later: Fields = hesitates ? [['later', 'yes']] : [];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (page.status === 410 || page.status === 409) return { page, sent: false };
    if (page.status !== 200) throw new Error(`${page.status} at ${page.url}: ${wordsOf(page)}`);
    const [confirm] = formsOn(page, 'section.decision form:not([action]):has(input[name=seq])');
    if (confirm) return { page: await browser.submit(confirm, later), sent: true };
    const [send] = formsOn(page, 'form[action$="/send"]');
    const [undo] = formsOn(page, 'form[action$="/undo"]');
    const asks = formsOn(page, 'form[action$="/add"]').length > 0;
    if (undo && !undone && !straight && random(6) === 0) {
      undone = true;
      page = await browser.submit(undo);
    } else if (send && (!asks || straight || random(2) === 0)) {
      return { page: await browser.submit(send, later), sent: true };
    } else if (asks) {
      page = await answerOnPage(browser, page, { random, taste, sparing });
    } else {
      throw new Error(`nothing to do at ${page.url}: ${wordsOf(page)}`);
    }
  }
  throw new Error(`no end of the sitting at ${page.url}`);
}

/** The page that asks the next question of the same sitting, as the page after sending offers it. */
export async function goOn(browser: Browser, page: Page): Promise<Page | undefined> {
  const { $ } = page;
  if ($('form[action$="/add"]').length > 0) return page;
  const href = $('section.decision:not([aria-labelledby^="window-"]) a.button').attr('href');
  return href === undefined ? undefined : browser.open(new URL(href, page.url).href);
}

/** Answers one of the questions on a page with a random legal answer. */
async function answerOnPage(browser: Browser, page: Page, tasting: Tasting): Promise<Page> {
  const { $ } = page;
  const { sparing = false } = tasting;
  const buttons = $('form[action$="/add"] button[name=a]').toArray();
  if (buttons.length > 0) {
    const button = pickLiked(buttons, (one) => $(one).text(), tasting);
    const value = $(button).attr('value') ?? '';
    return browser.submit(formOn(page, 'form[action$="/add"]:has(button[name=a])'), [['a', value]]);
  }
  let refused = page;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const form = formOn(page, 'form[action$="/add"][data-answer]');
    const answered = await browser.submit(
      form,
      fillIn(page, $('form[action$="/add"][data-answer]').first(), {
        ...tasting,
        sparing: sparing && tries < MOST_TRIES / 2,
      }),
    );
    if (answered.status === 200) return answered;
    refused = answered;
  }
  throw new Error(`no legal answer found at ${page.url} (${refused.status}): ${wordsOf(refused)}`);
}
