import { answerClub, withdrawInvitation } from '../../clubs/answer-invitation.ts';
import { addClubTable, removeClubTable } from '../../clubs/club-tables.ts';
import { foundClub } from '../../clubs/found-club.ts';
import { INVITATION_DAYS, inviteMember } from '../../clubs/invite-member.ts';
import { endJoinLink, joinByLink, makeJoinLink, readJoinLink } from '../../clubs/join-club.ts';
import { leaveClub, removeMember, whatLeavingMeans } from '../../clubs/leave-club.ts';
import { listClubs, readClub } from '../../clubs/read-club.ts';
import { listClubContests } from '../../contests/read-contest.ts';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { listFellows } from '../../profiles/list-fellows.ts';
import { contestLine } from '../contests/contest-line.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, selectField, textField } from '../forms/refused-form.ts';
import { howItEnded } from '../home/how-it-ended.ts';
import { tableLine } from '../home/table-lines.ts';
import type { ByPlayer } from '../route/guard.ts';
import { player } from '../route/guards/player.ts';
import { type PageCall, page } from '../route/page.ts';
import { redirect, shown } from '../route/reply.ts';
import type { Route } from '../route/route.ts';
import { answerClubInvitation, showClubInvitation } from './club-invitation-pages.ts';

type Answered = { readonly form: RefusedForm; readonly fields: URLSearchParams };

async function clubsPage({ services, player }: PageCall & ByPlayer, answered?: Answered) {
  const { form = FRESH, fields } = answered ?? {};
  const data = {
    form,
    clubs: (await listClubs(services, player.id)).map((club) => ({
      ...club,
      says: { says: msg('clubs.host-says', { host: club.hostName }), lines: club.word.split('\n') },
    })),
    name: textField('name', fields?.get('name') ?? '', form),
    about: textField('about', fields?.get('about') ?? '', form),
  };
  return shown({ name: 'clubs', data, status: form.status });
}

const showClubs = page({ method: 'get', path: '/clubs', access: player }, (call) => clubsPage(call));

const foundOnPage = page({ method: 'post', path: '/clubs', access: player }, async (call) => {
  const { services, fields, player } = call;
  const words = { name: fields.get('name') ?? '', about: fields.get('about') ?? '' };
  const founded = await attempt(() => foundClub(services, { playerId: player.id, ...words }));
  if (founded instanceof Refusal)
    return clubsPage(call, { form: refusedForm(founded, { fieldAt: (at) => at }), fields });
  return redirect(`/clubs/${founded.clubId}`);
});

type AtClub = PageCall & ByPlayer & { readonly params: { readonly club: string } };

async function clubPage(call: AtClub, { form, fields, link }: Partial<Answered> & { readonly link?: string } = {}) {
  const { services, translator, params, player } = call;
  const club = await readClub(services, { clubId: params.club, playerId: player.id });
  const now = services.clock.now();
  const addable = club.addable.map(({ id, name }) => ({ value: id, label: name }));
  const data = {
    ...{ club, link, form: form ?? FRESH },
    members: club.members.map((one) => ({
      ...one,
      host: one.playerId === club.hostId,
      removable: club.hosting && one.playerId !== club.hostId,
    })),
    contests: (await listClubContests(services, { clubId: params.club, playerId: player.id })).map(contestLine),
    fellows: club.hosting ? await listFellows(services, player.id) : [],
    who: textField('who', fields?.get('who') ?? '', form ?? FRESH),
    word: textField('word', fields?.get('word') ?? '', form ?? FRESH),
    days: INVITATION_DAYS,
    addable: addable.length > 0 ? selectField('table', '', addable) : undefined,
    tables: club.tables.map((table) => ({ ...tableLine(table, now, translator), result: howItEnded(table) })),
  };
  return shown({ name: 'club', data, status: form?.status ?? 200 });
}

const showClub = page({ method: 'get', path: '/clubs/:club', access: player }, (call) => clubPage(call));

/** What members and the host do at their club; the button says what. */
const actAtClub = page({ method: 'post', path: '/clubs/:club', access: player }, async (call) => {
  const { services, fields, params, player } = call;
  const at = { clubId: params.club, playerId: player.id };
  const here = redirect(`/clubs/${params.club}`);
  const given = (name: string) => fields.get(name) ?? '';
  switch (fields.get('do')) {
    case 'accept':
      await answerClub(services, at, true);
      return here;
    case 'decline':
      await answerClub(services, at, false);
      return redirect('/clubs');
    case 'withdraw':
      await withdrawInvitation(services, { ...at, invitationId: given('invitation') });
      return here;
    case 'remove':
      await removeMember(services, at, given('member'));
      return here;
    case 'add-table':
      await addClubTable(services, { ...at, tableId: given('table') });
      return here;
    case 'remove-table':
      await removeClubTable(services, { ...at, tableId: given('table') });
      return here;
    case 'end-link':
      await endJoinLink(services, at);
      return here;
    case 'link': {
      const { token } = await makeJoinLink(services, at);
      // Shown in the answer itself and nowhere else: only its hash is kept.
      return clubPage(call, { link: `${services.settings.baseUrl}/clubs/join/${token}` });
    }
    default: {
      const invited = await attempt(() => inviteMember(services, { ...at, who: given('who'), word: given('word') }));
      if (invited instanceof Refusal) return clubPage(call, { form: refusedInvitation(invited), fields });
      return here;
    }
  }
});

/** What is wrong with the name and the word stands at each; all else is about whom they ask. */
function refusedInvitation(refusal: Refusal): RefusedForm {
  return refusedForm(refusal, refusal.details.length > 0 ? { fieldAt: (at) => at } : { about: 'who' });
}

/** The page before a member leaves: who is host then, or that the club ends. */
const askWhetherToLeave = page(
  { method: 'get', path: '/clubs/:club/leave', access: player },
  async ({ services, translator, params, player }) => {
    const { name, ends, heir } = await whatLeavingMeans(services, { clubId: params.club, playerId: player.id });
    const means = ends ? 'ends' : heir === undefined ? 'member' : 'host';
    const title = translator.text('clubs.leave-title', { club: name });
    const what = msg('clubs.leave-what', { means, heir: heir ?? '' });
    const back = `/clubs/${params.club}`;
    return shown({ name: 'sure', data: { title, what, button: msg('clubs.leave'), table: { name }, back } });
  },
);

const leaveOnPage = page(
  { method: 'post', path: '/clubs/:club/leave', access: player },
  async ({ services, params, player }) => {
    await leaveClub(services, { clubId: params.club, playerId: player.id });
    return redirect('/clubs');
  },
);

const showJoinLink = page({ method: 'get', path: '/clubs/join/:token', access: player }, async ({ services, params }) =>
  shown({ name: 'club-join', data: { club: await readJoinLink(services, params.token), token: params.token } }),
);

const followJoinLink = page(
  { method: 'post', path: '/clubs/join/:token', access: player },
  async ({ services, params, player }) => {
    const { clubId } = await joinByLink(services, params.token, player.id);
    return redirect(`/clubs/${clubId}`);
  },
);

export const clubPages: readonly Route[] = [
  ...[showClubs, foundOnPage, showClub, actAtClub, askWhetherToLeave, leaveOnPage, showJoinLink, followJoinLink],
  ...[showClubInvitation, answerClubInvitation],
];
