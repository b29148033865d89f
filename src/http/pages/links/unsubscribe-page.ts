import { type Request, type Response, Router } from 'express';
import { type Message, messagesOf } from '../../../kernel/message.ts';
import type { UnsubscribeTarget } from '../../../mail/links/link.ts';
import { readLink } from '../../../mail/links/read-link.ts';
import { unsubscribe } from '../../../people/unsubscribe.ts';
import type en from '../../../words/en/pages.json';
import type { HttpContext } from '../../context.ts';
import { sendPage } from '../render-page.ts';

const say = messagesOf<typeof en>();
type LinkRequest = Request<{ token: string }>;

/** The page behind List-Unsubscribe. GET asks; POST, by the button or one click in a mail program, stops the mail. */
export function unsubscribePage(context: HttpContext): Router {
  const { services } = context;
  const router = Router();

  router.get('/u/:token', async (req: LinkRequest, res: Response) => {
    const { link } = await readLink(services, 'unsubscribe', req.params.token);
    const { unwanted } = link;
    const means = unwanted.of === 'invitations' ? 'pages.unsubscribe.means-invitations' : 'pages.unsubscribe.means';
    const data = { done: undefined, what: await whatOf(unwanted), means: say(means) };
    sendPage(context, req, res, { name: 'unsubscribe', data });
  });

  router.post('/u/:token', async (req: LinkRequest, res: Response) => {
    const { link } = await readLink(services, 'unsubscribe', req.params.token);
    const { unwanted } = link;
    await unsubscribe(services, unwanted);
    if (unwanted.of !== 'invitations') context.callers.forget(unwanted.playerId);
    sendPage(context, req, res, {
      name: 'unsubscribe',
      data: { done: say('pages.unsubscribe.done'), backTo: backTo(unwanted) },
    });
  });

  const backTo = (unwanted: UnsubscribeTarget) =>
    unwanted.of === 'table'
      ? { href: `/t/${unwanted.tableId}`, label: say('pages.unsubscribe.the-table') }
      : { href: '/preferences', label: say('pages.preferences.title') };

  const whatOf = async (unwanted: UnsubscribeTarget): Promise<Message> => {
    switch (unwanted.of) {
      case 'play':
        return say('pages.unsubscribe.play');
      case 'invitations':
        return say('pages.unsubscribe.invitations', { email: unwanted.email });
      case 'table': {
        const table = await services.db.table.findUnique({ where: { id: unwanted.tableId }, select: { name: true } });
        return say('pages.unsubscribe.table', { table: table?.name ?? '' });
      }
    }
  };
  return router;
}
