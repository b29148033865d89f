import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { translator } from '../../../src/i18n/translator.ts';
import type { Message } from '../../../src/kernel/message.ts';
import { createTable } from '../../../src/lobby/create-table.ts';
import { withdrawInvitation } from '../../../src/lobby/withdraw-invitation.ts';
import { readLink } from '../../../src/mail/links/read-link.ts';
import { deliverMail } from '../../../src/mail/outbox/deliver-mail.ts';
import { relayNotifications } from '../../../src/mail/outbox/relay-notifications.ts';
import { mailboxTransport } from '../../../src/mail/transports/mailbox-transport.ts';
import { readRolls } from '../../../src/mail/turn/read-rolls.ts';
import { changeAddress } from '../../../src/people/change-address.ts';
import { readSignIn } from '../../../src/people/redeem-sign-in.ts';
import { requestAddressChange } from '../../../src/people/request-address-change.ts';
import { requestSignIn } from '../../../src/people/request-sign-in.ts';
import { signOutEverywhere } from '../../../src/people/session.ts';
import { newId } from '../../../src/platform/new-id.ts';
import { viewTable } from '../../../src/play/view-table.ts';
import { markSeen } from '../../../src/tables/mark-seen.ts';
import {
  flush,
  ironCurtainTable,
  type MailWorld,
  mailWorld,
  newestMail,
  playOn,
  type Sitting,
  TIME_CONTROL,
  tokenIn,
} from '../harness/mail-world.ts';

const MINUTE = 60_000;
let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld();
});
afterAll(() => world.close());

async function outcomes(ids: readonly string[]) {
  const mails = await world.services.db.mail.findMany({ where: { id: { in: [...ids] } }, orderBy: { kind: 'asc' } });
  return mails.map(({ kind, status, reason }) =>
    reason === null ? `${kind} ${status}` : `${kind} ${status}: ${reason}`,
  );
}

/** A table whose start mails are out; the seat that is asked and the other one. */
async function started() {
  const table = await ironCurtainTable(world);
  world.services.clock.advance(MINUTE);
  await flush(world);
  const waiting = await world.services.db.pendingAnswer.findFirstOrThrow({ where: { tableId: table.tableId } });
  const [asked, other] = waiting.seat === 'us' ? [table.us, table.ussr] : [table.ussr, table.us];
  return { ...table, asked, other, waiting };
}

async function notification(tableId: string, sitting: Sitting, kind: string, data: object = {}) {
  const { seat, playerId } = sitting;
  const now = world.services.clock.now();
  await world.services.db.notification.create({
    data: { id: newId(), kind, tableId, seat, playerId, data, dueAt: now, createdAt: now },
  });
}

describe('merging', () => {
  test('a burst is one mail, which comes when the first notification is due', async () => {
    const { services: s } = world;
    const { tableId, asked } = await ironCurtainTable(world).then((t) => ({ ...t, asked: t.ussr }));
    expect(await flush(world)).toEqual([]);
    s.clock.advance(30_000);
    await notification(tableId, asked, 'turn');
    await s.db.notification.updateMany({
      where: { tableId },
      data: { dueAt: new Date(s.clock.now().getTime() + 30_000) },
    });
    expect(await flush(world)).toEqual([]);
    s.clock.advance(30_000);
    const ids = await flush(world);
    expect(await outcomes(ids)).toEqual(['start sent', 'start sent']);
    expect(await s.db.notification.count({ where: { tableId, mailId: null } })).toBe(0);
    const mail = await newestMail(world, asked.email);
    expect(mail.subject).toContain('[Tuesday Club] it begins. USSR: who starts round 1?');
    expect(await flush(world)).toEqual([]);
  });

  test('several processes at once: every notification goes into one mail, no mail is empty', async () => {
    const { services: s } = world;
    const tables = await Promise.all([1, 2, 3].map(() => ironCurtainTable(world)));
    s.clock.advance(MINUTE);
    const queued: string[] = [];
    const add = async (_tx: unknown, ids: readonly string[]) => {
      queued.push(...ids);
    };
    const relayed = await Promise.all([1, 2, 3, 4].map(() => relayNotifications(s, { add })));
    expect(relayed.reduce((sum, { mails }) => sum + mails, 0)).toBe(6);
    const mails = await s.db.mail.findMany({
      where: { tableId: { in: tables.map(({ tableId }) => tableId) } },
      include: { notifications: true },
    });
    expect(mails).toHaveLength(6);
    for (const mail of mails) expect(mail.notifications.length).toBeGreaterThan(0);
    for (const { id } of mails) await deliverMail({ services: s, pictures: world.pictures }, mailboxTransport(s), id);
  });

  test('a reader may have their news gathered for longer', async () => {
    const { services: s } = world;
    const { tableId, us, ussr } = await started();
    for (const { playerId: id } of [us, ussr])
      await s.db.player.update({ where: { id }, data: { mail: { mergeSeconds: 300 } } });
    await playOn(s, tableId, 2);
    s.clock.advance(4 * MINUTE);
    expect(await flush(world)).toEqual([]);
    s.clock.advance(MINUTE);
    expect(await flush(world)).not.toEqual([]);
  });

  test('a transaction that fails leaves the notifications where they were', async () => {
    const { services: s } = world;
    const { tableId } = await ironCurtainTable(world);
    s.clock.advance(MINUTE);
    const before = await s.db.mail.count();
    const add = () => Promise.reject(new Error('the queue is away'));
    await expect(relayNotifications(s, { add })).rejects.toThrow('the queue is away');
    expect(await s.db.mail.count()).toBe(before);
    expect(await s.db.notification.count({ where: { tableId, mailId: null } })).toBe(3);
    await flush(world);
  });
});

describe('what is told counts as seen', () => {
  test('the next mail goes on from there', async () => {
    const { services: s } = world;
    const { tableId, us, ussr } = await started();
    const seat = () => s.db.seat.findUniqueOrThrow({ where: { tableId_seat: { tableId, seat: 'us' } } });
    expect(await seat()).toMatchObject({ seenSeq: 1, seenAt: s.clock.now() });
    await playOn(s, tableId, 4);
    s.clock.advance(MINUTE);
    await flush(world);
    const { seq } = await s.db.table.findUniqueOrThrow({ where: { id: tableId } });
    const asked = (await s.db.pendingAnswer.findFirstOrThrow({ where: { tableId } })).seat === 'us' ? us : ussr;
    const held = await s.db.seat.findUniqueOrThrow({ where: { tableId_seat: { tableId, seat: asked.seat } } });
    expect(held.seenSeq).toBe(seq);
    const first = await newestMail(world, asked.email);
    expect(first.text).toContain('Since you last looked (');
  });
});

test('dice since the last look are told; shuffles are not', async () => {
  const { services: s } = world;
  const { tableId } = await started();
  const chance = [
    { n: 2, purpose: 'die:uprising', result: 5 },
    { n: 3, purpose: 'deck:strategy', result: ['a', 'b'] },
    { n: 4, purpose: 'pick:who', result: 'us' },
  ];
  const data = { v: 1, seq: 2, at: '', kind: 'clock', change: 'extended', chance };
  await s.db.entry.create({ data: { tableId, seq: 2, kind: 'clock', data } });
  expect(await readRolls(s, tableId, 1)).toEqual([{ number: 2, face: 5 }]);
  expect(await readRolls(s, tableId, 2)).toEqual([]);
});

describe('news that is no longer news is not sent', () => {
  test('the question has been answered meanwhile', async () => {
    const { tableId } = await started();
    await playOn(world.services, tableId, 1);
    const { seat } = await world.services.db.pendingAnswer.findFirstOrThrow({ where: { tableId } });
    await playOn(world.services, tableId, 1);
    world.services.clock.advance(MINUTE);
    const mails = await world.services.db.mail.findMany({ where: { id: { in: [...(await flush(world))] } } });
    const still = await world.services.db.pendingAnswer.findFirstOrThrow({ where: { tableId } });
    for (const mail of mails) expect(mail.status).toBe(mail.seat === still.seat ? 'sent' : 'dropped');
    expect(mails.map((mail) => mail.seat)).toContain(seat);
  });

  test.each([
    [
      'a reminder of a question that is settled',
      'reminder',
      { decision: '0.9', since: 1, due: '2026-11-26T19:00:00.000Z' },
    ],
    ['a start of a game', 'over', {}],
    [
      'a call about somebody who has answered',
      'moderator-called',
      { decision: '0.9', since: 1, due: '2026-11-26T19:00:00.000Z', lateSeat: 'us' },
    ],
  ])('%s', async (_name, kind, data) => {
    const { tableId, other } = await started();
    await notification(tableId, other, kind, data);
    expect(await outcomes(await flush(world))).toEqual([`${kind} dropped: no-longer-news`]);
  });

  test('the table is muted', async () => {
    const { tableId, asked, waiting } = await started();
    await world.services.db.seat.updateMany({ where: { tableId }, data: { muted: true } });
    await notification(tableId, asked, 'reminder', {
      decision: waiting.decision,
      since: 1,
      due: '2026-11-26T19:00:00.000Z',
    });
    expect(await outcomes(await flush(world))).toEqual(['reminder dropped: muted']);
  });

  test('the reader does not want such mails', async () => {
    const { tableId, asked, waiting } = await started();
    await world.services.db.player.update({ where: { id: asked.playerId }, data: { mail: { off: ['reminder'] } } });
    await notification(tableId, asked, 'reminder', {
      decision: waiting.decision,
      since: 1,
      due: '2026-11-26T19:00:00.000Z',
    });
    expect(await outcomes(await flush(world))).toEqual(['reminder dropped: not-wanted']);
  });

  test('the seat belongs to somebody else', async () => {
    const { tableId, asked, other } = await started();
    await notification(tableId, { ...asked, playerId: other.playerId }, 'turn');
    expect(await outcomes(await flush(world))).toEqual(['turn dropped: other-player']);
  });

  test('an invitation that was withdrawn', async () => {
    const { services: s } = world;
    const host = await s.db.player.create({ data: { id: newId(), email: `${newId()}@x.example`, name: 'Host' } });
    const { tableId } = await createTable(s, {
      hostId: host.id,
      game: 'iron-curtain',
      name: 'Short-lived',
      players: 2,
      options: {},
      hostSeat: 'us',
      invitations: [{ email: 'guest@people.example', seat: 'ussr' }],
      timeControl: TIME_CONTROL,
      timeZone: 'UTC',
      public: false,
    });
    const { id } = await s.db.invitation.findFirstOrThrow({ where: { tableId } });
    await withdrawInvitation(s, { tableId, invitationId: id, playerId: host.id });
    expect(await outcomes(await flush(world))).toEqual(['invitation dropped: invitation-over']);
  });
});

describe('a reader who is at the table', () => {
  test('is not mailed what they have just seen, but is when they went away without answering', async () => {
    const { services: s } = world;
    const { tableId, asked } = await started();
    await playOn(s, tableId, 1);
    const { seat } = await s.db.pendingAnswer.findFirstOrThrow({ where: { tableId } });
    const { seq } = await s.db.table.findUniqueOrThrow({ where: { id: tableId } });
    await markSeen(s, { tableId, seat, seq });
    s.clock.advance(MINUTE);
    expect(await outcomes(await flush(world))).toEqual(['turn dropped: reader-at-table']);
    s.clock.advance(8 * MINUTE);
    expect(await flush(world)).toEqual([]);
    s.clock.advance(2 * MINUTE);
    expect(await outcomes(await flush(world))).toEqual(['turn sent']);
    expect(asked.email).toContain('@');
  });

  test('and answers there is not mailed at all', async () => {
    const { services: s } = world;
    const { tableId } = await started();
    await playOn(s, tableId, 1);
    const { seat } = await s.db.pendingAnswer.findFirstOrThrow({ where: { tableId } });
    await markSeen(s, { tableId, seat, seq: 2 });
    s.clock.advance(MINUTE);
    await flush(world);
    while ((await s.db.pendingAnswer.findFirst({ where: { tableId } }))?.seat === seat) await playOn(s, tableId, 1);
    s.clock.advance(11 * MINUTE);
    await flush(world);
    const mine = await s.db.mail.findMany({ where: { tableId, seat, kind: 'turn' } });
    expect(mine.map(({ status }) => status)).not.toContain('sent');
  });
});

describe('letters', () => {
  test('a sign-in link is made when its mail is written, and works', async () => {
    await requestSignIn(world.services, { email: 'Anna@people.example', next: '/t/x' });
    await flush(world);
    const mail = await newestMail(world, 'anna@people.example');
    expect(mail.subject).toBe('Your link to sign in to Despatch');
    const token = tokenIn(mail, 'sign-in');
    expect(await readSignIn(world.services, token)).toEqual({ email: 'anna@people.example', next: '/t/x' });
    expect(JSON.stringify(await world.services.db.notification.findMany())).not.toContain(token);
    expect(mail.headers.map(({ name }) => name.toLowerCase())).not.toContain('list-unsubscribe');
  });

  test('an invitation reaches somebody who was never here', async () => {
    const { services: s } = world;
    const host = await s.db.player.create({
      data: { id: newId(), email: `${newId()}@x.example`, name: 'Bruno\u00A0B.' },
    });
    const { tableId } = await createTable(s, {
      hostId: host.id,
      game: 'iron-curtain',
      name: 'Tuesday Club',
      players: 2,
      options: {},
      hostSeat: 'us',
      invitations: [{ email: 'stranger@people.example', seat: 'ussr' }],
      timeControl: TIME_CONTROL,
      timeZone: 'UTC',
      public: false,
    });
    await flush(world);
    const mail = await newestMail(world, 'stranger@people.example');
    expect(mail.subject).toBe('[Tuesday Club] Bruno\u00A0B. invites you to Iron Curtain');
    expect(await readLink(s, 'invitation', tokenIn(mail, 'i'))).toMatchObject({
      state: 'live',
      link: { tableId, email: 'stranger@people.example' },
    });
  });

  test('a host who does not play is called to their table', async () => {
    const { services: s } = world;
    const { tableId, waiting, asked } = await started();
    const host = await s.db.player.create({ data: { id: newId(), email: `${newId()}@x.example`, name: 'Host' } });
    const now = s.clock.now();
    const data = { decision: waiting.decision, since: 1, due: now.toISOString(), lateSeat: asked.seat };
    await s.db.notification.create({
      data: { id: newId(), kind: 'moderator-called', tableId, playerId: host.id, data, dueAt: now, createdAt: now },
    });
    await flush(world);
    const mail = await newestMail(world, host.email);
    expect(mail.text).toContain('has kept everybody waiting past the time and the grace');
    expect(mail.text).not.toContain('Only you see this');
  });
});

test('a reader who wants plain text gets no HTML and no picture', async () => {
  const { services: s } = world;
  const { us } = await ironCurtainTable(world);
  await s.db.player.update({ where: { id: us.playerId }, data: { mail: { format: 'plain' } } });
  s.clock.advance(MINUTE);
  await flush(world);
  const mail = await newestMail(world, us.email);
  expect(mail.html).toBeUndefined();
  expect(mail.text).toContain('The board');
});

test('a board that cannot be drawn does not keep the mail', async () => {
  const { services: s } = world;
  await ironCurtainTable(world);
  s.clock.advance(MINUTE);
  const ids: string[] = [];
  await relayNotifications(s, { add: async (_tx, mails) => void ids.push(...mails) });
  const pictures = { png: () => Promise.reject(new Error('no colours left')) };
  for (const id of ids) await deliverMail({ services: s, pictures }, mailboxTransport(s), id);
  expect(await outcomes(ids)).toEqual(['start sent', 'start sent']);
});

test('the mailbox shows the picture inside the mail', async () => {
  const { asked } = await started();
  const mail = await newestMail(world, asked.email);
  expect(mail.html).toContain('src="data:image/png;base64,iVBOR');
  expect(mail.html).not.toContain('cid:');
  expect(mail.from).toBe('Despatch <despatch@despatch.test>');
  expect(mail.links.length).toBeGreaterThan(3);
});

test('a mail holds nothing that its reader may not know', async () => {
  const { services: s } = world;
  const { tableId, us, ussr } = await started();
  const handOf = async (seat: string) => {
    const { view } = await viewTable(s, tableId, seat);
    const hands = z.object({
      hands: z.record(z.string(), z.object({ known: z.array(z.object({ name: z.custom<Message>() })) })),
    });
    return hands.parse(view).hands[seat]?.known.map(({ name }) => translator('en', 'UTC').t(name)) ?? [];
  };
  const [mine, theirs] = [await handOf('us'), await handOf('ussr')];
  expect([mine.length, theirs.length]).toEqual([5, 5]);
  const { html, text } = await newestMail(world, us.email);
  for (const name of mine) expect(text).toContain(name);
  for (const name of theirs) expect(`${text}${html}`).not.toContain(name);
  const others = await newestMail(world, ussr.email);
  for (const name of mine) expect(`${others.text}${others.html}`).not.toContain(name);
});

describe('a new address', () => {
  const addressPlayer = (email: string) =>
    world.services.db.player.create({ data: { id: newId(), name: 'Anna', email, timeZone: 'Europe/Madrid' } });

  test('the new one gets a link that works, the old one is told, and nothing secret is stored', async () => {
    const { services: s } = world;
    const { id } = await addressPlayer('anna@old.example');
    await requestAddressChange(s, { playerId: id, email: 'anna@new.example' });
    expect(await outcomes(await flush(world))).toEqual(['address sent']);
    const mail = await newestMail(world, 'anna@new.example');
    const token = tokenIn(mail, 'address');
    expect(mail.text).toContain('The player Anna wants to use this address');
    expect(JSON.stringify(await s.db.notification.findMany({ where: { kind: 'address' } }))).not.toContain(token);
    expect(await s.db.caughtMail.count({ where: { to: 'anna@old.example' } })).toBe(0);

    await changeAddress(s, token);
    expect(await outcomes(await flush(world))).toEqual(['address-changed sent']);
    const told = await newestMail(world, 'anna@old.example');
    expect(told.text.replace(/\s+/g, ' ')).toContain('write to despatch@');
    expect(told.text).not.toContain('anna@new.example');
    expect(await s.db.caughtMail.count({ where: { to: 'anna@new.example' } })).toBe(1);
  });

  test('an address that is somebody’s gets the same mail as any other', async () => {
    const { services: s } = world;
    const { id } = await addressPlayer('anna@third.example');
    await addressPlayer('held@people.example');
    const texts: string[] = [];
    for (const email of ['held@people.example', 'free@people.example']) {
      await requestAddressChange(s, { playerId: id, email });
      await flush(world);
      const { text } = await newestMail(world, email);
      texts.push(text.replace(/address\/\S+/, 'address/'));
    }
    expect(texts[0]).toBe(texts[1]);
  });

  test('signing out everywhere before the mail is written takes the request back', async () => {
    const { services: s } = world;
    const { id } = await addressPlayer('anna@fourth.example');
    await requestAddressChange(s, { playerId: id, email: 'thief@new.example' });
    await signOutEverywhere(s, id);
    expect(await outcomes(await flush(world))).toEqual(['address dropped: request-withdrawn']);
  });
});
