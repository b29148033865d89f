import type { RandomSource } from '../../../src/kernel/chance.ts';
import { pickFrom, shuffled } from '../../../src/kernel/random.ts';
import { type Browser, type FormOnPage, formOn, formsOn, type Page, wordsOf } from './browser.ts';
import { fillIn } from './fill-in.ts';
import type { ReadMail } from './read-mail.ts';
import { goOn, sitDown } from './sit-down.ts';

/** The most orders that somebody thinks of before all others stay. */
const MOST_ORDERS = 8;
/** They march to the middle of the map, where others come, too. */
const taste = () => [/^“[cd][34]”$/, /^“[b-e][2-5]”$/];
/** After so many acts of one sitting they hesitate no more; what is answered in secret can be answered for ever. */
const MOST_ACTS = 5;

const WINDOW = 'section[aria-labelledby^="window-"]';
/** What sends a sheet. */
const SEND = 'form:has(button[value=send])';

/**
 * Somebody who follows a link of a mail of Marches and acts on the pages: writes orders, answers what else is asked,
 * changes what they have answered in secret, and is ready in the end. False where the mail's question was over. Throws
 * where a page refuses what it offered.
 */
export async function followMail(browser: Browser, mail: ReadMail, random: RandomSource): Promise<boolean> {
  let page = await openOneOf(browser, mail, random);
  if (!page) return false;
  // Nobody mails them again what the same mail has asked.
  const asksSeveral = mail.links('c').length > 1;

  for (let acts = 1; page; acts += 1) {
    const hesitates = acts < MOST_ACTS && random(3) === 0;
    page = await answerPage(browser, page, random, hesitates);
    const [unready] = readyForms(page, 'yes');
    if (unready && hesitates && random(2) === 0) {
      page = await browser.open(changeOn(page));
      continue;
    }
    if (unready) page = await sayReady(browser, unready, 'yes');
    const [ready] = readyForms(page, 'no');
    if (ready && random(6) === 0) {
      const again = await sayReady(browser, ready, 'no');
      const [still] = readyForms(again, 'yes');
      if (still) page = await sayReady(browser, still, 'yes');
    }
    checkNotAskedAgain(page);
    page = asksSeveral || (acts < MOST_ACTS && random(4) > 0) ? await goOn(browser, page) : undefined;
  }
  return true;
}

/**
 * A question of the mail that is still open: an earlier sitting may have answered one of them and not the others.
 * Undefined where all are over.
 */
async function openOneOf(browser: Browser, mail: ReadMail, random: RandomSource): Promise<Page | undefined> {
  const answers = mail.answers.map(({ href }) => href);
  for (const link of [...shuffled(answers, random), ...shuffled(mail.links('c'), random)]) {
    const page = await browser.open(link);
    if (page.status !== 410) return page;
  }
  return undefined;
}

/** Answers what a page asks; `hesitates`: they may still change it, where it is answered in secret. */
async function answerPage(browser: Browser, page: Page, random: RandomSource, hesitates: boolean): Promise<Page> {
  const sheet = page.$(`main section.decision:not(${WINDOW}) a[href*="/sheets/"]`).attr('href');
  const there = sheet === undefined ? page : await browser.open(new URL(sheet, page.url).href);
  // The page after a sheet was sent has the sheet's address, and asks what comes next.
  const isSheet = formsOn(there, SEND).length > 0;
  const done = isSheet
    ? await writeSheet(browser, there, random, hesitates)
    : (await sitDown(browser, there, random, taste, { hesitates })).page;
  return taken(done);
}

/** A few orders at random, the rest stays, and off it goes. Orders that do not fit are removed again. */
async function writeSheet(browser: Browser, first: Page, random: RandomSource, hesitates: boolean): Promise<Page> {
  let page = taken(first);
  for (let tries = random(MOST_ORDERS + 1); tries > 0; tries -= 1) {
    const names = page.$('form.answer-form input[name=order]').toArray();
    if (names.length === 0) break;
    const kinds = names.map((name) => page.$(name).attr('value') ?? '');
    const order = kinds.includes('move') && random(4) > 0 ? 'move' : pickFrom(kinds, random);
    const selector = `form.answer-form:has(input[name=order][value=${order}])`;
    const filled = fillIn(page, page.$(selector), { random, taste });
    page = taken(await browser.submit(formOn(page, selector), [...filled, ['do', 'add']]));
    // An order may keep others from fitting that were sent before.
    for (let [wrong] = wrongIn(page); wrong; [wrong] = wrongIn(page))
      page = taken(await browser.submit(wrong, [['do', 'remove']]));
  }
  const [rest] = formsOn(page, 'form:has(button[value=rest])');
  if (rest) page = taken(await browser.submit(rest, [['do', 'rest']]));
  const later: readonly (readonly [string, string])[] = hesitates ? [['later', 'yes']] : [];
  return browser.submit(formOn(page, SEND), [['do', 'send'], ...later]);
}

const wrongIn = (page: Page) => formsOn(page, 'li.has-error form:has(button[value=remove])');

/** The buttons of windows: “I am ready” (`yes`), or “Not ready yet” (`no`). */
const readyForms = (page: Page, value: 'yes' | 'no') =>
  formsOn(page, `${WINDOW} form:has(button[name=ready][value=${value}])`);

async function sayReady(browser: Browser, form: FormOnPage, value: 'yes' | 'no'): Promise<Page> {
  return taken(await browser.submit(form, [['ready', value]]));
}

/** What they are ready with is not asked once more. */
function checkNotAskedAgain(page: Page): void {
  for (const { fields } of readyForms(page, 'no')) {
    const decision = encodeURIComponent(fields.find(([name]) => name === 'decision')?.[1] ?? '');
    const asked = `section.decision:not(${WINDOW}) :is(form[action*="/${decision}/"], a[href$="/${decision}"])`;
    if (page.$(asked).length > 0) throw new Error(`${decision} is asked again at ${page.url}: ${wordsOf(page)}`);
  }
}

/** Where the answer of a window that they are not ready with is changed. */
function changeOn({ $, url }: Page): string {
  const href = $(`${WINDOW}:has(button[name=ready][value=yes]) a.button`).attr('href');
  return new URL(href ?? '', url).href;
}

/** Nobody is asked for something that is refused then. */
function taken(page: Page): Page {
  if (page.status !== 200) throw new Error(`${page.status} at ${page.url}: ${wordsOf(page)}`);
  return page;
}
