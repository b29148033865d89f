/**
 * Milliseconds of the processor. What takes time by the length of its input takes a small part of this on any machine;
 * what takes it by the square of a hostile one takes minutes. How fast things are is for the bench to say.
 */
export const FAR_TOO_LONG = 2000;

/** What some work takes this thread, in milliseconds of the processor: what else the machine does is not counted. */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
