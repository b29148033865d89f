import { createTable } from '../../lobby/create-table.ts';
import { policySchema } from '../../lobby/policy.ts';
import { readVersion } from '../../packs/kept-pack.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { findGuests } from '../../profiles/find-guest.ts';
import { timeControlSchema, USUAL_TIME_CONTROL } from '../../time/time-control.ts';
import { PACK_LIMIT_KB } from '../middleware/read-body.ts';
import { keyHeaders } from '../play/idempotency-key.ts';
import { player } from '../route/guards/player.ts';
import { created } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { idSchema, saltHashSchema, saltSchema, seatSchema } from '../schemas/parts.ts';
import { newInvitationSchema, wordSchema } from '../schemas/table.ts';
import { z } from '../schemas/zod.ts';

const newTable = z
  .strictObject({
    game: z.string().max(64),
    name: z.string().max(200),
    word: wordSchema.optional(),
    players: z.int().min(1).max(100),
    options: z
      .record(z.string().max(64), z.union([z.string().max(200), z.boolean(), z.number()]))
      .default({})
      .openapi({ description: "The game's options; those left out have their usual value" }),
    keptPack: z
      .strictObject({ keptPackId: idSchema, version: z.int().min(1).max(100_000) })
      .optional()
      .openapi({ description: 'Instead of `pack`: a version of a kept pack that you may use' }),
    pack: z.unknown().optional().openapi({ description: 'A corrected data pack, see `/games/{game}/pack`' }),
    hostSeat: z
      .union([seatSchema, z.literal('any')])
      .optional()
      .openapi({ description: 'Your own seat, or `any`; left out, you do not play' }),
    hostSalt: saltSchema.optional(),
    hostSaltHash: saltHashSchema.optional(),
    invitations: z.array(newInvitationSchema).max(50).default([]),
    computers: z
      .array(z.strictObject({ seat: seatSchema.optional() }))
      .max(50)
      .default([])
      .openapi({ description: 'Computer players, each in a seat or in any by lot; their pace is part of the policy' }),
    timeControl: timeControlSchema.default(USUAL_TIME_CONTROL),
    policy: policySchema
      .optional()
      .openapi({ description: 'Emergency pauses, takebacks, disputes; as usual when left out' }),
    timeZone: z.string().max(64).optional().openapi({ description: 'For the weekend; yours when left out' }),
    public: z.boolean().default(false).openapi({ description: 'Anyone may watch, and join while there is room' }),
  })
  .openapi('NewTable');

export const makeTable = route(
  {
    method: 'post',
    path: '/tables',
    tag: 'Tables',
    summary: 'Create a table and invite people to it',
    access: player,
    bodyKb: PACK_LIMIT_KB,
    description:
      'With an `Idempotency-Key` it can be sent again: the same key of the same player gives the table that it made ' +
      'the first time.',
    input: z.object({ headers: keyHeaders, body: newTable }),
    responses: {
      201: { description: 'The invitations are on their way', schema: z.strictObject({ tableId: z.string() }) },
    },
  },
  async ({ services, player, input }) => {
    const { timeZone = player.timeZone, keptPack, ...rest } = input.body;
    const key = input.headers['idempotency-key'];
    const invitations = await findGuests(services, player.id, rest.invitations);
    const kept = keptPack ? await contentOf(services, player.id, { ...keptPack, given: rest.pack }) : {};
    const wanted = { ...rest, ...kept, invitations, timeZone, key };
    const { tableId } = await createTable(services, { ...wanted, hostId: player.id });
    return created({ tableId }, `/api/tables/${tableId}`);
  },
);

type Kept = { readonly keptPackId: string; readonly version: number; readonly given: unknown };

/** Refuses (`bad-input`) a kept pack beside one that is sent along. */
async function contentOf(services: Services, playerId: string, { keptPackId: id, version: number, given }: Kept) {
  if (given !== undefined) throw refuse('bad-input', 'packs.two-packs');
  const { content } = await readVersion(services, { id, playerId, number });
  return { pack: content };
}
