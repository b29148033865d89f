import type { Page } from 'playwright-core';

/** What may lead to another page. */
const ACTS = new Set<PropertyKey>(['check', 'click', 'press', 'selectOption', 'tap', 'uncheck']);

/**
 * A page of which every act waits until the page that it leads to is there, all of it. Playwright goes on with its
 * first byte, and what counts or lists things then counts a half: a test would hang on who is quicker.
 */
export function settling(page: Page): Page {
  const settled = <T extends object>(one: T): T =>
    new Proxy(one, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          const result: unknown = Reflect.apply(value, target, given);
          if (isLocator(result)) return settled(result);
          return ACTS.has(name) && result instanceof Promise ? result.then(() => page.waitForLoadState()) : result;
        };
      },
    });
  return settled(page);
}

const isLocator = (one: unknown): one is object => typeof one === 'object' && one !== null && 'boundingBox' in one;
