import pino from 'pino';
import type { Db } from '../../src/database/client.ts';
import { newMemory } from '../../src/platform/memory.ts';
import { newPulse } from '../../src/platform/pulse.ts';
import type { Games, Services } from '../../src/platform/services.ts';
import { ALONGSIDE } from '../../src/server/alongside.ts';
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
    memory: newMemory(),
    alongside: ALONGSIDE,
    pulse: newPulse(clock),
    wake: () => {
      woken++;
    },
    woken: () => woken,
  };
}
