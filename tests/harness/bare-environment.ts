export type Environment = { readonly [name: string]: string };

/** The environment of a process that a test starts: what is set for the tests does not configure it. */
export function bareEnvironment(more: Environment = {}): Environment {
  const { PATH = '', HOME = '', TMPDIR, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}), ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}), ...more };
}
