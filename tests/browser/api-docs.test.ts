import { expect, test } from '@jest/globals';
import { faultsNow, isTooWide, picture } from './browser.ts';
import { openHouse } from './house.ts';

const house = openHouse();

test.each(['light', 'dark'] as const)('the page about the API can be read by everybody: %s', async (colorScheme) => {
  const { page, faults } = await house.visit();
  // Its look is chosen when it is opened.
  await page.emulateMedia({ colorScheme });
  await page.goto(`${house.served.url}/api/docs/`);
  await page.locator('#operations-tag-Play').click();
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
