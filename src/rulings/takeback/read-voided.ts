import type { SeatId, Viewer } from '../../kernel/decision.ts';
import { type EntryPlace, placeKey } from '../../kernel/entry-place.ts';
import type { Message } from '../../kernel/message.ts';
import { loadHead } from '../../log/load-head.ts';
import { lostEntries } from '../../log/lost-entries.ts';
import { readLog } from '../../log/read-log.ts';
import type { Services } from '../../platform/services.ts';
import { isOthersSecret } from '../voided-aside.ts';
import { whatStays } from './what-since.ts';

/** Of a long way back the newest are told. */
const MOST = 30;

export type GoingBack = {
  readonly tableId: string;
  /** The entry to which the game would go back. */
  readonly toSeq: number;
  /** The seat that asks for it. */
  readonly seat: SeatId;
};

/** What a takeback would do, in words: the newest 30 sentences of each kind, in order. */
export type Voided = {
  /** What counts now and would not any more. */
  readonly voided: readonly Message[];
  /** What others answered since, and is left as it is. */
  readonly stays: readonly Message[];
};

/** What would be taken back, and what would stay, in words for a viewer. */
export async function readVoided(
  services: Services,
  { tableId, toSeq, seat }: GoingBack,
  viewer: Viewer,
): Promise<Voided> {
  const head = await loadHead(services, tableId);
  const lost = await lostEntries(services, head, toSeq);
  const kept = await whatStays(services, head, seat, toSeq);
  const meant = lost.filter((entry) => entry.kind !== 'clock' && !isOthersSecret(head, entry, seat));
  const [stay, go] = [meant.filter(({ seq }) => kept.has(seq)), meant.filter(({ seq }) => !kept.has(seq))];
  const lines = await readLog(services, tableId, viewer, { from: toSeq + 1, to: head.seq });
  const told = (entries: readonly EntryPlace[]) => {
    const places = new Set(entries.map(placeKey));
    return lines
      .filter((line) => places.has(placeKey(line)))
      .flatMap(({ messages }) => messages)
      .slice(-MOST);
  };
  return { voided: told(go), stays: told(stay) };
}
