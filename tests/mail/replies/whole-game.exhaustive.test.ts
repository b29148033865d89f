import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { translator } from '../../../src/i18n/translator.ts';
import { updatePlayer } from '../../../src/people/update-player.ts';
import { ironCurtainTable, type MailWorld, mailWorld, newestMail } from '../harness/mail-world.ts';
import { playByReply, randomFrom } from './play-by-reply.ts';
import { DOMAIN, letAct } from './reply-table.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0, replyDomain: DOMAIN });
});
afterAll(() => world.close());

test.each(['en', 'es'])(
  'a whole game of Iron Curtain by replies in “%s” alone: no wrong move',
  async (locale) => {
    const { tableId, us, ussr } = await ironCurtainTable(world);
    for (const { playerId } of [us, ussr]) {
      await letAct(world, playerId);
      await updatePlayer(world.services, { playerId, locale });
    }
    const played = await playByReply(world, tableId, [us, ussr], randomFrom(7), 1000, locale);
    const { replies, answers, chains, wrong } = played;
    console.log(`${locale}: ${replies} replies gave ${answers} answers; ${chains} of them gave more than one.`);
    expect(wrong).toEqual([]);
    const { status } = await world.services.db.table.findUniqueOrThrow({ where: { id: tableId } });
    expect(status).toBe('finished');
    const over = translator(locale, 'UTC').text('subjects.over', { summary: '' }).trim();
    expect((await newestMail(world, us.email)).subject).toContain(`[Tuesday Club] ${over}`);
  },
  600_000,
);
