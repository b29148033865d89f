import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { answerInvitation } from '../../lobby/answer-invitation.ts';
import { playerByEmail } from '../../people/player-by-email.ts';
import { viewTable } from '../../play/view-table.ts';
import { attempt, FRESH, type RefusedForm, refusedForm } from '../forms/refused-form.ts';
import { acceptByLink, goOnFrom, type MailReader, mailReader, notYours } from '../people/reader-of-mail.ts';
import { type Followed, link } from '../route/guards/link.ts';
import { type PageCall, page } from '../route/page.ts';
import { type Reply, shown } from '../route/reply.ts';
import { seatClass } from '../tables/seat-class.ts';
import { aboutTable } from './about-table-model.ts';
import { readTerms, seatChoices, seatForm } from './lobby-model.ts';
import { readSaltFields } from './salt-fields.ts';

type Asked = PageCall & Followed<'invitation'>;

async function show(call: Asked, fields = new URLSearchParams(), form: RefusedForm = FRESH): Promise<Reply> {
  const { services, caller, token, reading } = call;
  const { link } = reading;
  const row = await services.db.invitation.findUnique({ where: { id: link.invitationId } });
  const reader = mailReader(caller, { email: link.email, playerId: row?.playerId ?? undefined });
  if (reading.state === 'stale') return showOver(call, reading.why, row, reader);
  const table = await viewTable(services, link.tableId, 'spectator');
  const seat = row?.seat ?? undefined;
  const data = {
    ...(await aboutTable(call, table, link.invitationId)),
    form,
    heading: msg('pages.invitation.heading', { host: table.hostName }),
    title: msg('pages.invitation.title', { table: table.name }),
    question: msg('pages.invitation.question'),
    seatName: table.seats.find((one) => one.seat === seat)?.name,
    seatClass: seatClass(table.seats, seat),
    signsIn: reader.kind === 'anonymous' ? msg('pages.invitation.signs-in', { email: link.email }) : undefined,
    notYours: reader.kind === 'other' ? notYours(reader.player, link.email) : undefined,
    answer:
      table.lobby && reader.kind !== 'other'
        ? seatForm({
            action: `/i/${token}`,
            seats: seatChoices(table, table.lobby, seat),
            accept: msg('pages.invitation.accept'),
            canDecline: true,
            terms: table.lobby.terms,
            fields,
            form,
          })
        : undefined,
  };
  return shown({ name: 'invitation', data, status: form.status, scripts: ['words.js'] });
}

/**
 * What somebody is invited to, and their answer, on POST only. Accepting makes the account of an address that is new
 * here and signs it in; an account that exists is signed in by its own mail first. A link that is over shows nothing of
 * the table.
 */
export const showInvitation = page({ method: 'get', path: '/i/:token', access: link('invitation') }, (call) =>
  show(call),
);

export const answerInvitationLink = page(
  { method: 'post', path: '/i/:token', access: link('invitation') },
  async (call) => {
    const { services, fields, reading } = call;
    const does = fields.get('do');
    if (does !== 'accept' && does !== 'decline') {
      const undecided = new Refusal('bad-input', msg('pages.invitation.no-decision'));
      return show(call, fields, refusedForm(undecided));
    }
    if (reading.state === 'stale') return show(call, fields);
    const { email, invitationId, tableId } = reading.link;
    const invited = await services.db.invitation.findUnique({ where: { id: invitationId } });
    const addressee = { email, playerId: invited?.playerId ?? undefined, page: `/t/${tableId}` };
    if (does === 'decline') return decline(call, reading.link, addressee.playerId);
    const seat = fields.get('seat') || undefined;
    const salt = readSaltFields(fields);
    const accepted = await attempt(() =>
      acceptByLink(call, addressee, (playerId) =>
        answerInvitation(services, { invitationId, playerId, accept: true, seat, ...salt, ...readTerms(fields) }),
      ),
    );
    if (accepted instanceof Refusal) return show(call, fields, refusedForm(accepted));
    if (accepted.kind !== 'accepted') return accepted;
    const { tableId: at, started } = accepted.done;
    return goOnFrom(accepted, `/t/${at}?said=${started ? 'started' : 'joined'}`);
  },
);

/** Takes no more than the link: a reader who declines is shown nothing and signed in nowhere. */
async function decline(
  call: PageCall,
  { email, invitationId, tableId }: { readonly email: string; readonly invitationId: string; readonly tableId: string },
  invitedId: string | undefined,
) {
  const { services, translator } = call;
  const known = invitedId ?? (await playerByEmail(services, email, { locale: translator.locale })).player.id;
  await answerInvitation(services, { invitationId, playerId: known, accept: false });
  const { host } = await services.db.table.findUniqueOrThrow({ where: { id: tableId }, include: { host: true } });
  const title = translator.text('pages.invitation.declined-title');
  const text = msg('pages.invitation.declined', { host: host.name });
  return shown({ name: 'notice', data: { title, text, link: undefined } });
}

function showOver(
  call: PageCall,
  why: Message,
  row: { readonly tableId: string; readonly status: string } | null,
  reader: MailReader,
) {
  const { translator } = call;
  const plays = row?.status === 'accepted' && reader.kind === 'addressee';
  const link = plays ? { href: `/t/${row.tableId}`, label: msg('pages.invitation.to-table') } : undefined;
  const data = { title: translator.text('pages.invitation.over-title'), text: why, link };
  return shown({ name: 'notice', data });
}
