import pino from 'pino';
import type { Db } from '../../src/storage/client.ts';
import { newHeads } from '../../src/tables/heads.ts';
import { newPulse } from '../../src/tables/pulse.ts';
import type { Games, Services } from '../../src/tables/services.ts';
import type { TestClock } from '../harness/test-clock.ts';

export type TestServices = Services & {
  readonly clock: TestClock;
  /** How often the outbox relay was woken. */
  readonly woken: () => number;
};

/** One server's services over a test's database and clock. */
export function testServices(db: Db, clock: TestClock, games: Games = new Map()): TestServices {
  let woken = 0;
  return {
    db,
    clock,
    games,
    settings: {
      baseUrl: 'http://despatch.example',
      mailMergeSeconds: 60,
      mailFrom: 'despatch@despatch.example',
      builtInMailbox: false,
    },
    log: pino({ level: 'silent' }),
    heads: newHeads(),
    pulse: newPulse(clock),
    wake: () => {
      woken++;
    },
    woken: () => woken,
  };
}
