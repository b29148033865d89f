import { viewerOf } from '../../access/viewer-of.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { placeBids } from '../../lobby/bids/place-bids.ts';
import { startWithoutBids } from '../../lobby/bids/start-without.ts';
import { attempt, refusedForm } from '../forms/refused-form.ts';
import { host } from '../route/guards/host.ts';
import { player } from '../route/guards/player.ts';
import { page } from '../route/page.ts';
import { redirect } from '../route/reply.ts';
import { tablePage } from '../tables/table-page.ts';
import { bidField, readBidFields } from './bids-model.ts';

/** Keeps what a player bids for the seats of a table that is forming; nobody else learns what. */
export const bidOnPage = page({ method: 'post', path: '/t/:table/bids', access: player }, async (call) => {
  const { services, params, fields, player } = call;
  const tableId = params.table;
  const bids = readBidFields(fields);
  const placed = await attempt(() => placeBids(services, { tableId, playerId: player.id, bids }));
  if (!(placed instanceof Refusal)) return redirect(`/t/${tableId}?said=${placed.started ? 'started' : 'bids-kept'}`);
  if (placed.code === 'stale') throw placed;
  const viewer = await viewerOf(services, tableId, player.id);
  return tablePage({ ...call, tableId, viewer }, { fields, form: refusedForm(placed, { fieldAt: bidField }) });
});

/** The host waits no longer for those who have not bid. */
export const startWithoutBidsOnPage = page(
  { method: 'post', path: '/t/:table/start', access: host },
  async ({ services, player, tableId }) => {
    const { started } = await startWithoutBids(services, { tableId, playerId: player.id });
    return redirect(`/t/${tableId}${started ? '?said=started' : ''}`);
  },
);
