import { type Request, type Response, Router } from 'express';
import { viewerOf } from '../../access/viewer-of.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { viewTable } from '../../play/view-table.ts';
import {
  createSpectatorLink,
  endSpectatorLink,
  LONGEST_DELAY,
  listSpectatorLinks,
} from '../../seats/spectators/spectator-links.ts';
import type { HttpContext } from '../context.ts';
import { formOf } from '../forms/form-of-request.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, textField } from '../forms/refused-form.ts';
import { playerOf } from '../middleware/caller.ts';
import { needPlayer } from '../page/need-player.ts';
import { sendPage } from '../page/render-page.ts';

type TableRequest = Request<{ table: string }>;
type LinkRequest = Request<{ table: string; link: string }>;

/** A day behind. */
const USUAL_DELAY = '24';

/** Where the host makes and ends links by which their table can be watched. */
export function spectatorLinksPage(context: HttpContext): Router {
  const { services } = context;
  const router = Router();

  type Shown = { readonly delay?: string; readonly form?: RefusedForm; readonly made?: string };
  const show = async (req: TableRequest, res: Response, { delay = USUAL_DELAY, form = FRESH, made }: Shown = {}) => {
    const tableId = req.params.table;
    const playerId = playerOf(res).id;
    const links = await listSpectatorLinks(services, { tableId, playerId });
    const table = await viewTable(services, tableId, await viewerOf(services, tableId, playerId));
    const data = { table, links, form, made, most: LONGEST_DELAY, delay: textField('delay', delay, form) };
    sendPage(context, req, res, { name: 'spectator-links', data, status: form.status });
  };

  router.get('/t/:table/spectators', needPlayer, (req: TableRequest, res: Response) => show(req, res));

  router.post('/t/:table/spectators', needPlayer, async (req: TableRequest, res: Response) => {
    const tableId = req.params.table;
    const delay = formOf(req).get('delay')?.trim() ?? '';
    const delayHours = delay === '' ? Number.NaN : Number(delay);
    const made = await attempt(() =>
      createSpectatorLink(services, { tableId, playerId: playerOf(res).id, delayHours }),
    );
    if (made instanceof Refusal) return show(req, res, { delay, form: refusedForm(made, { about: 'delay' }) });
    // Shown in the answer itself: the secret is kept nowhere, so there is no page to go on to.
    await show(req, res, { made: `${services.settings.baseUrl}/w/${made.token}` });
  });

  router.post('/t/:table/spectators/:link/end', needPlayer, async (req: LinkRequest, res: Response) => {
    const { table: tableId, link: id } = req.params;
    await endSpectatorLink(services, { tableId, playerId: playerOf(res).id, id });
    res.redirect(303, `/t/${tableId}/spectators`);
  });

  return router;
}
