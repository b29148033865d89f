import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seekSubstitute } from '../../src/clocks/seek-substitute.ts';
import { translator } from '../../src/i18n/translator.ts';
import { readLink } from '../../src/mail/links/read-link.ts';
import { newId } from '../../src/platform/new-id.ts';
import { declineSeat, takeSeat } from '../../src/seats/substitutes/answer-substitute-request.ts';
import { letFormerWatch, withdrawSubstituteRequest } from '../../src/seats/substitutes/change-substitute-request.ts';
import { offerSeat } from '../../src/seats/substitutes/offer-seat.ts';
import { standIn } from '../../src/seats/substitutes/stand-ins.ts';
import { markSeen } from '../../src/tables/mark-seen.ts';
import { dealTable } from '../fixtures/side-deals/deal-table.ts';
import { flush, ironCurtainTable, type MailWorld, mailWorld, newestMail, tokenIn } from './harness/mail-world.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld();
});
afterAll(() => world.close());

async function person(name: string) {
  return world.services.db.player.create({ data: { id: newId(), name, email: `${newId()}@people.example` } });
}

/** What waits is mailed, gathered news too. */
async function mailAll() {
  world.services.clock.advance(61_000);
  await flush(world);
}

/** The seat that is asked first, offered by its player. */
async function offered(email?: string) {
  const { services: s } = world;
  const table = await ironCurtainTable(world);
  const { tableId } = table;
  const waiting = await s.db.pendingAnswer.findFirstOrThrow({ where: { tableId } });
  const [leaver, other] = waiting.seat === 'us' ? [table.us, table.ussr] : [table.ussr, table.us];
  const offer = { tableId, seat: leaver.seat, by: leaver.playerId, reason: 'moving house' };
  const { substituteRequestId } = await offerSeat(s, { ...offer, email });
  return { tableId, leaver, other, substituteRequestId };
}

test('an offer by name says who asks, what and why, and its link looks before it binds', async () => {
  const { tableId, substituteRequestId } = await offered('new@people.example');
  await mailAll();
  const mail = await newestMail(world, 'new@people.example');
  expect(mail.subject).toMatch(/^\[Tuesday Club\] take over (US|USSR)\?$/);
  expect(mail.text).toMatch(/(Anna|Bruno) asks you to take over/);
  expect(mail.text).toContain('Why, in their words: “moving house”');
  expect(mail.text).toContain('You have up to 2 days for each decision');
  const link = await readLink(world.services, 'substitute', tokenIn(mail, 's'));
  expect(link).toMatchObject({ state: 'live', link: { tableId, substituteRequestId, email: 'new@people.example' } });
  // No more of that: the same switch as for invitations.
  expect(await readLink(world.services, 'unsubscribe', tokenIn(mail, 'u'))).toMatchObject({
    link: { unwanted: { of: 'letters', kind: 'seat-offer', email: 'new@people.example' } },
  });
});

test('the new player is told all that the seat knows, the others of the change, the old one no secret', async () => {
  const { services: s } = world;
  const eve = await person('Eve');
  const { tableId, leaver, other, substituteRequestId } = await offered(eve.email);
  await mailAll();
  const turn = await newestMail(world, leaver.email);
  const answer = tokenIn(turn, 'a');
  expect(await readLink(s, 'answer', answer)).toMatchObject({ state: 'live' });
  await takeSeat(s, { substituteRequestId, playerId: eve.id });
  // The table's page has been looked at before the mail comes: it tells the whole story all the same.
  const { seq } = await s.db.table.findUniqueOrThrow({ where: { id: tableId } });
  await markSeen(s, { tableId, seat: leaver.seat, seq });
  await mailAll();

  const catchUp = await newestMail(world, eve.email);
  expect(catchUp.subject).toMatch(/^\[Tuesday Club\] you play (US|USSR) now; your move$/);
  expect(catchUp.text).toContain('So far');
  expect(catchUp.text).toMatch(/you are dealt/);
  expect(catchUp.text).toMatch(/moving house/);
  expect(await readLink(s, 'answer', tokenIn(catchUp, 'a'))).toMatchObject({
    state: 'live',
    link: { playerId: eve.id },
  });

  const told = await newestMail(world, other.email);
  expect(told.subject).toMatch(/^\[Tuesday Club\] Eve plays (US|USSR) now$/);

  const left = await newestMail(world, leaver.email);
  expect(left.subject).toMatch(/is played by Eve now$/);
  expect(left.text).toContain('The seat is not yours any more');
  expect(left.text).not.toContain('dealt');
  expect(left.text).not.toContain(`/t/${tableId}`);
  const dead = await readLink(s, 'answer', answer);
  expect(dead.state === 'stale' && translator('en', 'UTC').t(dead.why)).toMatch(/seat/);
});

test('what was on its way to the old player is not sent', async () => {
  const { services: s } = world;
  const eve = await person('Eve');
  const { tableId, leaver, substituteRequestId } = await offered(eve.email);
  await takeSeat(s, { substituteRequestId, playerId: eve.id });
  await mailAll();
  const mails = await s.db.mail.findMany({ where: { tableId, playerId: leaver.playerId } });
  expect(mails.map(({ kind, status }) => [kind, status])).toEqual([['seat-left', 'sent']]);
});

test('a player who may watch is told so, with the way there', async () => {
  const { services: s } = world;
  const eve = await person('Eve');
  const { tableId, leaver, substituteRequestId } = await offered(eve.email);
  const { hostId } = await s.db.table.findUniqueOrThrow({ where: { id: tableId } });
  await takeSeat(s, { substituteRequestId, playerId: eve.id });
  await letFormerWatch(s, { tableId, substituteRequestId, playerId: hostId, watches: true });
  await mailAll();
  const left = await newestMail(world, leaver.email);
  expect(left.text).toContain('You may go on watching the table');
  expect(left.text).toContain(`/t/${tableId}`);
});

test('those on the waiting list are asked, each by their own link; those who have had enough are not', async () => {
  const { services: s } = world;
  const [fay, gil, hal] = [await person('Fay'), await person('Gil'), await person('Hal')];
  for (const { id: playerId } of [fay, gil, hal]) await standIn(s, { playerId, game: 'iron-curtain' });
  await s.db.player.update({ where: { id: hal.id }, data: { mail: { off: ['invitation'] } } });
  const { substituteRequestId } = await offered();
  await s.db.standIn.deleteMany({ where: { playerId: gil.id } });
  await mailAll();
  const mail = await newestMail(world, fay.email);
  expect(mail.text).toContain('You are on the waiting list for this game.');
  expect(await readLink(s, 'substitute', tokenIn(mail, 's'))).toMatchObject({
    link: { substituteRequestId, playerId: fay.id },
  });
  for (const { email } of [gil, hal]) expect(await s.db.caughtMail.count({ where: { to: email } })).toBe(0);
});

test('a refusal is told to who offered; an offer that is over is not mailed', async () => {
  const { services: s } = world;
  const eve = await person('Eve');
  const { leaver, substituteRequestId, tableId } = await offered(eve.email);
  await declineSeat(s, { substituteRequestId, playerId: eve.id });
  await mailAll();
  expect(await s.db.caughtMail.count({ where: { to: eve.email } })).toBe(0);
  const mails = await s.db.mail.findMany({ where: { tableId, kind: 'seat-declined' } });
  expect(mails).toMatchObject([{ status: 'sent', to: leaver.email }]);
  expect(mails[0]?.subject).toMatch(/is not taken over/);
});

test('the host hears that a player offers their seat, as long as the offer is open, and reads why', async () => {
  const { services: s } = world;
  const host = await person('Hedda');
  const eve = await person('Eve');
  for (const withdrawn of [false, true]) {
    const table = await ironCurtainTable(world);
    const { tableId, us } = table;
    await s.db.table.update({ where: { id: tableId }, data: { hostId: host.id } });
    const offer = { tableId, seat: us.seat, by: us.playerId, reason: 'moving house', email: eve.email };
    const { substituteRequestId } = await offerSeat(s, offer);
    if (withdrawn) await withdrawSubstituteRequest(s, { tableId, substituteRequestId, playerId: us.playerId });
    await mailAll();
    const mails = await s.db.mail.findMany({ where: { tableId, kind: 'seat-offered' } });
    expect(mails).toMatchObject([{ status: withdrawn ? 'dropped' : 'sent', playerId: host.id }]);
  }
  const mail = await newestMail(world, host.email);
  expect(mail.subject).toMatch(/^\[Tuesday Club\] (Anna|Bruno) offers US$/);
  expect(mail.text).toContain('Why, in their words: “moving house”');
});

test('the host who does not play hears that somebody is sought for a seat that does not answer', async () => {
  const { services: s } = world;
  const host = await person('Hedda');
  const { tableId, us } = await ironCurtainTable(world);
  await s.db.table.update({ where: { id: tableId }, data: { hostId: host.id } });
  await seekSubstitute(s, { tableId, ...us });
  await mailAll();
  const mail = await newestMail(world, host.email);
  expect(mail.subject).toBe('[Tuesday Club] a substitute is sought for US');
  expect(mail.text).toContain('US has not answered for a long time.');
});

test('where a seat gives orders in advance, the newcomer is sent to review them', async () => {
  const { services: s } = world;
  const [red, blue, eve] = [await person('Rita'), await person('Bill'), await person('Eve')];
  const tableId = await dealTable(s, [{ player: red }, { player: blue }]);
  const held = await s.db.seat.findFirstOrThrow({ where: { tableId, playerId: blue.id } });
  const by = { tableId, seat: held.seat, by: blue.id };
  const { substituteRequestId } = await offerSeat(s, { ...by, email: eve.email });
  await takeSeat(s, { substituteRequestId, playerId: eve.id });
  await mailAll();
  const { text } = await newestMail(world, eve.email);
  expect(text).toContain('standing orders stay in force');
  expect(tokenIn({ text }, 'o')).toBeTruthy();
});
