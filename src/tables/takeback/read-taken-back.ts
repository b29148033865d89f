import type { Viewer } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import { isBesideGame } from '../beside-game.ts';
import { loadHead } from '../load-head.ts';
import { readEntries } from '../read-entries.ts';
import { readLog } from '../read-log.ts';
import type { Services } from '../services.ts';
import { isOthersSecret } from './what-since.ts';

/** Of a long way back the newest are told. */
const MOST = 12;

/**
 * What going back in entry `seq` has undone, by ruling or takeback, in words for a viewer: the newest 12 sentences, in
 * order. Nothing for other entries, and for a ruling that undoes another one.
 */
export async function readTakenBack(
  services: Services,
  { tableId, seq }: { readonly tableId: string; readonly seq: number },
  viewer: Viewer,
): Promise<readonly Message[]> {
  const [entry] = await readEntries(services, tableId, { after: seq - 1, upTo: seq });
  if (entry?.kind !== 'ruling' || entry.ruling.type !== 'rewind' || entry.undoes !== undefined) return [];
  const { ruling, takeback } = entry;
  const range = { from: ruling.to + 1, to: seq - 1 };
  if (range.from > range.to) return [];
  const head = await loadHead(services, tableId);
  const entries = await readEntries(services, tableId, { after: ruling.to, upTo: seq - 1 });
  // What others did in secret beside the game was written again.
  const kept = entries.filter((one) => isBesideGame(one) || (takeback && isOthersSecret(head, one, takeback.seat)));
  const still = new Set(kept.map((one) => one.seq));
  const lines = await readLog(services, tableId, viewer, { ...range, asOf: seq - 1 });
  return lines
    .filter((line) => !line.voided && !still.has(line.seq))
    .flatMap(({ messages }) => messages)
    .slice(-MOST);
}
