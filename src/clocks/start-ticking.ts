import cron from 'node-cron';
import type { Services } from '../tables/services.ts';
import { cleanUp } from './clean-up.ts';
import { runOnce } from './run-once.ts';
import { tick } from './tick.ts';

export type Ticking = {
  /** No new runs begin; resolves when those under way have ended. */
  stop(): Promise<void>;
};

/** When the clock ticks and when it cleans up, as cron expressions with seconds, in UTC. */
export type Timetable = { readonly tick: string; readonly cleanUp: string };
const USUAL: Timetable = { tick: '*/20 * * * * *', cleanUp: '7 23 * * * *' };

/**
 * Ticks every 20 seconds and cleans up every hour. Of several processes on one database one runs each fire; a run that
 * takes longer than the time to the next is not overtaken by it. A run that fails is logged and made up for by the
 * next one.
 */
export function startTicking(s: Services, timetable: Timetable = USUAL): Ticking {
  const running = new Set<Promise<void>>();
  const schedule = (name: string, expression: string, work: () => Promise<object>) => {
    const run = async () => {
      try {
        s.log.debug(await work(), name);
      } catch (error) {
        s.log.error({ err: error }, `${name} failed`);
      }
    };
    const tracked = () => {
      const done = run().finally(() => running.delete(done));
      running.add(done);
      return done;
    };
    const logger = {
      info: (message: string) => s.log.debug(message),
      debug: (message: string | Error) => s.log.debug(message),
      warn: (message: string) => s.log.warn(message),
      error: (message: string | Error) => s.log.error(message),
    };
    const coordinator = { distributed: true, runCoordinator: runOnce(s) };
    return cron.schedule(expression, tracked, { name, timezone: 'UTC', noOverlap: true, logger, ...coordinator });
  };
  const tasks = [
    schedule('clock tick', timetable.tick, () => tick(s)),
    schedule('clean-up', timetable.cleanUp, () => cleanUp(s)),
  ];
  return {
    async stop() {
      await Promise.all(tasks.map((task) => task.destroy()));
      await Promise.all(running);
    },
  };
}
