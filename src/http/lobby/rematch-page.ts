import { makeRematch } from '../../lobby/rematch/make-rematch.ts';
import { player } from '../route/guards/player.ts';
import { page } from '../route/page.ts';
import { redirect } from '../route/reply.ts';

/** One click from a finished table to the next one, or to the one that somebody else has made already. */
export const rematchOnPage = page(
  { method: 'post', path: '/t/:table/rematch', access: player },
  async ({ services, params, player }) => {
    const { tableId: next, made } = await makeRematch(services, { tableId: params.table, playerId: player.id });
    return redirect(`/t/${next}${made ? '?said=rematch' : ''}`);
  },
);
