import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seededRandom } from '../../src/kernel/random.ts';
import { type InboundRoom, openInbound } from '../../src/mail/inbound/inbound-room.ts';
import { type MailboxWatch, watchMailbox } from '../../src/mail/inbound/watch-mailbox.ts';
import { SMALL } from '../harness/pictures.ts';
import { testClock } from '../harness/test-clock.ts';
import { until } from '../mail/inbound/harness/asked-player.ts';
import { type ImapServer, imapServer } from '../mail/inbound/harness/imap-server.ts';
import { proverBy } from '../mail/inbound/harness/prover-by.ts';
import { dkimKey, writtenMail } from '../mail/inbound/harness/signed-mail.ts';
import { testDns } from '../mail/inbound/harness/test-dns.ts';
import { checkPost } from './harness/check-post.ts';
import { fourAtATable } from './harness/four-at-a-table.ts';
import { type House, openHouse } from './harness/house.ts';
import { playByReply } from './harness/play-by-reply.ts';
import { aPlayer } from './harness/players.ts';
import { headerOf, readMail } from './harness/read-mail.ts';
import { settled } from './harness/settled.ts';
import { shortConference } from './harness/short-conference.ts';

/*
 * A whole game of Versailles by replies alone, which the server fetches from a mailbox: two of four write numbers, two
 * words; two want it done when it is clear, two confirm with "yes". Now and then the connection breaks.
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
let server: ImapServer;
let watch: MailboxWatch;
beforeAll(async () => {
  const replies = { REPLY_DOMAIN: DOMAIN, WEBHOOK_MAIL_SECRET: 'a webhook that nobody calls here' };
  house = await openHouse({ clock, drawing: SMALL }, replies);
  room = openInbound(house.services, { domain: DOMAIN, prover: proverBy(dns) });
  server = await imapServer(() => clock.now());
  watch = watchMailbox(room, server.url, { poll: 2000, again: 20, longest: 100, deferred: 50 });
});
afterAll(async () => {
  await watch.stop();
  await server.close();
  await room.close();
  await house.close();
});

/** Every so many mails the connection breaks before this word is answered. */
const EVERY = 7;
const BREAKS = ['fetch', 'seen'] as const;

test('four play a whole game by replies alone that the server fetches from a mailbox', async () => {
  const { services } = house;
  const players = await Promise.all(['Ann', 'Boris', 'Chiara', 'Dora'].map((name) => aPlayer(services, name)));
  const { tableId, people } = await fourAtATable(services, players, shortConference());
  const { mails } = house.mailbox;
  let put = 0;
  const settle = () => settled(house.database.db, 120_000, undefined, clock.now());
  const played = await playByReply(
    services,
    { tableId, people, random: seededRandom('by mailbox'), most: 400 },
    {
      async newest({ email }) {
        const mail = mails.findLast(({ recipients }) => recipients.includes(email));
        if (!mail) throw new Error(`no mail to ${email}`);
        return readMail(mail);
      },
      async reply({ email: from }, mail, text) {
        const signedBy = { domain: 'players.example', privateKey: key.privateKey };
        put += 1;
        const breaks = put % EVERY === 0 ? BREAKS[(put / EVERY) % BREAKS.length] : undefined;
        server.breakAt = breaks;
        const before = server.did.length;
        server.put(await writtenMail({ from, to: headerOf(mail, 'reply-to') ?? '', text, signedBy }));
        if (breaks) await until(() => server.did.slice(before).filter((one) => one.startsWith('fetch')).length >= 2);
        server.breakAt = undefined;
        await until(() => server.unread() === 0);
        await settle();
      },
      async settle() {
        clock.advance(HALF_AN_HOUR);
        await settle();
      },
    },
  );
  const { replies, byNumber, confirmed, chains } = played;
  console.log(`${replies} replies, ${byNumber} by number, ${confirmed} confirmed, ${chains} with several answers.`);
  expect(byNumber).toBeGreaterThan(10);
  expect(confirmed).toBeGreaterThan(10);
  expect((await services.db.table.findUniqueOrThrow({ where: { id: tableId } })).status).toBe('finished');
  expect(await services.db.notification.count({ where: { kind: 'reply' } })).toBe(replies + confirmed);
  // Whoever made the last move also hears that it was done, before that or after it.
  for (const { email } of people) {
    const subjects = mails.flatMap(({ recipients, subject = '' }) => (recipients.includes(email) ? [subject] : []));
    expect(subjects.filter((subject) => subject.includes('over: '))).toHaveLength(1);
    expect(subjects.findLast((subject) => !subject.includes('done: '))).toContain('over: ');
  }
}, 600_000);

test('no mail came twice, and none is left', () => checkPost(house));
