import { type Request, type Response, Router } from 'express';
import { moderatorsOf } from '../../disputes/table-moderators.ts';
import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { answerInvitation } from '../../lobby/answer-invitation.ts';
import { readLink } from '../../mail/links/read-link.ts';
import { playerByEmail } from '../../people/player-by-email.ts';
import { viewTable } from '../../play/view-table.ts';
import type { HttpContext } from '../context.ts';
import { formOf } from '../forms/form-of-request.ts';
import { attempt, FRESH, type RefusedForm, refusedForm } from '../forms/refused-form.ts';
import { gameOf } from '../games/game-of.ts';
import { translatorOf } from '../middleware/caller.ts';
import { sendPage } from '../page/render-page.ts';
import { acceptByLink, type MailReader, mailReader, notYours } from '../people/reader-of-mail.ts';
import { lobbyRecords } from '../people/reliability-words.ts';
import { optionLines } from '../tables/option-lines.ts';
import { seatClass } from '../tables/seat-class.ts';
import { timeControlWords } from '../time/time-control-words.ts';
import { placeLines, seatChoices, seatForm } from './lobby-model.ts';
import { readSaltFields } from './salt-fields.ts';

type LinkRequest = Request<{ token: string }>;

/**
 * What somebody is invited to, and their answer, on POST only. Accepting makes the account of an address that is new
 * here and signs it in; an account that exists is signed in by its own mail first. A link that is over shows nothing of
 * the table.
 */
export function invitationPage(context: HttpContext): Router {
  const { services } = context;
  const router = Router();

  const show = async (req: LinkRequest, res: Response, fields = new URLSearchParams(), form: RefusedForm = FRESH) => {
    const reading = await readLink(services, 'invitation', req.params.token);
    const { link } = reading;
    const row = await services.db.invitation.findUnique({ where: { id: link.invitationId } });
    const reader = mailReader(res, { email: link.email, playerId: row?.playerId ?? undefined });
    if (reading.state === 'stale') return showOver(req, res, reading.why, row, reader);
    const table = await viewTable(services, link.tableId, 'spectator');
    const { rules } = gameOf(services, table.game);
    const translator = translatorOf(req, res);
    const seat = row?.seat ?? undefined;
    const options = optionLines(rules.optionFields, table.options);
    const people = table.lobby
      ? placeLines(table, table.lobby, false, translator).filter(
          (_, i) => table.lobby?.places[i]?.invitationId !== link.invitationId,
        )
      : [];
    const data = {
      form,
      table,
      blurb: rules.blurb,
      people,
      moderators: (await moderatorsOf(services, link.tableId)).own.map(({ name }) => name),
      records: await lobbyRecords(services, table.lobby, translator),
      seatName: table.seats.find((one) => one.seat === seat)?.name,
      seatClass: seatClass(table.seats, seat),
      timeControl: timeControlWords(table.timeControl, translator),
      changed: options.filter(({ usual }) => !usual),
      reconstructed: table.pack.reconstructed,
      email: link.email,
      signsIn: reader.kind === 'anonymous',
      notYours: reader.kind === 'other' ? notYours(reader.player, link.email) : undefined,
      answer:
        table.lobby && reader.kind !== 'other'
          ? seatForm({
              action: `/i/${req.params.token}`,
              seats: seatChoices(table, table.lobby, seat),
              accept: msg('pages.invitation.accept'),
              canDecline: true,
              fields,
              form,
            })
          : undefined,
    };
    sendPage(context, req, res, { name: 'invitation', data, status: form.status, scripts: ['words.js'] });
  };

  router.get('/i/:token', (req: LinkRequest, res: Response) => show(req, res));

  router.post('/i/:token', async (req: LinkRequest, res: Response) => {
    const fields = formOf(req);
    const does = fields.get('do');
    if (does !== 'accept' && does !== 'decline') {
      const undecided = new Refusal('bad-input', msg('pages.invitation.no-decision'));
      return show(req, res, fields, refusedForm(undecided));
    }
    const reading = await readLink(services, 'invitation', req.params.token);
    if (reading.state === 'stale') return show(req, res, fields);
    const { email, invitationId, tableId } = reading.link;
    const invited = await services.db.invitation.findUnique({ where: { id: invitationId } });
    const addressee = { email, playerId: invited?.playerId ?? undefined, page: `/t/${tableId}` };
    if (does === 'decline') return decline(req, res, reading.link, addressee.playerId);
    const seat = fields.get('seat') || undefined;
    const salt = readSaltFields(fields);
    const accepted = await attempt(() =>
      acceptByLink(context, req, res, addressee, (playerId) =>
        answerInvitation(services, { invitationId, playerId, accept: true, seat, ...salt }),
      ),
    );
    if (accepted instanceof Refusal) return show(req, res, fields, refusedForm(accepted));
    if (!accepted) return;
    const { done, newcomer } = accepted;
    const next = `/t/${done.tableId}?said=${done.started ? 'started' : 'joined'}`;
    res.redirect(303, newcomer ? `/welcome?${new URLSearchParams({ next })}` : next);
  });

  /** Takes no more than the link: a reader who declines is shown nothing and signed in nowhere. */
  const decline = async (
    req: LinkRequest,
    res: Response,
    {
      email,
      invitationId,
      tableId,
    }: { readonly email: string; readonly invitationId: string; readonly tableId: string },
    invitedId: string | undefined,
  ) => {
    const known =
      invitedId ?? (await playerByEmail(services, email, { locale: translatorOf(req, res).locale })).player.id;
    await answerInvitation(services, { invitationId, playerId: known, accept: false });
    const { host } = await services.db.table.findUniqueOrThrow({ where: { id: tableId }, include: { host: true } });
    const title = translatorOf(req, res).text('pages.invitation.declined-title');
    const text = msg('pages.invitation.declined', { host: host.name });
    sendPage(context, req, res, { name: 'notice', data: { title, text, link: undefined } });
  };

  const showOver = (
    req: LinkRequest,
    res: Response,
    why: Message,
    row: { readonly tableId: string; readonly status: string } | null,
    reader: MailReader,
  ) => {
    const plays = row?.status === 'accepted' && reader.kind === 'addressee';
    const link = plays ? { href: `/t/${row.tableId}`, label: msg('pages.invitation.to-table') } : undefined;
    const data = { title: translatorOf(req, res).text('pages.invitation.over-title'), text: why, link };
    sendPage(context, req, res, { name: 'notice', data });
  };

  return router;
}
