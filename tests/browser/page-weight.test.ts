import { appendFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { CDPSession, Page } from 'playwright-core';
import { openHouse } from './house.ts';
import { cubesToPlace, versailles } from './records-in-house.ts';

/*
 * What a page costs its reader's phone. Bytes are the same each time and are held here; how soon the largest thing is
 * painted is measured when MEASURE_PAGES names a file for the figures.
 */
const MEASURE = process.env.MEASURE_PAGES;
const FIRST_VISIT = 120_000;
const LATER_VISIT = 15_000;

/** Lighthouse's and WebPageTest's fast 3G, in bytes a second and milliseconds, on a processor four times as slow. */
const FAST_3G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWER = 4;

const house = openHouse();

/** Counts what comes over the line, heads of answers included. */
async function counted(page: Page): Promise<{ readonly cdp: CDPSession; take(): number }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  let bytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return {
    cdp,
    take() {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
  };
}

test('the first visit of a table of Versailles weighs under 120 kB, later ones under 15 kB', async () => {
  const { services, url } = house.served;
  const table = await versailles(services, (await house.served.person('Ada')).player);
  const { page, faults } = await house.visit();
  const line = await counted(page);
  const visit = async () => {
    await page.goto(`${url}/t/${table}`, { waitUntil: 'networkidle' });
    return line.take();
  };
  const [first, later] = [await visit(), await visit()];
  if (MEASURE) appendFileSync(MEASURE, `first visit: ${first} bytes, later: ${later} bytes\n`);
  expect(first).toBeLessThan(FIRST_VISIT);
  expect(later).toBeLessThan(LATER_VISIT);
  expect(faults).toEqual([]);
});

if (MEASURE)
  test('how soon the largest thing of a page is painted on a slow phone', async () => {
    const { services, url } = house.served;
    const [ann, boris] = [await house.served.person('Ann'), await house.served.person('Boris')];
    const table = await cubesToPlace(services, ann.player, boris.player);
    const pages = { home: '/', table: `/t/${table}`, composer: `/t/${table}/compose` };
    const figures: string[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const times: number[] = [];
      for (let n = 0; n < 5; n += 1) {
        const { page } = await house.visit({ cookie: boris.cookie });
        const { cdp } = await counted(page);
        await cdp.send('Network.emulateNetworkConditions', FAST_3G);
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
        await page.addInitScript(`new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) window.largestPaint = startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true })`);
        await page.goto(url + path, { waitUntil: 'load' });
        await page.waitForTimeout(1000);
        times.push(await page.evaluate<number>('window.largestPaint'));
        await page.context().close();
      }
      const [, , median = 0] = times.sort((a, b) => a - b);
      figures.push(`${name}: ${Math.round(median)} ms (${times.map(Math.round).join(', ')})`);
    }
    appendFileSync(MEASURE, `${figures.join('\n')}\n`);
  }, 120_000);
