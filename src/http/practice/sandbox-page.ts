import { entryMeant } from '../../log/read-chapters.ts';
import { beginSandbox } from '../../practice/begin-sandbox.ts';
import { needPlayer } from '../middleware/caller.ts';
import { readerOrSignIn } from '../route/guards/reader.ts';
import { page } from '../route/page.ts';
import { redirect } from '../route/reply.ts';
import { practiceAddress } from './own-practice.ts';

/** Begins a sandbox at the position of a table that is looked at: `at=41`, or a chapter; the newest without it. */
export const beginSandboxOnPage = page(
  { method: 'post', path: '/t/:table/sandbox', access: readerOrSignIn },
  async ({ context, services, caller, fields, tableId }) => {
    const { id: playerId } = needPlayer(caller);
    const at = fields.get('at') || undefined;
    const asOf = at === undefined ? undefined : await entryMeant(services, tableId, at);
    context.practice.begin(playerId);
    return redirect(practiceAddress(await beginSandbox(services, { playerId, tableId, asOf })));
  },
);
