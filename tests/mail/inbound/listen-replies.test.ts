import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import nodemailer from 'nodemailer';
import { listenReplies, type ReplyServer } from '../../../src/mail/inbound/listen-replies.ts';
import { readLink } from '../../../src/mail/links/read-link.ts';
import { listCaughtMails } from '../../../src/mail/mailbox/list-caught-mails.ts';
import { newId } from '../../../src/platform/new-id.ts';
import { submitAnswers } from '../../../src/play/submit-answers.ts';
import {
  flush,
  ironCurtainTable,
  type MailWorld,
  mailWorld,
  newestMail,
  playOn,
  tokenIn,
} from '../harness/mail-world.ts';
import { talk } from '../harness/talk-smtp.ts';

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

type Letter = {
  readonly to: string;
  readonly text?: string;
  readonly html?: string;
  readonly from?: string;
  readonly headers?: { readonly [name: string]: string };
  readonly returnPath?: string;
};

async function post({ to, text, html, from = 'anna@elsewhere.example', headers, returnPath }: Letter): Promise<void> {
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
    subject: 'Re: your move',
    ...(text === undefined ? {} : { text }),
    ...(html === undefined ? {} : { html }),
    headers: { ...headers },
    envelope: { from: returnPath ?? from, to },
  });
  transport.close();
}

/** A table whose asked player has their first turn mail. */
async function asked() {
  const table = await ironCurtainTable(world);
  await flush(world);
  const { seat, decision } = await world.services.db.pendingAnswer.findFirstOrThrow({
    where: { tableId: table.tableId },
  });
  const sitting = seat === 'us' ? table.us : table.ussr;
  const mail = await newestMail(world, sitting.email);
  const to = mail.headers.find(({ name }) => name === 'Reply-To')?.value ?? '';
  return { ...table, sitting, decision, to, mail };
}

async function mailsTo(email: string): Promise<number> {
  return (await listCaughtMails(world.services, { to: email })).length;
}

const QUOTE =
  '\n\nOn Tue, 24 Nov 2026 at 13:00, Despatch <despatch@despatch.test> wrote:\n> 1. You play first\n> 2. The US';

describe('a reply', () => {
  test('is answered with what was understood; nothing happens until the link in it is confirmed', async () => {
    const { to, sitting, tableId, decision } = await asked();
    const before = await world.services.db.table.findUniqueOrThrow({ where: { id: tableId } });
    await post({ to, text: `2${QUOTE}` });
    expect(world.services.pulse.last('reply')?.at).toEqual(world.services.clock.now());
    await flush(world);
    const answer = await newestMail(world, sitting.email);
    expect(answer.subject).toBe('[Tuesday Club] confirm: The US plays first');
    expect(answer.text).toContain('Nothing has happened yet. Confirm it, and it counts.');
    expect(await world.services.db.table.findUniqueOrThrow({ where: { id: tableId } })).toEqual(before);

    const { state, link } = await readLink(world.services, 'answer', tokenIn(answer, 'a'));
    expect([state, link.answer, link.replied]).toEqual(['live', 'us', true]);
    const answers = [{ decision, answer: link.answer }];
    await submitAnswers(world.services, { ...link, expectedSeq: before.seq, answers, key: newId(), how: 'reply' });
    expect((await readLink(world.services, 'answer', tokenIn(answer, 'a'))).state).toBe('stale');
  });

  test.each([
    ['the us plays first', 'us'],
    ['us\n\nSee you Tuesday,\nAnna', 'us'],
    ['2\nAnna', 'us'],
    ['1. please', 'ussr'],
  ])('“%s”', async (text, expected) => {
    const { to, sitting } = await asked();
    await post({ to, text });
    await flush(world);
    const answer = await newestMail(world, sitting.email);
    expect((await readLink(world.services, 'answer', tokenIn(answer, 'a'))).link.answer).toBe(expected);
  });

  test('as HTML only', async () => {
    const { to, sitting } = await asked();
    await post({
      to,
      html: '<style>p{}</style><p>The US plays&nbsp;first</p><blockquote>1. You play first</blockquote>',
    });
    await flush(world);
    const answer = await newestMail(world, sitting.email);
    expect((await readLink(world.services, 'answer', tokenIn(answer, 'a'))).link.answer).toBe('us');
  });

  test('that is not understood is answered with what is possible, and can be replied to again', async () => {
    const { to, sitting } = await asked();
    await post({ to, text: 'whatever you think' });
    await flush(world);
    const answer = await newestMail(world, sitting.email);
    expect(answer.subject).toBe('[Tuesday Club] your reply was not understood');
    expect(answer.text.replace(/\s+/g, ' ')).toContain('“whatever you think” is not one of the answers. Possible: ');
    expect(answer.text).toContain('1. You (USSR) play first');
    const again = answer.headers.find(({ name }) => name === 'Reply-To')?.value ?? '';
    await post({ to: again, text: '1' });
    await flush(world);
    expect((await newestMail(world, sitting.email)).subject).toContain('confirm: You (USSR) play first');
  });

  test('that comes too late says so and asks the question as it stands now', async () => {
    const { to, sitting, tableId } = await asked();
    await playOn(world.services, tableId, 1);
    await post({ to, text: '1' });
    await flush(world);
    const mails = await listCaughtMails(world.services, { to: sitting.email });
    expect(mails.map(({ subject }) => subject)).toContain('[Tuesday Club] your reply came too late');
  });

  test('from a foreign address is answered only to the player', async () => {
    const { to, sitting } = await asked();
    await post({ to, text: '1', from: 'mallory@evil.example' });
    await flush(world);
    const answer = await newestMail(world, sitting.email);
    expect(answer.to).toBe(sitting.email);
    expect(answer.text.replaceAll('\u2060', '')).toContain('mallory@evil.example');
    expect(await mailsTo('mallory@evil.example')).toBe(0);
  });
});

describe('nothing is answered to', () => {
  test.each([
    ['an out-of-office note', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['a list', { headers: { Precedence: 'bulk' } }],
    ['a bounce', { returnPath: '' }],
    ['our own mail', { headers: { 'Auto-Submitted': 'auto-generated' } }],
  ])('%s', async (_name, letter) => {
    const { to, sitting } = await asked();
    const before = await mailsTo(sitting.email);
    await post({ to, text: '1', ...letter });
    await flush(world);
    expect(await mailsTo(sitting.email)).toBe(before);
  });
});

describe('refused before its text is sent', () => {
  const wrong = `reply+${'0'.repeat(48)}@${DOMAIN}`;

  test('mail to a secret that is not ours', async () => {
    const before = await world.services.db.notification.count();
    await expect(post({ to: wrong, text: '1' })).rejects.toThrow('550 No such mailbox here');
    expect(await world.services.db.notification.count()).toBe(before);
  });

  test('mail to a secret that has expired', async () => {
    const { to, tableId } = await asked();
    const where = { tableId, purpose: 'reply' };
    await world.services.db.linkToken.updateMany({ where, data: { expiresAt: world.services.clock.now() } });
    await expect(post({ to, text: '1' })).rejects.toThrow('550 No such mailbox here');
  });

  test('the mail of a banned player', async () => {
    const { to, sitting } = await asked();
    const data = { bannedAt: world.services.clock.now() };
    await world.services.db.player.update({ where: { id: sitting.playerId }, data });
    await expect(post({ to, text: '1' })).rejects.toThrow('550 No such mailbox here');
  });

  test('more than twenty replies within an hour: they may come again later', async () => {
    const { to, sitting } = await asked();
    for (let i = 0; i < 20; i += 1) await post({ to, text: 'ping' });
    await expect(post({ to, text: 'ping' })).rejects.toThrow('450 Too many replies');
    const where = { playerId: sitting.playerId, kind: 'reply' };
    expect(await world.services.db.notification.count({ where })).toBe(20);
    await flush(world);
  });

  test.each([
    ['a source route', (to: string) => `<@evil.example,@other.example:${to}>`],
    ['a quoted name', (to: string) => `<"${to.replace('@', '"@')}>`],
    ['a host by its number', () => '<reply@[127.0.0.1]>'],
  ])('%s, as sender and as recipient', async (_, disguise) => {
    const { to } = await asked();
    const lines = [`MAIL FROM:${disguise(to)}`, 'MAIL FROM:<anna@elsewhere.example>', `RCPT TO:${disguise(to)}`];
    const codes = await talk(server.port, ['EHLO here', ...lines, `RCPT TO:<${to}>`, 'QUIT']);
    expect(codes).toEqual([220, 250, 553, 250, 553, 250, 221]);
  });

  test('a second recipient: one mail is for one question', async () => {
    const { to } = await asked();
    const { to: other } = await asked();
    const from = 'MAIL FROM:<anna@elsewhere.example>';
    const codes = await talk(server.port, ['EHLO here', from, `RCPT TO:<${to}>`, `RCPT TO:<${other}>`, 'QUIT']);
    expect(codes).toEqual([220, 250, 250, 250, 452, 221]);
  });

  test('a mail that says beforehand that it is too large', async () => {
    const lines = ['EHLO here', 'MAIL FROM:<anna@elsewhere.example> SIZE=6000000', 'QUIT'];
    expect(await talk(server.port, lines)).toEqual([220, 250, 552, 221]);
  });

  test('the guesses of somebody who goes on guessing: their connection ends', async () => {
    const guesses = Array.from({ length: 6 }, () => `RCPT TO:<${wrong}>`);
    const codes = await talk(server.port, ['EHLO here', 'MAIL FROM:<anna@elsewhere.example>', ...guesses]);
    expect(codes).toEqual([220, 250, 250, 550, 550, 550, 550, 421]);
  });
});

describe('what a database cannot keep', () => {
  test.each([
    ['NUL', '2\u0000'],
    ['characters that turn a line round', '\u202e2\u202c'],
    ['line ends of every kind', '2\u2028\u2028\u0085see you'],
  ])('is left out of a reply: %s', async (_, text) => {
    const { to, sitting } = await asked();
    await post({ to, text });
    await flush(world);
    const answer = await newestMail(world, sitting.email);
    expect((await readLink(world.services, 'answer', tokenIn(answer, 'a'))).link.answer).toBe('us');
  });

  test('NUL anywhere in a mail is answered once and for all', async () => {
    const { to } = await asked();
    const body = `From: "A\0nna" <a\0nna@elsewhere.example>\r\nSubject: \0\r\nX-\0: \0\r\n\r\n\0 2 \0\r\n.`;
    const lines = ['EHLO here', 'MAIL FROM:<anna@elsewhere.example>', `RCPT TO:<${to}>`, 'DATA', body, 'QUIT'];
    expect(await talk(server.port, lines)).toEqual([220, 250, 250, 250, 354, 250, 221]);
  });

  test('a mail of parts within parts within parts is refused for good', async () => {
    const { to } = await asked();
    const nested = '--b\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n'.repeat(500);
    const body = `Content-Type: multipart/mixed; boundary=b\r\n\r\n${nested}\r\n.`;
    const lines = ['EHLO here', 'MAIL FROM:<anna@elsewhere.example>', `RCPT TO:<${to}>`, 'DATA', body, 'QUIT'];
    expect(await talk(server.port, lines)).toEqual([220, 250, 250, 250, 354, 554, 221]);
  });
});

test('of a mail that is longer than what is read of a reply the beginning counts, and the answer says so', async () => {
  const { to, sitting } = await asked();
  await post({ to, text: `2\n\n${'And another thing. '.repeat(40_000)}` });
  await flush(world);
  const answer = await newestMail(world, sitting.email);
  expect(answer.subject).toContain('confirm: The US plays first');
  expect(answer.text.replace(/\s+/g, ' ')).toContain('only its beginning was read.');
});

test('an answer below what it quotes is read, in plain text and in HTML', async () => {
  for (const letter of [
    {
      text: 'On Tue, 24 Nov 2026 at 13:00, Despatch <d@despatch.test> wrote:\n> 1. You play first\n> 2. The US\n\n2\n',
    },
    { html: '<div>On Tue, 24 Nov 2026, Despatch wrote:<blockquote>1. You play first</blockquote></div><p>&#50;</p>' },
  ]) {
    const { to, sitting } = await asked();
    await post({ to, ...letter });
    await flush(world);
    const answer = await newestMail(world, sitting.email);
    expect((await readLink(world.services, 'answer', tokenIn(answer, 'a'))).link.answer).toBe('us');
  }
});

test('other addresses are refused at the door', async () => {
  await expect(post({ to: `anna@${DOMAIN}`, text: '1' })).rejects.toThrow('No such mailbox here');
  await expect(post({ to: 'reply+00@elsewhere.example', text: '1' })).rejects.toThrow('No such mailbox here');
});

test('a mail that is too large is refused', async () => {
  const { to } = await asked();
  await expect(post({ to, text: 'x'.repeat(6_000_000) })).rejects.toThrow(/too large|exceeds/i);
});
