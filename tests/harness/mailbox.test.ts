import { afterEach, beforeEach, expect, test } from '@jest/globals';
import nodemailer from 'nodemailer';
import { type Mailbox, startMailbox } from './mailbox.ts';

let mailbox: Mailbox;
beforeEach(async () => {
  mailbox = await startMailbox();
});
afterEach(() => mailbox.stop());

async function send(subject: string): Promise<void> {
  const transport = nodemailer.createTransport(mailbox.url);
  try {
    await transport.sendMail({
      from: 'a@example.org',
      to: 'b@example.org',
      bcc: 'c@example.org',
      subject,
      text: 'Käse',
    });
  } finally {
    transport.close();
  }
}

test('a mail is kept as it came, with its true recipients', async () => {
  await send('one');
  const mail = await mailbox.waitForMail((m) => m.subject === 'one');
  expect(mail.recipients).toEqual(['b@example.org', 'c@example.org']);
  expect(mail.text?.trim()).toBe('Käse');
  expect(mail.raw.toString()).toContain('Subject: one');
});

test('waiting finds what comes later, and says what came when nothing fits', async () => {
  const later = mailbox.waitForMail((m) => m.subject === 'later');
  await send('sooner');
  await send('later');
  expect((await later).subject).toBe('later');
  await expect(mailbox.waitForMail(() => false, 20)).rejects.toThrow('b@example.org,c@example.org: sooner');
});

test('a refused mail is not kept, nor one whose connection is cut', async () => {
  mailbox.behave('refuse');
  await expect(send('refused')).rejects.toMatchObject({ responseCode: 451 });
  mailbox.behave('drop');
  await expect(send('dropped')).rejects.toThrow();
  expect(mailbox.mails).toEqual([]);
  expect(mailbox.dropped.map((m) => m.subject)).toEqual(['dropped']);
});

test('stopped it refuses connections, restarted it listens on the same port', async () => {
  const { port } = mailbox;
  await mailbox.stop();
  await expect(send('unheard')).rejects.toMatchObject({ code: 'ESOCKET' });
  await mailbox.restart();
  await send('heard');
  expect(mailbox.port).toBe(port);
  expect(mailbox.mails.map((m) => m.subject)).toEqual(['heard']);
});
