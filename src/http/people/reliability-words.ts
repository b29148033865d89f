import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import type { LobbyView } from '../../lobby/lobby-view.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import type { Services } from '../../platform/services.ts';
import { type Reliability, reliabilityOf } from '../../time/reliability.ts';

/** How a player has kept to their clocks, in one line. */
export function reliabilityWords(record: Reliability, translator: Translator): Message {
  const { answers, inTime, medianHours, dropouts, handedOver } = record;
  if (answers === 0 || medianHours === undefined) return msg('clocks.reliability-none', { dropouts, handedOver });
  return msg('clocks.reliability', {
    inTime: Math.floor((100 * inTime) / answers),
    answers,
    median: translator.span(medianHours * HOUR_MS),
    dropouts,
    handedOver,
  });
}

/** A line for each player who has joined a table that is being formed. */
export async function lobbyRecords(services: Services, lobby: LobbyView | undefined, translator: Translator) {
  const joined = lobby?.places.flatMap(({ playerId, playerName, status }) =>
    status === 'joined' && playerId !== undefined ? [{ playerId, playerName: playerName ?? '' }] : [],
  );
  if (!joined) return [];
  const records = await reliabilityOf(
    services,
    joined.map(({ playerId }) => playerId),
  );
  return records.map((record) => ({
    name: joined.find(({ playerId }) => playerId === record.playerId)?.playerName ?? '',
    words: reliabilityWords(record, translator),
  }));
}
