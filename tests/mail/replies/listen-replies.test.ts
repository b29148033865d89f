import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import nodemailer from 'nodemailer';
import { readLink } from '../../../src/mail/links/read-link.ts';
import { listCaughtMails } from '../../../src/mail/mailbox/list-caught-mails.ts';
import { listenReplies, type ReplyServer } from '../../../src/mail/replies/listen-replies.ts';
import { newId } from '../../../src/tables/new-id.ts';
import { submitAnswers } from '../../../src/tables/submit-answers.ts';
import {
  flush,
  ironCurtainTable,
  type MailWorld,
  mailWorld,
  newestMail,
  playOn,
  tokenIn,
} from '../harness/mail-world.ts';

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

/** A table whose asked player has his first turn mail. */
async function asked() {
  const table = await ironCurtainTable(world);
  await flush(world);
  const { seat, decision } = await world.services.db.waiting.findFirstOrThrow({ where: { tableId: table.tableId } });
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
    expect(answer.subject).toBe('Iron Curtain "Tuesday Club": understood: The US plays first. Confirm?');
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
    expect(answer.subject).toBe('Iron Curtain "Tuesday Club": your reply was not understood');
    expect(answer.text.replace(/\s+/g, ' ')).toContain('“whatever you think” is none of the answers. Possible: ');
    expect(answer.text).toContain('1. You (USSR) play first');
    const again = answer.headers.find(({ name }) => name === 'Reply-To')?.value ?? '';
    await post({ to: again, text: '1' });
    await flush(world);
    expect((await newestMail(world, sitting.email)).subject).toContain('understood: You (USSR) play first');
  });

  test('that comes too late says so and asks the question as it stands now', async () => {
    const { to, sitting, tableId } = await asked();
    await playOn(world.services, tableId, 1);
    await post({ to, text: '1' });
    await flush(world);
    const mails = await listCaughtMails(world.services, { to: sitting.email });
    expect(mails.map(({ subject }) => subject)).toContain('Iron Curtain "Tuesday Club": your reply came too late');
  });

  test('from a foreign address is answered only to the player himself', async () => {
    const { to, sitting } = await asked();
    await post({ to, text: '1', from: 'mallory@evil.example' });
    await flush(world);
    const answer = await newestMail(world, sitting.email);
    expect(answer.to).toBe(sitting.email);
    expect(answer.text).toContain('mallory@evil.example');
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

  test('an address with a secret that is not ours', async () => {
    const before = await world.services.db.notice.count();
    await post({ to: `reply+${'0'.repeat(48)}@${DOMAIN}`, text: '1' });
    expect(await world.services.db.notice.count()).toBe(before);
  });

  test('more than twenty replies within an hour', async () => {
    const { to, sitting } = await asked();
    for (let i = 0; i < 25; i += 1) await post({ to, text: 'ping' });
    const where = { playerId: sitting.playerId, kind: 'reply' };
    expect(await world.services.db.notice.count({ where })).toBe(20);
    await flush(world);
  });
});

test('other addresses are refused at the door', async () => {
  await expect(post({ to: `anna@${DOMAIN}`, text: '1' })).rejects.toThrow('No such mailbox here');
  await expect(post({ to: 'reply+00@elsewhere.example', text: '1' })).rejects.toThrow('No such mailbox here');
});

test('a mail that is too large is refused', async () => {
  const { to } = await asked();
  await expect(post({ to, text: 'x'.repeat(6_000_000) })).rejects.toThrow(/too large|exceeds/i);
});
