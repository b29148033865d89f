import { afterAll, beforeAll, expect, test } from '@jest/globals';
import nodemailer from 'nodemailer';
import { seededRandom } from '../../src/kernel/random.ts';
import { type InboundRoom, openInbound } from '../../src/mail/inbound/inbound-room.ts';
import { listenReplies, type ReplyServer } from '../../src/mail/inbound/listen-replies.ts';
import { proveSender } from '../../src/mail/inbound/prove-sender.ts';
import { SMALL } from '../harness/pictures.ts';
import { testClock } from '../harness/test-clock.ts';
import { dkimKey, writtenMail } from '../mail/inbound/harness/signed-mail.ts';
import { testDns } from '../mail/inbound/harness/test-dns.ts';
import { checkPost } from './harness/check-post.ts';
import { englishFinder } from './harness/english-in.ts';
import { type House, openHouse } from './harness/house.ts';
import { playByReply, type Replier } from './harness/play-by-reply.ts';
import { aPlayer, aTable } from './harness/players.ts';
import { headerOf, readMail } from './harness/read-mail.ts';
import { settled } from './harness/settled.ts';

/*
 * A whole game of Iron Curtain in Spanish: every answer is a signed mail that comes in over SMTP, as some mail program
 * writes it. Nobody opens a page.
 */

const DOMAIN = 'in.despatch.test';
const HALF_AN_HOUR = 1_800_000;
const key = dkimKey();
const dns = testDns({
  'TXT s1._domainkey.players.example': [key.record],
  'TXT _dmarc.players.example': ['v=DMARC1; p=reject'],
});
const clock = testClock();
let house: House;
let room: InboundRoom;
let server: ReplyServer;
beforeAll(async () => {
  const replies = { REPLY_DOMAIN: DOMAIN, WEBHOOK_MAIL_SECRET: 'a webhook that nobody calls here' };
  house = await openHouse({ clock, drawing: SMALL }, replies);
  const prover = { prove: (mail: Parameters<typeof proveSender>[0]) => proveSender(mail, dns), close: async () => {} };
  room = openInbound(house.services, { domain: DOMAIN, prover });
  server = await listenReplies(house.services, { port: 0, host: '127.0.0.1', domain: DOMAIN, room });
}, 60_000);
afterAll(async () => {
  await server.stop();
  await room.close();
  await house.close();
});

let sent = 0;
/** From another place after every fifty mails: more than sixty an hour of one sender are not taken. */
async function send(from: string, to: string, text: string): Promise<void> {
  const localAddress = `127.0.0.${2 + Math.floor(sent / 50)}`;
  sent += 1;
  const signedBy = { domain: 'players.example', privateKey: key.privateKey };
  const raw = Buffer.from(await writtenMail({ from, to, text, signedBy }));
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: server.port, ignoreTLS: true, localAddress });
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
        await settled(house.database.db, 30_000, undefined, clock.now());
      },
      async settle() {
        clock.advance(HALF_AN_HOUR);
        await settled(house.database.db, 30_000, undefined, clock.now());
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
