import { type Request, type Response, Router } from 'express';
import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import type { UnsubscribeTarget } from '../../mail/links/link.ts';
import { readLink } from '../../mail/links/read-link.ts';
import { unsubscribe } from '../../people/unsubscribe.ts';
import type { HttpContext } from '../context.ts';
import { formOf } from '../forms/form-of-request.ts';
import { sendPage } from '../page/render-page.ts';
import { stopLettersPage } from './stop-letters-page.ts';

type LinkRequest = Request<{ token: string }>;

/** The page behind List-Unsubscribe. GET asks; POST, by the button or one click in a mail program, stops the mail. */
export function unsubscribePage(context: HttpContext): Router {
  const { services } = context;
  const router = Router();
  const letters = stopLettersPage(context);

  router.get('/u/:token', async (req: LinkRequest, res: Response) => {
    const { unwanted } = (await readLink(services, 'unsubscribe', req.params.token)).link;
    if (unwanted.of === 'letters') return letters.ask(req, res, unwanted);
    const data = { done: undefined, what: await whatOf(unwanted), means: msg('pages.unsubscribe.means') };
    sendPage(context, req, res, { name: 'unsubscribe', data });
  });

  router.post('/u/:token', async (req: LinkRequest, res: Response) => {
    const { unwanted } = (await readLink(services, 'unsubscribe', req.params.token)).link;
    if (unwanted.of === 'letters') return letters.act(req, res, unwanted, formOf(req).get('stop') ?? undefined);
    await unsubscribe(services, unwanted);
    context.callers.forget(unwanted.playerId);
    sendPage(context, req, res, {
      name: 'unsubscribe',
      data: { done: msg('pages.unsubscribe.done'), backTo: backTo(unwanted) },
    });
  });

  type OfPlayer = Exclude<UnsubscribeTarget, { of: 'letters' }>;
  const backTo = (unwanted: OfPlayer) =>
    unwanted.of === 'table'
      ? { href: `/t/${unwanted.tableId}`, label: msg('pages.unsubscribe.the-table') }
      : { href: '/preferences', label: msg('pages.preferences.title') };

  const whatOf = async (unwanted: OfPlayer): Promise<Message> => {
    switch (unwanted.of) {
      case 'play':
        return msg('pages.unsubscribe.play');
      case 'table': {
        const table = await services.db.table.findUnique({ where: { id: unwanted.tableId }, select: { name: true } });
        return msg('pages.unsubscribe.table', { table: table?.name ?? '' });
      }
    }
  };
  return router;
}
