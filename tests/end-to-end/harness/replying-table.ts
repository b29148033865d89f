import { setTimeout as sleep } from 'node:timers/promises';
import { COMPUTER } from '../../../src/platform/computer-id.ts';
import type { testClock } from '../../harness/test-clock.ts';
import type { Player } from './players.ts';
import { headerOf, type ReadMail, readMail } from './read-mail.ts';
import type { ReplyingHouse } from './replying-house.ts';
import { settled } from './settled.ts';

type Table = {
  readonly tableId: string;
  /** Who plays what, as it is now. */
  readonly cast: ReadonlyMap<string, Player>;
  readonly clock: ReturnType<typeof testClock>;
};

/** More mails of one sender are not taken from one place within an hour. */
const FROM_ONE_PLACE = 50;

/** People at a table who do nothing but reply to the newest mail that they have. */
export function replyingTable({ house, writerIn }: ReplyingHouse, { tableId, cast, clock }: Table) {
  const { db } = house.database;
  let written = 0;
  /** How many replies each has written. */
  const by = new Map<string, number>();

  const playerOf = (seat: string): Player => {
    const player = cast.get(seat);
    if (!player) throw new Error(`nobody plays ${seat}`);
    return player;
  };

  /** Computer players have answered what they are asked, and all that came of it is mailed. */
  const settle = async (): Promise<void> => {
    const end = performance.now() + 120_000;
    while (await computersThink()) {
      if (performance.now() > end) throw new Error('a computer player does not answer');
      await sleep(20);
    }
    await settled(db, 120_000, undefined, clock.now());
  };
  const computersThink = async (): Promise<boolean> => {
    const seats = await db.seat.findMany({ where: { tableId, playerId: COMPUTER } });
    return (await waitingFor()).some(({ seat }) => seats.some((one) => one.seat === seat));
  };

  const newest = (seat: string): ReadMail => {
    const mail = house.mailbox.mails.findLast(({ recipients }) => recipients.includes(playerOf(seat).email));
    if (!mail) throw new Error(`no mail to ${seat}`);
    return readMail(mail);
  };

  const reply = async (seat: string, text: string): Promise<void> => {
    const mail = newest(seat);
    const { email } = playerOf(seat);
    const before = by.get(email) ?? 0;
    by.set(email, before + 1);
    written += 1;
    await writerIn(Math.floor(before / FROM_ONE_PLACE)).sendMail({
      ...{ from: email, to: headerOf(mail, 'reply-to') ?? '', subject: `Re: ${mail.subject}`, text },
    });
  };

  /** What was replied came in and was done; throws with the mail that came back else. */
  const until = async (seat: string, said: string, isDone: () => Promise<boolean>): Promise<void> => {
    const end = performance.now() + 120_000;
    while (!(await isDone())) {
      if (performance.now() > end)
        throw new Error(`${seat}: ${said}\n\n${newest(seat).subject}\n${newest(seat).mail.text}`);
      await sleep(20);
    }
  };

  /** Those who are asked and not ready, who has waited longest first. */
  const waitingFor = async () => {
    const open = await db.pendingAnswer.findMany({ where: { tableId }, orderBy: [{ since: 'asc' }, { seat: 'asc' }] });
    const ready = await db.keptAnswer.findMany({ where: { tableId, ready: true } });
    return open.filter(({ seat, decision }) => !ready.some((one) => one.seat === seat && one.decision === decision));
  };

  const secrets = () => db.entry.count({ where: { tableId, secret: { gt: 0 } } });
  /** Standing orders, and a turn ordered ahead: told by a reply, and no number of the log moves. */
  const order = async (seat: string, text: string): Promise<void> => {
    const before = await secrets();
    await reply(seat, text);
    await until(seat, text, async () => (await secrets()) > before);
    await settle();
  };

  return { playerOf, settle, newest, reply, until, asked: waitingFor, order, written: () => written };
}

export type ReplyingTable = ReturnType<typeof replyingTable>;
