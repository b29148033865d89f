import type { Player } from '../../../people/player.ts';
import { signedIn } from '../../middleware/caller.ts';
import type { Guard } from '../guard.ts';

/** Anybody at all; `player` is given when somebody is signed in. */
export const anyone: Guard<{ readonly player: Player | undefined }> = {
  name: 'anyone',
  known: 'as anybody',
  grant: async ({ caller }) => ({ player: signedIn(caller) }),
};
