import { Refusal } from '../../kernel/refusal.ts';
import { viewTable } from '../../play/view-table.ts';
import {
  createSpectatorLink,
  endSpectatorLink,
  LONGEST_DELAY,
  listSpectatorLinks,
} from '../../seats/spectators/spectator-links.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, textField } from '../forms/refused-form.ts';
import { type Hosting, host } from '../route/guards/host.ts';
import { type PageCall, page } from '../route/page.ts';
import { type Reply, redirect, shown } from '../route/reply.ts';

/** A day behind. */
const USUAL_DELAY = '24';

type Shown = { readonly delay?: string; readonly form?: RefusedForm; readonly made?: string };
async function show(call: PageCall & Hosting, { delay = USUAL_DELAY, form = FRESH, made }: Shown = {}): Promise<Reply> {
  const { services, tableId, viewer, player } = call;
  const links = await listSpectatorLinks(services, { tableId, playerId: player.id });
  const table = await viewTable(services, tableId, viewer);
  const data = { table, links, form, made, most: LONGEST_DELAY, delay: textField('delay', delay, form) };
  return shown({ name: 'spectator-links', data, status: form.status });
}

/** Where the host makes and ends links by which their table can be watched. */
export const showSpectatorLinks = page({ method: 'get', path: '/t/:table/spectators', access: host }, (call) =>
  show(call),
);

export const makeSpectatorLink = page({ method: 'post', path: '/t/:table/spectators', access: host }, async (call) => {
  const { services, fields, player, tableId } = call;
  const delay = fields.get('delay')?.trim() ?? '';
  const delayHours = delay === '' ? Number.NaN : Number(delay);
  const made = await attempt(() => createSpectatorLink(services, { tableId, playerId: player.id, delayHours }));
  if (made instanceof Refusal) return show(call, { delay, form: refusedForm(made, { about: 'delay' }) });
  // Shown in the answer itself: the secret is kept nowhere, so there is no page to go on to.
  return show(call, { made: `${services.settings.baseUrl}/w/${made.token}` });
});

export const endSpectatorLinkOnPage = page(
  { method: 'post', path: '/t/:table/spectators/:link/end', access: host },
  async ({ services, tableId, params, player }) => {
    await endSpectatorLink(services, { tableId, playerId: player.id, id: params.link });
    return redirect(`/t/${tableId}/spectators`);
  },
);
