import { afterAll, beforeAll, expect, test } from '@jest/globals';
import nodemailer from 'nodemailer';
import { seededRandom } from '../../src/kernel/random.ts';
import { SMALL } from '../harness/pictures.ts';
import { testClock } from '../harness/test-clock.ts';
import { writtenMail } from '../mail/inbound/harness/signed-mail.ts';
import { checkPost } from './harness/check-post.ts';
import { englishFinder } from './harness/english-in.ts';
import type { House } from './harness/house.ts';
import { playByReply, type Replier } from './harness/play-by-reply.ts';
import { aPlayer, aTable } from './harness/players.ts';
import { headerOf, readMail } from './harness/read-mail.ts';
import { openReplyingHouse, type ReplyingHouse } from './harness/replying-house.ts';
import { settled } from './harness/settled.ts';

/*
 * A whole game of Iron Curtain in Spanish: every answer is a signed mail that comes in over SMTP, as some mail program
 * writes it. Nobody opens a page.
 */

const HALF_AN_HOUR = 1_800_000;
const clock = testClock();
let house: House;
let replying: ReplyingHouse;
beforeAll(async () => {
  replying = await openReplyingHouse({ clock, drawing: SMALL });
  ({ house } = replying);
});
afterAll(() => replying.close());

let sent = 0;
/** From another place after every fifty mails: more than sixty an hour of one sender are not taken. */
async function send(from: string, to: string, text: string): Promise<void> {
  const localAddress = `127.0.0.${2 + Math.floor(sent / 50)}`;
  sent += 1;
  const { port, signedBy } = replying;
  const raw = Buffer.from(await writtenMail({ from, to, text, signedBy }));
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port, ignoreTLS: true, localAddress });
  await transport.sendMail({ raw, envelope: { from, to } });
  transport.close();
}

let tableId: string;
let people: readonly Replier[];

test('two Spaniards play a whole game by signed replies alone: each does just what it says', async () => {
  const { services } = house;
  const [ana, blas] = [await aPlayer(services, 'Ana'), await aPlayer(services, 'Blas')];
  for (const [{ id }, mail] of [
    [ana, { off: [], replies: 'act' }],
    [blas, { off: [], replies: 'act', format: 'plain' }],
  ] as const)
    await services.db.player.update({ where: { id }, data: { locale: 'es', mail } });
  ({ id: tableId } = await aTable(services, [ana, blas], { name: 'Círculo' }));
  people = [
    { seat: 'us', playerId: ana.id, email: ana.email, locale: 'es', by: 'number' },
    { seat: 'ussr', playerId: blas.id, email: blas.email, locale: 'es', by: 'words' },
  ];

  const { mails } = house.mailbox;
  const played = await playByReply(
    services,
    { tableId, people, random: seededRandom('por carta'), most: 200 },
    {
      async newest({ email }) {
        const mail = mails.findLast(({ recipients }) => recipients.includes(email));
        if (!mail) throw new Error(`no mail to ${email}`);
        return readMail(mail);
      },
      async reply({ email }, mail, text) {
        await send(email, headerOf(mail, 'reply-to') ?? '', text);
        await settled(house.database.db, 120_000, undefined, clock.now());
      },
      async settle() {
        clock.advance(HALF_AN_HOUR);
        await settled(house.database.db, 120_000, undefined, clock.now());
      },
    },
  );
  const { replies, byNumber, chains, programs } = played;
  console.log(`${replies} replies, ${byNumber} by number, ${chains} with several answers; ${programs.size} programs.`);
  expect(byNumber).toBeGreaterThan(4);
  expect(replies - byNumber).toBeGreaterThan(4);
  expect(programs.size).toBeGreaterThan(4);
  const { status } = await services.db.table.findUniqueOrThrow({ where: { id: tableId } });
  expect(status).toBe('finished');
}, 600_000);

test('every mail of it is Spanish, from the first to the score', () => {
  const english = englishFinder('es');
  expect(english('The table: it is waiting for you. You get this mail because you play the US.')).not.toEqual([]);
  const { mails } = house.mailbox;
  const theirs = mails.filter(({ recipients }) => people.some(({ email }) => recipients.includes(email)));
  expect(theirs.length).toBe(mails.length);
  const found = theirs.flatMap((mail) => {
    const { subject, $ } = readMail(mail);
    if (mail.html !== undefined) expect($('html').attr('lang')).toBe('es');
    const words = english(`${subject}\n${mail.text}\n${$('body').text()}`);
    return words.length > 0 ? [`${subject}: ${words.join(' | ')}`] : [];
  });
  expect(found).toEqual([]);
  for (const { email } of people)
    expect(
      theirs.filter(({ recipients, text }) => recipients.includes(email) && text?.includes('Puntuación final')),
    ).toHaveLength(1);
});

test('no mail came twice, and none is left', () => checkPost(house));
