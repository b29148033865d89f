import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { createPictures } from '../../src/pictures/pictures.ts';
import { answerInvitation } from '../../src/tables/answer-invitation.ts';
import { createTable } from '../../src/tables/create-table.ts';
import { USUAL_PACE } from '../../src/tables/pace.ts';
import { viewTable } from '../../src/tables/view-table.ts';
import { sampleAnswer } from '../../src/kernel/sample-answer.ts';
import { does } from '../fixtures/side-deals/deal-table.ts';
import { testClock, testNoon } from '../harness/test-clock.ts';
import { flush, newestMail } from '../mail/harness/mail-world.ts';
import { accessFaults, isTooWide, launch, openPage, picture } from './browser.ts';
import { type Served, serve } from './serve.ts';

let served: Served;
let browser: Browser;
beforeAll(async () => { served = await serve(); browser = await launch(); });
afterAll(async () => { await browser.close(); await served.close(); });

test('versailles', async () => {
  const [a, b, c, d] = [await served.person('Ann'), await served.person('Bob'), await served.person('Cleo'), await served.person('Dirk')];
  const seats = served.services.games.get('versailles-1919')?.rules.seats(4, {} as never) ?? [];
  const people = [a, b, c, d];
  const { tableId } = await createTable(served.services, { hostId: a.player.id, game: 'versailles-1919', name: 'Tuesday Club', players: 4, options: {}, hostSeat: seats[0], invitations: people.slice(1).map((p, i) => ({ email: p.player.email, seat: seats[i + 1] })), pace: USUAL_PACE, timeZone: 'UTC', public: false });
  for (const { id, email } of await served.services.db.invitation.findMany({ where: { tableId } })) {
    await answerInvitation(served.services, { invitationId: id, playerId: people.find((p) => p.player.email === email)?.player.id ?? '', accept: true });
  }
  for (let i = 0; i < 40; i++) {
    const t = await viewTable(served.services, tableId, 'spectator');
    const open = t.decisions[0];
    const seat = open?.waiting[0] ?? '';
    const mine = await viewTable(served.services, tableId, seat);
    if (mine.offers.length > 0) break;
    const q = mine.decisions.find((x) => x.mine)?.mine;
    await does(served.services, tableId, seat, open?.id ?? '', sampleAnswer(q!.choice, () => 0));
  }
  const t = await viewTable(served.services, tableId, 'spectator');
  const active = t.decisions[0]?.waiting[0] ?? '';
  const by = seats.find((s) => s !== active) ?? '';
  const table = await viewTable(served.services, tableId, by);
  const propose = table.offers.find((o) => o.name === 'propose-deal');
  const fields = propose?.question.choice.kind === 'form' ? propose.question.choice.fields : [];
  console.log(JSON.stringify(fields.map((f) => [f.id, f.choice.kind, f.choice.kind === 'some' ? f.choice.options.map((o) => o.id) : 0])));
  const mine = fields.find((f) => f.id === 'mine');
  const theirs = fields.find((f) => f.id === 'theirs');
  const m = mine?.choice.kind === 'some' ? mine.choice.options[0]?.id ?? '' : '';
  const th = theirs?.choice.kind === 'some' ? theirs.choice.options.find((o) => o.id.includes(active))?.id ?? '' : '';
  await does(served.services, tableId, by, '~propose-deal', { mine: [m], theirs: [th], note: 'Let us be friends.' });
  const view = await viewTable(served.services, tableId, active);
  console.log(view.offers.map((o) => o.id));
  const me = people[seats.indexOf(active)]!;
  const { page, faults } = await openPage(browser, { url: served.url, cookie: me.cookie });
  await page.goto(`${served.url}/t/${tableId}`);
  await picture(page, 'v-table');
  console.log(await isTooWide(page), await accessFaults(page));
  for (const o of view.offers) {
    await page.goto(`${served.url}/t/${tableId}/offers/${o.id}`);
    await picture(page, `v-${o.name}`);
    console.log(o.name, await isTooWide(page), await accessFaults(page));
  }
  const pictures = createPictures();
  const world = { services: { ...served.services, clock: testClock(new Date(testNoon.getTime() + 3_600_000)) }, pictures };
  await flush(world);
  await pictures.close();
  const mail = await newestMail(world, me.player.email);
  console.log(mail.subject);
  console.log(mail.text);
  await page.setContent(mail.html ?? '');
  await picture(page, 'v-mail');
  const other = seats.find((s) => s !== active && s !== by) ?? '';
  void other;
  expect(faults).toEqual([]);
}, 240_000);
