import { createTransport, type Transporter } from 'nodemailer';
import { openInbound } from '../../../src/mail/inbound/inbound-room.ts';
import { listenReplies } from '../../../src/mail/inbound/listen-replies.ts';
import { proverBy } from '../../mail/inbound/harness/prover-by.ts';
import { dkimKey } from '../../mail/inbound/harness/signed-mail.ts';
import { testDns } from '../../mail/inbound/harness/test-dns.ts';
import { openHouse } from './house.ts';

/** Replies go here. */
export const DOMAIN = 'in.despatch.test';
/** Everybody has an address here, whose mails are signed with the key below. */
const PLAYERS = 'players.example';

/** A server that takes signed replies over SMTP, with a mail program that all players share. */
export async function openReplyingHouse(change: Parameters<typeof openHouse>[0]) {
  const { privateKey, record } = dkimKey();
  const dns = testDns({
    [`TXT s1._domainkey.${PLAYERS}`]: [record],
    [`TXT _dmarc.${PLAYERS}`]: ['v=DMARC1; p=reject'],
  });
  // The listener is opened here, with the names of the players' domain.
  const env = { REPLY_DOMAIN: DOMAIN, WEBHOOK_MAIL_SECRET: 'a webhook that nobody calls here' };
  const house = await openHouse(change, env);
  const room = openInbound(house.services, { domain: DOMAIN, prover: proverBy(dns) });
  const replies = await listenReplies(house.services, { port: 0, host: '127.0.0.1', domain: DOMAIN, room });
  const dkim = { domainName: PLAYERS, keySelector: 's1', privateKey };
  const writers: Transporter[] = [];
  const writerIn = (place: number) => {
    const from = place === 0 ? {} : { localAddress: `127.0.${place}.1` };
    writers[place] ??= createTransport({ host: '127.0.0.1', port: replies.port, ignoreTLS: true, dkim, ...from });
    return writers[place];
  };
  return {
    house,
    port: replies.port,
    signedBy: { domain: PLAYERS, privateKey },
    /** The mail program in one of 256 networks: of one sender not more than sixty mails an hour are taken from each. */
    writerIn,
    writer: writerIn(0),
    async close() {
      for (const one of writers) one.close();
      await replies.stop();
      await room.close();
      await house.close();
    },
  };
}

export type ReplyingHouse = Awaited<ReturnType<typeof openReplyingHouse>>;
