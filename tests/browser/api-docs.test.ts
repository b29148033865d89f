import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { faultsNow, isTooWide, launch, openPage, picture } from './browser.ts';
import { type Served, serve } from './serve.ts';

let served: Served;
let browser: Browser;
beforeAll(async () => {
  served = await serve();
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await served.close();
});

test.each(['light', 'dark'] as const)('the page about the API can be read by everybody: %s', async (colorScheme) => {
  const { page, faults } = await openPage(browser, { url: served.url });
  // Its look is chosen when it is opened.
  await page.emulateMedia({ colorScheme });
  await page.goto(`${served.url}/api/docs/`);
  const submission = page.locator('#operations-Play-postTablesTableSubmissions');
  await submission.waitFor();
  await picture(page, `api-docs-${colorScheme}`);
  expect(await faultsNow(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  const paper = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
  expect(paper).toBe(colorScheme === 'dark' ? 'rgb(23, 22, 20)' : 'rgb(247, 243, 234)');

  await submission.locator('button').first().click();
  await submission.getByText('Idempotency-Key').first().waitFor();
  await picture(page, `api-docs-open-${colorScheme}`);
  expect(await faultsNow(page)).toEqual([]);
  expect(faults).toEqual([]);
});
