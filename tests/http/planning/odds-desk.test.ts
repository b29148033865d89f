import { expect, test } from '@jest/globals';
import { createOddsDesk } from '../../../src/http/planning/odds-desk.ts';
import { Refusal } from '../../../src/kernel/refusal.ts';
import { saidToPlayers } from '../../../src/planning/odds-threads.ts';
import { OutOfTime } from '../../../src/platform/threads/thread-pool.ts';

/** Work that lasts until it is let go. */
function held<T>(value: T) {
  let letGo = () => {};
  const until = new Promise<void>((go) => {
    letGo = go;
  });
  return { work: () => until.then(() => value), letGo: () => letGo() };
}

const refusedBy = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof Refusal ? error : Promise.reject(error)),
  );

test('fights are tried one after the other, whoever asks, also after one that went wrong', async () => {
  const desk = createOddsDesk();
  const order: string[] = [];
  const first = held('first');
  const one = desk.run('ada', first.work).then((done) => order.push(done));
  const two = refusedBy(desk.run('ben', () => Promise.reject(new Refusal('bad-input', { key: 'x' }))));
  const three = desk.run('cid', async () => order.push('third'));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(order).toEqual([]);
  first.letGo();
  await Promise.all([one, three]);
  expect((await two)?.code).toBe('bad-input');
  expect(order).toEqual(['first', 'third']);
});

test('who asks often waits, and nobody else does', async () => {
  const desk = createOddsDesk({ perMinute: 2, waiting: 5 });
  const ask = (player: string) => desk.run(player, async () => 'tried');
  expect([await ask('ada'), await ask('ada')]).toEqual(['tried', 'tried']);
  const third = await refusedBy(ask('ada'));
  expect([third?.code, third?.reason.key]).toEqual(['too-many', 'planning.odds-too-many']);
  expect(await ask('ben')).toBe('tried');
});

test('a long queue takes nobody more', async () => {
  const desk = createOddsDesk({ perMinute: 10, waiting: 1 });
  const first = held('first');
  const waiting = [desk.run('ada', first.work), desk.run('ben', async () => 'second')];
  expect((await refusedBy(desk.run('cid', async () => 'third')))?.code).toBe('too-many');
  first.letGo();
  expect(await Promise.all(waiting)).toEqual(['first', 'second']);
  expect(await desk.run('cid', async () => 'third')).toBe('third');
});

test('a fight that takes far too long is refused in a sentence; a fault stays a fault', () => {
  const late = saidToPlayers(new OutOfTime(5));
  expect(late instanceof Refusal && [late.code, late.reason.key]).toEqual(['too-many', 'planning.odds-late']);
  const fault = new Error('the thread ended');
  expect(saidToPlayers(fault)).toBe(fault);
});
