import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import nodemailer from 'nodemailer';
import { listenReplies, type ReplyServer } from '../../../src/mail/inbound/listen-replies.ts';
import { listCaughtMails } from '../../../src/mail/mailbox/list-caught-mails.ts';
import { ownPressAddress } from '../../../src/mail/press/own-address.ts';
import { updatePlayer } from '../../../src/people/update-player.ts';
import { markRead } from '../../../src/press/mark-read.ts';
import { muteWriter } from '../../../src/press/mute-writer.ts';
import { readPress } from '../../../src/press/read-press.ts';
import { type PressGame, pressGame, type Writer, write } from '../../press/press-world.ts';
import { flush, type MailWorld, mailWorld, newestMail } from '../harness/mail-world.ts';

const DOMAIN = 'in.despatch.test';
let world: MailWorld;
let server: ReplyServer;
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0, replyDomain: DOMAIN });
  server = await listenReplies(world.services, { port: 0, domain: DOMAIN, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.stop();
  await world.close();
});

type Posted = {
  readonly from: string;
  readonly to: string;
  readonly text?: string;
  readonly messageId?: string;
  readonly attachments?: readonly { readonly filename: string; readonly content: string }[];
  readonly headers?: { readonly [name: string]: string };
};

async function post({ from, to, attachments = [], ...mail }: Posted): Promise<void> {
  world.services.clock.advance(1000);
  const transport = nodemailer.createTransport({
    host: '127.0.0.1',
    port: server.port,
    secure: false,
    ignoreTLS: true,
  });
  await transport.sendMail({
    from,
    to,
    subject: 'Hello',
    ...mail,
    attachments: [...attachments],
    envelope: { from, to },
  });
  transport.close();
}

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

    await post({
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
    await post({ from: game.us.email, to: await replyTo(game.us), text: 'to Anna: Dora.' });
    expect(await textsOf(game)).toContain(`player:${game.us.playerId} to player:${game.fr.playerId}: Dora.`);
  });
});

describe('a mail to one’s own address for letters', () => {
  test('goes to those whom its first line names', async () => {
    const game = await pressGame(world.services);
    const { fr, uk } = game;
    const to = await addressOf(game, fr);
    await post({ from: fr.email, to, text: 'To UK, italy: We should talk.\nSoon.' });
    await post({ from: fr.email, to, text: 'to Carla and Bruno:\nYou too.' });
    await post({ from: `Anna <${fr.email}>`, to, text: 'to all: Hello.\n\n-- \nAnna Secret\n555-1234' });
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
    await post(mail);
    await post(mail);
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
    await post({ from: game.fr.email, to: await addressOf(game, game.fr), text });
    await flush(world);
    const mail = await newestMail(world, game.fr.email);
    expect(mail.subject).toContain('your letter was not sent');
    expect(mail.text.replace(/\s+/g, ' ')).toContain(says);
    expect(mail.text).toContain(`> ${text}`);
    expect(await textsOf(game)).toEqual([]);
  });

  test('goes without what is attached and without addresses, and its writer is told', async () => {
    const game = await pressGame(world.services);
    await post({
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
    await post({ from: 'mallory@elsewhere.example', to: await addressOf(game, game.fr), text: 'to all: I give up.' });
    await flush(world);
    expect(await textsOf(game)).toEqual([]);
    expect((await newestMail(world, game.fr.email)).text).toContain('letters are only taken');
    expect(await listCaughtMails(world.services, { to: 'mallory@elsewhere.example' })).toEqual([]);
  });

  test('of a machine is not read and not answered', async () => {
    const game = await pressGame(world.services);
    const before = await mailsTo(game.fr);
    const to = await addressOf(game, game.fr);
    await post({ from: game.fr.email, to, text: 'to all: Away.', headers: { 'Auto-Submitted': 'auto-replied' } });
    await flush(world);
    expect(await textsOf(game)).toEqual([]);
    expect(await mailsTo(game.fr)).toBe(before);
  });

  test.each(['press', 'letter'])('exists only where it was given (%s)', async (of) => {
    const game = await pressGame(world.services);
    const mac = (await addressOf(game, game.uk)).split(/[.@]/)[1] ?? '';
    const forged = `${of}+${game.tableId}.${mac.slice(0, 31)}${mac[31] === '0' ? '1' : '0'}`;
    await expect(post({ from: game.fr.email, to: `${forged}@${DOMAIN}`, text: 'to all: Hi.' })).rejects.toMatchObject({
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
    await expect(post({ from: game.uk.email, to, text: 'to all: Hi.' })).rejects.toMatchObject({ responseCode: 550 });
  });
});

test('no mail has a real address of anybody but its reader, in any byte', async () => {
  const game = await pressGame(world.services);
  const people = [game.fr, game.uk, game.us, game.it];
  for (const one of people) {
    const to = await addressOf(game, one);
    const others = people.filter((other) => other !== one);
    const addresses = others.map(({ email }) => `${email} <${email}> mailto:${email.replace('@', '%40')}`).join('\n');
    await post({ from: `"${one.email}" <${one.email}>`, to, text: `to all: I am ${one.email}\n${addresses}\n\nyours` });
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
