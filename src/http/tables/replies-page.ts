import type { MessageKey } from '../../i18n/msg.ts';
import { chooseReplies, type ReplyChoice } from '../../people/reply-mode.ts';
import { player } from '../route/guards/player.ts';
import { page } from '../route/page.ts';
import { redirect } from '../route/reply.ts';

/** The choices of a table's page, in words. */
export const REPLY_WORDS: { readonly [choice in ReplyChoice]: MessageKey } = {
  usual: 'reply.choice-usual',
  confirm: 'reply.choice-confirm',
  act: 'reply.choice-act',
};

/** What a player's replies by mail do at this table. */
export const chooseRepliesOnPage = page(
  { method: 'post', path: '/t/:table/replies', access: player },
  async ({ services, params, fields, player }) => {
    const tableId = params.table;
    await chooseReplies(services, { tableId, playerId: player.id, replies: fields.get('replies') });
    return redirect(`/t/${tableId}?said=replies-set`);
  },
);
