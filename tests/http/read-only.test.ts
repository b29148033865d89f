import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { z } from 'zod';
import { issueFirstLink } from '../../src/administration/first-administrator.ts';
import { foundClub } from '../../src/clubs/found-club.ts';
import { inviteMember } from '../../src/clubs/invite-member.ts';
import { makeJoinLink } from '../../src/clubs/join-club.ts';
import { nominateModerator } from '../../src/disputes/nominations/nominate-moderator.ts';
import { openDispute } from '../../src/disputes/open-dispute.ts';
import { games, maps } from '../../src/games/registry.ts';
import { routes } from '../../src/http/api-routes.ts';
import { boardOfPack } from '../../src/http/games/board-of-pack.ts';
import { gameOf } from '../../src/http/games/game-of.ts';
import { legendFileOf } from '../../src/http/games/legend-file.ts';
import { mapFilesOf } from '../../src/http/games/map-files.ts';
import { pagesRouter } from '../../src/http/pages-router.ts';
import { translator } from '../../src/i18n/translator.ts';
import { createJoinLink } from '../../src/lobby/join-links.ts';
import { joinTable } from '../../src/lobby/join-table.ts';
import { issueLinks } from '../../src/mail/links/issue-link.ts';
import { renewCalendar } from '../../src/outlets/calendar/calendar-feed.ts';
import { makeKeptPack } from '../../src/packs/change-pack.ts';
import { keepVersion } from '../../src/packs/keep-version.ts';
import { linkPack } from '../../src/packs/share-pack.ts';
import { issueAddressLink } from '../../src/people/issue-address-link.ts';
import { issueSignInLink } from '../../src/people/issue-sign-in-link.ts';
import { changePlan } from '../../src/planning/plan.ts';
import { sharePlan } from '../../src/planning/share-plan.ts';
import { askOdds } from '../../src/planning/try-odds.ts';
import { beginFirstGame } from '../../src/practice/begin-first-game.ts';
import { beginSandbox } from '../../src/practice/begin-sandbox.ts';
import { sendLetter } from '../../src/press/send-letter.ts';
import { createSpectatorLink } from '../../src/seats/spectators/spectator-links.ts';
import { offerSeat } from '../../src/seats/substitutes/offer-seat.ts';
import { marchTable as campaignTable, march } from '../fixtures/campaign/march-table.ts';
import { buyNothing, marchTable } from '../fixtures/marches/march-table.ts';
import { dealTable, does } from '../fixtures/side-deals/deal-table.ts';
import { legalAnswer, nextTurn, startTable, type Turn, tableFor } from './harness/a-table.ts';
import { databaseDigest } from './harness/database-digest.ts';
import { as, type Person, startServer, type TestServer } from './harness/test-server.ts';

let server: TestServer;
let turn: Turn;
let strangerCookie: string;
let hostCookie: string;
let addresses: string[];

beforeAll(async () => {
  server = await startServer({ builtInMailbox: true, games: [march] });
  const [ada, ben, carl] = await Promise.all(['Ada', 'Ben', 'Carl'].map((name) => server.person(name)));
  if (!ada || !ben || !carl) throw new Error('nobody is here');
  strangerCookie = carl.cookie;
  hostCookie = ada.cookie;
  const table = await startTable(server, ada, ben);
  turn = await nextTurn(server, table);
  const forming = await as(server, ada, 'post', '/api/tables').send(tableFor(carl.player.email)).expect(201);
  const finished = await startTable(server, ada, ben);
  await as(server, ada, 'post', `/api/tables/${finished.id}/resign`).send({ confirm: true }).expect(200);
  const caught = await server.services.db.caughtMail.create({
    data: { id: 'mail-1', to: ada.player.email, raw: Buffer.from('Subject: news\r\n\r\nnews'), at: server.clock.now() },
  });
  const deals = await dealTable(server.services, [turn.person, carl]);
  const offered = { playerId: turn.person.player.id, tableId: deals, seat: 'Red', decision: '~give-orders', seq: 1 };
  const [o = ''] = await issueLinks(server.services, [{ ...offered, purpose: 'action' }]);
  const marched = await marchTable(server.services, [turn.person, carl, ada]);
  const decision = await buyNothing(server.services, marched);
  const ordered = { playerId: turn.person.player.id, tableId: marched, seat: 'Ash', decision, seq: 4 };
  const [sheet = ''] = await issueLinks(server.services, [{ ...ordered, purpose: 'compose' }]);
  const campaign = await campaignTable(server.services, [turn.person, carl, ada]);
  const fight = await placeToTry(campaign, 'france');
  const drawn = { do: 'add', mark: { kind: 'note', at: 'b1', text: 'Here' } } as const;
  await changePlan(server.services, { tableId: marched, seat: 'Ash', version: 0, edit: drawn });
  const plan = await sharePlan(server.services, { tableId: marched, seat: 'Ash', playerId: turn.person.player.id });
  const dispute = await openDispute(server.services, {
    tableId: table.id,
    playerId: turn.person.player.id,
    type: 'rules',
    text: 'That is not the rule.',
  });
  const { thread } = await sendLetter(server.services, {
    tableId: table.id,
    playerId: turn.person.player.id,
    to: 'everybody',
    text: 'Shall we?',
    how: 'page',
  });
  const disputed = { playerId: turn.person.player.id, tableId: table.id, disputeId: dispute.id };
  const [d = ''] = await issueLinks(server.services, [{ ...disputed, purpose: 'dispute' }]);
  const now = server.clock.now();
  await does(server.services, deals, 'Red', '1.1', 'sow');
  const request = { tableId: deals, seat: 'Red', playerId: turn.person.player.id, toSeq: 1, atSeq: 2 };
  const takeback = await server.services.db.takeback.create({
    data: {
      id: 'takeback-1',
      ...request,
      asked: ['Blue'],
      createdAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
    },
  });
  const consent = { playerId: carl.player.id, tableId: deals, seat: 'Blue', takebackId: takeback.id };
  const undone = { playerId: turn.person.player.id, tableId: deals, seat: 'Red', to: 1, seq: 2 };
  const held = { playerId: turn.person.player.id, tableId: deals, seat: 'Red', text: 'Hello', unsigned: false };
  const [k = '', z = '', l = ''] = await issueLinks(server.services, [
    { ...consent, purpose: 'takeback' },
    { ...undone, purpose: 'undo' },
    { ...held, purpose: 'letter', to: 'everybody', key: 'k', said: [] },
  ]);
  const leaves = { tableId: table.id, seat: turn.seat, by: turn.person.player.id, email: carl.player.email };
  const substituteRequest = await offerSeat(server.services, leaves);
  const [s = ''] = await issueLinks(server.services, [
    { purpose: 'substitute', tableId: table.id, email: carl.player.email, ...substituteRequest },
  ]);
  const hosted = { tableId: table.id, playerId: ada.player.id, delayHours: 0 };
  const { token: w } = await createSpectatorLink(server.services, hosted);
  const nominated = { tableId: table.id, playerId: ada.player.id, email: 'olga@players.example' };
  const { nominationId } = await nominateModerator(server.services, nominated);
  const { id: practises } = turn.person.player;
  const firstGame = await beginFirstGame(server.services, 'iron-curtain', { kind: 'player', playerId: practises });
  const sandbox = await beginSandbox(server.services, { playerId: practises, tableId: table.id });
  const first = (await issueFirstLink(server.services))?.split('/').at(-1) ?? '';
  const owner = { playerId: turn.person.player.id };
  const kept = await makeKeptPack(server.services, { ...owner, game: 'iron-curtain', name: 'Mended' });
  await keepVersion(server.services, { ...owner, id: kept, revision: 0, note: '' });
  const open = await as(server, ada, 'post', '/api/tables')
    .send({ game: 'iron-curtain', name: 'Open', players: 2, public: true })
    .expect(201);
  const joined = { tableId: open.body.tableId, playerId: carl.player.id };
  await joinTable(server.services, joined);
  const shared = { tableId: joined.tableId, playerId: ada.player.id, most: 1, days: 1 };
  const { clubId: club } = await foundClub(server.services, { playerId: practises, name: 'Club' });
  const asked = { clubId: club, playerId: practises, who: 'member@players.example' };
  await inviteMember(server.services, asked);
  const toClub = await server.services.db.clubInvitation.findFirstOrThrow({ where: { clubId: club } });
  const [m = ''] = await issueLinks(server.services, [
    { purpose: 'club-invitation', clubInvitationId: toClub.id, email: asked.who },
  ]);
  const rival = turn.person === ada ? ben : ada;
  const { body: contest } = await as(server, turn.person, 'post', '/api/contests')
    .send({ ...{ game: 'iron-curtain', name: 'Cup', kind: 'series' }, players: [rival.player.id], hostPlays: true })
    .expect(201);
  const tokens = {
    clubs: (await makeJoinLink(server.services, { clubId: club, playerId: practises })).token,
    j: (await createJoinLink(server.services, shared)).token,
    packs: await linkPack(server.services, { ...owner, id: kept }),
    'first-administrator': first,
    s,
    w,
    calendar: await renewCalendar(server.services, ada.player.id),
    ...(await linksInMails(turn, table.id, carl, forming.body.tableId)),
    o,
    d,
    k,
    z,
    l,
    m,
  };
  const tableOf = (path: string) => {
    if (/\/record(\.json)?$/.test(path)) return finished.id;
    if (/\/(campaign|odds)$/.test(path)) return campaign;
    if (/\/(change|remove)$/.test(path)) return joined.tableId;
    if (/\/(sheets\/|plans?\b)/.test(path)) return marched;
    return /\/(actions|takebacks)\//.test(path) ? deals : table.id;
  };
  const map = maps.get('empires-in-arms');
  const mapHash = map ? mapFilesOf(boardOfPack(map), translator('en', 'UTC')).hash : '';
  const values = (path: string): { [name: string]: string } => ({
    table: tableOf(path),
    decision: path.includes('/drafts/') ? turn.decision : decision,
    action: '~give-orders',
    game: path.endsWith('/rules') ? 'empires-in-arms' : 'iron-curtain',
    kind: 'turn',
    variant: 'usual',
    map: 'empires-in-arms',
    hash: mapHash,
    file: 'layer.en.svg',
    words:
      legendFileOf(gameOf(server.services, 'iron-curtain'), translator('en', 'UTC'))?.address.split('/').at(-1) ?? '',
    pack: path.startsWith('/packs/') ? kept : (games.get('iron-curtain')?.rules.builtInPack().hash ?? ''),
    keptPack: kept,
    version: '1',
    deck: 'cards',
    card: 'cards.cuba',
    player: path.endsWith('/remove') ? joined.playerId : turn.person.player.id,
    club,
    contest: contest.contestId,
    mail: caught.id,
    key: 'none',
    practice: path.endsWith('/compare') ? sandbox : firstGame,
    invitation: 'none',
    substituteRequest: substituteRequest.substituteRequestId,
    nomination: nominationId,
    seat: turn.seat,
    dispute: dispute.id,
    thread,
    takeback: takeback.id,
    link: plan,
    token: tokenOf(path),
  });
  const tokenOf = (path: string) => {
    if (path.includes('/sheets/')) return sheet;
    if (path.includes('/plans/')) return plan;
    return Object.entries(tokens).find(([first]) => first === path.split('/')[1])?.[1] ?? 'none';
  };
  const paths = [
    ...routes.filter(({ method }) => method === 'get').map(({ path }) => `/api${path}`),
    ...pagePaths(pagesRouter(server.context).stack),
  ];
  addresses = paths.map((path) => {
    const address = path.replaceAll(/:(\w+)/g, (_, name: string) => values(path)[name] ?? 'none');
    return path.endsWith('/odds') ? `${address}?${path.startsWith('/api') ? 'place' : 'area'}=${fight}` : address;
  });
});
afterAll(() => server.close());

/** An area in which a seat could try a fight. */
async function placeToTry(tableId: string, seat: string): Promise<string> {
  for (const { id } of maps.get('empires-in-arms')?.pack.areas ?? [])
    if (await askOdds(server.services, { tableId, seat, place: id }).catch(() => undefined)) return id;
  throw new Error(`${seat} can try no fight anywhere`);
}

/** One link of each kind, by the first part of its address. */
async function linksInMails(
  { person, seat, decision, choice, ...at }: Turn,
  tableId: string,
  guest: Person,
  forming: string,
): Promise<{ readonly [first: string]: string }> {
  const target = { playerId: person.player.id, tableId, seat, decision, seq: at.seq };
  const invitation = await server.services.db.invitation.findFirstOrThrow({ where: { tableId: forming } });
  const answer = legalAnswer({ person, seat, decision, choice, ...at });
  const [a = '', r = '', c = '', i = '', u = ''] = await issueLinks(server.services, [
    { ...target, purpose: 'answer', answer },
    { ...target, purpose: 'answers', answers: [{ decision, answer, seq: at.seq }] },
    { ...target, purpose: 'compose' },
    { purpose: 'invitation', invitationId: invitation.id, tableId: forming, email: guest.player.email },
    { purpose: 'unsubscribe', unwanted: { of: 'play', playerId: person.player.id } },
  ]);
  const signIn = await issueSignInLink(server.services, { email: 'new@players.example' });
  const address = await issueAddressLink(server.services, {
    playerId: person.player.id,
    email: 'moved@players.example',
  });
  return { a, r, c, i, u, 'sign-in': signIn.token, address: address.token };
}

type Layer = {
  route?: { path: string; methods: { [method: string]: boolean | undefined } } | undefined;
  handle?: unknown;
};
const layer: z.ZodType<Layer> = z.object({
  route: z.object({ path: z.string(), methods: z.record(z.string(), z.boolean().optional()) }).optional(),
  handle: z.unknown(),
});

/** The paths of all GET routes in a router and those it uses (which it mounts at its root). */
function pagePaths(stack: unknown): string[] {
  return z
    .array(layer)
    .parse(stack)
    .flatMap(({ route, handle }) => {
      if (route) return route.methods.get ? [route.path] : [];
      const inner: unknown = typeof handle === 'function' && 'stack' in handle ? handle.stack : [];
      return pagePaths(inner);
    });
}

test('there are routes of the API and of the pages, links of mails among them', () => {
  const firsts = new Set(addresses.map((address) => address.split('/')[1]));
  for (const first of [
    'api',
    't',
    'a',
    'r',
    'c',
    'o',
    'i',
    'k',
    'u',
    's',
    'w',
    'sign-in',
    'address',
    'mailbox',
    'preferences',
  ])
    expect(firsts).toContain(first);
});

/** Opens every address with HEAD and GET; gives those that were shown. Throws when the database is not as it was. */
async function openAll(cookie: string | undefined, which = (_: string) => true): Promise<ReadonlySet<string>> {
  const before = await databaseDigest(server.database.url);
  const shown = new Set<string>();
  for (const address of addresses.filter(which)) {
    for (const verb of ['head', 'get'] as const) {
      const asked = request(server.app)[verb](address).set('Accept', 'text/html');
      const { status } = await (cookie === undefined ? asked : asked.set('Cookie', cookie));
      if (status >= 500) throw new Error(`${verb} ${address} fails: ${status}`);
      if (status < 400) shown.add(address);
    }
  }
  expect(await databaseDigest(server.database.url)).toBe(before);
  return shown;
}

test('a scanner that opens everything with HEAD and GET changes nothing at all', async () => {
  const shown = await openAll(undefined);
  for (const link of addresses.filter((address) => /^\/(a|c|o|i|k|m|u|sign-in|address)\//.test(address)))
    expect(shown).toContain(link);
});

test('a signed-in reader changes nothing either', async () => {
  const stranger = await openAll(strangerCookie);
  const player = await openAll(turn.person.cookie);
  const host = await openAll(hostCookie);
  const shown = new Set([...stranger, ...player, ...host]);
  const others = addresses.filter((address) => !isDesk(address) && !isOffice(address) && !shown.has(address));
  expect(others).toEqual([]);
});

/** What only administrators see. */
function isOffice(address: string): boolean {
  return /^(\/api)?\/administration(\/|$)/.test(address);
}

test('an administrator’s looks change nothing', async () => {
  const alma = await server.person('Alma');
  await server.services.db.player.update({ where: { id: alma.player.id }, data: { role: 'administrator' } });
  const shown = await openAll(alma.cookie, (address) => !isDesk(address));
  expect(addresses.filter((address) => isOffice(address) && !shown.has(address))).toEqual([]);
});

/** What only moderators see. */
function isDesk(address: string): boolean {
  return /^(\/api)?\/desk\/t(ables)?\//.test(address);
}

test('a moderator of the table changes nothing but the list of looks, which is written each time', async () => {
  const mia = await server.person('Mia');
  await server.services.db.player.update({ where: { id: mia.player.id }, data: { role: 'moderator' } });
  const digest = () => databaseDigest(server.database.url, ['Audit']);
  const before = await digest();
  const looks = () => server.services.db.audit.count({ where: { playerId: mia.player.id } });
  const opened = addresses.filter(isDesk);
  for (const address of opened) {
    const known = await looks();
    await request(server.app).get(address).set('Accept', 'text/html').set('Cookie', mia.cookie).expect(200);
    if (!/\/(audit|rule|seats)$/.test(address)) expect(await looks()).toBeGreaterThan(known);
  }
  expect(opened.length).toBeGreaterThan(10);
  expect(await digest()).toBe(before);
});
