import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readTableActs } from '../../src/audit/read-acts.ts';
import { resolveDispute } from '../../src/disputes/act-on-dispute.ts';
import { readQueue } from '../../src/disputes/desk/read-queue.ts';
import { translator } from '../../src/i18n/translator.ts';
import { newId } from '../../src/platform/new-id.ts';
import { countUnread } from '../../src/press/count-unread.ts';
import { muteWriter } from '../../src/press/mute-writer.ts';
import { agreeToPublish, readPublication, readPublished } from '../../src/press/published-letters.ts';
import { findLetters, readPress, readThread } from '../../src/press/read-press.ts';
import { reportLetters } from '../../src/press/report-letters.ts';
import { openReported, readReported } from '../../src/press/reported-letters.ts';
import { somebody } from '../disputes/moderated-table.ts';
import { flush, type MailWorld, mailWorld, newestMail } from '../mail/harness/mail-world.ts';
import { refused } from '../tables/fixtures/refused.ts';
import { type PressGame, pressGame, type Writer, write } from './press-world.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0 });
});
afterAll(() => world.close());

const { t } = translator('en', 'UTC');
const asOf = ({ tableId }: PressGame, { playerId }: Writer) => ({ tableId, playerId });

/** Somebody else has the seat from now on. */
async function handOver({ tableId }: PressGame, { seat }: Writer): Promise<Writer> {
  const { id, email } = await somebody(world.services, 'Emil');
  await world.services.db.seat.update({ where: { tableId_seat: { tableId, seat } }, data: { playerId: id } });
  return { seat, playerId: id, email, name: 'Emil' };
}

async function end({ tableId }: PressGame): Promise<void> {
  const finishedAt = world.services.clock.now();
  await world.services.db.table.update({ where: { id: tableId }, data: { status: 'finished', finishedAt } });
}

test('a substitute has the letters since they took over, and none of before', async () => {
  const game = await pressGame(world.services);
  await write(world.services, game, game.fr, ['uk'], 'Between us.');
  const emil = await handOver(game, game.uk);
  expect((await readPress(world.services, asOf(game, emil))).threads).toEqual([]);
  expect(await countUnread(world.services, game.uk.playerId)).toEqual(new Map());
  expect((await refused(() => readPress(world.services, asOf(game, game.uk)))).code).toBe('forbidden');
  const { thread } = await write(world.services, game, game.fr, ['uk'], 'And you are?');
  const { letters } = await readThread(world.services, { ...asOf(game, emil), thread });
  expect(letters.map(({ text }) => text)).toEqual(['And you are?']);
});

describe('search', () => {
  test('finds words in one’s own letters, and in no others', async () => {
    const game = await pressGame(world.services);
    await write(world.services, game, game.fr, ['uk'], 'The RHINE is mine.');
    await write(world.services, game, game.uk, ['us'], 'France wants the Rhine.');
    const find = async (writer: Writer, words: string) =>
      (await findLetters(world.services, { ...asOf(game, writer), words })).map(({ text }) => text);
    expect(await find(game.fr, 'rhine')).toEqual(['The RHINE is mine.']);
    expect(await find(game.uk, 'rhine')).toEqual(['France wants the Rhine.', 'The RHINE is mine.']);
    expect(await find(game.it, 'rhine')).toEqual([]);
    expect(await find(game.fr, '%')).toEqual([]);
    expect(await find(game.fr, ' ')).toEqual([]);
    for (const words of ['x'.repeat(101), 'a\0b'])
      expect((await refused(() => find(game.fr, words))).code).toBe('bad-input');
  });

  test.each(['a\0b', 'no-such-thread', ''])('an address that names no conversation is unknown (%j)', async (thread) => {
    const game = await pressGame(world.services);
    expect(await refused(() => readThread(world.services, { ...asOf(game, game.fr), thread }))).toEqual({
      code: 'not-found',
      says: 'You have no such letters.',
    });
  });

  test('and others’ conversations are unknown as well', async () => {
    const game = await pressGame(world.services);
    const { thread } = await write(world.services, game, game.fr, ['uk'], 'Between us.');
    expect((await refused(() => readThread(world.services, { ...asOf(game, game.us), thread }))).code).toBe(
      'not-found',
    );
  });
});

test('muting is nobody else’s business, and is no way to find out who does not sign', async () => {
  const game = await pressGame(world.services, { policy: { pressSigned: 'choice' } });
  await muteWriter(world.services, { ...asOf(game, game.uk), who: 'fr', muted: true });
  await write(world.services, game, game.fr, ['uk'], 'Signed.');
  await write(world.services, game, game.fr, ['uk'], 'A friend.', { unsigned: true });
  const { threads, unread } = await readPress(world.services, asOf(game, game.uk));
  expect(threads.map(({ unread: count, last }) => [last.text, count])).toEqual([
    ['A friend.', 1],
    ['Signed.', 0],
  ]);
  expect(unread).toBe(1);
  await muteWriter(world.services, { ...asOf(game, game.uk), who: 'fr', muted: false });
  await write(world.services, game, game.fr, ['uk'], 'Again.');
  expect((await readPress(world.services, asOf(game, game.uk))).unread).toBe(2);
});

describe('a report', () => {
  test('shows moderators the letters it names and no others, and tells those who have them', async () => {
    const game = await pressGame(world.services, { policy: { pressSigned: 'choice' } });
    const { tableId, fr, uk, us, it } = game;
    const olga = await somebody(world.services, 'Olga');
    await world.services.db.tableModerator.create({ data: { tableId, playerId: olga.id } });
    const bad = await write(world.services, game, fr, ['uk', 'us'], 'You fools.', { unsigned: true });
    await write(world.services, game, fr, ['uk'], 'Our secret.');
    const asked = { tableId, playerId: olga.id };
    const dispute = await reportLetters(world.services, {
      ...asOf(game, uk),
      letters: [bad.letter],
      text: 'That is no way to speak.',
    });
    const about = { ...asked, disputeId: dispute.id };
    expect(await readReported(world.services, about)).toEqual({ count: 1, readAt: undefined, letters: undefined });
    await world.services.db.notification.deleteMany({});

    expect((await refused(() => openReported(world.services, { ...about, playerId: uk.playerId }))).code).toBe(
      'forbidden',
    );
    const { letters = [] } = await openReported(world.services, about);
    expect(letters.map(({ from, text }) => [t(from.name), text])).toEqual([['France', 'You fools.']]);
    expect(JSON.stringify(letters)).not.toContain('Our secret');
    await openReported(world.services, about);
    const told = await world.services.db.notification.findMany({ where: { kind: 'letters-read' } });
    expect(told.map(({ playerId }) => playerId).toSorted()).toEqual([fr, uk, us].map((one) => one.playerId).toSorted());
    await flush(world);
    expect((await newestMail(world, us.email)).subject).toContain('a moderator has read a letter of yours');
    const { letters: now } = await readThread(world.services, { ...asOf(game, us), thread: bad.thread });
    expect(now[0]?.moderatorReadAt).toEqual(world.services.clock.now());
    const acts = await readTableActs(world.services, tableId);
    expect(JSON.stringify(acts)).toContain('"did":"letters"');
    expect(await readReported(world.services, { ...about, playerId: uk.playerId })).toMatchObject({
      letters: undefined,
    });
    expect((await refused(() => readReported(world.services, { ...about, playerId: it.playerId }))).code).toBe(
      'not-found',
    );
  });

  test.each([
    ['before the game', 2],
    ['after its end', 4],
  ])('%s is read by a moderator alone, and both hear of it', async (_, joined) => {
    const { services: s } = world;
    await s.db.dispute.deleteMany({});
    const game = await pressGame(s, { joined });
    const { tableId, fr, uk } = game;
    if (joined === 4) await end(game);
    const to = joined === 4 ? 'uk' : `player:${uk.playerId}`;
    const { letter, thread } = await write(s, game, fr, [to], 'You fool.');
    const secret = await write(s, game, uk, 'everybody', 'Not this one.');
    const olga = await somebody(s, 'Olga', 'moderator');
    const { id: disputeId } = await reportLetters(s, { ...asOf(game, uk), letters: [letter], text: 'Rude.' });
    const about = { tableId, disputeId, playerId: olga.id };
    expect(await refused(() => readReported(s, { ...about, playerId: fr.playerId }))).toMatchObject({
      code: 'not-found',
    });
    expect((await readQueue(s, olga.id)).disputes.map((line) => line.tableId)).toEqual([tableId]);
    await flush(world);
    expect((await newestMail(world, olga.email)).subject).toContain('calls the moderator');

    expect((await readReported(s, about))?.letters).toBeUndefined();
    s.clock.advance(1000);
    const { letters = [] } = await openReported(s, about);
    expect(letters.map(({ id }) => id)).toEqual([letter]);
    expect(letters.map(({ id }) => id)).not.toContain(secret.letter);
    await flush(world);
    for (const one of [fr, uk]) {
      expect((await newestMail(world, one.email)).subject).toContain('a moderator has read a letter of yours');
      const { letters: now } = await readThread(s, { ...asOf(game, one), thread });
      expect(now[0]?.moderatorReadAt).toEqual(s.clock.now());
    }
    await resolveDispute(s, { ...about, resolution: 'Be kind.' });
    s.clock.advance(60_000);
    await flush(world);
    expect((await newestMail(world, uk.email)).text).toContain('Be kind.');
    expect((await newestMail(world, fr.email)).text).not.toContain('Be kind.');
    await s.db.player.update({ where: { id: olga.id }, data: { role: 'player' } });
  });

  test('before the game is not for those who have not joined', async () => {
    const game = await pressGame(world.services, { joined: 2 });
    const { letter } = await write(world.services, game, game.fr, 'everybody', 'Hello.');
    const report = () => reportLetters(world.services, { ...asOf(game, game.us), letters: [letter], text: 'Hm.' });
    expect((await refused(report)).code).toBe('forbidden');
  });

  test('names letters that its writer has', async () => {
    const game = await pressGame(world.services);
    const { letter } = await write(world.services, game, game.fr, ['uk'], 'Between us.');
    const report = (letters: readonly string[], text = 'Look.') =>
      refused(() => reportLetters(world.services, { ...asOf(game, game.us), letters, text }));
    expect((await report([letter])).says).toBe('You can only report letters that you have.');
    expect((await report(['a\0b'])).says).toBe('You can only report letters that you have.');
    expect((await report([])).says).toBe('Choose the letters that you report.');
    expect((await report(Array.from({ length: 21 }, newId))).says).toBe('Report at most 20 letters at once.');
  });
});

describe('the letters of a finished game', () => {
  const published = async (game: PressGame) =>
    (await readPublished(world.services, { tableId: game.tableId }))?.letters.map(
      ({ from, text }) => `${from ? t(from.name) : '?'}: ${text}`,
    );

  test('are published when all its players agree, and while they do', async () => {
    const game = await pressGame(world.services, { policy: { pressSigned: 'choice' }, joined: 4 });
    const { tableId, fr, uk, us, it } = game;
    await write(world.services, game, fr, ['uk'], 'Shall we?');
    await write(world.services, game, us, 'everybody', 'Beware.', { unsigned: true });
    expect(
      (await refused(() => agreeToPublish(world.services, { tableId, playerId: fr.playerId, agrees: true }))).says,
    ).toBe('You can agree to publish the letters when the game is over.');
    expect((await readPublication(world.services, tableId)).state).toBe('open');
    await end(game);
    world.services.clock.advance(1000);
    await write(world.services, game, fr, 'everybody', 'Well played.');
    for (const one of [fr, uk, us]) {
      await agreeToPublish(world.services, { ...asOf(game, one), agrees: true });
      expect(await published(game)).toBeUndefined();
    }
    await agreeToPublish(world.services, { ...asOf(game, it), agrees: true });
    expect(await published(game)).toEqual(['France: Shall we?', '?: Beware.']);
    await agreeToPublish(world.services, { ...asOf(game, uk), agrees: false });
    expect(await published(game)).toBeUndefined();
  });

  test('are published without those of a player who left and has agreed to nothing', async () => {
    const game = await pressGame(world.services);
    await write(world.services, game, game.uk, 'everybody', 'Mine.');
    await write(world.services, game, game.fr, 'everybody', 'Yours.');
    const emil = await handOver(game, game.uk);
    await end(game);
    for (const one of [game.fr, emil, game.us, game.it])
      await agreeToPublish(world.services, { ...asOf(game, one), agrees: true });
    expect(await published(game)).toEqual(['France: Yours.']);
  });

  test.each([
    ['always', ['France: Hm.']],
    ['never', undefined],
  ] as const)('are as the table says (%s)', async (pressPublished, letters) => {
    const game = await pressGame(world.services, { policy: { pressPublished } });
    await write(world.services, game, game.fr, 'everybody', 'Hm.');
    expect(await published(game)).toBeUndefined();
    await end(game);
    expect(await published(game)).toEqual(letters);
    expect((await refused(() => agreeToPublish(world.services, { ...asOf(game, game.fr), agrees: true }))).says).toBe(
      'It is not for the players to say whether the letters of this table are published.',
    );
  });
});
