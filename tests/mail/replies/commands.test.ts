import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { flush, type MailWorld, mailWorld, newestMail, playOn, tokenIn } from '../harness/mail-world.ts';
import { askedTable, DOMAIN, flat, letAct, PROVEN, reply, seqOf } from './reply-table.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0, replyDomain: DOMAIN });
});
afterAll(() => world.close());

describe('commands in a reply', () => {
  test('show, log, orders, draft and help are answered, also beside an answer, and change nothing', async () => {
    const { tableId, asked, mail } = await askedTable(world);
    const before = await seqOf(world, tableId);
    const text = 'Show\nlog.\norders\ndraft\nHELP\n\nBruno';
    const answer = await reply(world, mail, text, { from: 'x@elsewhere.example' }, asked.email);
    expect(answer.subject).toBe('[Tuesday Club] what you asked for');
    for (const part of ['The board', 'What happened last', 'Drafts', '“absent 1 Dec to 10 Dec”'])
      expect(flat(answer.text)).toContain(part);
    const echo = await reply(world, mail, 'help\n2', { from: asked.email });
    expect(echo.subject).toContain('confirm: The US plays first');
    expect(echo.text).toContain('What you can write');
    expect(await seqOf(world, tableId)).toBe(before);
  });

  test('absent sets days, when it is proven; else it has a link to them', async () => {
    const { asked, mail } = await askedTable(world);
    const absences = () => world.services.db.absence.count({ where: { playerId: asked.playerId } });
    const echo = await reply(world, mail, 'absent 1 Dec to 10 Dec', { from: asked.email });
    expect(flat(echo.text)).toContain('/preferences/absences?from=2026-12-01&to=2026-12-10');
    expect(await absences()).toBe(0);
    await letAct(world, asked.playerId);
    const done = await reply(world, mail, 'Absent from 1 to 10 December\n2', { from: asked.email, proof: PROVEN });
    expect(done.subject).toContain('done: 2 answers');
    expect(flat(done.text)).toContain('away from 1 Dec 2026 to 10 Dec 2026');
    expect(await absences()).toBe(1);
    const twice = await reply(world, done, 'away 2026-12-05 to 2026-12-06', { from: asked.email, proof: PROVEN });
    expect(twice.subject).toContain('not done: away from 5 Dec 2026');
    expect(await absences()).toBe(1);
  });

  test.each([
    ['absent 1/12 to 10/12', 'is not understood as days'],
    ['absent 30 Feb 2027 to 3 Mar 2027', 'is not understood as days'],
    ['undo', 'nothing of yours to take back'],
    ['undo\n2', 'a mail of its own'],
    ['fold', '“fold” is not one of the answers'],
  ])('“%s” is not understood, and nothing happens', async (text, why) => {
    const { tableId, asked, mail } = await askedTable(world);
    await letAct(world, asked.playerId);
    const before = await seqOf(world, tableId);
    const answer = await reply(world, mail, text, { from: asked.email, proof: PROVEN });
    expect(answer.subject).toContain('your reply was not understood');
    expect(flat(answer.text)).toContain(why);
    expect(await seqOf(world, tableId)).toBe(before);
  });

  test('what is not understood comes back in its exact lines, the empty ones too', async () => {
    const { asked, mail } = await askedTable(world);
    const wrote = 'fold\n\nand leave, as I would at any table where cards are worse than these ones';
    const answer = await reply(world, mail, wrote, { from: asked.email });
    expect(answer.text).toContain('You wrote:\n> fold\n>');
    expect(flat(answer.text).replaceAll('> ', '')).toContain(flat(wrote));
    expect(answer.html).toContain('and leave, as I would at any table');
    const alone = await reply(world, mail, 'fold', { from: asked.email });
    expect(alone.text).toContain('You wrote: “fold”');
    // There is nothing else that would have to be written again.
    expect(flat(alone.text)).not.toContain('please write all of it again');
    const undo = await reply(world, mail, 'undo', { from: asked.email });
    expect(flat(undo.text)).not.toContain('please write all of it again');
    const both = await reply(world, mail, 'undo\n2', { from: asked.email });
    expect(flat(both.text)).toContain('please write all of it again');
  });

  test('days away are said as their player reads dates', async () => {
    const { asked, mail } = await askedTable(world);
    await world.services.db.player.update({ where: { id: asked.playerId }, data: { locale: 'es' } });
    const echo = await reply(world, mail, 'ausente 1 dic a 10 dic', { from: asked.email });
    expect(flat(echo.text)).toContain('ausencia del 1 dic 2026 al 10 dic 2026');
    const oneDay = await reply(world, mail, 'ausente 3 de diciembre', { from: asked.email });
    expect(flat(oneDay.text)).toContain('ausencia el 3 dic 2026');
  });

  test('undo without proof has a link that takes it back, and can be confirmed', async () => {
    const { tableId, asked, mail } = await askedTable(world);
    await letAct(world, asked.playerId);
    const done = await reply(world, mail, '2', { from: asked.email, proof: PROVEN });
    const before = await seqOf(world, tableId);
    const echo = await reply(world, done, 'undo', { from: asked.email });
    expect(tokenIn(echo, 'z')).toBeDefined();
    expect(await seqOf(world, tableId)).toBe(before);
    const undone = await reply(world, echo, 'yes', { from: asked.email, proof: PROVEN });
    expect(undone.subject).toContain('done: taken back');
    expect(await seqOf(world, tableId)).toBe(before + 1);
  });

  test('undo of what others have answered since asks for nothing by itself', async () => {
    const { tableId, asked, other, mail } = await askedTable(world);
    await letAct(world, asked.playerId);
    const done = await reply(world, mail, '1', { from: asked.email, proof: PROVEN });
    const by: string[] = [];
    while (!by.includes(other.seat)) by.push(...(await playOn(world.services, tableId)));
    await flush(world);
    const answer = await reply(world, done, 'undo', { from: asked.email, proof: PROVEN });
    expect(flat(answer.text)).toContain('needs the consent of');
    expect(await world.services.db.takeback.count({ where: { tableId } })).toBe(0);
    expect((await newestMail(world, other.email)).subject).not.toContain('take');
  });
});
