import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';

const FOCUSED = `(({ activeElement: at }) => {
  const label = at.labels?.[0]?.textContent ?? at.getAttribute('aria-label') ?? at.textContent;
  const ring = getComputedStyle(at);
  const frame = at.querySelector('.place-frame'); // a place on the board has a frame that grows
  const name = at.tagName + ' ' + label.replace(/\\s+/g, ' ').trim();
  const grown = frame && parseFloat(getComputedStyle(frame).strokeWidth) >= 4;
  return { name, seen: ring.outlineStyle !== 'none' || ring.boxShadow !== 'none' || grown };
})(document)`;

/** Presses Tab until what has the focus is called so; where it stands must be seen all the way. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 80; i += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate<{ name: string; seen: boolean }>(FOCUSED);
    expect(focused).toEqual({ name: focused.name, seen: true });
    if (name.test(focused.name)) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}
