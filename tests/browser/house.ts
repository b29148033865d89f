import { afterAll, beforeAll, expect } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import type { GameModule } from '../../src/kernel/rules.ts';
import { until } from '../mail/inbound/harness/asked-player.ts';
import { accessFaults, isTooWide, launch, openPage, picture, type Reader } from './browser.ts';
import { type Served, serve } from './serve.ts';

/** A whole server and a browser for the tests of one file. */
export type House = {
  readonly served: Served;
  readonly browser: Browser;
  /** A page of somebody's browser on this server, at phone width. */
  visit(as?: { readonly cookie?: string; readonly scripts?: boolean }): Promise<Reader>;
};

export function openHouse(more: readonly GameModule[] = []): House {
  let opened: { readonly served: Served; readonly browser: Browser } | undefined;
  beforeAll(async () => {
    opened = { served: await serve(more), browser: await launch() };
  });
  afterAll(async () => {
    await opened?.browser.close();
    await opened?.served.close();
  });
  const now = () => {
    if (!opened) throw new Error('the house opens before the first test');
    return opened;
  };
  return {
    get served() {
      return now().served;
    },
    get browser() {
      return now().browser;
    },
    visit: (as = {}) => openPage(now().browser, { url: now().served.url, ...as }),
  };
}

/** Looks at a page as everybody must be able to: no fault in light or dark, not too wide, and a picture of it. */
export async function look(page: Page, name: string): Promise<void> {
  await picture(page, name);
  expect(await accessFaults(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
}

/** Waits until the title reads so. Not by `waitForFunction`, which polls by `eval`: the pages' policy forbids it. */
export async function titled(page: Page, title: RegExp): Promise<void> {
  await until(async () => title.test(await page.title()));
}
