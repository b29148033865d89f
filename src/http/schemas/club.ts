import { moment } from './parts.ts';
import { tableSummarySchema } from './table.ts';
import { z } from './zod.ts';

export const clubLineSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    hostName: z.string(),
    members: z.int(),
    invited: z.boolean().openapi({ description: 'You are asked to become a member; else you are one' }),
    word: z.string().openapi({ description: 'What the host says to those who are invited' }),
    until: moment.optional().openapi({ description: 'Until when an invitation can be answered' }),
  })
  .openapi('ClubLine');

const person = { playerId: z.string(), name: z.string() };

export const clubSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    about: z.string(),
    hostId: z.string(),
    hostName: z.string(),
    hosting: z.boolean().openapi({ description: 'You are its host' }),
    hasLink: z.boolean().openapi({ description: 'There is a link by which people join' }),
    members: z.array(z.strictObject({ ...person, joinedAt: moment })),
    invited: z
      .array(
        z.strictObject({
          invitationId: z.string(),
          name: z.string().openapi({ description: 'As the host invited them: by name, or the address' }),
          until: moment,
          state: z.enum(['open', 'declined', 'ended']),
        }),
      )
      .openapi({ description: 'Only for the host' }),
    tables: z.array(tableSummarySchema).openapi({ description: 'Those that you may read, the newest first' }),
    addable: z
      .array(z.strictObject({ id: z.string(), name: z.string() }))
      .openapi({ description: "Tables that you host and that are not the club's yet" }),
    results: z
      .array(z.strictObject({ ...person, played: z.int(), won: z.int() }))
      .openapi({ description: "How members' games at the club's tables ended; who won most comes first" }),
  })
  .openapi('Club');
