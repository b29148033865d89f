import { type Request, type Response, Router } from 'express';
import { banAddress, liftBan } from '../../administration/ban-address.ts';
import { listBans } from '../../administration/list-bans.ts';
import { msg } from '../../i18n/msg.ts';

import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { HttpContext } from '../context.ts';
import { formOf } from '../forms/form-of-request.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, textField } from '../forms/refused-form.ts';
import { playerOf } from '../middleware/caller.ts';
import { sendPage } from '../page/render-page.ts';
import { seatLabel } from './seat-label.ts';

type Shown = { readonly form?: RefusedForm; readonly fields?: URLSearchParams; readonly done?: Message };

/** Banned addresses and domains, with the seats that are to be replaced. */
export function banPages(context: HttpContext): Router {
  const { services } = context;
  const router = Router();

  const show = async (req: Request, res: Response, { form = FRESH, fields, done }: Shown = {}) => {
    const bans = await listBans(services);
    const data = {
      form,
      done,
      bans: bans.map((ban) => ({
        ...ban,
        seats: ban.seats.map((seat) => ({ ...seat, seatName: seatLabel(services, seat.game, seat.seat) })),
      })),
      address: textField('address', fields?.get('address') ?? '', form),
      reason: textField('reason', fields?.get('reason') ?? '', form),
    };
    sendPage(context, req, res, { name: 'administration-bans', data, status: form.status });
  };

  router.get('/administration/bans', (req, res) => show(req, res));

  router.post('/administration/bans', async (req, res) => {
    const fields = formOf(req);
    const ban = { address: fields.get('address') ?? '', reason: fields.get('reason') ?? '' };
    const banned = await attempt(() => banAddress(services, { by: playerOf(res).id, ...ban }));
    if (banned instanceof Refusal) return show(req, res, { form: refusedForm(banned, { about: 'address' }), fields });
    for (const { id } of banned.players) context.callers.forget(id);
    await show(req, res, {
      done: msg('administration.banned', { address: banned.address, count: banned.players.length }),
    });
  });

  router.post('/administration/bans/lift', async (req, res) => {
    const lifted = await liftBan(services, { by: playerOf(res).id, address: formOf(req).get('address') ?? '' });
    await show(req, res, { done: msg('administration.act-lift-ban', { address: lifted.address }) });
  });
  return router;
}
