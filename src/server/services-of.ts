import type { Config } from '../config.ts';
import type { Db } from '../database/client.ts';
import { games } from '../games/registry.ts';
import { newMemory } from '../platform/memory.ts';
import { newPulse } from '../platform/pulse.ts';
import type { Services } from '../platform/services.ts';
import { ALONGSIDE } from './alongside.ts';
import { createLog } from './create-log.ts';

/**
 * The services of a process on this database. Nobody is woken: the server wakes its own outbox, a command leaves that
 * to it.
 */
export function servicesOf(config: Config, db: Db, url: string): Services {
  const clock = { now: () => new Date() };
  return {
    db,
    clock,
    pulse: newPulse(clock),
    games,
    log: createLog(config.logLevel),
    memory: newMemory(),
    alongside: ALONGSIDE,
    wake: () => {},
    settings: {
      baseUrl: url,
      mailMergeSeconds: config.mailMergeSeconds,
      absenceDays: config.absenceDays,
      mailFrom: config.mailFrom,
      replyDomain: config.replies?.domain,
      unfinishedLanguages: config.unfinishedLanguages,
      builtInMailbox: config.smtpUrl === undefined && config.environment !== 'production',
      loopbackOutlets: config.environment === 'test',
    },
  };
}
