import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CaughtMailView } from '../../../src/mail/mailbox/read-caught-mail.ts';
import { updatePlayer } from '../../../src/people/update-player.ts';
import { flush, ironCurtainTable, type MailWorld, mailWorld, newestMail, playOn } from '../harness/mail-world.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0 });
});
afterAll(() => world.close());

/** What a list of mails shows beside the subject. */
const preheaderOf = ({ html = '' }: CaughtMailView) => /class="preheader"[^>]*>([^<]*)/u.exec(html)?.[1] ?? '';

test('a reader who wants one thread gets one subject; what is asked and by when stands beside it', async () => {
  const { services: s } = world;
  const { tableId, us, ussr } = await ironCurtainTable(world);
  await updatePlayer(s, { playerId: us.playerId, mail: { off: [], format: 'html', oneSubject: true } });
  const seen: { readonly subject: string; readonly preheader: string }[] = [];
  for (let turns = 0; turns < 40 && seen.length < 3; turns += 1) {
    s.clock.advance(60_000);
    await flush(world);
    const asked = await s.db.pendingAnswer.findFirst({ where: { tableId } });
    const mail = asked?.seat === 'us' ? await newestMail(world, us.email) : undefined;
    if (mail) seen.push({ subject: mail.subject, preheader: preheaderOf(mail) });
    await playOn(s, tableId);
  }
  expect(new Set(seen.map(({ subject }) => subject))).toEqual(new Set(['[Tuesday Club] Iron Curtain']));
  for (const { preheader } of seen) expect(preheader).toMatch(/\w[.?] Answer by \w{3} \d+ \w{3}, \d\d:\d\d/u);
  expect(new Set(seen.map(({ preheader }) => preheader)).size).toBeGreaterThan(1);
  // The other one has usual subjects.
  expect((await newestMail(world, ussr.email)).subject).not.toBe('[Tuesday Club] Iron Curtain');
});
