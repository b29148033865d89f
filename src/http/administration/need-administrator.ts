import type { RequestHandler } from 'express';
import { checkAdministrator } from '../../administration/actor.ts';
import type { HttpContext } from '../context.ts';
import { playerOf } from '../middleware/caller.ts';
import { needPlayer } from '../page/need-player.ts';

/** Pages for administrators: others who are signed in are refused (`forbidden`). */
export function needAdministrator({ services }: HttpContext): RequestHandler[] {
  const check: RequestHandler = async (_req, res, next) => {
    await checkAdministrator(services, playerOf(res).id);
    next();
  };
  return [needPlayer, check];
}
