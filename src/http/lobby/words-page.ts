import { viewerOf } from '../../access/viewer-of.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { openWords } from '../../lobby/salts/open-words.ts';
import { attempt, refusedForm } from '../forms/refused-form.ts';
import { player } from '../route/guards/player.ts';
import { page } from '../route/page.ts';
import { redirect } from '../route/reply.ts';
import { tablePage } from '../tables/table-page.ts';

/** Opens the words that a player promised to add to chance, or says that they are lost. */
export const openWordsOnPage = page({ method: 'post', path: '/t/:table/words', access: player }, async (call) => {
  const { services, params, fields, player } = call;
  const tableId = params.table;
  const words = fields.get('do') === 'lost' ? undefined : (fields.get('words') ?? '');
  const opened = await attempt(() => openWords(services, { tableId, playerId: player.id, words }));
  if (!(opened instanceof Refusal)) return redirect(`/t/${tableId}?said=${opened.started ? 'started' : 'words-open'}`);
  if (opened.code === 'stale') throw opened;
  const viewer = await viewerOf(services, tableId, player.id);
  return tablePage({ ...call, tableId, viewer }, { fields, form: refusedForm(opened, { about: 'words' }) });
});
