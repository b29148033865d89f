import { expect, test } from '@jest/globals';
import { type Held, keepRunning } from '../../../src/database/embedded/keep-running.ts';
import { translator } from '../../../src/i18n/translator.ts';
import type { Refusal } from '../../../src/kernel/refusal.ts';

/** A held server that can die. */
function server(port: number) {
  let die = () => {};
  const lost = new Promise<void>((resolve) => {
    die = resolve;
  });
  const released: number[] = [];
  const release = async (stop: () => Promise<void>) => {
    released.push(port);
    await stop();
  };
  const held: Held = { port, keeper: { lost, release } };
  return { held, die, released };
}

const words = (reason: Refusal) => translator('en', 'UTC').t(reason.reason);
const soon = () => new Promise((resolve) => setImmediate(resolve));

test('a server that dies is brought back, as often as it dies', async () => {
  const [first, second, third] = [server(5000), server(5000), server(5000)];
  const next = [second.held, third.held];
  let restarts = 0;
  const watched = keepRunning(first.held, async () => {
    restarts += 1;
    expect(watched.runs()).toBe(false);
    return next.shift() ?? first.held;
  });
  expect(watched.runs()).toBe(true);
  first.die();
  await soon();
  expect([restarts, watched.runs()]).toEqual([1, true]);
  second.die();
  await soon();
  expect([restarts, watched.runs()]).toEqual([2, true]);
  await watched.release(async () => {});
  expect([first.released, second.released, third.released]).toEqual([[], [], [5000]]);
});

test('one that does not come back is reported, with the reason', async () => {
  const first = server(5000);
  const watched = keepRunning(first.held, () => Promise.reject(new Error('no room')));
  first.die();
  expect(words(await watched.lost)).toBe('The built-in PostgreSQL died and could not be started again: Error: no room');
  expect(watched.runs()).toBe(false);
});

test('one that came back where nobody looks for it is reported', async () => {
  const first = server(5000);
  const watched = keepRunning(first.held, async () => server(6000).held);
  first.die();
  expect(words(await watched.lost)).toContain('on another port');
});

test('one that was let go is nobody’s care', async () => {
  const first = server(5000);
  let restarts = 0;
  const watched = keepRunning(first.held, async () => {
    restarts += 1;
    return first.held;
  });
  await watched.release(async () => {});
  first.die();
  await soon();
  expect(restarts).toBe(0);
});
