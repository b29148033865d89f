import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import nodemailer from 'nodemailer';
import { type InboundRoom, openInbound } from '../../../src/mail/inbound/inbound-room.ts';
import { listenReplies, type ReplyServer } from '../../../src/mail/inbound/listen-replies.ts';
import { findLink } from '../../../src/mail/links/read-link.ts';
import { listCaughtMails } from '../../../src/mail/mailbox/list-caught-mails.ts';
import { ownPressAddress } from '../../../src/mail/press/own-address.ts';
import { sendReplyLetter } from '../../../src/mail/replies/carry-out.ts';
import { updatePlayer } from '../../../src/people/update-player.ts';
import { markRead } from '../../../src/press/mark-read.ts';
import { muteWriter } from '../../../src/press/mute-writer.ts';
import { readPress } from '../../../src/press/read-press.ts';
import { type PressGame, pressGame, type Writer, write } from '../../press/press-world.ts';
import { flush, type MailWorld, mailWorld, newestMail } from '../harness/mail-world.ts';
import { RELAYS, TRUSTED, vouchedMail, writtenOut } from '../harness/vouched-mail.ts';

const DOMAIN = 'in.despatch.test';
let world: MailWorld;
let server: ReplyServer;
let room: InboundRoom;
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0, replyDomain: DOMAIN });
  // Mail comes through a server of the operator's, which says who wrote it.
  room = openInbound(world.services, { domain: DOMAIN, trusted: TRUSTED });
  const listens = { port: 0, domain: DOMAIN, host: '127.0.0.1', relays: RELAYS, room };
  server = await listenReplies(world.services, listens);
});
afterAll(async () => {
  await server.stop();
  await room.close();
  await world.close();
});

type Posted = {
  readonly from: string;
  readonly to: string;
  readonly text?: string;
  readonly messageId?: string;
  readonly attachments?: readonly { readonly filename: string; readonly content: string }[];
  readonly headers?: { readonly [name: string]: string };
  /** What the operator's server found out about the sender; undefined: nothing. */
  readonly dmarc?: 'pass' | 'fail' | undefined;
};

async function post({ from, to, attachments = [], dmarc, ...mail }: Posted): Promise<void> {
  world.services.clock.advance(1000);
  const written = { from, to, subject: 'Hello', ...mail, attachments: [...attachments] };
  const address = /<(.+)>/.exec(from)?.[1] ?? from;
  const raw = await (dmarc ? vouchedMail(dmarc, address, written) : writtenOut(written));
  const transport = nodemailer.createTransport({
    host: '127.0.0.1',
    port: server.port,
    secure: false,
    ignoreTLS: true,
  });
  await transport.sendMail({ envelope: { from, to }, raw });
  transport.close();
}

/** It is proven who wrote it. */
const prove = (mail: Posted) => post({ ...mail, dmarc: 'pass' });

const addressOf = async ({ tableId }: PressGame, { playerId }: Writer) =>
  (await ownPressAddress(world.services, { of: 'press', id: tableId }, playerId)) ?? '';

const replyTo = async ({ email }: Writer) =>
  (await newestMail(world, email)).headers.find(({ name }) => name === 'Reply-To')?.value ?? '';

const textsOf = async ({ tableId }: PressGame) =>
  (await world.services.db.letter.findMany({ where: { tableId }, orderBy: { number: 'asc' } })).map(
    ({ writer, addressees, text }) => `${writer} to ${addressees.join(', ') || 'all'}: ${text}`,
  );

const mailsTo = async ({ email }: Writer) => (await listCaughtMails(world.services, { to: email })).length;

describe('a letter is mailed', () => {
  test('whole, with whom it goes between, and a reply goes on with it', async () => {
    const game = await pressGame(world.services);
    const { fr, uk, us, it } = game;
    await write(world.services, game, fr, ['uk', 'us'], 'Shall we three?\n\nI think so.');
    await flush(world);
    const mail = await newestMail(world, uk.email);
    expect(mail.subject).toBe('[Café de Paris] a letter from France');
    expect(mail.text).toContain('From France to you and US');
    expect(mail.text).toContain('Shall we three?\n\nI think so.');
    expect(mail.text).toMatch(/https:\/\/despatch\.test\/t\/\w+\/press\/\w{20}/);
    expect(await mailsTo(it)).toBe(0);

    await prove({
      from: uk.email,
      to: await replyTo(uk),
      text: `Yes.\n\nOn Tue, 24 Nov 2026 at 13:00, Despatch <despatch@despatch.test> wrote:\n> Shall we three?`,
    });
    expect(await textsOf(game)).toEqual(['fr to uk, us: Shall we three?\n\nI think so.', 'uk to fr, us: Yes.']);
    await flush(world);
    expect((await newestMail(world, us.email)).text).toContain('From UK to France and you');
  });

  test('once with others that wait, and not when it was read on its page', async () => {
    const game = await pressGame(world.services);
    const { tableId, fr, uk, us, it } = game;
    await write(world.services, game, fr, ['it'], 'One');
    world.services.clock.advance(1000);
    await write(world.services, game, uk, ['it'], 'Two');
    const { thread, letter } = await write(world.services, game, us, ['it'], 'Three');
    await markRead(world.services, { tableId, playerId: it.playerId, thread, letter });
    const before = await mailsTo(it);
    await flush(world);
    expect(await mailsTo(it)).toBe(before + 1);
    const { subject, text } = await newestMail(world, it.email);
    expect(subject).toBe('[Café de Paris] 2 letters for you');
    expect(text).toContain('One');
    expect(text).toContain('Two');
    expect(text).not.toContain('Three');
    expect(text.replace(/\s+/g, ' ')).toContain('"to France and UK: …" or "to all: …"');
    expect(await replyTo(it)).toMatch(/^press\+/);
  });

  test('beside the news of its table, in the same mail', async () => {
    const game = await pressGame(world.services);
    const asked = await world.services.db.pendingAnswer.findFirstOrThrow({ where: { tableId: game.tableId } });
    const reader = [game.fr, game.uk, game.us, game.it].find(({ seat }) => seat === asked.seat) ?? game.fr;
    const writer = reader === game.fr ? game.uk : game.fr;
    await world.services.db.notification.create({
      data: {
        id: `turn-${game.tableId}`,
        kind: 'turn',
        playerId: reader.playerId,
        tableId: game.tableId,
        seat: reader.seat,
        data: { seq: 1 },
        dueAt: world.services.clock.now(),
        createdAt: world.services.clock.now(),
      },
    });
    await write(world.services, game, writer, [reader.seat], 'Before you decide:');
    const before = await mailsTo(reader);
    await flush(world);
    expect(await mailsTo(reader)).toBe(before + 1);
    const { subject, text, html } = await newestMail(world, reader.email);
    expect(subject).toContain('political action');
    for (const part of [text, html]) {
      expect(part).toContain('Before you decide:');
      expect(part).toMatch(/letter\+\w{20}\.[\da-f]{32}@in\.despatch\.test/);
    }
    expect(await replyTo(reader)).toMatch(/^reply\+/);
  });

  test('not to those who have muted its writer or want no such mails', async () => {
    const game = await pressGame(world.services);
    const { tableId, fr, uk, us, it } = game;
    await muteWriter(world.services, { tableId, playerId: uk.playerId, who: 'fr', muted: true });
    await updatePlayer(world.services, { playerId: us.playerId, mail: { off: ['letter'], format: 'html' } });
    await write(world.services, game, fr, 'everybody', 'Listen, all of you.');
    await flush(world);
    expect([await mailsTo(uk), await mailsTo(us), await mailsTo(it)]).toEqual([0, 0, 1]);
    const of = async (one: Writer) => (await readPress(world.services, { tableId, playerId: one.playerId })).unread;
    expect([await of(uk), await of(us), await of(it)]).toEqual([0, 1, 1]);
  });

  test('before the game begins', async () => {
    const game = await pressGame(world.services, { joined: 3 });
    await write(world.services, game, game.fr, 'everybody', 'Who else?');
    await flush(world);
    const mail = await newestMail(world, game.us.email);
    expect(mail.text).toContain('From Anna to everybody');
    await prove({ from: game.us.email, to: await replyTo(game.us), text: 'to Anna: Dora.' });
    expect(await textsOf(game)).toContain(`player:${game.us.playerId} to player:${game.fr.playerId}: Dora.`);
  });
});

describe('a mail to one’s own address for letters', () => {
  test('goes to those whom its first line names', async () => {
    const game = await pressGame(world.services);
    const { fr, uk } = game;
    const to = await addressOf(game, fr);
    await prove({ from: fr.email, to, text: 'To UK, italy: We should talk.\nSoon.' });
    await prove({ from: fr.email, to, text: 'to Carla and Bruno:\nYou too.' });
    await prove({ from: `Anna <${fr.email}>`, to, text: 'to all: Hello.\n\n-- \nAnna Secret\n555-1234' });
    expect(await textsOf(game)).toEqual([
      'fr to uk, it: We should talk.\nSoon.',
      'fr to uk, us: You too.',
      'fr to all: Hello.',
    ]);
    const before = await mailsTo(fr);
    await flush(world);
    expect(await mailsTo(fr)).toBe(before);
    expect(await mailsTo(uk)).toBe(1);
  });

  test('that comes twice is one letter', async () => {
    const game = await pressGame(world.services);
    const to = await addressOf(game, game.fr);
    const mail = { from: game.fr.email, to, text: 'to UK: Once.', messageId: '<once@people.example>' };
    await prove(mail);
    await prove(mail);
    expect(await textsOf(game)).toEqual(['fr to uk: Once.']);
  });

  test.each([
    [
      'names nobody',
      'Shall we?',
      'Begin with the people you write to, for example "to all: …". You can write to: UK, US and Italy.',
    ],
    [
      'names a stranger',
      'to Japan: Hi.',
      'Nobody at the table is called “Japan”. You can write to: UK, US and Italy, or to all.',
    ],
    ['says nothing', 'to UK:', 'Write something first.'],
  ])('is not sent when it %s, and its writer is told with their words', async (_, text, says) => {
    const game = await pressGame(world.services);
    await prove({ from: game.fr.email, to: await addressOf(game, game.fr), text });
    await flush(world);
    const mail = await newestMail(world, game.fr.email);
    expect(mail.subject).toContain('your letter was not sent');
    expect(mail.text.replace(/\s+/g, ' ')).toContain(says);
    expect(mail.text).toContain(`> ${text}`);
    expect(await textsOf(game)).toEqual([]);
  });

  test('goes without what is attached and without addresses, and its writer is told', async () => {
    const game = await pressGame(world.services);
    await prove({
      from: game.fr.email,
      to: await addressOf(game, game.fr),
      text: `to UK: See my map. Write to ${game.fr.email.toUpperCase()}!`,
      attachments: [{ filename: 'map.txt', content: 'a map' }],
    });
    expect(await textsOf(game)).toEqual(['fr to uk: See my map. Write to […@…]!']);
    await flush(world);
    const { text, subject } = await newestMail(world, game.fr.email);
    expect(subject).toContain('your letter was sent, but not all of it');
    expect(text).toContain('The file that came with it was not passed on');
    expect(text).toContain('Mail addresses, and links');
  });

  test('from another address is not sent; its owner is told, the other gets nothing', async () => {
    const game = await pressGame(world.services);
    await prove({ from: 'mallory@elsewhere.example', to: await addressOf(game, game.fr), text: 'to all: I give up.' });
    await flush(world);
    expect(await textsOf(game)).toEqual([]);
    expect((await newestMail(world, game.fr.email)).text).toContain('letters are only taken');
    expect(await listCaughtMails(world.services, { to: 'mallory@elsewhere.example' })).toEqual([]);
  });

  test('without proof of who wrote it waits for a click, once, however often it comes', async () => {
    const game = await pressGame(world.services);
    const mail = {
      from: game.fr.email,
      to: await addressOf(game, game.fr),
      text: 'to UK: I give up.\nReally.',
      messageId: '<waits@people.example>',
      attachments: [{ filename: 'map.txt', content: 'a map' }],
    };
    await post(mail);
    await post(mail);
    await flush(world);
    expect(await textsOf(game)).toEqual([]);
    expect(await mailsTo(game.fr)).toBe(1);
    const { subject, text } = await newestMail(world, game.fr.email);
    expect(subject).toBe('[Café de Paris] send your letter?');
    expect(text.replace(/\s+/g, ' ')).toContain('nothing proves that you wrote it');
    expect(text).toContain('> to UK: I give up.');
    expect(text).toContain('The file that came with it was not passed on');

    const [, token = ''] = /\/l\/([\w-]{43})/.exec(text) ?? [];
    const found = await findLink(world.services, 'letter', token);
    if (!found) throw new Error('the mail has no link that sends the letter');
    await sendReplyLetter(world.services, found.link, found.link);
    await sendReplyLetter(world.services, found.link, found.link);
    expect(await textsOf(game)).toEqual(['fr to uk: I give up.\nReally.']);
  });

  test('without proof, before the game begins, waits as well', async () => {
    const game = await pressGame(world.services, { joined: 3 });
    await post({ from: game.us.email, to: await addressOf(game, game.us), text: 'to Anna: Dora.' });
    expect(await textsOf(game)).toEqual([]);
    await flush(world);
    expect((await newestMail(world, game.us.email)).text).toMatch(/\/l\/[\w-]{43}/);
  });

  test('that its domain calls forged is not sent, and has no link that would', async () => {
    const game = await pressGame(world.services);
    await post({ from: game.fr.email, to: await addressOf(game, game.fr), text: 'to all: I give up.', dmarc: 'fail' });
    await flush(world);
    expect(await textsOf(game)).toEqual([]);
    const { text } = await newestMail(world, game.fr.email);
    expect(text.replace(/\s+/g, ' ')).toContain('somebody else sent this mail in your name');
    expect(text).not.toMatch(/\/l\//);
  });

  test('of a machine is not read and not answered', async () => {
    const game = await pressGame(world.services);
    const before = await mailsTo(game.fr);
    const to = await addressOf(game, game.fr);
    await prove({ from: game.fr.email, to, text: 'to all: Away.', headers: { 'Auto-Submitted': 'auto-replied' } });
    await flush(world);
    expect(await textsOf(game)).toEqual([]);
    expect(await mailsTo(game.fr)).toBe(before);
  });

  test.each(['press', 'letter'])('exists only where it was given (%s)', async (of) => {
    const game = await pressGame(world.services);
    const mac = (await addressOf(game, game.uk)).split(/[.@]/)[1] ?? '';
    const forged = `${of}+${game.tableId}.${mac.slice(0, 31)}${mac[31] === '0' ? '1' : '0'}`;
    await expect(prove({ from: game.fr.email, to: `${forged}@${DOMAIN}`, text: 'to all: Hi.' })).rejects.toMatchObject({
      responseCode: 550,
    });
  });

  test('is that player’s as long as they are at the table', async () => {
    const game = await pressGame(world.services);
    const to = await addressOf(game, game.uk);
    await world.services.db.seat.updateMany({
      where: { tableId: game.tableId, seat: 'uk' },
      data: { playerId: null },
    });
    await expect(prove({ from: game.uk.email, to, text: 'to all: Hi.' })).rejects.toMatchObject({ responseCode: 550 });
  });
});

test('no mail has a real address of anybody but its reader, in any byte', async () => {
  const game = await pressGame(world.services);
  const people = [game.fr, game.uk, game.us, game.it];
  for (const one of people) {
    const to = await addressOf(game, one);
    const others = people.filter((other) => other !== one);
    const addresses = others.map(({ email }) => `${email} <${email}> mailto:${email.replace('@', '%40')}`).join('\n');
    await prove({
      from: `"${one.email}" <${one.email}>`,
      to,
      text: `to all: I am ${one.email}\n${addresses}\n\nyours`,
    });
  }
  await flush(world);
  const mails = await world.services.db.caughtMail.findMany({
    where: { to: { in: people.map(({ email }) => email) } },
  });
  expect(mails.length).toBeGreaterThanOrEqual(4);
  for (const { to, raw } of mails) {
    const decoded = [Buffer.from(raw).toString(), quotedPrintable(Buffer.from(raw).toString())]
      .join('\n')
      .toLowerCase();
    for (const { email } of people.filter((one) => one.email !== to)) {
      expect(decoded).not.toContain(email);
      expect(decoded).not.toContain(email.replace('@', '%40'));
    }
  }
});

/** A mail with its soft line breaks and encoded characters undone. */
function quotedPrintable(text: string): string {
  return text
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
