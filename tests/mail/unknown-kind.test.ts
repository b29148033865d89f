import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pino from 'pino';
import { resendMail } from '../../src/administration/resend-mail.ts';
import { deliverMail } from '../../src/mail/outbox/deliver-mail.ts';
import { relayNotifications } from '../../src/mail/outbox/relay-notifications.ts';
import { unknownReporter } from '../../src/mail/outbox/report-unknown.ts';
import { mailboxTransport } from '../../src/mail/transports/mailbox-transport.ts';
import { unknownNotifications } from '../../src/notifications/unknown-notifications.ts';
import { newId } from '../../src/platform/new-id.ts';
import { somebody } from '../administration/world.ts';
import { flush, ironCurtainTable, type MailWorld, mailWorld } from './harness/mail-world.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0 });
});
afterAll(() => world.close());

/** A notification as another version may have written it. */
async function tell(kind: string, data: object) {
  const { services: s } = world;
  const { tableId, us } = await ironCurtainTable(world);
  await flush(world);
  const now = s.clock.now();
  const about = { tableId, seat: us.seat, playerId: us.playerId };
  return s.db.notification.create({ data: { id: newId(), kind, ...about, data, dueAt: now, createdAt: now } });
}

test('a notification of an unknown kind is kept and reported, and keeps nothing else', async () => {
  const { services: s } = world;
  const { id, createdAt } = await tell('gossip', { about: 'us' });
  expect(await flush(world)).toEqual([]);
  s.clock.advance(3_600_000);
  expect(await relayNotifications(s, { add: async () => undefined })).toMatchObject({ mails: 0, nextAt: undefined });
  expect(await s.db.notification.findUnique({ where: { id } })).toMatchObject({ kind: 'gossip', mailId: null });
  expect(await unknownNotifications(s)).toEqual([{ kind: 'gossip', count: 1, since: createdAt }]);

  const lines: string[] = [];
  const stream = new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) });
  const report = unknownReporter({ db: s.db, log: pino(stream) });
  await report();
  await report();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, kinds: [{ kind: 'gossip', count: 1 }] });

  // A version that knows the kind has come.
  await s.db.notification.update({ where: { id }, data: { kind: 'start', data: {} } });
  expect(await flush(world)).toHaveLength(1);
  expect(await unknownNotifications(s)).toEqual([]);
});

test.each([
  ['of an unknown kind', 'gossip', 'unknown-kind', /^gossip$/],
  ['whose data is not as its kind has it', 'ruling', 'unreadable', /^ruling \w+: data\.seq$/],
])('a mail with a notification %s has failed, says so, and can be sent again', async (_what, kind, reason, detail) => {
  const { services: s, pictures } = world;
  const { id, playerId, tableId, seat } = await tell(kind, { about: 'us' });
  // Another version has made a mail of it already.
  const mailId = newId();
  await s.db.mail.create({ data: { id: mailId, kind, to: 'us@people.example', playerId, tableId, seat } });
  await s.db.notification.update({ where: { id }, data: { mailId } });
  await deliverMail({ services: s, pictures }, mailboxTransport(s), mailId);

  const mail = await s.db.mail.findUniqueOrThrow({ where: { id: mailId } });
  expect(mail).toMatchObject({ status: 'failed', reason, error: expect.stringMatching(detail) });
  expect(await s.db.notification.count({ where: { id, mailId } })).toBe(1);

  const { id: by } = await somebody(s, newId(), 'administrator');
  await resendMail(s, { by, mailId });
  expect(await s.db.notification.count({ where: { id: `${id}+`, kind, mailId: null } })).toBe(1);
});
