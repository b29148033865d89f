import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { updatePlayer } from '../../../src/people/update-player.ts';
import { ironCurtainTable, type MailWorld, mailWorld } from '../harness/mail-world.ts';
import { playByReply, randomFrom } from './play-by-reply.ts';
import { DOMAIN, letAct } from './reply-table.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0, replyDomain: DOMAIN });
});
afterAll(() => world.close());

test.each(['en', 'es', 'it', 'ja'])(
  'a reply in “%s” goes on with what its answers open, and does just what it says',
  async (locale) => {
    const { tableId, us, ussr } = await ironCurtainTable(world);
    for (const { playerId } of [us, ussr]) {
      await letAct(world, playerId);
      await updatePlayer(world.services, { playerId, locale });
    }
    const played = await playByReply(world, tableId, [us, ussr], randomFrom(3), 14, locale);
    expect(played.wrong).toEqual([]);
    expect(played.replies).toBe(14);
    expect(played.chains).toBeGreaterThan(0);
  },
);
