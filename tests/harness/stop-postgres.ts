import { stopTestPostgres } from './postgres.ts';

/** Jest's globalTeardown; runs in the process that ran the set-up. */
export default stopTestPostgres;
