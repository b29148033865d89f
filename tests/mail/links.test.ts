import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openDispute } from '../../src/disputes/open-dispute.ts';
import { translator } from '../../src/i18n/translator.ts';
import { Refusal } from '../../src/kernel/refusal.ts';
import { issueLink } from '../../src/mail/links/issue-link.ts';
import type { LinkTarget } from '../../src/mail/links/link.ts';
import { markLinkUsed } from '../../src/mail/links/mark-link-used.ts';
import { readLink } from '../../src/mail/links/read-link.ts';
import { newId } from '../../src/platform/new-id.ts';
import { resignSeat } from '../../src/seats/resign-seat.ts';
import { replacePlayer } from '../../src/seats/substitutes/replace-player.ts';
import {
  flush,
  ironCurtainTable,
  type MailWorld,
  mailWorld,
  newestMail,
  playOn,
  tokenIn,
} from './harness/mail-world.ts';

const english = translator('en', 'UTC');
let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld();
});
afterAll(() => world.close());

async function refusal(doing: Promise<unknown>): Promise<string> {
  const error = await doing.then(
    () => undefined,
    (e: unknown) => e,
  );
  if (!(error instanceof Refusal)) throw new Error(`not refused: ${error}`);
  return `${error.code}: ${english.t(error.reason)}`;
}

/** A table whose open question has a link. */
async function asked(purpose: 'answer' | 'compose' = 'answer') {
  const { services: s } = world;
  const table = await ironCurtainTable(world);
  const waiting = await s.db.pendingAnswer.findFirstOrThrow({ where: { tableId: table.tableId } });
  const sitting = waiting.seat === 'us' ? table.us : table.ussr;
  const { seat, playerId } = sitting;
  const decision = { seat, playerId, tableId: table.tableId, decision: waiting.decision, seq: waiting.since };
  const target: LinkTarget = purpose === 'answer' ? { ...decision, purpose, answer: 'ussr' } : { ...decision, purpose };
  return { ...table, sitting, target, token: await issueLink(s, target) };
}

async function whyStale(token: string): Promise<string> {
  const reading = await readLink(world.services, 'answer', token);
  if (reading.state === 'live') throw new Error('the link is live');
  return english.t(reading.why);
}

describe('a link', () => {
  test('stands for its seat, decision and answer, and reading changes nothing', async () => {
    const { token, target } = await asked();
    const before = await world.services.db.linkToken.findMany();
    for (let i = 0; i < 3; i += 1) {
      const reading = await readLink(world.services, 'answer', token);
      expect(reading.state).toBe('live');
      expect(reading.link).toMatchObject({ ...target, answer: 'ussr' });
    }
    expect(await world.services.db.linkToken.findMany()).toEqual(before);
  });

  test('has 256 bits, and only its hash is kept', async () => {
    const { token } = await asked();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(await world.services.db.linkToken.findMany())).not.toContain(token);
  });

  test('that is forged, cut or for another purpose is not known', async () => {
    const { token } = await asked();
    const unknown = /^not-found: This link is not known\. Perhaps the mail program cut it/;
    expect(await refusal(readLink(world.services, 'answer', token.slice(0, -1)))).toMatch(unknown);
    expect(
      await refusal(readLink(world.services, 'answer', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)),
    ).toMatch(unknown);
    expect(await refusal(readLink(world.services, 'answer', `${token}'; --`))).toMatch(unknown);
    expect(await refusal(readLink(world.services, 'compose', token))).toMatch(unknown);
    expect(await refusal(readLink(world.services, 'unsubscribe', token))).toMatch(unknown);
  });

  test('is marked as used once', async () => {
    const { token } = await asked();
    const { link } = await readLink(world.services, 'answer', token);
    expect(await Promise.all([markLinkUsed(world.services, link), markLinkUsed(world.services, link)])).toEqual(
      expect.arrayContaining([true, false]),
    );
  });
});

describe('a link says why it is dead', () => {
  test('answered already', async () => {
    const { token, tableId } = await asked();
    await playOn(world.services, tableId, 1);
    expect(await whyStale(token)).toBe("You have answered this question already. The answer is in the table's log.");
  });

  test('the game is over', async () => {
    const { token, tableId, ussr, sitting, us } = await asked();
    const other = sitting.seat === 'us' ? ussr : us;
    await resignSeat(world.services, { tableId, ...other });
    expect(await whyStale(token)).toBe('The game is over.');
  });

  test('taken back by a ruling', async () => {
    const { tableId, target } = await asked();
    await playOn(world.services, tableId, 3);
    const { seq } = await world.services.db.table.findUniqueOrThrow({ where: { id: tableId } });
    const late = await issueLink(world.services, { ...target, purpose: 'compose', decision: '3.1', seq: 3 });
    await world.services.db.pendingAnswer.deleteMany({ where: { tableId } });
    const data = {
      v: 1,
      seq: seq + 1,
      at: '',
      kind: 'ruling',
      ruling: { type: 'rewind', to: 2 },
      by: 'x',
      reason: 'x',
    };
    await world.services.db.entry.create({ data: { tableId, seq: seq + 1, kind: 'ruling', data } });
    const reading = await readLink(world.services, 'compose', late);
    expect(reading.state === 'stale' && english.t(reading.why)).toContain('This question was taken back');
  });

  test('the seat is somebody else’s now', async () => {
    const { token, tableId, sitting } = await asked();
    const person = await world.services.db.player.create({
      data: { id: newId(), email: `${newId()}@x.example`, name: 'X' },
    });
    await world.services.db.seat.update({
      where: { tableId_seat: { tableId, seat: sitting.seat } },
      data: { playerId: person.id },
    });
    expect(await whyStale(token)).toBe('This link was for somebody who no longer plays that seat.');
  });

  test('whatever it was for, from the moment on at which somebody else takes over the seat', async () => {
    const { services: s } = world;
    const { tableId, sitting, target, us, ussr } = await asked();
    const other = sitting === us ? ussr : us;
    const { seat, playerId } = sitting;
    const takeback = { id: newId(), tableId, seat: other.seat, playerId: other.playerId, toSeq: 1, atSeq: 1 };
    await s.db.takeback.create({
      data: { ...takeback, asked: [seat], createdAt: s.clock.now(), expiresAt: new Date('2030-01-01') },
    });
    const dispute = { tableId, playerId, type: 'rules', text: 'This cannot be.' } as const;
    const { id: disputeId } = await openDispute(s, dispute);
    const { decision, seq } = target.purpose === 'answer' ? target : { decision: '', seq: 0 };
    const question = { tableId, seat, playerId, decision, seq };
    const targets: readonly LinkTarget[] = [
      target,
      { ...question, purpose: 'compose' },
      { ...question, purpose: 'reply' },
      { tableId, seat, playerId, takebackId: takeback.id, purpose: 'takeback' },
      { tableId, playerId, disputeId, purpose: 'dispute' },
    ];
    const links = await Promise.all(targets.map(async (one) => [one.purpose, await issueLink(s, one)] as const));
    const states = () =>
      Promise.all(links.map(async ([purpose, token]) => [purpose, (await readLink(s, purpose, token)).state]));
    expect(await states()).toEqual(links.map(([purpose]) => [purpose, 'live']));
    const eve = await s.db.player.create({ data: { id: newId(), email: `${newId()}@x.example`, name: 'Eve' } });
    await replacePlayer(s, { tableId, seat, playerId: eve.id, by: 'moderator', reason: 'gone' });
    expect(await states()).toEqual(links.map(([purpose]) => [purpose, 'stale']));
  });

  test('it is too old', async () => {
    const { token } = await asked();
    await world.services.db.linkToken.updateMany({ data: { expiresAt: new Date(0) } });
    expect(await whyStale(token)).toBe('This link has expired.');
  });
});

test('the links of a turn mail are alive until the question is answered, and each has its own answer', async () => {
  const { tableId, us, ussr } = await ironCurtainTable(world);
  world.services.clock.advance(61_000);
  await flush(world);
  const waiting = await world.services.db.pendingAnswer.findFirstOrThrow({ where: { tableId } });
  const mail = await newestMail(world, (waiting.seat === 'us' ? us : ussr).email);
  const tokens = [...mail.text.matchAll(/https:\/\/despatch\.test\/a\/(\S+)/g)].map((match) => match[1] ?? '');
  const answers = await Promise.all(
    tokens.map(async (token) => (await readLink(world.services, 'answer', token)).link.answer),
  );
  expect(answers).toEqual(['ussr', 'us']);
  expect((await readLink(world.services, 'compose', tokenIn(mail, 'c'))).state).toBe('live');
  expect((await readLink(world.services, 'unsubscribe', tokenIn(mail, 'u'))).link).toMatchObject({
    unwanted: { of: 'table', tableId },
  });
  await playOn(world.services, tableId, 1);
  expect((await readLink(world.services, 'compose', tokenIn(mail, 'c'))).state).toBe('stale');
  expect(await whyStale(tokens[1] ?? '')).toContain('answered this question already');
});

test('an invitation’s link tells how the invitation ended', async () => {
  const { services: s } = world;
  const { tableId } = await ironCurtainTable(world);
  const { id, email } = await s.db.invitation.findFirstOrThrow({ where: { tableId } });
  const token = await issueLink(s, { purpose: 'invitation', invitationId: id, tableId, email });
  const why = async () => {
    const reading = await readLink(s, 'invitation', token);
    return reading.state === 'live' ? 'live' : english.t(reading.why);
  };
  expect(await why()).toBe('You have accepted this invitation already.');
  await s.db.invitation.update({ where: { id }, data: { status: 'declined' } });
  expect(await why()).toContain('You have declined this invitation.');
  await s.db.invitation.update({ where: { id }, data: { status: 'withdrawn' } });
  expect(await why()).toBe('The host has withdrawn this invitation.');
  await s.db.invitation.update({ where: { id }, data: { status: 'open' } });
  expect(await why()).toContain('all seats are taken');
  await s.db.table.update({ where: { id: tableId }, data: { status: 'forming' } });
  expect(await why()).toBe('live');
});
