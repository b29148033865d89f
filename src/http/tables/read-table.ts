import type { Request, Response } from 'express';
import { viewerOf } from '../../access/viewer-of.ts';
import type { Viewer } from '../../kernel/decision.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { HttpContext } from '../context.ts';
import { callerOf } from '../middleware/caller.ts';
import { signInFor } from '../page/need-player.ts';

/**
 * The seat, or spectator, as which the reader looks at a table. Undefined when they were sent to sign in first: to a
 * stranger a private table and one that does not exist look alike. Refuses (`not-found`) a signed-in player who has no
 * business there.
 */
export async function viewerFor(
  { services }: HttpContext,
  req: Request,
  res: Response,
  tableId: string,
): Promise<Viewer | undefined> {
  const caller = callerOf(res);
  if (caller.kind === 'player') return viewerOf(services, tableId, caller.player.id);
  try {
    return await viewerOf(services, tableId, undefined);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'not-found' || !['GET', 'HEAD'].includes(req.method)) throw error;
    res.redirect(303, signInFor(req));
    return undefined;
  }
}
