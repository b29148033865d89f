import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import nodemailer from 'nodemailer';
import request from 'supertest';
import { bounceAddress } from '../../src/mail/inbound/bounce-address.ts';
import { bounceSecret } from '../../src/mail/inbound/bounce-secret.ts';
import { type InboundRoom, openInbound } from '../../src/mail/inbound/inbound-room.ts';
import { listenReplies, type ReplyServer } from '../../src/mail/inbound/listen-replies.ts';
import { ownPressAddress } from '../../src/mail/press/own-address.ts';
import { createApiKey } from '../../src/people/api-key.ts';
import { openSession } from '../../src/people/session.ts';
import { updatePlayer } from '../../src/people/update-player.ts';
import { newId } from '../../src/platform/new-id.ts';
import { markRead } from '../../src/press/mark-read.ts';
import { muteWriter } from '../../src/press/mute-writer.ts';
import { readPress } from '../../src/press/read-press.ts';
import { reportLetters } from '../../src/press/report-letters.ts';
import { exportRecord } from '../../src/records/export-record.ts';
import { testPictures } from '../harness/pictures.ts';
import { testServices } from '../harness/services.ts';
import { startServer, type TestServer } from '../http/harness/test-server.ts';
import { flush, type MailWorld } from '../mail/harness/mail-world.ts';
import { RELAYS, TRUSTED, vouchedMail } from '../mail/harness/vouched-mail.ts';
import { type PressGame, pressGame, type Writer, write } from '../press/press-world.ts';

const DOMAIN = 'in.despatch.test';
let server: TestServer;
let world: MailWorld;
let listener: ReplyServer;
let room: InboundRoom;
beforeAll(async () => {
  server = await startServer();
  const { clock, services, database } = server;
  const settings = { ...services.settings, mailMergeSeconds: 0, replyDomain: DOMAIN };
  world = {
    services: testServices(database.db, { clock, settings, games: services.games }),
    pictures: testPictures(),
    url: database.url,
    close: () => server.close(),
  };
  room = openInbound(world.services, { domain: DOMAIN, trusted: TRUSTED });
  const listens = { port: 0, domain: DOMAIN, host: '127.0.0.1', relays: RELAYS, room };
  listener = await listenReplies(world.services, listens);
});
afterAll(async () => {
  await listener.stop();
  await room.close();
  await world.close();
});

/** Without what is another at each table: ids, keys, codes in addresses. */
function alike(text: string): string {
  return text
    .replace(/[\w-]{43}|[\da-f]{48}|[\da-f]{32}|[\da-f-]{36}/g, '<secret>')
    .replace(/[a-z2-9]{20}/g, '<id>')
    .replace(/----_NmP-[\w-]+/g, '<boundary>')
    .replace(/=\r?\n/g, '');
}

async function reads(person: Writer, path: string): Promise<string> {
  const { sessionToken } = await openSession(world.services, person.playerId);
  const { status, text, headers } = await request(server.app).get(path).set('Cookie', `despatch=${sessionToken}`);
  return alike(`${status} ${headers.etag ?? ''} ${text}`);
}

async function sends(person: Pick<Writer, 'playerId'>, tableId: string, body: object): Promise<string> {
  const { key } = await createApiKey(world.services, { playerId: person.playerId, name: 'x' });
  const path = `/api/tables/${tableId}/press`;
  const { status, text } = await request(server.app).post(path).set('Authorization', `Bearer ${key}`).send(body);
  return `${status} ${text}`;
}

/** What the writer of a letter can see of the game, byte for byte. */
async function gameSeenBy({ tableId }: PressGame, writer: Writer): Promise<readonly string[]> {
  const paths = ['/', `/t/${tableId}`, `/t/${tableId}/log`, `/api/tables/${tableId}`, `/api/tables/${tableId}/log`];
  const pages: string[] = [];
  for (const path of paths) pages.push(await reads(writer, path));
  return pages;
}

/** All that they can see of what came of a letter. */
async function lettersSeenBy({ tableId }: PressGame, writer: Writer): Promise<readonly string[]> {
  const sent = alike(await sends(writer, tableId, { to: ['uk'], text: 'Shall we?' }));
  await flush(world);
  const { threads } = await readPress(world.services, { tableId, playerId: writer.playerId });
  const paths = ['', '?search=shall', ...threads.map(({ thread }) => `/${thread}`)].map(
    (path) => `/t/${tableId}/press${path}`,
  );
  const pages: string[] = [];
  for (const path of [...paths, `/api/tables/${tableId}/press`]) pages.push(await reads(writer, path));
  const mails = await world.services.db.caughtMail.findMany({ where: { to: writer.email }, orderBy: { id: 'asc' } });
  return [sent, ...pages, ...mails.map(({ raw }) => alike(Buffer.from(raw).toString()))];
}

describe('what is nobody else’s business changes no byte of what others see', () => {
  const asUk = ({ tableId, uk }: PressGame) => ({ tableId, playerId: uk.playerId });
  const hidden: { readonly [what: string]: (game: PressGame, letter: string, thread: string) => Promise<unknown> } = {
    'the reader has muted the writer': (game) => muteWriter(world.services, { ...asUk(game), who: 'fr', muted: true }),
    'the reader wants no mails of letters': ({ uk }) =>
      updatePlayer(world.services, { playerId: uk.playerId, mail: { off: ['letter'], format: 'plain' } }),
    'the reader has one digest a day': ({ uk }) =>
      updatePlayer(world.services, {
        playerId: uk.playerId,
        mail: { off: [], format: 'plain', rhythm: { kind: 'digest' }, digestHour: 4 },
      }),
    'the reader has read all of it': (game, letter, thread) =>
      markRead(world.services, { ...asUk(game), letter, thread }),
    'the reader’s mails are suppressed': ({ uk }) =>
      world.services.db.suppression.create({ data: { address: uk.email, reason: 'bounced', byId: 'olga' } }),
    'the reader has reported a letter': (game, letter) =>
      reportLetters(world.services, { ...asUk(game), letters: [letter], text: 'Rude.' }),
    'two others write to each other': async (game) => {
      await write(world.services, game, game.us, ['it'], 'France must not know.');
      await write(world.services, game, game.it, ['us'], 'Never.');
    },
  };

  test.each(Object.keys(hidden))('%s', async (what) => {
    const seen: (readonly string[])[] = [];
    const begun = server.clock.now();
    for (const differs of [false, true]) {
      server.clock.set(begun);
      const game = await pressGame(world.services);
      const { letter, thread } = await write(world.services, game, game.fr, ['uk'], 'Before.');
      await flush(world);
      const before = await gameSeenBy(game, game.fr);
      if (differs) await hidden[what]?.(game, letter, thread);
      await flush(world);
      expect(await gameSeenBy(game, game.fr)).toEqual(before);
      seen.push(await lettersSeenBy(game, game.fr));
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[0]?.[0]).toContain('201');
  });
});

test('strangers cannot tell seats, tables and people from what is not there', async () => {
  const { fr, tableId } = await pressGame(world.services);
  const { fr: stranger } = await pressGame(world.services);
  const answers = new Set<string>();
  for (const table of [tableId, newId()])
    for (const to of [['uk'], ['mars'], [`player:${fr.playerId}`], 'everybody'])
      answers.add(alike(await sends(stranger, table, { to, text: 'Hello.' })));
  expect([...answers]).toEqual([expect.stringMatching(/^404 /)]);
  const pages = [tableId, newId()].map((table) => reads(stranger, `/t/${table}/press`));
  const [one, other] = await Promise.all(pages);
  expect(one).toBe(other);
});

/** What a listener says to a recipient, word for word. */
function answerTo(address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const lines = ['EHLO here', 'MAIL FROM:<a@elsewhere.example>', `RCPT TO:<${address}>`];
    const socket = connect(listener.port, '127.0.0.1').on('error', reject);
    socket.on('data', (chunk) => {
      const next = lines.shift();
      if (next !== undefined) return void socket.write(`${next}\r\n`);
      resolve(chunk.toString());
      socket.destroy();
    });
  });
}

test('of addresses to write to, one that was given to somebody who has left is like one that never was', async () => {
  const game = await pressGame(world.services);
  const { tableId, fr, uk, us } = game;
  const { letter } = await write(world.services, game, fr, ['uk'], 'Between us.');
  const own = async (of: 'press' | 'letter', id: string, { playerId }: Writer) =>
    (await ownPressAddress(world.services, { of, id }, playerId)) ?? '';
  expect(await answerTo(await own('press', tableId, uk))).toMatch(/^250/);
  expect(await answerTo(await own('letter', letter, uk))).toMatch(/^250/);
  const code = '0'.repeat(32);
  const wrong = [
    `press+${tableId}.${code}@${DOMAIN}`,
    `press+${newId()}.${code}@${DOMAIN}`,
    `letter+${letter}.${code}@${DOMAIN}`,
    `letter+${newId()}.${code}@${DOMAIN}`,
    // Made with the secret, for somebody who does not have the letter.
    await own('letter', letter, us),
    `fr@${DOMAIN}`,
  ];
  const left = [await own('press', tableId, uk), await own('letter', letter, uk)];
  await world.services.db.seat.updateMany({ where: { tableId, seat: 'uk' }, data: { playerId: null } });
  const banned = await own('press', tableId, us);
  await world.services.db.player.update({
    where: { id: us.playerId },
    data: { bannedAt: world.services.clock.now() },
  });
  const said: string[] = [];
  for (const address of [...wrong, ...left, banned]) said.push(await answerTo(address));
  expect(said).toEqual(said.map(() => '550 No such mailbox here\r\n'));
});

test('a real address in any part of a mail or of a bounce reaches nobody', async () => {
  const { services: s } = world;
  const game = await pressGame(s, { policy: { pressPublished: 'always' } });
  const { tableId, fr, uk, us, it } = game;
  const people = [fr, uk, us, it];
  const to = (await ownPressAddress(s, { of: 'press', id: tableId }, fr.playerId)) ?? '';
  const real = fr.email;
  const [name = '', host = ''] = real.split('@');
  const html = `<p>to all: Here I am, <a href="mailto:${real}">${name}&#64;${host}</a>.</p>
    <p>Or <b>${name}</b>@<i>${host}</i>, ${name} (at) ${host.replace('.', ' (dot) ')}.</p>
    <p>-- <br>${name}<br>${real}</p><blockquote>On Monday Bruno &lt;${uk.email}&gt; wrote: ${us.email}</blockquote>`;
  const plain = `to all: Here I am, ${real}.\n<${real.toUpperCase()}> ${name}%40${host} ${name}＠${host}\n-- \n${real}\n
On Mon, 23 Nov 2026, Bruno <${uk.email}> wrote:\n> ${us.email}\n> ${it.email}\n`;
  const headers = {
    Sender: real,
    'X-Original-To': real,
    'X-Sender': real,
    Organization: real,
    'List-Post': `<mailto:${real}>`,
    Comments: real,
  };
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: listener.port, ignoreTLS: true });
  const parts = [{ text: plain }, { html }, { text: plain, html }];
  for (const [n, part] of parts.entries())
    await transport.sendMail({
      envelope: { from: real, to },
      raw: await vouchedMail('pass', real, {
        ...part,
        from: { name: `${real} (Anna)`, address: real },
        to: { name: real, address: to },
        replyTo: real,
        subject: `I am ${real}`,
        messageId: `<${n}.${name}=${host}@${host}.${n}.${real}>`,
        inReplyTo: `<${real}>`,
        references: [`<${real}>`],
        headers,
        attachments: [{ filename: `${real}.txt`, content: real, cid: real }],
      }),
    });
  await flush(world);
  expect(await s.db.letter.count({ where: { tableId } })).toBe(parts.length);

  // One of them comes back, and the report names its reader's address.
  const mail = await s.db.mail.findFirstOrThrow({ where: { playerId: uk.playerId, kind: 'letter' } });
  const back = bounceAddress(mail.id, await bounceSecret(s), DOMAIN);
  const report = `From: MAILER-DAEMON@mx.example\r\nTo: ${back}\r
Subject: Undelivered: ${uk.email}\r\nMIME-Version: 1.0\r
Content-Type: multipart/report; report-type=delivery-status; boundary="b"\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r
${uk.email} is unknown\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r
Final-Recipient: rfc822; ${uk.email}\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n--b--\r\n`;
  await transport.sendMail({ raw: report, envelope: { from: '', to: back } });
  transport.close();
  await write(s, game, us, 'everybody', 'And now?');
  await flush(world);

  const mails = await s.db.caughtMail.findMany({ where: { to: { in: people.map(({ email }) => email) } } });
  expect(mails.length).toBeGreaterThanOrEqual(people.length);
  await s.db.table.update({ where: { id: tableId }, data: { status: 'finished', finishedAt: s.clock.now() } });
  const everybodys = JSON.stringify(await exportRecord(s, tableId));
  expect(everybodys).toContain('Here I am');
  for (const { email, playerId } of people) {
    const pages = people
      .filter((one) => one.playerId !== playerId)
      .flatMap((one) =>
        [`/t/${tableId}/press`, `/t/${tableId}/letters`, `/api/tables/${tableId}/press`].map((path) =>
          reads(one, path),
        ),
      );
    const texts = [
      everybodys,
      ...(await Promise.all(pages)),
      ...mails.filter((one) => one.to !== email).map(({ raw }) => Buffer.from(raw).toString()),
    ];
    for (const text of texts.flatMap(readings)) {
      expect(text).not.toContain(email);
      expect(text).not.toContain(email.replace('@', '%40'));
      expect(text).not.toContain(email.replace('@', '='));
    }
  }
});

/** A text as it is, and with what mails encode undone: soft line breaks, hexadecimal, base64, entities. */
function readings(text: string): readonly string[] {
  const quoted = text
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  const entities = quoted.replace(/&#x?(?:64|40);/gi, '@').replaceAll('&amp;', '&');
  const base64 = [...text.matchAll(/(?:[A-Za-z\d+/]{40,}={0,2}\r?\n?)+/g)].map(([block]) =>
    Buffer.from(block, 'base64').toString(),
  );
  const words = [...text.matchAll(/=\?utf-8\?b\?([^?]+)\?=/gi)].map(([, word = '']) =>
    Buffer.from(word, 'base64').toString(),
  );
  return [text, quoted, entities, ...base64, words.join('')].map((one) => one.toLowerCase());
}
