/**
 * Where Jest's test files run: in the worker itself. A world of its own for each file (a vm context) would have to load
 * every module anew, and Node never forgets the old ones.
 */
class WorkerEnvironment {
  /**
   * As the worker's, but what Jest replaces in it for a file (`console`, `process.exit`) is not replaced for the
   * worker.
   */
  readonly global = Object.create(globalThis, {
    process: { value: Object.create(process), writable: true, configurable: true },
  });
  readonly #before = new Set(Object.getOwnPropertySymbols(globalThis));

  async setup(): Promise<void> {}

  /** What Jest itself keeps about a file, under symbols, goes with it. */
  async teardown(): Promise<void> {
    for (const symbol of Object.getOwnPropertySymbols(globalThis))
      if (!this.#before.has(symbol)) Reflect.deleteProperty(globalThis, symbol);
  }

  exportConditions(): readonly string[] {
    return ['node', 'node-addons'];
  }

  getVmContext(): null {
    return null;
  }
}

// Jest takes it by `require`.
export { WorkerEnvironment as 'module.exports' };
