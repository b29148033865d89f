import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { banAddress, liftBan } from '../../src/administration/ban-address.ts';
import { countMails, listMails } from '../../src/administration/list-mails.ts';
import { resendMail } from '../../src/administration/resend-mail.ts';
import { liftSuppression, suppressAddress } from '../../src/administration/suppress-address.ts';
import { createTable } from '../../src/lobby/create-table.ts';
import { listCaughtMails } from '../../src/mail/mailbox/list-caught-mails.ts';
import { requestSignIn } from '../../src/people/request-sign-in.ts';
import { flush, ironCurtainTable, type MailWorld, mailWorld, TIME_CONTROL } from '../mail/harness/mail-world.ts';
import { refusal, somebody } from './world.ts';

let world: MailWorld;
let by: string;
beforeAll(async () => {
  world = await mailWorld();
  by = (await somebody(world.services, 'Ada', 'administrator')).id;
});
afterAll(() => world.close());

/** The last mail that was queued for somebody. */
const lastMail = (to: string) => world.services.db.mail.findFirstOrThrow({ where: { to }, orderBy: { id: 'desc' } });
const messageIds = async (to: string) =>
  (await world.services.db.caughtMail.findMany({ where: { to } })).map(
    ({ raw }) => /^message-id: *(\S+)/im.exec(Buffer.from(raw).toString())?.[1],
  );
const letGo = async () => {
  world.services.clock.advance(61_000);
  return flush(world);
};

test('a failed mail is sent again as a new mail: as things stand now, under another Message-ID, once', async () => {
  const { services } = world;
  const { tableId, us } = await ironCurtainTable(world);
  await letGo();
  const failed = await services.db.mail.findFirstOrThrow({ where: { tableId, to: us.email } });
  await services.db.mail.update({ where: { id: failed.id }, data: { status: 'failed', error: 'no route' } });
  expect(await listMails(services, 'failed')).toMatchObject([{ id: failed.id, to: us.email, error: 'no route' }]);
  await resendMail(services, { by, mailId: failed.id });
  await expect(resendMail(services, { by, mailId: failed.id })).rejects.toEqual(
    refusal('stale', 'administration.mail-resent'),
  );
  expect(await letGo()).toHaveLength(1);
  const ids = await messageIds(us.email);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
  expect(await listMails(services, 'failed')).toEqual([]);
});

test('what is no longer news is not sent again', async () => {
  const { services } = world;
  const { db } = services;
  const host = await somebody(services, 'Gil');
  const { tableId } = await createTable(services, {
    hostId: host.id,
    game: 'iron-curtain',
    name: 'Friday Club',
    players: 2,
    options: {},
    hostSeat: 'us',
    invitations: [{ email: 'hal@club.example' }],
    timeControl: TIME_CONTROL,
    timeZone: 'UTC',
    public: false,
  });
  const [mailId] = await letGo();
  await db.mail.update({ where: { id: mailId ?? '' }, data: { status: 'failed' } });
  await db.invitation.updateMany({ where: { tableId }, data: { status: 'withdrawn' } });
  await resendMail(services, { by, mailId: mailId ?? '' });
  const [again] = await letGo();
  expect(await db.mail.findUniqueOrThrow({ where: { id: again ?? '' } })).toMatchObject({
    status: 'dropped',
    reason: 'invitation-over',
  });
  expect(await listCaughtMails(services, { to: 'hal@club.example' })).toHaveLength(1);
});

test('a mail that waits is not sent again, nor one that nobody knows', async () => {
  const { services } = world;
  await services.db.mail.create({ data: { id: 'waits', kind: 'turn', to: 'x@club.example' } });
  await services.db.mail.create({ data: { id: 'empty', kind: 'turn', to: 'x@club.example', status: 'dropped' } });
  const resend = (mailId: string) => resendMail(services, { by, mailId });
  await expect(resend('waits')).rejects.toEqual(refusal('stale', 'administration.mail-waits'));
  await expect(resend('empty')).rejects.toEqual(refusal('bad-input', 'administration.mail-empty'));
  await expect(resend('none')).rejects.toEqual(refusal('not-found', 'administration.no-such-mail'));
  await services.db.mail.deleteMany({ where: { id: { in: ['waits', 'empty'] } } });
});

test('a suppressed address is mailed nothing but the links to sign in it asked for; lifted, it is again', async () => {
  const { services } = world;
  const { us } = await ironCurtainTable(world, { names: ['Eve', 'Finn'] });
  await suppressAddress(services, { by, address: us.email, reason: 'Bounces' });
  await letGo();
  expect(await listCaughtMails(services, { to: us.email })).toEqual([]);
  expect(await listMails(services, 'held')).toMatchObject([{ to: us.email, reason: 'suppressed' }]);
  expect(await countMails(services)).toMatchObject({ held: 1 });
  await requestSignIn(services, { email: us.email });
  await letGo();
  expect(await listCaughtMails(services, { to: us.email })).toHaveLength(1);
  await liftSuppression(services, { by, address: us.email });
  await resendMail(services, { by, mailId: (await listMails(services, 'held'))[0]?.id ?? '' });
  await letGo();
  expect(await listCaughtMails(services, { to: us.email })).toHaveLength(2);
  await expect(liftSuppression(services, { by, address: us.email })).rejects.toEqual(
    refusal('not-found', 'administration.no-such-suppression'),
  );
});

test('a banned address is mailed nothing at all', async () => {
  const { services } = world;
  await banAddress(services, { by, address: '@bad.example', reason: 'Spam' });
  await requestSignIn(services, { email: 'new@bad.example' });
  await letGo();
  expect(await listCaughtMails(services, { to: 'new@bad.example' })).toEqual([]);
  expect(await lastMail('new@bad.example')).toMatchObject({ status: 'dropped', reason: 'banned' });
  await liftBan(services, { by, address: '@bad.example' });
});
