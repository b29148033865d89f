import type * as Jest from '@jest/globals';

/*
 * What test files import as `@jest/globals`. Jest makes these anew for each file; modules are loaded once for all of
 * them, so each of these hands on to that of the file that runs.
 */
type Globals = Pick<
  typeof Jest,
  'afterAll' | 'afterEach' | 'beforeAll' | 'beforeEach' | 'describe' | 'expect' | 'test'
>;

let present: Globals | undefined;

/** The globals of the file that runs from here on. */
export function setGlobals(globals: Globals): void {
  present = globals;
}

function ofPresentFile<Name extends keyof Globals>(name: Name): Globals[Name] {
  const now = () => {
    if (!present) throw new Error('Start the tests through jest.config.js');
    return present[name];
  };
  // Called, or asked for what hangs on it, as in `test.each` and `expect.any`. What it stands for is not there yet.
  return new Proxy((() => undefined) as unknown as Globals[Name], {
    apply: (_, self, given) => Reflect.apply(now(), self, given),
    get: (_, key) => Reflect.get(now(), key),
  });
}

export const afterAll = ofPresentFile('afterAll');
export const afterEach = ofPresentFile('afterEach');
export const beforeAll = ofPresentFile('beforeAll');
export const beforeEach = ofPresentFile('beforeEach');
export const describe = ofPresentFile('describe');
export const expect = ofPresentFile('expect');
export const test = ofPresentFile('test');
