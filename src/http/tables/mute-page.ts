import { changeTableRhythm } from '../../people/change-table-rhythm.ts';
import { muteTable } from '../../people/unsubscribe.ts';
import { sentRhythm } from '../people/rhythm-fields.ts';
import { player } from '../route/guards/player.ts';
import { page } from '../route/page.ts';
import { redirect } from '../route/reply.ts';

/** Whether, and how often, a player is mailed about this table. */
export const muteTableMail = page(
  { method: 'post', path: '/t/:table/mail', access: player },
  async ({ services, params, fields, player }) => {
    const tableId = params.table;
    if (fields.has('rhythm')) {
      await changeTableRhythm(services, { tableId, playerId: player.id, rhythm: sentRhythm(fields) });
      return redirect(`/t/${tableId}?said=rhythm`);
    }
    const muted = fields.get('muted') === 'yes';
    await muteTable(services, { tableId, playerId: player.id, muted });
    return redirect(`/t/${tableId}?said=${muted ? 'muted' : 'unmuted'}`);
  },
);
