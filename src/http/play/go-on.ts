import { issueLink } from '../../mail/links/issue-link.ts';
import { viewTable } from '../../play/view-table.ts';
import { waitsForMe } from '../../play/windows/waits-for-me.ts';
import type { PageCall } from '../route/page.ts';
import type { Sitting } from './sitting.ts';

/**
 * Where the player of a link goes on after it was acted on: a link dies with its decision, so for the next question of
 * the same sitting, or to change what they have answered in secret, they get a new one; signed in they need none.
 */
export async function goOn({ services, caller }: PageCall, sitting: Sitting): Promise<Sitting> {
  const { begins: _, ...onward } = sitting;
  const { tableId, seat, playerId } = sitting;
  if (caller.kind === 'player' && caller.player.id === playerId) return { ...onward, base: `/t/${tableId}/compose` };
  const table = await viewTable(services, tableId, seat);
  const next = table.decisions.find(waitsForMe) ?? table.decisions.find(({ mine }) => mine);
  if (!next) return onward;
  const token = await issueLink(services, {
    purpose: 'compose',
    tableId,
    seat,
    playerId,
    decision: next.id,
    seq: next.since,
  });
  return { ...onward, base: `/c/${token}` };
}
