import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { openHouse } from './house.ts';
import { cubesToPlace, versailles } from './records-in-house.ts';
import { compareScreen } from './screens.ts';

/*
 * What people see first, on a phone and a desk, in light and dark, compared with the screens that somebody has looked
 * at and kept. `npm run screens` keeps the new ones: look at them first, in the change of the commit.
 */
const ACCEPT = process.env.ACCEPT_SCREENS !== undefined;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

const house = openHouse();

test('the screens look as they did when somebody last looked at them', async () => {
  const { services, url } = house.served;
  const [ann, boris] = [await house.served.person('Ann'), await house.served.person('Boris')];
  const cubes = await cubesToPlace(services, ann.player, boris.player);
  const peace = await versailles(services, ann.player);
  const screens = { home: '/', composer: `/t/${cubes}/compose`, table: `/t/${peace}` };
  const faults: (string | undefined)[] = [];
  const { page } = await house.visit({ cookie: boris.cookie });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [name, path] of Object.entries(screens))
    for (const size of SIZES)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        await page.goto(url + path);
        await page.evaluate('document.fonts.ready');
        const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' });
        faults.push(compareScreen(`${name}-${size.width}-${colorScheme}`, taken, ACCEPT));
      }
  // Right or wrong is for people to say: they lie in .screens/, and `npm run screens` keeps them.
  expect(faults.filter(Boolean)).toEqual([]);
}, 120_000);

test('a screen that looks otherwise is told, and lies beside the others to be looked at', () => {
  const light = readFileSync(new URL('screens/home-390-light.png', import.meta.url));
  expect(compareScreen('home-390-dark', light, false)).toMatch(/^home-390-dark: \d+\.\d % of it is otherwise$/);
  expect(compareScreen('home-1280-light', light, false)).toBe(
    'home-1280-light: 390 by 844 pixels, and was 1280 by 800',
  );
  expect(compareScreen('home-390-light', light, false)).toBeUndefined();
  expect(existsSync(new URL('../../.screens/home-390-dark.difference.png', import.meta.url))).toBe(true);
});
