import type { SeatId, Viewer } from '../../kernel/decision.ts';
import { placeKey } from '../../kernel/entry-place.ts';
import type { Message } from '../../kernel/message.ts';
import { loadHead } from '../../log/load-head.ts';
import { lostEntries } from '../../log/lost-entries.ts';
import { readLog } from '../../log/read-log.ts';
import type { Services } from '../../platform/services.ts';
import { isOthersSecret } from './what-since.ts';

/** Of a long way back the newest are told. */
const MOST = 30;

export type GoingBack = {
  readonly tableId: string;
  /** The entry to which the game would go back. */
  readonly toSeq: number;
  /** The seat that asks for it. */
  readonly seat: SeatId;
};

/**
 * What would be taken back, in words for a viewer: what counts now after an entry, the newest 30 sentences, in order.
 */
export async function readVoided(
  services: Services,
  { tableId, toSeq, seat }: GoingBack,
  viewer: Viewer,
): Promise<readonly Message[]> {
  const head = await loadHead(services, tableId);
  const lost = await lostEntries(services, head, toSeq);
  const gone = lost.filter((entry) => entry.kind !== 'clock' && !isOthersSecret(head, entry, seat));
  const places = new Set(gone.map(placeKey));
  const lines = await readLog(services, tableId, viewer, { from: toSeq + 1, to: head.seq });
  return lines
    .filter((line) => places.has(placeKey(line)))
    .flatMap(({ messages }) => messages)
    .slice(-MOST);
}
