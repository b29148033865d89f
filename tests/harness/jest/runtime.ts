import { createRequire, flushCompileCache, registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setGlobals } from './globals.ts';
import { startLots } from './lots.ts';

const require = createRequire(import.meta.url);
const globals = new URL('globals.ts', import.meta.url).href;
const lots = new URL('lots.ts', import.meta.url).href;
const root = new URL('../../../', import.meta.url);
const source = new URL('src/', root).href;

/** What is loaded for a module that is asked for. */
function standIn(specifier: string, by: string | undefined): string {
  if (specifier === '@jest/globals') return globals;
  return specifier === 'node:crypto' && by?.startsWith(source) ? lots : specifier;
}
registerHooks({ resolve: (specifier, context, next) => next(standIn(specifier, context.parentURL), context) });

/** Files that this worker has loaded before: Jest watches, and runs them again. */
const loaded = new Set<string>();

/**
 * How Jest loads a test file: by Node itself, as the server is loaded. Every module is loaded once for all files of a
 * worker, and each test file once. Jest's own runtime loads all of them anew for each file, which takes longer than
 * most files' tests. Mocked modules and coverage are not to be had here.
 */
class NodeRuntime {
  setGlobalsForRuntime(given: Parameters<typeof setGlobals>[0]): void {
    setGlobals(given);
  }

  unstable_shouldLoadAsEsm(): boolean {
    return true;
  }

  async unstable_importModule(path: string): Promise<void> {
    const { href } = pathToFileURL(path);
    startLots(relative(fileURLToPath(root), path));
    await import(loaded.has(path) ? `${href}?${performance.now()}` : href);
    loaded.add(path);
    flushCompileCache(); // for the processes that the tests start
  }

  /** Jest's own modules that keep the state of one file: anew for each. */
  requireInternalModule(path: string): unknown {
    delete require.cache[path];
    return require(path);
  }

  requireModule(path: string): unknown {
    return require(path);
  }

  /** Node's own type stripping leaves every line where it was. */
  getSourceMaps(): ReadonlyMap<string, string> {
    return new Map();
  }

  getAllCoverageInfoCopy(): undefined {}

  enterTestCode(): void {}

  leaveTestCode(): void {}

  teardown(): void {}
}

// Jest takes it by `require`.
export { NodeRuntime as 'module.exports' };
