import { startTestPostgres, stopTestPostgres } from './postgres.ts';

/** Jest's globalSetup: the workers read the address from the environment. */
export default async function setup(): Promise<void> {
  try {
    process.env.TEST_TEMPLATE_URL = await startTestPostgres();
  } catch (error) {
    await stopTestPostgres(); // Jest calls no teardown when the set-up failed
    throw error;
  }
}
