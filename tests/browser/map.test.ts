import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { picture } from './browser.ts';
import { look, openHouse } from './house.ts';
import { settling } from './settling.ts';

const house = openHouse();
const address = () => `${house.served.url}/maps/empires-in-arms`;

/** How many map units are across, and where the left edge is. */
async function seen(page: Page): Promise<{ readonly x: number; readonly y: number; readonly w: number }> {
  await page.locator('.map-frame #ground').waitFor({ state: 'attached' });
  const box = await page.locator('.map-frame svg').getAttribute('viewBox');
  const [x = 0, y = 0, w = 0] = (box ?? '').split(' ').map(Number);
  return { x, y, w };
}

/** The middle of the map's frame, in the window. */
async function middle(page: Page) {
  await page.locator('.map-frame').scrollIntoViewIfNeeded();
  const box = await page.locator('.map-frame').boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

test('the page says that the map is reconstructed, and everybody can use it', async () => {
  const { page, faults } = await house.visit();
  await page.goto(address());
  await seen(page);
  expect(await page.getByText('This map is reconstructed.').count()).toBe(1);
  await look(page, 'map');
  await page.emulateMedia({ colorScheme: 'dark' });
  await look(page, 'map-dark');
  expect(faults).toEqual([]);
});

test('by mouse: the wheel zooms, a drag moves, a click tells of the area', async () => {
  const { page, faults } = await house.visit();
  await page.setViewportSize({ width: 1100, height: 844 });
  await page.goto(address());
  const whole = await seen(page);
  const { x, y } = await middle(page);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -200);
  await page.mouse.wheel(0, -200);
  const zoomed = await seen(page);
  expect(zoomed.w).toBeLessThan(whole.w);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 20, { steps: 3 });
  await page.mouse.up();
  expect((await seen(page)).x).toBeLessThan(zoomed.x);
  await page.goto(`${address()}?area=vienna`);
  await seen(page);
  const at = await middle(page);
  await page.mouse.click(at.x, at.y);
  await page.waitForURL(/\?area=vienna/);
  expect(await page.locator('#area h2').textContent()).toBe('Vienna');
  await look(page, 'map-vienna');
  expect(faults).toEqual([]);
});

test('by keyboard: keys move and zoom, the list says the same as the map', async () => {
  const { page, faults } = await house.visit();
  await page.goto(address());
  const whole = await seen(page);
  await page.locator('.map-frame').focus();
  for (const key of ['+', '+', '+']) await page.keyboard.press(key);
  const zoomed = await seen(page);
  expect(zoomed.w).toBeLessThan(whole.w);
  await page.keyboard.press('ArrowRight');
  expect((await seen(page)).x).toBeGreaterThan(zoomed.x);
  await page.keyboard.press('0');
  expect((await seen(page)).w).toBe(whole.w);
  await page.getByLabel('Area', { exact: true }).focus();
  await page.keyboard.type('Genoa');
  await page.getByRole('button', { name: 'Show' }).press('Enter');
  await page.locator('#area h2', { hasText: 'Genoa' }).waitFor();
  const told = await page.locator('#area').innerText();
  expect(told).toMatch(/Piedmont[\s\S]*mountain[\s\S]*Grenoble/);
  await look(page, 'map-genoa');
  expect(faults).toEqual([]);
});

test('by touch: two fingers zoom, a tap tells of the area', async () => {
  const context = await house.browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = settling(await context.newPage());
  await page.goto(`${address()}?area=madrid`);
  const before = await seen(page);
  const { x, y } = await middle(page);
  const touch = await context.newCDPSession(page);
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 0 },
    { x: x + apart, y, id: 1 },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(90) });
  for (const apart of [70, 50, 30])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect((await seen(page)).w).toBeGreaterThan(before.w);
  await page.goto(`${address()}?area=madrid`);
  await seen(page);
  const at = await middle(page);
  await page.touchscreen.tap(at.x, at.y);
  await page.waitForURL(/\?area=\w+/);
  expect(await page.locator('#area h2').textContent()).toBe('Madrid');
  await context.close();
});

test('without scripts: the whole map as a picture, windows and areas as links', async () => {
  const { page, faults } = await house.visit({ scripts: false });
  await page.goto(address());
  await page.getByRole('link', { name: 'Italy', exact: true }).click();
  const [left] = (await page.locator('.map-frame svg').getAttribute('viewBox'))?.split(' ').map(Number) ?? [];
  expect(left).toBeGreaterThan(0);
  expect(await page.locator('.map-frame image').getAttribute('href')).toMatch(/layer-near\.en\.svg$/);
  await picture(page, 'map-without-scripts');
  await page.getByLabel('Area', { exact: true }).selectOption({ label: 'Adriatic' });
  await page.getByRole('button', { name: 'Show' }).click();
  expect(await page.locator('#area h2').textContent()).toBe('Adriatic');
  expect(faults).toEqual([]);
});
