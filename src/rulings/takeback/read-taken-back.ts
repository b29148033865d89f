import { isDeepStrictEqual } from 'node:util';
import type { Viewer } from '../../kernel/decision.ts';
import { placeKey } from '../../kernel/entry-place.ts';
import type { AnsweredEntry, Entry } from '../../kernel/log.ts';
import type { Message } from '../../kernel/message.ts';
import { isBesideGame } from '../../log/beside-game.ts';
import { loadHead } from '../../log/load-head.ts';
import { readEntries } from '../../log/read-entries.ts';
import { MOST_LINES, readLog } from '../../log/read-log.ts';
import type { Services } from '../../platform/services.ts';
import { isOthersSecret } from '../voided-aside.ts';

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
  if (entry?.kind !== 'ruling' || entry.ruling.type !== 'rewind') return [];
  const { ruling, takeback } = entry;
  // Of more than one reading of the log gives, the newest alone could be told.
  const range = { from: Math.max(ruling.to + 1, seq - MOST_LINES), to: seq - 1 };
  if (range.from > range.to) return [];

  const head = await loadHead(services, tableId);
  const entries = await readEntries(services, tableId, { after: range.from - 1, upTo: seq - 1 });
  const secrets = takeback ? entries.filter((one) => isOthersSecret(head, one, takeback.seat)) : [];
  const again = await readEntries(services, tableId, { after: seq - 1, upTo: seq + (seq - ruling.to) });

  const kept = entries.filter(
    (one) =>
      isBesideGame(one) ||
      again.some((other) => other.kind === 'answered' && other.again === one.seq && one.kind === 'answered') ||
      secrets.some((secret) => secret === one && again.some((other) => isSame(secret, other))),
  );
  const still = new Set(kept.map(placeKey));
  const lines = await readLog(services, tableId, viewer, { ...range, asOf: seq - 1 });

  return lines
    .filter((line) => !line.voided && !still.has(placeKey(line)))
    .flatMap(({ messages }) => messages)
    .slice(-MOST);
}

/** What a seat did in secret beside the game was written again, as far as it still could be. */
function isSame(secret: AnsweredEntry, other: Entry): boolean {
  if (other.kind !== 'answered' || other.seat !== secret.seat || other.decision !== secret.decision) return false;
  return isDeepStrictEqual(other.answer, secret.answer);
}
