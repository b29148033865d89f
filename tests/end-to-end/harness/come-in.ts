import { expect } from '@jest/globals';
import { type Browser, type Fields, formOn, newBrowser, type Page, wordsOf } from './browser.ts';
import type { ReadMail } from './read-mail.ts';
import type { Post } from './read-post.ts';

type Person = { readonly email: string; readonly name: string; readonly timeZone: string };

/** A new player signs in by the link in their mail and says who they are; their browser knows them from then on. */
export async function signIn(url: string, post: Post, { email, name, timeZone }: Person): Promise<Browser> {
  const browser = newBrowser();
  const asked = await browser.open(`${url}/sign-in`);
  expect((await browser.submit(formOn(asked, 'form[action="/sign-in"]'), [['email', email]])).status).toBe(200);
  const mail = await post.nextTo(email);
  const [link = ''] = mail.links('sign-in');
  expect(mail.mail.text).toContain(link);
  const welcome = await browser.submit(formOn(await browser.open(link), 'main form'));
  const home = await browser.submit(formOn(welcome, 'form[action="/welcome"]'), [
    ['name', name],
    ['timeZone', timeZone],
  ]);
  expect(new URL(home.url).pathname).toBe('/');
  return browser;
}

/**
 * Sets a table with the form for new tables, otherwise as the form proposes, but for boxes that are `unticked`; its id.
 */
export async function setTable(
  host: Browser,
  url: string,
  game: string,
  fields: Fields,
  unticked: readonly string[] = [],
): Promise<string> {
  const fresh = await host.open(`${url}/tables/new?game=${game}`);
  const form = formOn(fresh, 'form[action="/tables/new"]');
  const proposed = form.fields.filter(([name]) => !unticked.includes(name));
  const table = await host.submit({ ...form, fields: proposed }, fields);
  if (table.status !== 200) throw new Error(`no table: ${wordsOf(table).slice(0, 300)}`);
  expect(table.url).toMatch(/\/t\/[\w-]+\?said=(?:created|set|started)$/);
  return new URL(table.url).pathname.split('/')[2] ?? '';
}

/** Somebody new accepts by the link in their invitation: their browser, and the page of the table where they end up. */
export async function accept(
  invitation: ReadMail,
  { name }: { readonly name: string },
): Promise<{ readonly browser: Browser; readonly there: Page }> {
  const browser = newBrowser();
  const [invited = ''] = invitation.links('i');
  expect(invitation.mail.text).toContain(invited);
  const answer = formOn(await browser.open(invited), 'form:has(button[name=do])');
  const came = await browser.submit(answer, [['do', 'accept']]);
  const there = await browser.submit(formOn(came, 'form[action="/welcome"]'), [['name', name]]);
  return { browser, there };
}

/** From now on this player's mails are nothing but text. */
export async function readPlainMails(browser: Browser, url: string): Promise<void> {
  const page = await browser.open(`${url}/preferences`);
  const saved = await browser.submit(formOn(page, 'form:has(#format-plain)'), [['format', 'plain']]);
  expect([saved.status, saved.$('#format-plain').is('[checked]')]).toEqual([200, true]);
}

/**
 * Somebody who is known follows a link that only they may open: they sign in by another mail, and end up where they
 * wanted to be.
 */
export async function signInAgain(
  post: Post,
  email: string,
  link: string,
): Promise<{ readonly browser: Browser; readonly there: Page }> {
  const browser = newBrowser();
  const asked = await browser.open(link);
  expect(new URL(asked.url).pathname).toBe('/sign-in');
  await browser.submit(formOn(asked, 'form[action="/sign-in"]'), [['email', email]]);
  const mail = await post.nextTo(email);
  const [signs = ''] = mail.links('sign-in');
  const there = await browser.submit(formOn(await browser.open(signs), 'main form'));
  expect([there.status, there.url]).toEqual([200, link]);
  return { browser, there };
}
