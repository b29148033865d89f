import { type NominationView, tableNominations } from '../../../disputes/nominations/read-nominations.ts';
import type en from '../../../i18n/en/moderation.json';
import { messagesOf } from '../../../kernel/message.ts';
import type { Services } from '../../../platform/services.ts';

const say = messagesOf<typeof en>();

/** Who is asked to moderate a table, in sentences for one reader, each with the page where it is answered. */
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
    return say('moderation.nomination-proposed', { by, who: who ?? '', missing: missing.length, names: missing });
  return who === undefined ? say('moderation.nomination-asked-somebody') : say('moderation.nomination-asked', { who });
}
