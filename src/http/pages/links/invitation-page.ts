import { type Request, type Response, Router } from 'express';
import { messagesOf } from '../../../kernel/message.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { readLink } from '../../../mail/links/read-link.ts';
import { playerByEmail } from '../../../people/player-by-email.ts';
import { openSession } from '../../../people/session.ts';
import { answerInvitation } from '../../../tables/answer-invitation.ts';
import { viewTable } from '../../../tables/view-table.ts';
import type en from '../../../words/en/pages.json';
import type { HttpContext } from '../../context.ts';
import { callerOf, speakerOf } from '../../middleware/caller.ts';
import { setSessionCookie } from '../../middleware/session-cookie.ts';
import { formOf } from '../forms/form-of-request.ts';
import { attempt, FRESH, type RefusedForm, refusedForm } from '../forms/refused-form.ts';
import { lobbyRecords } from '../reliability-words.ts';
import { sendPage } from '../render-page.ts';
import { gameOf } from '../tables/game-of.ts';
import { placeLines, seatChoices, seatForm } from '../tables/lobby-model.ts';
import { optionLines } from '../tables/option-lines.ts';
import { paceWords } from '../tables/pace-words.ts';
import { seatClass } from '../tables/seat-class.ts';

const say = messagesOf<typeof en>();
type LinkRequest = Request<{ token: string }>;

/** What somebody is invited to, and his answer. Accepting signs him in: the link came to his address. POST only. */
export function invitationPage(context: HttpContext): Router {
  const { services } = context;
  const router = Router();

  const show = async (req: LinkRequest, res: Response, fields = new URLSearchParams(), form: RefusedForm = FRESH) => {
    const reading = await readLink(services, 'invitation', req.params.token);
    const { link } = reading;
    const table = await viewTable(services, link.tableId, 'spectator');
    const { rules } = gameOf(services, table.game);
    const speaker = speakerOf(req, res);
    const row = await services.db.invitation.findUnique({ where: { id: link.invitationId } });
    const seat = row?.seat ?? undefined;
    const options = optionLines(rules.optionFields, table.options);
    const people = table.lobby
      ? placeLines(table, table.lobby, false, speaker).filter(
          (_, i) => table.lobby?.places[i]?.invitationId !== link.invitationId,
        )
      : [];
    const caller = callerOf(res);
    const data = {
      form,
      table,
      blurb: rules.blurb,
      people,
      records: await lobbyRecords(services, table.lobby, speaker),
      seatName: table.seats.find((one) => one.seat === seat)?.name,
      seatClass: seatClass(table.seats, seat),
      pace: paceWords(table.pace, speaker),
      changed: options.filter(({ usual }) => !usual),
      reconstructed: table.pack.reconstructed,
      email: link.email,
      needsName: caller.kind === 'anonymous' || caller.player.email !== link.email,
      over: reading.state === 'stale' ? reading.why : undefined,
      answer:
        reading.state === 'live' && table.lobby
          ? seatForm({
              action: `/i/${req.params.token}`,
              seats: seatChoices(table, table.lobby, seat),
              accept: say('pages.invitation.accept'),
              canDecline: true,
              fields,
              form,
            })
          : undefined,
    };
    sendPage(context, req, res, { name: 'invitation', data, status: form.status });
  };

  router.get('/i/:token', (req: LinkRequest, res: Response) => show(req, res));

  router.post('/i/:token', async (req: LinkRequest, res: Response) => {
    const fields = formOf(req);
    const does = fields.get('do');
    if (does !== 'accept' && does !== 'decline') {
      const undecided = new Refusal('bad-input', say('pages.invitation.no-decision'));
      return show(req, res, fields, refusedForm(undecided));
    }
    const reading = await readLink(services, 'invitation', req.params.token);
    if (reading.state === 'stale') return show(req, res, fields);
    const { email, invitationId, tableId } = reading.link;
    const caller = callerOf(res);
    const invited = await services.db.invitation.findUnique({ where: { id: invitationId } });
    // Who has changed his address since he was invited is still himself where he is signed in.
    const { player, created } =
      caller.kind === 'player' && caller.player.id === invited?.playerId
        ? { player: caller.player, created: false }
        : await playerByEmail(services, email, { locale: speakerOf(req, res).locale });
    const seat = fields.get('seat') || undefined;
    const salt = fields.get('salt') ?? '';
    const accept = does === 'accept';
    const answered = await attempt(() =>
      answerInvitation(services, { invitationId, playerId: player.id, accept, ...(accept ? { seat, salt } : {}) }),
    );
    if (answered instanceof Refusal) return show(req, res, fields, refusedForm(answered));
    if (!accept) return thank(req, res, tableId);
    const { sessionToken } = await openSession(services, player.id);
    setSessionCookie(res, services.settings, sessionToken);
    const next = `/t/${tableId}?said=${answered.started ? 'started' : 'joined'}`;
    res.redirect(303, created ? `/welcome?${new URLSearchParams({ next })}` : next);
  });

  const thank = async (req: LinkRequest, res: Response, tableId: string) => {
    const table = await viewTable(services, tableId, 'spectator');
    const title = speakerOf(req, res).text('pages.invitation.declined-title');
    const text = say('pages.invitation.declined', { host: table.hostName });
    sendPage(context, req, res, { name: 'notice', data: { title, text, link: undefined } });
  };

  return router;
}
