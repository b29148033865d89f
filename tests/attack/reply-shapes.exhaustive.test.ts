import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { HOUR_MS } from '../../src/platform/durations.ts';
import { FAR_TOO_LONG } from '../harness/processor-time.ts';
import { SHAPES } from './harness/junk-shapes.ts';
import { heldUp, type JunkSent, openReplyWorld, openSender, type ReplyWorld } from './harness/reply-world.ts';
import { tally } from './harness/tally.ts';

let replies: ReplyWorld;
let send: ReturnType<typeof openSender>;
beforeAll(async () => {
  replies = await openReplyWorld();
  send = openSender(replies);
});
afterAll(async () => {
  tally('shapes of junk', { mails: SHAPES.length, lost: 0 });
  await replies.close();
});

test.each(SHAPES)('five megabytes of junk are answered, and other work goes on: $type $name', async (shape) => {
  // Nobody sends more than twenty replies within an hour.
  replies.world.services.clock.advance(HOUR_MS);
  let sent: readonly JunkSent[] = [];
  const still = await heldUp(async () => {
    sent = await send(replies.junk(shape, 4_900_000));
  });
  expect(sent).toHaveLength(1);
  expect([250, 554]).toContain(sent[0]?.code);
  expect(still).toBeLessThan(FAR_TOO_LONG);
});
