import { setTimeout as sleep } from 'node:timers/promises';
import { type BenchHouse, openBenchHouse } from './bench-house.ts';
import { startWork } from './limited-by.ts';
import { openMailSink } from './mail-sink.ts';
import type { Figure } from './measure.ts';
import { outboxIdle } from './outbox-idle.ts';
import { openLanes, playLanes } from './play-lanes.ts';

const LANES = { lanes: 8, games: 2 };
/** Rounds in turns, so that what else the machine does meets both. */
const ROUNDS = 3;
/** By then all news of a round is due. */
const GATHERED_MS = 1500;

type Played = { submissions: number; ms: number };

/**
 * Submissions while the server draws and sends the mails that they lead to, to a mail server on the loopback address,
 * and, in turns with that, while it holds its mails back.
 */
export async function benchBesideMails(): Promise<readonly Figure[]> {
  const sink = await openMailSink();
  const held = await openBenchHouse();
  const sending = await openBenchHouse({ SMTP_URL: sink.url, MAIL_MERGE_SECONDS: '1' });
  try {
    for (const house of [held, sending]) await playLanes([house], await openLanes(house, { lanes: 4, games: 1 }));
    const without = { submissions: 0, ms: 0 };
    const beside = { submissions: 0, ms: 0 };
    let [mails, longest, memory, limit] = [0, 0, 0, ''];
    for (let round = 0; round < ROUNDS; round += 1) {
      await time(without, held);
      await sending.strain();
      const before = sink.count().mails;
      const limitedBy = await startWork(sending);
      const done = await time(beside, sending);
      limit = await limitedBy(done);
      mails += sink.count().mails - before;
      const strain = await sending.strain();
      longest = Math.max(longest, strain.longest);
      memory = Math.max(memory, strain.memory);
      // The mails of one round must not be drawn beside the next.
      await sleep(GATHERED_MS);
      await outboxIdle(sending);
    }
    const perSecond = ({ submissions, ms }: Played) => (1000 * submissions) / ms;
    const name = 'submissions with mails going out';
    return [
      { name, value: perSecond(beside), unit: '/s', limit },
      { name: '  mails sent meanwhile', value: mails, unit: '' },
      {
        name: '  against those without',
        value: perSecond(beside) / perSecond(without),
        unit: 'times',
        target: { atLeast: 0.85 },
      },
      { name: '  event loop held up, longest', value: longest, unit: 'ms' },
      { name: '  most memory', value: memory, unit: 'MiB', target: { below: 600 } },
    ];
  } finally {
    await sending.close();
    await held.close();
    await sink.close();
  }
}

/** Plays a round; how many submissions it had. */
async function time(played: Played, house: BenchHouse): Promise<number> {
  const lanes = await openLanes(house, LANES);
  const { submissions, perSecond } = await playLanes([house], lanes);
  played.submissions += submissions;
  played.ms += (1000 * submissions) / perSecond;
  return submissions;
}
