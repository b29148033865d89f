import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { readPressTable, writerAt } from './press-table.ts';
import type { ByReader } from './read-press.ts';
import { UNSIGNED } from './send-letter.ts';

/**
 * A reader wants no mails of what somebody (or `unsigned`: anybody who does not sign) writes at a table, or wants them
 * again. The letters still come, marked as read; their writer does not learn of it. Refuses `not-found`, `forbidden`,
 * and (`bad-input`) oneself and people who are not at the table.
 */
export async function muteWriter(
  services: Services,
  { tableId, playerId, who, muted }: ByReader & { readonly who: string; readonly muted: boolean },
): Promise<void> {
  const table = await readPressTable(services, tableId);
  const me = writerAt(table, playerId);
  if (who === me.who) throw refuse('bad-input', 'press.to-yourself');
  if (who !== UNSIGNED && !table.people.some((one) => one.who === who))
    throw refuse('bad-input', 'press.no-such-person', { given: who.slice(0, 60) });
  const mute = { tableId, playerId, who };
  if (muted) await services.db.letterMute.createMany({ data: [mute], skipDuplicates: true });
  else await services.db.letterMute.deleteMany({ where: mute });
}
