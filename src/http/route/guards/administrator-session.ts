import { needSession } from '../../middleware/caller.ts';
import type { ByPlayer, Guard } from '../guard.ts';
import { administrator } from './administrator.ts';

/** Administrators who signed in with a browser: for what a lost API key of theirs must not do to other people. */
export const administratorSession: Guard<ByPlayer> = {
  name: 'administrator-session',
  known: 'by a session',
  async grant(asked) {
    needSession(asked.caller);
    return administrator.grant(asked);
  },
};
