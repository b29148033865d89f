import cron from 'node-cron';
import { repeat } from '../platform/repeat.ts';
import type { Services } from '../platform/services.ts';
import { runOnce } from './run-once.ts';
import { tick } from './tick.ts';

export type Ticking = {
  /** No new runs begin; resolves when those under way have ended. */
  stop(): Promise<void>;
};

/** What is done every hour: the rooms above the clocks delete what is old, too. Gives the counts, for the log. */
export type CleanUp = (s: Services) => Promise<object>;

/** After how many milliseconds the clock ticks again, and when it cleans up: a cron expression with seconds, in UTC. */
export type Timetable = { readonly tickMs: number; readonly cleanUp: string };
export const TICK_SECONDS = 20;
const USUAL: Timetable = { tickMs: TICK_SECONDS * 1000, cleanUp: '7 23 * * * *' };

/**
 * Ticks every 20 seconds, in every process: by the time that passes, whatever the machine's time of day says, so that a
 * clock that is put right stops nothing. Cleans up every hour, by the time of day, where of several processes on one
 * database one runs each fire: nobody waits for that. A run that takes longer than the time to the next is not
 * overtaken by it. A run that fails is logged and made up for by the next one.
 */
export function startTicking(s: Services, cleanUp: CleanUp, timetable: Timetable = USUAL): Ticking {
  const guarded = (name: string, work: () => Promise<object>) => async () => {
    try {
      s.log.debug(await work(), name);
    } catch (error) {
      s.log.error({ err: error }, `${name} failed`);
    }
  };
  const ticking = repeat(
    timetable.tickMs,
    guarded('clock tick', async () => {
      const report = await tick(s);
      s.pulse.beat('tick');
      return report;
    }),
  );
  const cleaning = cleanByTheHour(
    s,
    timetable.cleanUp,
    guarded('clean-up', () => cleanUp(s)),
  );

  return {
    async stop() {
      await Promise.all([ticking.stop(), cleaning.stop()]);
    },
  };
}

function cleanByTheHour(s: Services, expression: string, work: () => Promise<void>): Ticking {
  const running = new Set<Promise<void>>();
  const tracked = () => {
    const done = work().finally(() => running.delete(done));
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
  const usual = { name: 'clean-up', timezone: 'UTC', noOverlap: true, logger };
  const task = cron.schedule(expression, tracked, { ...usual, ...coordinator });
  return {
    async stop() {
      await task.destroy();
      await Promise.all(running);
    },
  };
}
