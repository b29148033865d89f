import type { Message } from '../../kernel/message.ts';
import { openOptionalActions } from '../../kernel/optional-actions.ts';
import { onlyRefusals } from '../../kernel/refusal.ts';
import { loadHead } from '../../log/load-head.ts';
import type { ReplyAct } from '../../notifications/reply.ts';
import type { Services } from '../../platform/services.ts';
import { sayTried, triedLead, triedTitle } from '../../play/say-tried.ts';
import { canTry, tryOrders } from '../../play/try-orders.ts';
import type { TableReader } from '../mail-room.ts';

type TriedSection = { readonly title: Message; readonly leads: readonly Message[]; readonly lines: readonly Message[] };

/**
 * What the orders in a reply would have answered to what was asked before; nothing where it gives none. `stand`: they
 * are given already.
 */
export async function tellTried(
  s: Services,
  { tableId, seat }: Pick<TableReader, 'tableId' | 'seat'>,
  acts: readonly ReplyAct[],
  stand: boolean,
): Promise<readonly TriedSection[]> {
  const { game, machine } = await loadHead(s, tableId);
  const actions = openOptionalActions(game, machine).filter((action) => canTry(game, action));
  const given = acts
    .flatMap((act) => (act.does === 'answer' ? act.answers : []))
    .filter(({ decision }) => actions.some(({ id }) => id === decision));
  if (given.length === 0) return [];
  const tried = await tryOrders(s, { tableId, seat, given: stand ? [] : given }).catch(onlyRefusals);
  return tried ? [{ title: triedTitle, leads: [triedLead(tried.length)], lines: tried.map(sayTried) }] : [];
}
