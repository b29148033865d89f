import type { Request, Response, Router } from 'express';
import { seesSeat } from '../../access/sees-seat.ts';
import { readLink } from '../../mail/links/read-link.ts';
import { placeBefore } from '../../play/find-submission.ts';
import type { HttpContext } from '../context.ts';
import { formOf } from '../forms/form-of-request.ts';
import { composeRoutes } from './compose-routes.ts';
import { showDone } from './done-page.ts';
import { goOn } from './go-on.ts';
import { linkSitting } from './link-reader.ts';
import type { Sitting } from './sitting.ts';
import { showStaleLink } from './stale-link.ts';

/**
 * The composer behind a link in a mail: its reader need not sign in. The link lives as long as its decision is open.
 */
export function composerLink(context: HttpContext): Router {
  const find = async (req: Request, res: Response): Promise<Sitting | undefined> => {
    const token = String(req.params.token);
    const reading = await readLink(context.services, 'compose', token);
    const { link } = reading;
    const sitting = await linkSitting(context, link, `/c/${token}`, 'link');
    if (reading.state === 'live') return sitting;
    const { tableId, seat } = link;
    const key = formOf(req).get('key') ?? '';
    const before = await context.services.db.submission.findUnique({
      where: { tableId_seat_key: { tableId, seat, key } },
    });
    if (before && (await seesSeat(context.services, link))) {
      const next = await goOn(context, res, sitting);
      await showDone(context, req, res, next, { after: placeBefore(before), to: before.toSeq });
    } else {
      await showStaleLink(context, req, res, link, reading.why);
    }
    return undefined;
  };
  return composeRoutes(context, '/c/:token', find, (res, sitting) => goOn(context, res, sitting));
}
