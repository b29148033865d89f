export type Repeating = {
  /** No new run begins; resolves when the one under way has ended. */
  stop(): Promise<void>;
};

/**
 * Does a piece of work now and every `ms` milliseconds, counted by the time that passes and not by the time of day.
 * While it is still being done, it does not begin again. The work must not fail.
 */
export function repeat(ms: number, work: () => Promise<void>): Repeating {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= work().finally(() => {
      running = undefined;
    });
  };
  run();
  const timer = setInterval(run, ms);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
