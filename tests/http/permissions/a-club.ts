import { randomUUID } from 'node:crypto';
import { openDispute } from '../../../src/disputes/open-dispute.ts';
import { map } from '../../../src/games/empires-in-arms/map.ts';
import { builtInPack } from '../../../src/games/iron-curtain/pack/read-pack.ts';
import { boardOfPack } from '../../../src/http/games/board-of-pack.ts';
import { gameOf } from '../../../src/http/games/game-of.ts';
import { legendFileOf } from '../../../src/http/games/legend-file.ts';
import { mapFilesOf } from '../../../src/http/games/map-files.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { answerInvitation } from '../../../src/lobby/answer-invitation.ts';
import { createTable } from '../../../src/lobby/create-table.ts';
import { createApiKey } from '../../../src/people/api-key.ts';
import { playerByEmail } from '../../../src/people/player-by-email.ts';
import { openSession } from '../../../src/people/session.ts';
import { DAY_MS } from '../../../src/platform/durations.ts';
import { newId } from '../../../src/platform/new-id.ts';
import { sendLetter } from '../../../src/press/send-letter.ts';
import { replacePlayer } from '../../../src/seats/substitutes/replace-player.ts';
import type { TestServer } from '../harness/test-server.ts';
import type { Member } from './roles.ts';

type Known = { readonly id: string; readonly email: string; readonly key: string };
export type People = { readonly [member in Member]: Known };

/** Everybody who can stand in some relation to a table. */
export async function aClub({ services: s }: TestServer): Promise<People> {
  const known = async (name: string): Promise<Known> => {
    const { player } = await playerByEmail(s, `${name.toLowerCase()}@club.example`, { name });
    const { key } = await createApiKey(s, { playerId: player.id, name: 'matrix' });
    return { id: player.id, email: player.email, key };
  };
  const people = {
    stranger: await known('Stranger'),
    invited: await known('Invited'),
    player: await known('Player'),
    other: await known('Other'),
    host: await known('Host'),
    tableModerator: await known('Tablemod'),
    siteModerator: await known('Sitemod'),
    administrator: await known('Admin'),
    banned: await known('Banned'),
    replaced: await known('Replaced'),
  };
  const role = (id: string, role: 'moderator' | 'administrator') =>
    s.db.player.update({ where: { id }, data: { role } });
  await role(people.siteModerator.id, 'moderator');
  await role(people.administrator.id, 'administrator');
  await s.db.player.update({ where: { id: people.banned.id }, data: { bannedAt: s.clock.now() } });
  return people;
}

/** A session for one request: signing out must not spoil the next. */
export async function cookieOf({ services }: TestServer, { id }: Known): Promise<string> {
  return `despatch=${(await openSession(services, id)).sessionToken}`;
}

/** What routes name in their addresses. */
export type Named = { readonly [param: string]: string };

/**
 * A private game that is being played: Replaced gave the US to Player, Other is the USSR, Host looks on, Tablemod
 * moderates, they play with a pack of their own, somebody has an invitation that nobody withdrew; with a dispute, an
 * offer of a seat, a mail and what else has an address.
 */
export async function aTable({ services: s, clock }: TestServer, people: People): Promise<Named> {
  clock.advance(DAY_MS); // nobody makes so many tables in a day
  const { host, replaced, other, player, invited, tableModerator } = people;
  const { tableId } = await createTable(s, {
    hostId: host.id,
    game: 'iron-curtain',
    name: 'Matrix',
    players: 2,
    options: {},
    pack: { ...builtInPack().content, _about: 'Our own' },
    invitations: [
      { email: replaced.email, seat: 'us' },
      { email: other.email, seat: 'ussr' },
    ],
    timeControl: { hours: 48, skipWeekend: false, atExpiry: 'wait', graceHours: 24 },
    timeZone: 'UTC',
    public: false,
  });
  for (const { id, email } of await s.db.invitation.findMany({ where: { tableId } })) {
    const playerId = email === other.email ? other.id : replaced.id;
    await answerInvitation(s, { invitationId: id, playerId, accept: true });
  }
  await replacePlayer(s, { tableId, seat: 'us', playerId: player.id, by: host.id, reason: '' });
  await s.db.tableModerator.create({ data: { tableId, playerId: tableModerator.id } });
  const now = s.clock.now();
  const nominee = await s.db.player.create({
    data: { id: newId(), name: 'Nominee', email: `${newId()}@club.example` },
  });
  const nomination = newId();
  await s.db.nomination.create({
    data: { id: nomination, tableId, email: nominee.email, playerId: nominee.id, byId: host.id, state: 'proposed' },
  });
  const invitation = newId();
  await s.db.invitation.create({
    data: { id: invitation, tableId, email: invited.email, playerId: invited.id, status: 'open', createdAt: now },
  });
  const dispute = await openDispute(s, { tableId, playerId: player.id, type: 'rules', text: 'May they do that?' });
  const { thread } = await sendLetter(s, {
    tableId,
    playerId: player.id,
    to: ['ussr'],
    text: 'Shall we?',
    how: 'page',
  });
  const substituteRequest = newId();
  await s.db.substituteRequest.create({
    data: { id: substituteRequest, tableId, seat: 'us', byId: player.id, createdAt: now },
  });
  const takeback = newId();
  await s.db.takeback.create({
    data: {
      id: takeback,
      tableId,
      seat: 'us',
      playerId: player.id,
      toSeq: 1,
      atSeq: 1,
      asked: ['ussr'],
      createdAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
    },
  });
  const { packHash: pack } = await s.db.table.findUniqueOrThrow({ where: { id: tableId } });
  const link = newId();
  await s.db.spectatorLink.create({ data: { tokenHash: link, tableId, delayHours: 24, createdAt: now } });
  const expiresAt = new Date(now.getTime() + DAY_MS);
  await s.db.joinLink.create({ data: { tokenHash: link, tableId, most: 1, createdAt: now, expiresAt } });
  const webhook = newId();
  await s.db.webhook.create({
    data: { id: webhook, tableId, shape: 'json', url: 'https://hooks.example.org/', secret: 's', seq: 1, nextAt: now },
  });
  const mail = newId();
  await s.db.mail.create({ data: { id: mail, kind: 'turn', to: other.email, tableId, status: 'failed' } });
  await s.db.notification.create({
    data: { id: newId(), kind: 'turn', mailId: mail, playerId: other.id, tableId, seat: 'ussr', dueAt: now },
  });
  return {
    table: tableId,
    seat: 'us',
    invitation,
    substituteRequest,
    nomination,
    takeback,
    link,
    webhook,
    mail,
    dispute: dispute.id,
    thread,
    moderator: tableModerator.id,
    player: player.id,
    version: '1',
    kind: 'turn',
    variant: 'usual',
    game: 'iron-curtain',
    map: map.id,
    hash: mapFilesOf(boardOfPack(map), translator('en', 'UTC')).hash,
    file: 'layer.en.svg',
    words: legendFileOf(gameOf(s, 'iron-curtain'), translator('en', 'UTC'))?.address.split('/').at(-1) ?? '',
    pack,
    key: randomUUID(),
    token: 'x'.repeat(43),
  };
}
