import { checkAdministrator } from '../../../administration/actor.ts';
import { needPlayer } from '../../middleware/caller.ts';
import type { ByPlayer, Guard } from '../guard.ts';

/** Administrators of this server. */
export const administrator: Guard<ByPlayer> = {
  name: 'administrator',
  known: 'as a player',
  async grant({ services, caller }) {
    const player = needPlayer(caller);
    await checkAdministrator(services, player.id);
    return { player };
  },
};
