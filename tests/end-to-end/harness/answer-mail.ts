import { expect } from '@jest/globals';
import { translator } from '../../../src/i18n/translator.ts';
import { type Browser, type Page, wordsOf } from './browser.ts';
import { fillByWords, optionalActionForm, type Wanted } from './fill-by-words.ts';
import type { ReadMail, SaidLink } from './read-mail.ts';
import { goOn, sitDown } from './sit-down.ts';
import { pickLiked, type Tasting } from './taste.ts';

const english = translator('en', 'UTC');

/**
 * How somebody answers: which link they follow (else the one they like), and whether they go on when they are asked
 * more.
 */
export type Manner = Tasting & {
  readonly wanted?: SaidLink | undefined;
  readonly stays: () => boolean;
  /** They send each answer as soon as they have it. */
  readonly straight?: boolean;
};

/**
 * Follows one link of a mail, one of its answers where it lists any, and plays on as long as the pages ask. Gives the
 * page where they ended up, and whether they answered anything: a mail whose question is over says so.
 */
export async function answerMail(
  browser: Browser,
  mail: ReadMail,
  { random, taste, wanted, stays, straight = false, sparing = false }: Manner,
): Promise<{ readonly page: Page; readonly sent: boolean }> {
  const { answers } = mail;
  const answer = wanted ?? (answers.length > 0 ? pickLiked(answers, ({ said }) => said, { random, taste }) : undefined);
  const link = answer?.href ?? mail.links('c')[0];
  let { page, sent } = await sitDown(browser, await browser.open(link ?? ''), random, taste, { straight, sparing });
  if (!sent) expect(wordsOf(page)).toContain(english.text('pages.link.over-title'));
  const answered = sent;
  while (sent && stays()) {
    expect(page.status).toBe(200);
    const next = await goOn(browser, page);
    if (!next) break;
    ({ page, sent } = await sitDown(browser, next, random, taste, { straight, sparing }));
  }
  return { page, sent: answered };
}

/** Opens something that the mail's reader may also do, fills it in and sends it. */
export async function doAlso(
  browser: Browser,
  mail: ReadMail,
  what: string,
  fill: (page: Page) => readonly Wanted[],
): Promise<void> {
  const page = await openAlso(browser, mail, what);
  const done = await browser.submit(optionalActionForm(page), fillByWords(page, fill(page)));
  expect([done.status, wordsOf(done)]).toEqual([200, expect.stringContaining('Done')]);
}

/** The page behind something that the mail's reader may also do. */
export async function openAlso(browser: Browser, mail: ReadMail, what: string): Promise<Page> {
  const link = mail.mayAlso.find(({ said }) => said === what);
  if (!link) throw new Error(`the mail does not offer “${what}”: ${mail.mail.text}`);
  const page = await browser.open(link.href);
  expect([page.status, page.url]).toEqual([200, link.href]);
  return page;
}
