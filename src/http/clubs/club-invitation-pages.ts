import { answerInvitation } from '../../clubs/answer-invitation.ts';
import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { attempt, FRESH, type RefusedForm, refusedForm } from '../forms/refused-form.ts';
import { acceptByLink, goOnFrom, mailReader, notYours } from '../people/reader-of-mail.ts';
import { type Followed, link } from '../route/guards/link.ts';
import { type PageCall, page } from '../route/page.ts';
import { type Reply, shown } from '../route/reply.ts';

type Asked = PageCall & Followed<'club-invitation'>;

async function show(call: Asked, form: RefusedForm = FRESH): Promise<Reply> {
  const { services, caller, token, reading, translator } = call;
  if (reading.state === 'stale') return notice(call, 'clubs.invitation-over-title', reading.why);
  const { clubInvitationId: id, email } = reading.link;
  const row = await services.db.clubInvitation.findUniqueOrThrow({ where: { id }, include: { club: true } });
  const { club, word } = row;
  const host = await services.db.player.findUniqueOrThrow({ where: { id: club.hostId } });
  const reader = mailReader(caller, { email, playerId: row.playerId ?? undefined });
  const data = {
    ...{ club: { name: club.name, about: club.about }, token, form },
    title: msg('clubs.invitation-title', { host: host.name }),
    word: word === '' ? undefined : { says: msg('clubs.host-says', { host: host.name }), lines: word.split('\n') },
    hostName: host.name,
    members: await services.db.clubMember.count({ where: { clubId: club.id } }),
    until: translator.dateTime(row.expiresAt),
    signsIn: reader.kind === 'anonymous' ? msg('clubs.invitation-signs-in', { email }) : undefined,
    notYours: reader.kind === 'other' ? notYours(reader.player, email) : undefined,
  };
  return shown({ name: 'club-invitation', data, status: form.status });
}

function notice(
  { translator }: PageCall,
  title: 'clubs.declined-title' | 'clubs.invitation-over-title',
  text: Message,
) {
  return shown({ name: 'notice', data: { title: translator.text(title), text } });
}

/** The club to which somebody is invited by mail, and their answer, on POST only. */
export const showClubInvitation = page({ method: 'get', path: '/m/:token', access: link('club-invitation') }, (call) =>
  show(call),
);

/**
 * Accepting makes the account of an address that is new here and signs it in; an account that exists is signed in by
 * its own mail first. Declining takes no more than the link.
 */
export const answerClubInvitation = page(
  { method: 'post', path: '/m/:token', access: link('club-invitation') },
  async (call) => {
    const { services, fields, reading, caller } = call;
    if (reading.state === 'stale') return show(call);
    const { email, clubInvitationId: invitationId } = reading.link;
    if (fields.get('do') === 'decline') {
      const playerId = caller.kind === 'player' ? caller.player.id : undefined;
      const declined = await attempt(() => answerInvitation(services, { invitationId, accept: false, playerId }));
      if (declined instanceof Refusal) return notice(call, 'clubs.invitation-over-title', declined.reason);
      return notice(call, 'clubs.declined-title', msg('clubs.declined'));
    }
    const row = await services.db.clubInvitation.findUnique({ where: { id: invitationId } });
    const addressee = { email, playerId: row?.playerId ?? undefined, page: '/clubs' };
    const accepted = await attempt(() =>
      acceptByLink(call, addressee, (playerId) => answerInvitation(services, { invitationId, accept: true, playerId })),
    );
    if (accepted instanceof Refusal) return show(call, refusedForm(accepted));
    return accepted.kind === 'accepted' ? goOnFrom(accepted, `/clubs/${accepted.done.clubId}`) : accepted;
  },
);
