import { type Response, Router } from 'express';
import { readTableActs } from '../../audit/read-acts.ts';
import { readActors } from '../../disputes/desk/read-actors.ts';
import { readMails } from '../../disputes/desk/read-mails.ts';
import { msg } from '../../i18n/msg.ts';
import { reasonText } from '../../mail/reasons.ts';
import { viewTable } from '../../play/view-table.ts';
import type { HttpContext } from '../context.ts';
import { queryOf } from '../forms/form-of-request.ts';
import { gameOf } from '../games/game-of.ts';
import { sendPage } from '../page/render-page.ts';
import { auditModel } from './audit-model.ts';
import { deskFrame } from './desk-frame.ts';
import { type DeskRequest, disputeOf, needModerator, note } from './moderate-table.ts';

/** What came and went at a table: its mails, who acted by which link, and what moderators looked at. */
export function tracePages(context: HttpContext): Router {
  const { services } = context;
  const router = Router();
  const guard = needModerator(context);

  const tableOf = async (req: DeskRequest) => {
    const table = await viewTable(services, req.params.table, 'spectator');
    const { rules } = gameOf(services, table.game);
    const named = (seat: string | undefined) => (seat === undefined ? undefined : rules.seatName(seat));
    return { table, named, dispute: disputeOf(queryOf(req)) };
  };

  router.get('/desk/t/:table/mails', guard, async (req: DeskRequest, res: Response) => {
    const { table, named, dispute } = await tableOf(req);
    const given = new Date(queryOf(req).get('before') ?? '');
    const before = Number.isNaN(given.getTime()) ? undefined : given;
    await note(context, req, res, { what: 'mails', data: {} });
    const { mails, seen, older, gathered } = await readMails(services, table.id, before);
    const data = {
      ...deskFrame(table, 'mails', dispute),
      gathered,
      seen: seen.map((line) => ({ ...line, seatName: named(line.seat), behind: table.seq - line.seenSeq })),
      mails: mails.map((line) => ({
        ...line,
        seatName: named(line.seat),
        state: msg(`moderation.mail-${line.status}`),
        why: line.reason === undefined ? undefined : reasonText(line.reason),
        bad: line.status === 'failed',
      })),
      older: older && `/desk/t/${table.id}/mails?before=${older.toISOString()}`,
    };
    sendPage(context, req, res, { name: 'moderation-mails', data });
  });

  router.get('/desk/t/:table/actors', guard, async (req: DeskRequest, res: Response) => {
    const { table, named, dispute } = await tableOf(req);
    await note(context, req, res, { what: 'actors', data: {} });
    const acts = (await readActors(services, table.id)).map(({ how, link, ...act }) => ({
      ...act,
      seatName: named(act.seat),
      how: how && msg(`moderation.how-${how}`),
      link: link && { ...link, words: msg('moderation.link-used', { purpose: link.purpose }) },
    }));
    const data = { ...deskFrame(table, 'actors', dispute), acts };
    sendPage(context, req, res, { name: 'moderation-actors', data });
  });

  router.get('/desk/t/:table/audit', guard, async (req: DeskRequest, res: Response) => {
    const { table, dispute } = await tableOf(req);
    const looks = auditModel(await readTableActs(services, table.id));
    sendPage(context, req, res, { name: 'moderation-audit', data: { ...deskFrame(table, 'audit', dispute), looks } });
  });
  return router;
}
