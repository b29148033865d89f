import { viewerOf } from '../../../access/viewer-of.ts';
import type { Viewer } from '../../../kernel/decision.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Player } from '../../../people/player.ts';
import { refuse } from '../../../platform/refuse.ts';
import { signedIn } from '../../middleware/caller.ts';
import type { AtTable, Guard } from '../guard.ts';

export type Reading = {
  readonly tableId: string;
  /** The seat that they hold there, else a spectator. */
  readonly viewer: Viewer;
  /** Given when somebody is signed in. */
  readonly player: Player | undefined;
};

/** Anybody who may read the table: its people, and everybody when it is public. */
export const reader: Guard<Reading, AtTable> = {
  name: 'reader',
  known: 'as anybody',
  async grant({ services, caller, input }) {
    const { table: tableId } = input.params;
    const player = signedIn(caller);
    return { tableId, viewer: await viewerOf(services, tableId, player?.id), player };
  },
};

/**
 * The same, for pages: a stranger is sent to sign in first, because to them a private table and one that does not exist
 * look alike.
 */
export const readerOrSignIn: Guard<Reading, AtTable> = {
  name: 'reader-or-sign-in',
  known: 'as anybody',
  async grant(asked) {
    try {
      return await reader.grant(asked);
    } catch (error) {
      const unseen = error instanceof Refusal && error.code === 'not-found' && asked.caller.kind === 'anonymous';
      throw unseen ? refuse('sign-in-needed', 'api.sign-in-needed') : error;
    }
  },
};
