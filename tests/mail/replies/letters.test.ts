import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { translator } from '../../../src/i18n/translator.ts';
import { updatePlayer } from '../../../src/people/update-player.ts';
import { muteWriter } from '../../../src/press/mute-writer.ts';
import { flush, type MailWorld, mailWorld, newestMail, tokenIn } from '../harness/mail-world.ts';
import { type AskedTable, askedTable, DOMAIN, flat, letAct, PROVEN, reply, seqOf } from './reply-table.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0, replyDomain: DOMAIN });
});
afterAll(() => world.close());

const NAMES: { readonly [seat: string]: string } = { us: 'US', ussr: 'USSR' };

/** A table, and what the other seat is called. */
async function table(): Promise<AskedTable & { readonly them: string; readonly me: string }> {
  const asked = await askedTable(world);
  return { ...asked, them: NAMES[asked.other.seat] ?? '', me: NAMES[asked.asked.seat] ?? '' };
}

const lettersOf = async ({ tableId }: AskedTable) =>
  (await world.services.db.letter.findMany({ where: { tableId }, orderBy: { number: 'asc' } })).map(({ text }) => text);

describe('a letter by reply', () => {
  test('goes out when its sender is proven, also of a player who confirms; the answer says to whom', async () => {
    const all = await table();
    const { them, asked, other, mail } = all;
    const text = `to ${them.toLowerCase()}: Shall we keep out\nof Cuba?\n\nThanks`;
    const done = await reply(world, mail, text, { from: asked.email, proof: PROVEN });
    expect(done.subject).toBe(`[Tuesday Club] done: letter to ${them}`);
    expect(flat(done.text)).toContain(`Your letter to ${them}: “Shall we keep out of Cuba?”`);
    expect(done.text).not.toContain('Nothing new');
    expect(await lettersOf(all)).toEqual(['Shall we keep out\nof Cuba?']);
    await flush(world);
    expect((await newestMail(world, other.email)).text).toContain('Shall we keep out');
  });

  test.each(['Best, Anna', 'Thanks! – A.', 'Un saludo,\nAnna'])('may end with “%s”', async (farewell) => {
    const all = await table();
    const { them, asked, mail } = all;
    await updatePlayer(world.services, { playerId: asked.playerId, name: 'Anna', locale: 'es' });
    const text = `to ${them}: Shall we?\n\n${farewell}`;
    const done = await reply(world, mail, text, { from: asked.email, proof: PROVEN });
    expect(done.subject).toContain('hecho: carta a');
    expect(await lettersOf(all)).toEqual(['Shall we?']);
  });

  test('without proof waits for a link or “yes”, and is sent once', async () => {
    const all = await table();
    const { them, asked, mail } = all;
    const echo = await reply(world, mail, `to ${them}: Hello there.`, { from: asked.email });
    expect(echo.subject).toContain(`confirm: letter to ${them}`);
    expect(echo.text).toContain('Hello there.');
    expect(tokenIn(echo, 'l')).toBeDefined();
    expect(await lettersOf(all)).toEqual([]);
    await reply(world, echo, 'yes', { from: asked.email });
    expect(await lettersOf(all)).toEqual([]);
    await reply(world, echo, 'yes', { from: asked.email, proof: PROVEN });
    await reply(world, echo, 'Yes!', { from: asked.email, proof: PROVEN });
    expect(await lettersOf(all)).toEqual(['Hello there.']);
  });

  test('from another address, or forged, is sent to nobody', async () => {
    const all = await table();
    const { them, asked, mail } = all;
    const text = `to ${them}: I resign.`;
    await reply(world, mail, text, { from: 'mallory@elsewhere.example', proof: PROVEN }, asked.email);
    await reply(world, mail, text, { from: asked.email, proof: { state: 'failed', by: undefined } });
    expect(await lettersOf(all)).toEqual([]);
  });

  test('that arrives twice is one letter', async () => {
    const all = await table();
    const { them, asked, mail } = all;
    const text = `to ${them}: Once.`;
    await reply(world, mail, text, { from: asked.email, proof: PROVEN });
    const again = await reply(world, mail, text, { from: asked.email, proof: PROVEN });
    expect(flat(again.text)).toContain('The same words came to the same address before');
    expect(await lettersOf(all)).toEqual(['Once.']);
  });

  test('beside an answer waits with it, and neither is taken by halves', async () => {
    const all = await table();
    const { tableId, them, asked, mail } = all;
    const before = await seqOf(world, tableId);
    const echo = await reply(world, mail, `2\nto ${them}: I go second.`, { from: asked.email, proof: PROVEN });
    expect(echo.subject).toContain('confirm: 2 answers');
    expect(flat(echo.text)).toContain('The US plays first');
    expect([await lettersOf(all), await seqOf(world, tableId)]).toEqual([[], before]);
    await letAct(world, asked.playerId);
    const done = await reply(world, echo, 'yes', { from: asked.email, proof: PROVEN });
    expect(done.subject).toContain('done: 2 answers');
    expect(await lettersOf(all)).toEqual(['I go second.']);
    expect(await seqOf(world, tableId)).toBeGreaterThan(before);
  });

  test.each([
    ['an answer below it', '2', '“2” could be a part of your letter'],
    ['the name of one below it', 'The US plays first', 'could be a part of your letter'],
    ['a command below it', 'undo', '“undo” could be a part of your letter'],
    ['a numbered answer in it', 'Hello; Q1: 2', 'could be a part of your letter'],
    ['a second paragraph', '\nI mean it.', 'It ends at the first empty line'],
  ])('with %s is not sent', async (_, below, why) => {
    const all = await table();
    const { tableId, them, asked, mail } = all;
    await letAct(world, asked.playerId);
    const before = await seqOf(world, tableId);
    const answer = await reply(world, mail, `to ${them}: Hello\n${below}`, { from: asked.email, proof: PROVEN });
    expect(answer.subject).toContain('your reply was not understood');
    expect(flat(answer.text)).toContain(why);
    expect([await lettersOf(all), await seqOf(world, tableId)]).toEqual([[], before]);
  });

  test('and an answer below an empty line, or with its number, are both done', async () => {
    for (const below of ['\n2', 'Q1: 2']) {
      const all = await table();
      const { tableId, them, asked, mail } = all;
      await letAct(world, asked.playerId);
      const before = await seqOf(world, tableId);
      await reply(world, mail, `to ${them}: Hello\n${below}`, { from: asked.email, proof: PROVEN });
      expect(await lettersOf(all)).toEqual(['Hello']);
      expect(await seqOf(world, tableId)).toBeGreaterThan(before);
    }
  });

  test('in Spanish, and in English by somebody who reads Spanish', async () => {
    const all = await table();
    const { asked, mail, them } = all;
    await updatePlayer(world.services, { playerId: asked.playerId, locale: 'es' });
    const name = translator('es', 'UTC').text(`iron-curtain.side.${all.other.seat}`).toUpperCase();
    for (const text of [`Para ${name}: Hola.`, 'A TODOS: ¿Qué tal?', `to ${them}: Hello.`]) {
      const done = await reply(world, mail, text, { from: asked.email, proof: PROVEN });
      expect(done.subject).toContain('hecho: carta a ');
    }
    expect(await lettersOf(all)).toEqual(['Hola.', '¿Qué tal?', 'Hello.']);
  });

  test('with files says that they were not passed on, and leaves out addresses', async () => {
    const all = await table();
    const { them, asked, mail } = all;
    const text = `to ${them}: Write to me@home.example.`;
    const boundary =
      `--b\r\nContent-Type: text/plain\r\n\r\n${text}\r\n--b\r\nContent-Type: application/pdf\r\n` +
      'Content-Disposition: attachment; filename="map.pdf"\r\n\r\nmap\r\n--b--';
    const done = await reply(world, mail, boundary, { from: asked.email, proof: PROVEN }, asked.email, [
      'Content-Type: multipart/mixed; boundary=b',
    ]);
    expect(flat(done.text)).toContain('The file that came with it was not passed on');
    expect(flat(done.text)).toContain('were left out');
    expect(await lettersOf(all)).toEqual(['Write to […@…].']);
  });
});

describe('a letter that cannot be sent', () => {
  const refused = async (line: (them: string, me: string) => string, policy: object = {}) => {
    const all = await table();
    const { tableId, asked, mail, them, me } = all;
    await world.services.db.table.update({ where: { id: tableId }, data: { policy } });
    const answer = await reply(world, mail, line(them, me), { from: asked.email, proof: PROVEN });
    expect(answer.subject).toContain('your reply was not understood');
    expect(await lettersOf(all)).toEqual([]);
    return flat(answer.text);
  };

  test('to nobody of that name gets the nearest', async () => {
    expect(await refused(() => 'to UKSR: Hello.')).toContain('Nobody at the table is called “UKSR”');
    expect(await refused(() => 'to Ruritania: Hello.')).toContain('You can write to: ');
  });

  test('is refused in the words of its page', async () => {
    expect(await refused((_, me) => `to ${me}: Hello.`)).toContain('You cannot choose yourself.');
    expect(await refused((them) => `to ${them}:`)).toContain('Write something first.');
    expect(await refused((them) => `to ${them}: ${'x'.repeat(9000)}`)).toContain('A letter has at most');
    expect(await refused((them) => `to ${them}: Hi.`, { pressWhen: 'never' })).toContain('No letters are written');
    expect(await refused((them) => `to ${them}, unsigned: Hi.`)).toContain('every letter is signed');
    expect(await refused((them) => `to ${them}: a${'\nb'.repeat(120)}`)).toContain('at most 100 lines');
  });
});

test('a letter to somebody who has muted its writer is answered with the same words as any other', async () => {
  const answers = [];
  for (const muted of [false, true]) {
    const { tableId, them, asked, other, mail } = await table();
    await muteWriter(world.services, { tableId, playerId: other.playerId, who: asked.seat, muted });
    const done = await reply(world, mail, `to ${them}: Hello.`, { from: asked.email, proof: PROVEN });
    const words = done.text.replace(/https?:\S+/gu, '…').replace(/\d\d:\d\d/gu, '…');
    answers.push(them === 'US' ? words : words.replaceAll('USSR', 'US'));
  }
  expect(answers[1]?.slice(0, 300)).toBe(answers[0]?.slice(0, 300));
});

test('what is written does not take longer than its length', async () => {
  const { asked, mail } = await table();
  const lines = `${'to nobody: x\n'.repeat(30)}${'to US: 2\n\n'.repeat(400)}`;
  const answer = await reply(world, mail, lines, { from: asked.email, proof: PROVEN });
  expect(flat(answer.text)).toContain('More than 20 commands');
});
