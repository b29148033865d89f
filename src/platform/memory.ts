/**
 * The key to what one process has at hand so as not to work it out again. Each room keeps its own in a `WeakMap` under
 * it; inside a transaction a new one is given, so that nothing is kept of a write that may still fail.
 */
export type Memory = { readonly since: Date };

/** The memory of a process that starts now. */
export function newMemory(): Memory {
  return { since: new Date() };
}
