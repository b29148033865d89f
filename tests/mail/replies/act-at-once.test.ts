import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { deliverMail } from '../../../src/mail/outbox/deliver-mail.ts';
import { mailboxTransport } from '../../../src/mail/transports/mailbox-transport.ts';
import { chooseReplies } from '../../../src/people/reply-mode.ts';
import { flush, type MailWorld, mailWorld, newestMail, playOn, tokenIn } from '../harness/mail-world.ts';
import { arrive, askedTable, DOMAIN, flat, letAct, PROVEN, reply, replyTo, seqOf } from './reply-table.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0, replyDomain: DOMAIN });
});
afterAll(() => world.close());

/** A table whose asked player wants clear replies to act. */
async function acting() {
  const table = await askedTable(world);
  await letAct(world, table.asked.playerId);
  return table;
}

describe('a clear reply of a player who wants it so', () => {
  test('acts at once; the answer says what was done, shows the board and carries a link to undo it', async () => {
    const { tableId, asked, mail } = await acting();
    const before = await seqOf(world, tableId);
    const answer = await reply(world, mail, '2', { from: asked.email, proof: PROVEN });
    expect(await seqOf(world, tableId)).toBeGreaterThan(before);
    expect(answer.subject).toBe('[Tuesday Club] done: The US plays first');
    expect(answer.text).toContain('What has changed on the board');
    expect(tokenIn(answer, 'z')).toBeDefined();
    const entry = await world.services.db.entry.findFirstOrThrow({ where: { tableId, seq: before + 1 } });
    expect(entry.data).toMatchObject({ how: 'reply', answer: 'us' });
  });

  test('does what it says once, however often its answer is written', async () => {
    const { tableId, asked, mail } = await acting();
    await arrive(world, mail, '2', { from: asked.email, proof: PROVEN });
    const [id] = await flush(world);
    const after = await seqOf(world, tableId);
    await world.services.db.mail.update({ where: { id }, data: { status: 'queued' } });
    world.services.clock.advance(1000);
    await deliverMail(world, mailboxTransport(world.services), id ?? '');
    expect(await seqOf(world, tableId)).toBe(after);
    expect((await newestMail(world, asked.email)).subject).toContain('done: The US plays first');
  });

  test('can be taken back by the reply “undo”, once, however often that mail arrives', async () => {
    const { tableId, asked, mail } = await acting();
    const done = await reply(world, mail, '2', { from: asked.email, proof: PROVEN });
    const undone = await reply(world, done, 'undo', { from: asked.email, proof: PROVEN });
    expect(undone.subject).toContain('done: taken back');
    const after = await seqOf(world, tableId);
    const again = await reply(world, done, 'undo', { from: asked.email, proof: PROVEN });
    expect(again.subject).not.toContain('done:');
    expect(await seqOf(world, tableId)).toBe(after);
    // The question is open once more, and its mail asks it.
    expect((await reply(world, undone, '1', { from: asked.email, proof: PROVEN })).subject).toContain('play first');
  });

  test.each([
    ['without proof', '2', { proof: undefined }, 'nothing proves that you sent it'],
    ['that is forged', '2', { proof: { state: 'failed', by: undefined } }, "the sender's domain says"],
    ['from another address', '2', { from: 'mallory@elsewhere.example', proof: PROVEN }, 'from another address'],
    ['with words that nobody understands', '2\n\nbut not before Cuba', { proof: PROVEN }, 'not every word of it'],
    ['that denies it', 'not the us plays first', { proof: PROVEN }, 'not every word of it'],
    ['with a word that was guessed', 'the us plays frist', { proof: PROVEN }, 'not every word of it'],
  ] as const)('%s is only echoed', async (_, text, given, why) => {
    const { tableId, asked, mail } = await acting();
    const before = await seqOf(world, tableId);
    const answer = await reply(world, mail, text, { from: asked.email, ...given }, asked.email);
    expect(await seqOf(world, tableId)).toBe(before);
    expect(answer.subject).toContain('confirm: The US plays first');
    expect(flat(answer.text)).toContain(why);
  });

  test('acts with a name, thanks and a signature below it', async () => {
    const { tableId, asked, mail } = await acting();
    const { name } = await world.services.db.player.findUniqueOrThrow({ where: { id: asked.playerId } });
    await reply(world, mail, `The US plays first\n\nThanks!\n${name}\n-- \nSent by pigeon`, {
      from: asked.email,
      proof: PROVEN,
    });
    expect(await seqOf(world, tableId)).toBeGreaterThan(1);
  });

  test('a table can have it otherwise than the others', async () => {
    const { tableId, asked, mail } = await acting();
    const before = await seqOf(world, tableId);
    const by = { tableId, playerId: asked.playerId };
    await chooseReplies(world.services, { ...by, replies: 'confirm' });
    const answer = await reply(world, mail, '2', { from: asked.email, proof: PROVEN });
    expect(answer.subject).toContain('confirm: ');
    expect(await seqOf(world, tableId)).toBe(before);
    await chooseReplies(world.services, { ...by, replies: 'act' });
    await world.services.db.player.update({ where: { id: asked.playerId }, data: { mail: {} } });
    await reply(world, mail, 'the us plays first', { from: asked.email, proof: PROVEN });
    expect(await seqOf(world, tableId)).toBeGreaterThan(before);
    await expect(chooseReplies(world.services, { ...by, replies: 'always' })).rejects.toThrow();
  });

  test('of a question that was answered meanwhile says so and does nothing', async () => {
    const { tableId, asked, mail } = await acting();
    await playOn(world.services, tableId, 1);
    await flush(world);
    const before = await seqOf(world, tableId);
    const answer = await reply(world, mail, '2', { from: asked.email, proof: PROVEN });
    expect(answer.subject).toContain('too late');
    expect(await seqOf(world, tableId)).toBe(before);
  });
});

describe('the reply “yes”', () => {
  test('confirms what its mail proposed, when it is proven', async () => {
    const { tableId, asked, mail } = await askedTable(world);
    const before = await seqOf(world, tableId);
    const echo = await reply(world, mail, '2', { from: asked.email, proof: PROVEN });
    expect(flat(echo.text)).toContain('or reply “yes”');
    const unproven = await reply(world, echo, 'Yes', { from: asked.email });
    expect(unproven.subject).toContain('confirm: The US plays first');
    expect(await seqOf(world, tableId)).toBe(before);
    const done = await reply(world, unproven, 'yes!\n\nThanks', { from: asked.email, proof: PROVEN });
    expect(done.subject).toContain('done: The US plays first');
    expect(await seqOf(world, tableId)).toBeGreaterThan(before);
  });

  test('is not asked for where nothing proves who writes: the link is what confirms', async () => {
    const { asked, mail } = await askedTable(world);
    const echo = await reply(world, mail, '2', { from: asked.email });
    expect(flat(echo.text)).not.toContain('or reply “yes”');
    const again = await reply(world, echo, 'yes', { from: asked.email });
    expect(flat(again.text)).toContain('nothing proves that you sent it');
    expect(flat(again.text)).not.toContain('or reply “yes”');
    expect(tokenIn(again, 'a')).toBeDefined();
  });

  test('from another address confirms nothing', async () => {
    const { tableId, asked, mail } = await askedTable(world);
    const before = await seqOf(world, tableId);
    const echo = await reply(world, mail, '2', { from: asked.email });
    await reply(world, echo, 'yes', { from: 'mallory@elsewhere.example', proof: PROVEN }, asked.email);
    expect(await seqOf(world, tableId)).toBe(before);
    expect(replyTo(echo)).toContain(DOMAIN);
  });
});
