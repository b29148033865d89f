import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readTableActs } from '../../src/audit/read-acts.ts';
import { tick } from '../../src/clocks/tick.ts';
import { resolveDispute, takeDispute, talkInDispute, withdrawDispute } from '../../src/disputes/act-on-dispute.ts';
import { readQueue } from '../../src/disputes/desk/read-queue.ts';
import { escalateDisputes } from '../../src/disputes/escalate-disputes.ts';
import { listDisputes } from '../../src/disputes/list-disputes.ts';
import { lookAtDispute } from '../../src/disputes/look-at-dispute.ts';
import { openDispute } from '../../src/disputes/open-dispute.ts';
import { readDispute } from '../../src/disputes/read-dispute.ts';
import { logModel } from '../../src/http/tables/log-model.ts';
import { readLog } from '../../src/log/read-log.ts';
import { readLink } from '../../src/mail/links/read-link.ts';
import { HOUR_MS } from '../../src/platform/durations.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { ruleTable } from '../../src/rulings/rule-table.ts';
import { does } from '../fixtures/side-deals/deal-table.ts';
import { flush, type MailWorld, mailWorld, newestMail, tokenIn } from '../mail/harness/mail-world.ts';
import { refused } from '../tables/fixtures/refused.ts';
import { startedTable } from '../tables/fixtures/table-world.ts';
import { type ModeratedTable, moderatedTable, somebody } from './moderated-table.ts';

let world: MailWorld;
let table: ModeratedTable;
beforeAll(async () => {
  world = await mailWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  // No moderator of another test's table is called to this one's.
  await world.services.db.player.updateMany({ data: { role: 'player' } });
  await world.services.db.dispute.deleteMany({});
  table = await moderatedTable(world);
  await world.services.db.notification.deleteMany({});
});

const open = (change: Partial<Parameters<typeof openDispute>[1]> = {}) =>
  openDispute(world.services, {
    tableId: table.tableId,
    playerId: table.us.playerId,
    type: 'misclick',
    text: 'I meant the other card.',
    seq: 1,
    ...change,
  });

/** Who was told what, by name. */
async function told(): Promise<readonly string[]> {
  const notifications = await world.services.db.notification.findMany({
    where: { kind: 'dispute', tableId: table.tableId },
  });
  const people = await world.services.db.player.findMany();
  return notifications
    .map(({ playerId, data }) => {
      const what = typeof data === 'object' && data !== null && 'what' in data ? data.what : '';
      return `${people.find(({ id }) => id === playerId)?.name}: ${what}`;
    })
    .toSorted();
}

describe('a dispute', () => {
  test('goes from open by taken to decided, and everybody whom it concerns is told by mail', async () => {
    const { services } = world;
    const { tableId, us, ussr, own } = table;
    const { id: disputeId } = await open();
    expect(await told()).toEqual(['Bruno: opened', 'Olga: opened']);
    await flush(world);
    const called = await newestMail(world, own.email);
    expect(called.subject).toBe('[Tuesday Club] Anna calls the moderator');
    expect(called.text).toContain('I meant the other card.');
    expect(called.text).toContain('A mis-click, entry 1 of the log, opened by Anna');
    expect(called.text).toContain(`https://despatch.test/t/${tableId}/disputes/${disputeId}`);
    expect(called.text).not.toContain('https://despatch.test/d/');

    world.services.clock.advance(HOUR_MS);
    await takeDispute(services, { tableId, disputeId, playerId: own.id });
    await flush(world);
    const taken = await newestMail(world, us.email);
    const link = await readLink(services, 'dispute', tokenIn(taken, 'd'));
    expect(link).toMatchObject({ state: 'live', link: { tableId, disputeId, playerId: us.playerId } });
    world.services.clock.advance(HOUR_MS);
    await talkInDispute(services, { tableId, disputeId, playerId: ussr.playerId, text: 'I do not mind.\r\nGo back.' });
    world.services.clock.advance(60_000);
    await flush(world);
    const answer = await newestMail(world, own.email);
    expect(answer.subject).toBe('[Tuesday Club] Bruno wrote about the dispute');
    expect(answer.text).toContain('I do not mind.');

    world.services.clock.advance(HOUR_MS);
    await resolveDispute(services, { tableId, disputeId, playerId: own.id, resolution: 'We went back to entry 1.' });
    world.services.clock.advance(60_000);
    await flush(world);
    for (const { email } of [us, ussr]) {
      const decided = await newestMail(world, email);
      expect(decided.subject).toBe('[Tuesday Club] the dispute is decided');
      expect(decided.text).toContain('We went back to entry 1.');
    }
    const closed = await readDispute(services, { tableId, disputeId, playerId: us.playerId });
    expect(closed).toMatchObject({ state: 'resolved', takenByName: 'Olga', resolution: 'We went back to entry 1.' });
    expect(closed.can).toEqual({ take: false, talk: false, resolve: false, withdraw: false });
    const did = await readTableActs(services, tableId);
    expect(did.map(({ what, data }) => [what, data])).toEqual([
      ['dispute', { did: 'resolved' }],
      ['dispute', { did: 'taken' }],
    ]);
  });

  test.each([
    ['before', false],
    ['after', true],
  ])('that a ruling settles is decided in the ruling’s mail, also where the ruling comes just %s', async (_, last) => {
    const { services } = world;
    const { tableId, us, ussr, own } = table;
    const { id: disputeId } = await open();
    await flush(world);
    await takeDispute(services, { tableId, disputeId, playerId: own.id });
    await flush(world);
    const rule = async () => {
      const { seq } = await services.db.table.findUniqueOrThrow({ where: { id: tableId } });
      const ruling = { type: 'end', how: 'draw' } as const;
      await ruleTable(services, { tableId, by: own.id, expectedSeq: seq, ruling, dispute: disputeId, reason: 'So.' });
    };
    const decide = () =>
      resolveDispute(services, { tableId, disputeId, playerId: own.id, resolution: 'It is\na draw.' });
    services.clock.advance(HOUR_MS);
    for (const act of last ? [decide, rule] : [rule, decide]) {
      await act();
      services.clock.advance(20_000);
      await flush(world);
    }
    services.clock.advance(60_000);
    await flush(world);
    for (const { email, playerId } of [us, ussr]) {
      const since = { gte: new Date(services.clock.now().getTime() - HOUR_MS / 2) };
      const sent = await services.db.mail.findMany({ where: { playerId, createdAt: since, status: 'sent' } });
      expect(sent).toHaveLength(1);
      const mail = await newestMail(world, email);
      expect(mail.text.replace(/\s+/gu, ' ')).toContain('Olga has decided the dispute: “It is a draw.”');
    }
  });

  test('is withdrawn by who opened it, and by nobody else', async () => {
    const { tableId, us, ussr, own } = table;
    const { id: disputeId } = await open();
    const withdraw = (playerId: string) => () => withdrawDispute(world.services, { tableId, disputeId, playerId });
    expect((await refused(withdraw(ussr.playerId))).says).toBe('Only the player who opened a dispute can withdraw it.');
    expect((await refused(withdraw(own.id))).code).toBe('forbidden');
    await withdraw(us.playerId)();
    expect((await refused(withdraw(us.playerId))).says).toBe('This dispute is closed: it was withdrawn.');
    expect((await readQueue(world.services, own.id)).disputes).toEqual([]);
  });

  test('about conduct is between its player and the moderators', async () => {
    const { tableId, us, ussr, own, site } = table;
    const { id: disputeId } = await open({ type: 'conduct' });
    expect(await told()).toEqual(['Olga: opened']);
    const reads = (playerId: string) => readDispute(world.services, { tableId, disputeId, playerId });
    expect((await refused(() => reads(ussr.playerId))).code).toBe('not-found');
    expect(await listDisputes(world.services, { tableId, playerId: ussr.playerId })).toEqual([]);
    for (const id of [us.playerId, own.id, site.id]) expect((await reads(id)).private).toBe(true);
  });

  test('that others do not read is not read by a moderator unseen: the look is written down', async () => {
    const { tableId, us, own } = table;
    const { id: disputeId } = await open({ type: 'other' });
    const { id: known } = await open();
    const look = (id: string, playerId: string) => lookAtDispute(world.services, { tableId, disputeId: id, playerId });
    await look(disputeId, us.playerId);
    await look(known, own.id);
    expect(await readTableActs(world.services, tableId)).toEqual([]);
    await look(disputeId, own.id);
    expect(await readTableActs(world.services, tableId)).toEqual([
      expect.objectContaining({ name: 'Olga', what: 'dispute', disputeId, data: { did: 'read' } }),
    ]);
  });

  test('may be about a message of another player: it stands in the log, with the way to dispute it', async () => {
    const { services } = world;
    const { tableId, player } = await startedTable(
      { services, person: (name) => somebody(services, name) },
      ['uk', 'fr', 'us'],
      {
        game: 'versailles-1919',
      },
    );
    const seq = await does(services, tableId, 'uk', '~send-message', { to: ['fr'], text: 'Give up Danzig, or else.' });
    const view = await viewTable(services, tableId, 'fr');
    const [line] = logModel(await readLog(services, tableId, 'fr', { from: seq, to: seq }), { ...view, asOf: 0 });
    expect(JSON.stringify(line?.messages)).toContain('Give up Danzig, or else.');
    expect(line?.dispute).toBe(`/t/${tableId}/dispute?seq=${seq}`);
    const { playerId } = player('fr');
    const dispute = await openDispute(services, { tableId, playerId, type: 'conduct', text: 'He threatens me.', seq });
    expect(dispute).toMatchObject({ seq, type: 'conduct', openedSeat: 'fr' });
  });

  test('is nobody’s business who does not play there, even at a public table', async () => {
    const { tableId } = table;
    const { id: disputeId } = await open();
    await world.services.db.table.update({ where: { id: tableId }, data: { public: true } });
    const eve = await somebody(world.services, 'Eve');
    const asked = { tableId, disputeId, playerId: eve.id };
    expect((await refused(() => readDispute(world.services, asked))).code).toBe('not-found');
    expect((await refused(() => talkInDispute(world.services, { ...asked, text: 'Hello' }))).code).toBe('not-found');
    expect((await refused(() => open({ playerId: eve.id }))).says).toBe(
      'Only the players of this table can call its moderator.',
    );
  });

  test('is decided by moderators alone, and taken by two at once only once', async () => {
    const { services } = world;
    const { tableId, us, own, site } = table;
    const { id: disputeId } = await open();
    const resolve = () => resolveDispute(services, { tableId, disputeId, playerId: us.playerId, resolution: 'I win.' });
    expect((await refused(resolve)).says).toBe('Only a moderator can decide a dispute.');
    const both = await Promise.allSettled(
      [own.id, site.id].map((playerId) => takeDispute(services, { tableId, disputeId, playerId })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('of a player who no longer has a seat there stays closed to them', async () => {
    const { services } = world;
    const { tableId, ussr } = table;
    const { id: disputeId } = await open();
    const heir = await somebody(services, 'Helga');
    await services.db.seat.updateMany({ where: { tableId, seat: 'ussr' }, data: { playerId: heir.id } });
    const reads = (playerId: string) => readDispute(services, { tableId, disputeId, playerId });
    expect((await refused(() => reads(ussr.playerId))).code).toBe('not-found');
    expect((await reads(heir.id)).id).toBe(disputeId);
  });
});

describe('bad input is refused with a sentence', () => {
  test.each([
    [{ text: '  ' }, 'What it is about: write a few words.'],
    [{ text: 'x'.repeat(2001) }, 'What it is about: these are 2001 characters; at most 2000 are possible.'],
    [{ text: 'a\u0007b' }, 'What it is about: there are control characters in it that cannot be kept.'],
    [{ type: 'revenge' }, 'Choose what kind of dispute it is.'],
    [{ seq: 99 }, '“99” is not an entry of this log; it goes from 1 to 1.'],
    [{ seq: Number.NaN }, '“NaN” is not an entry of this log; it goes from 1 to 1.'],
  ])('%j', async (change, sentence) => {
    expect(await refused(() => open(change))).toEqual({ code: 'bad-input', says: sentence });
  });

  test('more than three at a time are a nuisance', async () => {
    for (let i = 0; i < 3; i += 1) await open();
    expect(await refused(open)).toEqual({
      code: 'too-many',
      says: 'You have 3 disputes open at this table. Wait for one of them, or withdraw it.',
    });
    await open({ playerId: table.ussr.playerId });
  });
});

describe('what nobody looks after', () => {
  test('goes to the moderators of the site when its time is over, once', async () => {
    const { services } = world;
    const { tableId, site } = table;
    const { id: disputeId } = await open();
    await services.db.notification.deleteMany({});
    services.clock.advance(47 * HOUR_MS);
    expect(await escalateDisputes(services)).toBe(0);
    services.clock.advance(2 * HOUR_MS);
    const both = await Promise.all([escalateDisputes(services), escalateDisputes(services)]);
    expect(both.toSorted()).toEqual([0, 1]);
    expect(await told()).toEqual(['Anna: escalated', 'Olga: escalated', 'Sven: escalated']);
    const [line] = (await readQueue(services, site.id)).disputes;
    expect(line).toMatchObject({ tableId, urgency: 'now', openerName: 'Anna', age: 49 * HOUR_MS });
    await resolveDispute(services, { tableId, disputeId, playerId: site.id, resolution: 'Play on.' });
  });

  test('is handed on by the clock’s tick', async () => {
    const { services } = world;
    const { id } = await open();
    services.clock.advance(49 * HOUR_MS);
    await tick(services);
    expect((await services.db.dispute.findUniqueOrThrow({ where: { id } })).escalatedAt).toEqual(services.clock.now());
  });

  test('a moderator’s word gives it time again; a player’s does not', async () => {
    const { services } = world;
    const { tableId, us, own } = table;
    const { id: disputeId } = await open();
    services.clock.advance(40 * HOUR_MS);
    await talkInDispute(services, { tableId, disputeId, playerId: own.id, text: 'I look at it tonight.' });
    services.clock.advance(40 * HOUR_MS);
    await talkInDispute(services, { tableId, disputeId, playerId: us.playerId, text: 'And?' });
    expect(await escalateDisputes(services)).toBe(0);
    services.clock.advance(9 * HOUR_MS);
    expect(await escalateDisputes(services)).toBe(1);
  });
});
