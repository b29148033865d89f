import { z } from 'zod';
import { of } from './of-kind.ts';

/** For people who may not know anybody of a club, by their account or by an address alone. */
export const OF_CLUB = [
  /** Would they become a member? */
  of('club-invitation', z.object({ clubInvitation: z.string() })),
] as const;
export type ClubTelling = z.input<(typeof OF_CLUB)[number]>;

/** For the host of a club. */
export const TO_CLUB_HOST = [
  /** Somebody is a member now, however they came; or has declined this invitation. */
  of(
    'club-answer',
    z.union([
      z.object({ clubId: z.string(), playerId: z.string() }),
      z.object({ clubId: z.string(), declined: z.string() }),
    ]),
  ),
] as const;
export type ClubHostTelling = z.input<(typeof TO_CLUB_HOST)[number]>;
