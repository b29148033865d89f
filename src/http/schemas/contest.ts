import { CONTEST_KINDS } from '../../contests/contest.ts';
import { words } from './parts.ts';
import { statusSchema } from './table.ts';
import { z } from './zod.ts';

const person = {
  playerId: z.string(),
  name: z.string().optional().openapi({ description: 'Left out where you may not know it yet' }),
};
const game = z.strictObject({
  tableId: z.string(),
  name: z.string(),
  status: statusSchema,
  readable: z.boolean().openapi({ description: 'You may read the table' }),
  players: z.array(z.strictObject({ ...person, place: z.int().optional() })),
});

export const contestLineSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    kind: z.enum(CONTEST_KINDS),
    gameName: words,
    hostName: z.string(),
    status: z.enum(['playing', 'finished', 'cancelled']),
    players: z.int(),
  })
  .openapi('ContestLine');

export const contestSchema = z
  .strictObject({
    ...contestLineSchema.shape,
    hosting: z.boolean(),
    rounds: z.int(),
    club: z
      .strictObject({ id: z.string(), name: z.string() })
      .optional()
      .openapi({ description: 'The club that plays it, where you are a member' }),
    begun: z.array(
      z.strictObject({
        round: z.int(),
        games: z.array(game),
        resting: z
          .array(z.strictObject(person))
          .openapi({ description: 'Who has a bye of a knock-out, or does not play in this round of a round robin' }),
      }),
    ),
    scores: z.array(z.strictObject({ ...person, rank: z.int(), played: z.int(), won: z.int(), points: z.number() })),
    roundOver: z.boolean().openapi({ description: 'The host may begin the next round, or end the contest' }),
    undecided: z.array(game).openapi({ description: 'Games of a knock-out from which the host says who goes on' }),
  })
  .openapi('Contest');
