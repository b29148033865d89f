import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { startTestPostgres, stopTestPostgres } from './postgres.ts';

/**
 * Jest's globalSetup: workers and the processes that they start read the address of the database from the environment,
 * and where Node keeps modules whose types are stripped already.
 */
export default async function setup(
  _: unknown,
  { cacheDirectory }: { readonly cacheDirectory: string },
): Promise<void> {
  process.env.NODE_COMPILE_CACHE = join(cacheDirectory, 'node');
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
  try {
    process.env.TEST_TEMPLATE_URL = await startTestPostgres();
  } catch (error) {
    await stopTestPostgres(); // Jest calls no teardown when the set-up failed
    throw error;
  }
}
