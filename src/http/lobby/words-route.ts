import { openWords } from '../../lobby/salts/open-words.ts';
import { player } from '../route/guards/player.ts';
import { ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { tableParams } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';

const given = z.union([
  z.strictObject({ words: z.string().max(400).openapi({ description: 'As you chose them, to the letter' }) }),
  z.strictObject({ lost: z.literal(true).openapi({ description: 'You no longer have them; everybody will read it' }) }),
]);

export const openMyWords = route(
  {
    method: 'post',
    path: '/tables/:table/words',
    tag: 'Tables',
    summary: 'Open the words that you promised to add to chance',
    description:
      'When the table is full, those who gave a hash are asked for their words; with the last the game begins.',
    access: player,
    input: z.object({ params: tableParams, body: given }),
    responses: {
      200: { description: 'They are open', schema: z.strictObject({ started: z.boolean() }) },
    },
  },
  async ({ services, player, input: { params, body } }) => {
    const words = 'words' in body ? body.words : undefined;
    return ok(await openWords(services, { tableId: params.table, playerId: player.id, words }));
  },
);
