import { needSession } from '../../middleware/caller.ts';
import type { ByPlayer, Guard } from '../guard.ts';

/** A player who signed in with a browser: for what a lost API key must not do, such as making other keys. */
export const session: Guard<ByPlayer> = {
  name: 'session',
  known: 'by a session',
  grant: async ({ caller }) => ({ player: needSession(caller) }),
};
