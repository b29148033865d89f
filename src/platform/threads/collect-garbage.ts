import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/**
 * Collect this thread's garbage now. For threads whose objects hold memory that V8 does not know of, and so would leave
 * standing: a renderer's pixels.
 */
export const collectGarbage: () => void = runInNewContext('gc');
