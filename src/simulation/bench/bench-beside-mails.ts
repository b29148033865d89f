import { openBenchHouse } from './bench-house.ts';
import { openMailSink } from './mail-sink.ts';
import type { Figure } from './measure.ts';
import { openLanes, playLanes } from './play-lanes.ts';

const LANES = { lanes: 8, games: 3 };

/**
 * Submissions while the server draws and sends the mails that they lead to, to a mail server on the loopback address,
 * and, in the same run, while it holds its mails back.
 */
export async function benchBesideMails(): Promise<readonly Figure[]> {
  const sink = await openMailSink();
  const held = await openBenchHouse();
  const sending = await openBenchHouse({ SMTP_URL: sink.url, MAIL_MERGE_SECONDS: '1' });
  try {
    for (const house of [held, sending]) await playLanes([house], await openLanes(house, { lanes: 4, games: 1 }));
    const { perSecond: without } = await playLanes([held], await openLanes(held, LANES));
    const lanes = await openLanes(sending, LANES);
    await sending.strain();
    const before = sink.count().mails;
    const { perSecond: beside } = await playLanes([sending], lanes);
    const mails = sink.count().mails - before;
    const { longest, memory } = await sending.strain();
    const name = 'submissions with mails going out';
    return [
      { name, value: beside, unit: '/s' },
      { name: '  mails sent meanwhile', value: mails, unit: '' },
      { name: '  against those without', value: beside / without, unit: 'times', target: { atLeast: 0.85 } },
      { name: '  event loop held up, longest', value: longest, unit: 'ms' },
      { name: '  most memory', value: memory, unit: 'MiB', target: { below: 600 } },
    ];
  } finally {
    await sending.close();
    await held.close();
    await sink.close();
  }
}
