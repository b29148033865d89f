import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { isTooWide } from './browser.ts';
import { openHouse } from './house.ts';
import { contrastWithin, type Part, pixelsOf } from './read-pixels.ts';
import { cubesToPlace, everyCard, versailles } from './records-in-house.ts';
import { settling } from './settling.ts';

const house = openHouse();
const TEXT = 4.5;
/** Pixels that letters of a board are at least tall on a phone. */
const SMALLEST = 11;
/** Pixels of a picture for each of the page: stems of letters are a whole one wide. */
const DENSITY = 3;

type Lettering = Part & { readonly text: string; readonly size: number };

/** Every line of letters on the page's boards but for signs on places: where it is in the window, and its size. */
function letteringOf(page: Page): Promise<readonly Lettering[]> {
  return page.evaluate<readonly Lettering[]>(`[...document.querySelectorAll('.board svg text')]
    .filter((text) => !text.closest('.place, .place-amount'))
    .map((text) => {
      const { x, y, width, height } = text.getBoundingClientRect();
      const size = text.getAttribute('font-size') * text.getScreenCTM().a;
      return { text: text.textContent, x, y, width, height, size };
    })`);
}

/** The part of the window that something takes. */
async function partOf(page: Page, selector: string): Promise<Part> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`nothing is at ${selector}`);
  return box;
}

const within = (frame: Part) => (one: Part) => {
  const [x, y] = [one.x + one.width / 2, one.y + one.height / 2];
  return x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height;
};
const meet = (a: Part) => (b: Part) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Somebody's page on a phone with a sharp screen. */
async function onSharpPhone(cookie: string, path: string): Promise<Page> {
  const context = await house.browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: DENSITY,
    reducedMotion: 'reduce',
  });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: house.served.url }]);
  const page = settling(await context.newPage());
  await page.goto(house.served.url + path);
  return page;
}

/** The lines under a place that cannot be read well enough, as the screen shows them just now. */
async function faintUnder(page: Page, frame: Part): Promise<readonly string[]> {
  const png = pixelsOf(await page.screenshot({ clip: frame }));
  const lines = (await letteringOf(page)).filter(within(frame));
  expect(lines.length).toBeGreaterThan(0);
  return lines.flatMap(({ text, x, y, width, height }) => {
    const part = { x: x - frame.x, y: y - frame.y, width, height };
    const sharp = { x: part.x * DENSITY, y: part.y * DENSITY, width: width * DENSITY, height: height * DENSITY };
    const contrast = contrastWithin(png, sharp);
    return contrast < TEXT ? [`${text} ${contrast.toFixed(2)}`] : [];
  });
}

/** What a place can be, by what somebody does; each goes on from the one before. */
const STATES: readonly (readonly [name: string, act: (page: Page, place: string) => Promise<void>])[] = [
  ['as it is', async () => {}],
  ['pointed at', (page, place) => page.locator(place).hover()],
  ['focused', (page, place) => page.locator(place).focus()],
  ['picked', (page, place) => page.locator(place).click()],
  ['picked and focused', (page, place) => page.locator(place).focus()],
  ['picked and left', (page) => page.mouse.move(0, 0)],
];

/** Everything that is wrong with a place in any state of it, in light and dark. */
async function faultsOfPlace(page: Page, place: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.reload();
    await page.evaluate('document.fonts.ready');
    await page.locator(place).scrollIntoViewIfNeeded();
    for (const [name, act] of STATES) {
      await act(page, place);
      const frame = await partOf(page, `${place} .place-frame`);
      for (const line of await faintUnder(page, frame)) faults.push(`${place} ${colorScheme} ${name}: ${line}`);
    }
    const covered = (await letteringOf(page)).filter(meet(await partOf(page, '.place-amount circle')));
    for (const { text } of covered) faults.push(`${place} ${colorScheme}: the amount covers ${text}`);
  }
  return faults;
}

test('each text of a card that can be picked is read well in all its states, and the amount covers none', async () => {
  const [ann, boris] = [await house.served.person('Ann'), await house.served.person('Boris')];
  const table = await cubesToPlace(house.served.services, ann.player, boris.player);
  const page = await onSharpPhone(boris.cookie, `/t/${table}/compose`);
  const places = await page
    .locator('.board a.place')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-place')));
  expect(places.length).toBeGreaterThan(2);
  for (const place of places) expect(await faultsOfPlace(page, `.board a.place[data-place="${place}"]`)).toEqual([]);
  await page.context().close();
}, 120_000);

test('the same of issues, which are as broad as the board', async () => {
  const { cookie } = await house.served.person('Bea');
  const { page } = await house.visit({ cookie });
  await page.goto(`${house.served.url}/tables/new?game=versailles-1919`);
  await page.getByLabel('Name of the table').fill('Alone in Paris');
  await page.getByLabel('How many play').selectOption('1');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.waitForURL(/said=(?:created|started)/);
  const sharp = await onSharpPhone(cookie, `${new URL(page.url()).pathname}/compose`);
  const place = await sharp.locator('.board a.place').first().getAttribute('data-place');
  expect(await faultsOfPlace(sharp, `.board a.place[data-place="${place}"]`)).toEqual([]);
  await sharp.context().close();
}, 120_000);

test('a part of a board says what it is, by mouse, keys and touch, and without scripts', async () => {
  const { page, faults } = await house.visit();
  await page.goto(`${house.served.url}/games/iron-curtain`);
  const [sign, card] = ['control', 'card-'].map((id) => page.locator(`.board a.about[href*="-${id}"]`).first());
  if (!sign || !card) throw new Error('The board has both');
  const [control, words] = [page.locator('#about-control'), page.locator('.about-item.shown')];
  await sign.hover();
  await control.getByText('A shaded row').waitFor();
  await page.keyboard.press('Escape');
  await control.waitFor({ state: 'hidden' });
  await sign.focus();
  await control.waitFor();
  await card.click();
  await control.waitFor({ state: 'hidden' });
  await words.getByRole('link', { name: 'Rule 1.1' }).waitFor();
  await words.getByText('Close').click();
  await words.waitFor({ state: 'hidden' });
  expect(faults).toEqual([]);

  const still = (await house.visit({ scripts: false })).page;
  await still.goto(`${house.served.url}/games/iron-curtain`);
  await still.locator('.board a.about[href*="-card-"]').first().click();
  await still.locator('.about-item:target').getByRole('link', { name: 'Rule 1.1' }).waitFor();
}, 60_000);

describe('letters on a phone', () => {
  test.each(['Iron Curtain with every card', 'Versailles 1919'])('of %s are at least 11 pixels tall', async (game) => {
    const { player, cookie } = await house.served.person(game.startsWith('Iron') ? 'Ida' : 'Viola');
    const { services, url } = house.served;
    const other = (await house.served.person('Olga')).player;
    const table = game.startsWith('Iron')
      ? await everyCard(services, player, other)
      : await versailles(services, player);
    const { page } = await house.visit({ cookie });
    await page.goto(`${url}/t/${table}`);
    const lines = await letteringOf(page);
    expect(lines.length).toBeGreaterThan(60);
    expect(lines.filter(({ size }) => size < SMALLEST).map(({ text, size }) => `${text} ${size}`)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
  });
});

describe('on a desk', () => {
  /** Whether two parts are beside each other in the window. */
  const beside = (left: Part, right: Part) => left.x + left.width <= right.x && right.y < 800 && left.y < 800;

  test.each([1000, 1280, 1600])(
    'at %i pixels question and board stand side by side, and the board stays in sight',
    async (width) => {
      const [ann, boris] = [await house.served.person('Ann'), await house.served.person('Boris')];
      const table = await cubesToPlace(house.served.services, ann.player, boris.player);
      const { page } = await house.visit({ cookie: boris.cookie });
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/compose', '']) {
        await page.goto(`${house.served.url}/t/${table}${path}`);
        expect(beside(await partOf(page, '.decision'), await partOf(page, 'figure.board'))).toBe(true);
        await page.evaluate("document.querySelector('.with-board').scrollIntoView({ block: 'end' })");
        const pane = await partOf(page, '.board-pane');
        expect([pane.y >= 0, pane.y + pane.height <= 801]).toEqual([true, true]);
        expect(await isTooWide(page)).toBe(false);
      }
    },
  );

  test('a broad screen shows a board in two columns, a phone in one', async () => {
    const { player } = await house.served.person('Vera');
    const table = await versailles(house.served.services, player);
    const { page } = await house.visit();
    await page.goto(`${house.served.url}/t/${table}`);
    const columns = async () => {
      const [first, second] = await page.locator('figure.board svg').all();
      const [a, b] = [await first?.boundingBox(), await second?.boundingBox()];
      return (
        a && b && (a.y === b.y && a.x < b.x ? 'side by side' : a.y + a.height <= b.y ? 'one below the other' : 'none')
      );
    };
    expect(await columns()).toBe('one below the other');
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await columns()).toBe('side by side');
  });
});
