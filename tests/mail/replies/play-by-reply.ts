import { isDeepStrictEqual } from 'node:util';
import { translator } from '../../../src/i18n/translator.ts';
import { readEntries } from '../../../src/log/read-entries.ts';
import { readPosition } from '../../../src/log/read-position.ts';
import { flush, type MailWorld, newestMail, type Sitting } from '../harness/mail-world.ts';
import { arrive, PROVEN, seqOf } from './reply-table.ts';
import { wantedReply } from './wanted-reply.ts';

/** What was counted while a table was played by replies alone. */
export type ByReply = {
  readonly replies: number;
  readonly answers: number;
  /** Replies that gave more than one answer. */
  readonly chains: number;
  /** What was not done as it was written. */
  readonly wrong: readonly string[];
};

/** Plays a table by replies alone: each says in words what is wanted, and the log must have just that after it. */
export async function playByReply(
  world: MailWorld,
  tableId: string,
  seats: readonly Sitting[],
  random: (limit: number) => number,
  most: number,
  locale = 'en',
): Promise<ByReply> {
  const { services: s } = world;
  const said = translator(locale, 'UTC');
  const wrong: string[] = [];
  let [replies, answers, chains] = [0, 0, 0];
  for (; replies < most; replies += 1) {
    s.clock.advance(1_800_000);
    await flush(world);
    const waiting = await s.db.pendingAnswer.findFirst({ where: { tableId } });
    const sitting = seats.find(({ seat }) => seat === waiting?.seat);
    if (!waiting || !sitting) break;
    const { head, machine } = await readPosition(s, tableId);
    const wanted = wantedReply(head.game, machine, { seat: sitting.seat, decision: waiting.decision }, random, said);
    const text = wanted.words.join('\n');
    const before = await seqOf(world, tableId);
    await arrive(world, await newestMail(world, sitting.email), text, { from: sitting.email, proof: PROVEN });
    await flush(world);

    const entries = await readEntries(s, tableId, { after: before, upTo: await seqOf(world, tableId) });
    const given = entries.flatMap((entry) =>
      entry.kind === 'answered' && entry.how === 'reply' ? [{ decision: entry.decision, answer: entry.answer }] : [],
    );
    if (!isDeepStrictEqual(given, wanted.answers)) {
      const mail = await newestMail(world, sitting.email);
      wrong.push(`${text}\n→ ${JSON.stringify(given)}\n${mail.subject}\n${mail.text.slice(0, 600)}`);
      break;
    }
    answers += given.length;
    if (given.length > 1) chains += 1;
  }
  return { replies, answers, chains, wrong };
}

/** A repeatable source of randomness. */
export function randomFrom(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
