import { type Request, type Response, Router } from 'express';
import { seatOf } from '../../access/seat-of.ts';
import { viewerOf } from '../../access/viewer-of.ts';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { answerInvitation } from '../../lobby/answer-invitation.ts';
import { cancelTable } from '../../lobby/cancel-table.ts';
import { invitePlayer } from '../../lobby/invite-player.ts';
import { joinTable } from '../../lobby/join-table.ts';
import { openWords } from '../../lobby/salts/open-words.ts';
import { withdrawInvitation } from '../../lobby/withdraw-invitation.ts';
import { markLooked } from '../../mail/mark-looked.ts';
import { muteTable } from '../../people/unsubscribe.ts';
import { viewTable } from '../../play/view-table.ts';
import { resignSeat } from '../../seats/resign-seat.ts';
import type { HttpContext } from '../context.ts';
import { formOf } from '../forms/form-of-request.ts';
import { attempt, refusedForm } from '../forms/refused-form.ts';
import { playerOf, translatorOf } from '../middleware/caller.ts';
import { needPlayer } from '../page/need-player.ts';
import { sendPage } from '../page/render-page.ts';
import type { ShowTable } from '../tables/table-page.ts';
import { readSaltFields } from './salt-fields.ts';

type TableRequest = Request<{ table: string }>;

/** What is done at a table besides moving: join, withdraw an invitation, call it off, resign (each asked once more). */
export function tableActs(context: HttpContext, show: ShowTable): Router {
  const { services } = context;
  const router = Router();

  router.post('/t/:table/join', needPlayer, async (req: TableRequest, res: Response) => {
    const fields = formOf(req);
    const tableId = req.params.table;
    const playerId = playerOf(res).id;
    if (fields.get('do') === 'decline') {
      await declineAt(tableId, playerId);
      return res.redirect(303, '/');
    }
    const seat = fields.get('seat') || undefined;
    const joined = await attempt(() => joinTable(services, { tableId, playerId, seat, ...readSaltFields(fields) }));
    if (joined instanceof Refusal) return show(req, res, { fields, form: refusedForm(joined) });
    res.redirect(303, `/t/${tableId}?said=${joined.started ? 'started' : 'joined'}`);
  });

  const declineAt = async (tableId: string, playerId: string) => {
    const table = await viewTable(services, tableId, await viewerOf(services, tableId, playerId), undefined, playerId);
    const place = table.lobby?.places.find((one) => one.status === 'invited' && one.playerId === playerId);
    if (!place?.invitationId) throw new Refusal('not-found', msg('pages.invitation.none'));
    await answerInvitation(services, { invitationId: place.invitationId, playerId, accept: false });
  };

  router.post('/t/:table/words', needPlayer, async (req: TableRequest, res: Response) => {
    const fields = formOf(req);
    const tableId = req.params.table;
    const words = fields.get('do') === 'lost' ? undefined : (fields.get('words') ?? '');
    const opened = await attempt(() => openWords(services, { tableId, playerId: playerOf(res).id, words }));
    if (opened instanceof Refusal) {
      if (opened.code === 'stale') throw opened;
      return show(req, res, { fields, form: refusedForm(opened, { about: 'words' }) });
    }
    res.redirect(303, `/t/${tableId}?said=${opened.started ? 'started' : 'words-open'}`);
  });

  router.post('/t/:table/invite', needPlayer, async (req: TableRequest, res: Response) => {
    const fields = formOf(req);
    const tableId = req.params.table;
    const invitation = { email: fields.get('email') ?? '', seat: fields.get('for') || undefined };
    const invited = await attempt(() => invitePlayer(services, { tableId, playerId: playerOf(res).id, ...invitation }));
    if (invited instanceof Refusal) return show(req, res, { fields, form: refusedForm(invited, { about: 'email' }) });
    res.redirect(303, `/t/${tableId}?said=invited`);
  });

  router.post('/t/:table/seen', needPlayer, async (req: TableRequest, res: Response) => {
    const tableId = req.params.table;
    const seat = await seatOf(services, tableId, playerOf(res).id);
    const seq = Number(formOf(req).get('seq'));
    if (seat !== undefined && Number.isSafeInteger(seq)) await markLooked(services, { tableId, seat, seq });
    res.status(204).end();
  });

  router.post('/t/:table/mail', needPlayer, async (req: TableRequest, res: Response) => {
    const tableId = req.params.table;
    const muted = formOf(req).get('muted') === 'yes';
    await muteTable(services, { tableId, playerId: playerOf(res).id, muted });
    res.redirect(303, `/t/${tableId}?said=${muted ? 'muted' : 'unmuted'}`);
  });

  router.post('/t/:table/withdraw', needPlayer, async (req: TableRequest, res: Response) => {
    const tableId = req.params.table;
    const invitationId = formOf(req).get('invitation') ?? '';
    await withdrawInvitation(services, { tableId, playerId: playerOf(res).id, invitationId });
    res.redirect(303, `/t/${tableId}?said=withdrawn`);
  });

  router.get('/t/:table/resign', needPlayer, async (req: TableRequest, res: Response) => {
    const { table } = await ownTable(req, res);
    const what = msg(table.seats.length === 2 ? 'pages.resign.two' : 'pages.resign.many', { table: table.name });
    const words = { title: msg('pages.resign.title'), what, button: msg('pages.resign.button') };
    askAgain(req, res, table, words);
  });

  router.post('/t/:table/resign', needPlayer, async (req: TableRequest, res: Response) => {
    const { tableId, seat, playerId } = await ownTable(req, res);
    await resignSeat(services, { tableId, seat, playerId });
    res.redirect(303, `/t/${tableId}?said=resigned`);
  });

  router.get('/t/:table/cancel', needPlayer, async (req: TableRequest, res: Response) => {
    const tableId = req.params.table;
    const table = await viewTable(services, tableId, await viewerOf(services, tableId, playerOf(res).id));
    askAgain(req, res, table, {
      title: msg('pages.cancel.title'),
      what: msg('pages.cancel.what', { table: table.name }),
      button: msg('pages.cancel.button'),
    });
  });

  router.post('/t/:table/cancel', needPlayer, async (req: TableRequest, res: Response) => {
    await cancelTable(services, { tableId: req.params.table, playerId: playerOf(res).id });
    res.redirect(303, '/');
  });

  const ownTable = async (req: TableRequest, res: Response) => {
    const tableId = req.params.table;
    const playerId = playerOf(res).id;
    const viewer = await viewerOf(services, tableId, playerId);
    const seat = await seatOf(services, tableId, playerId);
    if (seat === undefined) throw new Refusal('forbidden', msg('pages.compose.no-seat'));
    return { tableId, seat, playerId, table: await viewTable(services, tableId, viewer) };
  };

  type Words = { title: ReturnType<typeof msg>; what: ReturnType<typeof msg>; button: ReturnType<typeof msg> };
  const askAgain = (req: TableRequest, res: Response, table: { id: string; name: string }, words: Words) => {
    const title = translatorOf(req, res).t(words.title);
    sendPage(context, req, res, { name: 'sure', data: { ...words, title, table, back: `/t/${table.id}` } });
  };

  return router;
}
