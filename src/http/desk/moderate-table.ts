import type { Request, RequestHandler, Response } from 'express';
import type { TableAct } from '../../audit/act.ts';
import { writeAct } from '../../audit/write-act.ts';
import { checkMay } from '../../disputes/standing-at.ts';
import { isId } from '../../platform/is-id.ts';
import type { HttpContext } from '../context.ts';
import { queryOf } from '../forms/form-of-request.ts';
import { playerOf } from '../middleware/caller.ts';
import { needPlayer } from '../page/need-player.ts';

export type DeskRequest = Request<{ table: string }>;

/** Pages of one table's desk: for its moderators. Checked before anything is read. */
export function needModerator({ services }: HttpContext): RequestHandler<{ table: string }>[] {
  return [
    (req, res, next) => needPlayer(req, res, next),
    async (req, res, next) => {
      await checkMay(services, { tableId: req.params.table, playerId: playerOf(res).id }, 'moderate');
      next();
    },
  ];
}

/** Writes down what is about to be looked at; the dispute for which it is looked at is in the address. */
export async function note({ services }: HttpContext, req: DeskRequest, res: Response, look: TableAct): Promise<void> {
  const disputeId = disputeOf(queryOf(req));
  const at = services.clock.now();
  await writeAct(services.db, { by: playerOf(res).id, at, tableId: req.params.table, disputeId, ...look });
}

/** The dispute on whose account a page was opened, `?dispute=`. */
export function disputeOf(fields: URLSearchParams): string | undefined {
  const dispute = fields.get('dispute') ?? '';
  return dispute !== '' && isId(dispute) ? dispute : undefined;
}

/** A whole number of an address; undefined when it is none. */
export function wholeOf(text: string | null): number | undefined {
  const whole = Number(text ?? '');
  return text !== null && text !== '' && Number.isSafeInteger(whole) ? whole : undefined;
}
