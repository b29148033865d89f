const TICK_MS = 5;

/**
 * The longest that this thread worked without a look at its timers while something was done, in milliseconds of the
 * processor: what else the machine does is not counted.
 */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = process.threadCpuUsage();
  const look = () => {
    const { user, system } = process.threadCpuUsage(last);
    last = process.threadCpuUsage();
    longest = Math.max(longest, (user + system) / 1000);
  };
  const timer = setInterval(look, TICK_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  look();
  return longest;
}
