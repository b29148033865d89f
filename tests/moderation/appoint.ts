import { answerNomination } from '../../src/moderation/nominations/answer-nomination.ts';
import { nominateModerator } from '../../src/moderation/nominations/nominate-moderator.ts';
import type { Services } from '../../src/tables/services.ts';

type Appointing = {
  readonly tableId: string;
  /** The host. */
  readonly by: string;
  readonly moderator: { readonly id: string; readonly email: string };
};

/** Makes somebody moderator of a table as it is done: they are asked and accept, and everybody who plays agrees. */
export async function appoint(services: Services, { tableId, by, moderator }: Appointing): Promise<void> {
  const { nominationId } = await nominateModerator(services, { tableId, playerId: by, email: moderator.email });
  const yes = (playerId: string) => answerNomination(services, { nominationId, playerId, yes: true });
  let { state } = await yes(moderator.id);
  const seats = await services.db.seat.findMany({ where: { tableId, playerId: { not: by } } });
  for (const { playerId } of seats) if (playerId !== null && state === 'proposed') ({ state } = await yes(playerId));
  if (state !== 'appointed') throw new Error(`the nomination is ${state}`);
}
