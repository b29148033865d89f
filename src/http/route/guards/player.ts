import { needPlayer } from '../../middleware/caller.ts';
import type { ByPlayer, Guard } from '../guard.ts';

/** Anybody who is signed in, in a browser or by an API key. */
export const player: Guard<ByPlayer> = {
  name: 'player',
  known: 'as a player',
  grant: async ({ caller }) => ({ player: needPlayer(caller) }),
};
