import { type NominationView, tableNominations } from '../../disputes/nominations/read-nominations.ts';
import { msg } from '../../i18n/msg.ts';
import type { Services } from '../../platform/services.ts';

/**
 * The people who are asked to moderate a table, in sentences for one reader, each with the page where it is answered.
 */
export async function nominationLines(services: Services, tableId: string, playerId: string | undefined) {
  if (playerId === undefined) return [];
  const nominations = await tableNominations(services, { tableId, playerId });
  return nominations.map((nomination) => ({
    text: lineOf(nomination),
    href: `/t/${tableId}/moderators/${nomination.id}`,
    withdraw: nomination.can.withdraw ? `/t/${tableId}/moderators/${nomination.id}/withdraw` : undefined,
  }));
}

function lineOf({ state, nominee: who, byName: by, missing }: NominationView) {
  if (state === 'proposed')
    return msg('moderation.nomination-proposed', { by, who: who ?? '', missing: missing.length, names: missing });
  return who === undefined ? msg('moderation.nomination-asked-somebody') : msg('moderation.nomination-asked', { who });
}
