import type { Router } from 'express';
import { seesSeat } from '../../access/sees-seat.ts';
import { readLink } from '../../mail/links/read-link.ts';
import type { HttpContext } from '../context.ts';
import { formOf } from '../forms/form-of-request.ts';
import { callerOf } from '../middleware/caller.ts';
import { linkSitting } from './link-reader.ts';
import { optionalActionRoutes } from './optional-action-routes.ts';
import { showStaleLink } from './stale-link.ts';

/**
 * The form of an optional action behind a link in a mail: its reader need not sign in, and it opens nothing but this
 * one form. The link lives as long as the optional action is open to its seat.
 */
export function optionalActionLink(context: HttpContext): Router {
  const { db } = context.services;
  return optionalActionRoutes(context, '/o/:token', async (req, res) => {
    const token = String(req.params.token);
    const { link, ...reading } = await readLink(context.services, 'action', token);
    const { tableId, seat, playerId, decision } = link;
    const caller = callerOf(res);
    const signedIn = caller.kind === 'player' && caller.player.id === playerId;
    const sitting = await linkSitting(context, link, `/t/${tableId}/compose`, 'link');
    const at = { sitting, optionalAction: decision, action: `/o/${token}`, alone: !signedIn };
    if (reading.state === 'live') return at;
    const key = formOf(req).get('key') ?? '';
    const sent = await db.submission.findUnique({ where: { tableId_seat_key: { tableId, seat, key } } });
    if (sent && (await seesSeat(context.services, link))) return at;
    if ('why' in reading) await showStaleLink(context, req, res, link, reading.why);
    return undefined;
  });
}
