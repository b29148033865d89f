import { type Request, type Response, Router } from 'express';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { changeAddress, readAddressChange } from '../../people/change-address.ts';
import type { HttpContext } from '../context.ts';
import { STATUS_OF } from '../errors/problem.ts';
import { attemptLink } from '../forms/refused-form.ts';
import { callerOf, translatorOf } from '../middleware/caller.ts';
import { sendPage } from '../page/render-page.ts';

type LinkRequest = Request<{ token: string }>;

/**
 * The link that was mailed to a player's new address: GET shows what will happen, POST does it. The link is proof
 * enough, as the mail may be read where they are not signed in.
 */
export function addressPages(context: HttpContext): Router {
  const { services } = context;
  const router = Router();

  router.get('/address/:token', async (req: LinkRequest, res: Response) => {
    const change = await attemptLink(() => readAddressChange(services, req.params.token));
    if (change instanceof Refusal) return showOver(req, res, change);
    sendPage(context, req, res, { name: 'address-confirm', data: { email: change.email, name: change.name } });
  });

  router.post('/address/:token', async (req: LinkRequest, res: Response) => {
    const change = await attemptLink(() => changeAddress(services, req.params.token));
    if (change instanceof Refusal) return showOver(req, res, change);
    context.callers.forget(change.playerId);
    const caller = callerOf(res);
    const signedIn = caller.kind === 'player' && caller.player.id === change.playerId;
    sendPage(context, req, res, {
      name: 'notice',
      data: {
        title: translatorOf(req, res).text('pages.address.done-title'),
        text: msg('pages.address.done', { email: change.email, name: change.name }),
        link: signedIn
          ? { href: '/preferences', label: msg('pages.preferences.title') }
          : { href: '/', label: msg('pages.address.home') },
      },
    });
  });

  const showOver = (req: Request, res: Response, refusal: Refusal) =>
    sendPage(context, req, res, {
      name: 'notice',
      data: {
        title: translatorOf(req, res).text('pages.address.over-title'),
        text: refusal.reason,
        link: { href: '/preferences', label: msg('pages.preferences.title') },
      },
      status: STATUS_OF[refusal.code],
    });

  return router;
}
