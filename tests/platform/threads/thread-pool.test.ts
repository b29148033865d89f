import { afterAll, expect, test } from '@jest/globals';
import { createThreadPool, OutOfTime, PoolClosed } from '../../../src/platform/threads/thread-pool.ts';

const script = new URL('./job-thread.ts', import.meta.url);
const pool = createThreadPool<string, string>({ script, threads: 1, budget: 1000 });
afterAll(() => pool.close());

test('jobs are done in order', async () => {
  expect(await Promise.all(['a', 'b', 'c'].map((job) => pool.run(job)))).toEqual(['did a', 'did b', 'did c']);
});

test('a job that fails says why, and the next is done', async () => {
  await expect(pool.run('fail')).rejects.toThrow('cannot do that');
  expect(await pool.run('a')).toBe('did a');
});

test('a job that never ends is given up; what waited behind it is done on a new thread', async () => {
  const [stuck, next] = await Promise.allSettled([pool.run('loop'), pool.run('a')]);
  expect(stuck).toMatchObject({ status: 'rejected', reason: expect.any(OutOfTime) });
  expect(next).toEqual({ status: 'fulfilled', value: 'did a' });
});

test('a thread that dies takes only its own job with it', async () => {
  const [dead, next] = await Promise.allSettled([pool.run('exit'), pool.run('a')]);
  expect(dead.status).toBe('rejected');
  expect(next).toEqual({ status: 'fulfilled', value: 'did a' });
});

test('a pool that is stopped says so, to whoever waits too', async () => {
  const other = createThreadPool<string, string>({ script, threads: 1 });
  other.warmUp();
  const waiting = Promise.allSettled([other.run('loop'), other.run('a')]);
  await other.close();
  for (const one of await waiting) expect(one).toMatchObject({ reason: expect.any(PoolClosed) });
  await expect(other.run('a')).rejects.toThrow(PoolClosed);
});
