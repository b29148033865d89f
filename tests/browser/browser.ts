import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright-core';
import { settling } from './settling.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PICTURES = process.env.SCREENSHOTS;

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
}

export type Reader = { readonly page: Page; readonly faults: string[] };

/** A page of somebody's browser, at phone width; everything that goes wrong in it is gathered in `faults`. */
export async function openPage(
  browser: Browser,
  { scripts = true, cookie, url }: { scripts?: boolean; cookie?: string; url: string },
): Promise<Reader> {
  const context = await browser.newContext({
    javaScriptEnabled: scripts,
    viewport: { width: 390, height: 844 },
    timezoneId: 'Europe/Madrid',
  });
  context.setDefaultTimeout(60_000);
  if (cookie) {
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url }]);
  }
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // A refused form is answered with its status, which the browser reports; that is no fault.
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) faults.push(message.text());
  });
  return { page: settling(page), faults };
}

/** Axe's rules about colours: all that is another page in the dark. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Serious and critical faults for people who use a keyboard or a screen reader, in light and dark. */
export async function accessFaults(page: Page): Promise<readonly string[]> {
  const found = (await faultsNow(page)).map((fault) => `light ${fault}`);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const fault of await faultsNow(page, COLOURS)) found.push(`dark ${fault}`);
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

/** The same for a page as it looks just now; by these rules alone, or by all. */
export async function faultsNow(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe);
  const options = JSON.stringify({ resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) });
  const violations = await page.evaluate<{ id: string; impact: string; nodes: { html: string }[] }[]>(
    `axe.run(${options}).then(({ violations }) => violations)`,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${new URL(page.url()).pathname} ${id}: ${nodes[0]?.html.slice(0, 200)}`);
}

/** Whether a page has to be pushed sideways on a phone. */
export function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate<boolean>('document.documentElement.scrollWidth > window.innerWidth');
}

/** Pictures to look at, on a phone and a desk, when SCREENSHOTS names a folder. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  for (const width of [390, 1100]) {
    await page.setViewportSize({ width, height: 844 });
    await page.screenshot({ path: `${PICTURES}/${name}-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 390, height: 844 });
}
