import * as cheerio from 'cheerio';

/** What a browser shows: where it ended after redirects, and what can be read and filled in there. */
export type Page = {
  readonly url: string;
  readonly status: number;
  readonly html: string;
  readonly $: cheerio.CheerioAPI;
};

export type Fields = readonly (readonly [name: string, value: string])[];

/** A form as it stands on a page, filled in as the server sent it. */
export type FormOnPage = { readonly action: string; readonly method: string; readonly fields: Fields };

export type Browser = {
  open(address: string): Promise<Page>;
  /** Sends a form; `changed` replaces the fields of the same names, the button's name and value are among them. */
  submit(form: FormOnPage, changed?: Fields): Promise<Page>;
  /** The names of the cookies that pages have set. */
  cookies(): readonly string[];
};

const MOST_REDIRECTS = 5;

/** A browser without scripts. It has no cookies but those that pages set; with `keepsCookies: false` not even them. */
export function newBrowser({ keepsCookies = true } = {}): Browser {
  const jar = new Map<string, string>();

  const request = async (address: string, init: RequestInit, redirects = 0): Promise<Page> => {
    const headers = new Headers(init.headers);
    headers.set('Accept', 'text/html,application/xhtml+xml');
    headers.set('Accept-Language', 'en');
    if (jar.size > 0) headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await fetch(address, { ...init, headers, redirect: 'manual' });
    if (keepsCookies) keep(jar, answer.headers.getSetCookie());
    const to = answer.headers.get('location');
    if (to !== null && answer.status >= 300 && answer.status < 400) {
      await answer.arrayBuffer();
      if (redirects >= MOST_REDIRECTS) throw new Error(`too many redirects at ${address}`);
      return request(new URL(to, address).href, { method: 'GET' }, redirects + 1);
    }
    const html = await answer.text();
    return { url: address, status: answer.status, html, $: cheerio.load(html) };
  };

  return {
    open: (address) => request(address, { method: 'GET' }),
    submit(form, changed = []) {
      const body = fieldsOf(form, changed);
      if (form.method === 'get') return request(`${form.action}?${body}`, { method: 'GET' });
      const headers = {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Sec-Fetch-Site': 'same-origin',
        Origin: new URL(form.action).origin,
      };
      return request(form.action, { method: 'POST', headers, body: body.toString() });
    },
    cookies: () => [...jar.keys()],
  };
}

function fieldsOf({ fields }: FormOnPage, changed: Fields): URLSearchParams {
  const replaced = new Set(changed.map(([name]) => name));
  const body = new URLSearchParams();
  for (const [name, value] of fields) if (!replaced.has(name)) body.append(name, value);
  for (const [name, value] of changed) body.append(name, value);
  return body;
}

function keep(jar: Map<string, string>, cookies: readonly string[]): void {
  for (const cookie of cookies) {
    const [pair = ''] = cookie.split(';', 1);
    const at = pair.indexOf('=');
    if (/;\s*(?:max-age=0|expires=thu, 01 jan 1970)/i.test(cookie)) jar.delete(pair.slice(0, at));
    else jar.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

/** The forms of a page that fit a selector, in order. */
export function formsOn(page: Page, selector: string): readonly FormOnPage[] {
  const { $ } = page;
  return $(selector)
    .toArray()
    .map((element) => ({
      action: new URL($(element).attr('action') ?? page.url, page.url).href,
      method: ($(element).attr('method') ?? 'get').toLowerCase(),
      fields: $(element)
        .serializeArray()
        .map(({ name, value }) => [name, value] as const),
    }));
}

/** The only form that fits; what the page says instead when there is none. */
export function formOn(page: Page, selector: string): FormOnPage {
  const [form] = formsOn(page, selector);
  if (!form) throw new Error(`no ${selector} at ${page.url} (${page.status}): ${wordsOf(page)}`);
  return form;
}

/** Where the link with these words leads; what the page says instead when there is none. */
export function linkOn(page: Page, words: string): string {
  const { $ } = page;
  const link = $('main a[href]').filter((_, one) => $(one).text().replace(/\s+/g, ' ').trim() === words);
  const href = link.attr('href');
  if (href === undefined) throw new Error(`no link “${words}” at ${page.url} (${page.status}): ${wordsOf(page)}`);
  return new URL(href, page.url).href;
}

/** What a reader reads in the main part of a page. */
export function wordsOf({ $ }: Page): string {
  const main = $('main').clone();
  main.find('svg, style, script').remove();
  return main.text().replace(/\s+/g, ' ').trim();
}
