import { type Request, type Response, Router } from 'express';
import { readFirstLink, useFirstLink } from '../../administration/first-administrator.ts';
import { msg } from '../../i18n/msg.ts';

import { Refusal } from '../../kernel/refusal.ts';
import type { HttpContext } from '../context.ts';
import { STATUS_OF } from '../errors/problem.ts';
import { attemptLink } from '../forms/refused-form.ts';
import { playerOf, translatorOf } from '../middleware/caller.ts';
import { needPlayer } from '../page/need-player.ts';
import { sendPage } from '../page/render-page.ts';

type LinkRequest = Request<{ token: string }>;

/** The link of the start log: a signed-in player who opens it becomes the first administrator, after one more click. */
export function firstAdministratorPages(context: HttpContext): Router {
  const { services } = context;
  const router = Router();

  router.get('/first-administrator/:token', needPlayer, async (req: LinkRequest, res: Response) => {
    const link = await attemptLink(() => readFirstLink(services, req.params.token));
    if (link instanceof Refusal) return showOver(req, res, link);
    sendPage(context, req, res, { name: 'administration-first', data: { name: playerOf(res).name } });
  });

  router.post('/first-administrator/:token', needPlayer, async (req: LinkRequest, res: Response) => {
    const player = playerOf(res);
    const used = await attemptLink(() => useFirstLink(services, req.params.token, player));
    if (used instanceof Refusal) return showOver(req, res, used);
    context.callers.forget(player.id);
    res.redirect(303, '/administration');
  });

  const showOver = (req: Request, res: Response, refusal: Refusal) =>
    sendPage(context, req, res, {
      name: 'notice',
      data: {
        title: translatorOf(req, res).text('administration.first-title'),
        text: refusal.reason,
        link: { href: '/', label: msg('administration.home') },
      },
      status: STATUS_OF[refusal.code],
    });
  return router;
}
