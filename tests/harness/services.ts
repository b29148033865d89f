import { pino } from 'pino';
import type { Db } from '../../src/database/client.ts';
import { games } from '../../src/games/registry.ts';
import { newMemory } from '../../src/platform/memory.ts';
import { newPulse } from '../../src/platform/pulse.ts';
import type { Services } from '../../src/platform/services.ts';
import { ALONGSIDE } from '../../src/server/alongside.ts';
import { type TestClock, testClock } from './test-clock.ts';

export type TestServices = Services & { readonly clock: TestClock };

type Changes = Partial<Omit<Services, 'db' | 'clock' | 'settings'>> & {
  readonly clock?: TestClock;
  readonly settings?: Partial<Services['settings']>;
};

/** The services of a server on this database: its clock stands at `testNoon`, nothing is logged, nobody is woken. */
export function testServices(db: Db, { settings, clock = testClock(), ...others }: Changes = {}): TestServices {
  return {
    db,
    clock,
    games,
    settings: {
      baseUrl: 'https://despatch.test',
      mailMergeSeconds: 60,
      mailFrom: 'Despatch <despatch@despatch.test>',
      builtInMailbox: false,
      ...settings,
    },
    log: pino({ level: 'silent' }),
    memory: newMemory(),
    alongside: ALONGSIDE,
    pulse: newPulse(clock),
    wake: () => {},
    ...others,
  };
}
