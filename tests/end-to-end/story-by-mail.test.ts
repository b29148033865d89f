import { afterAll, beforeAll, test } from '@jest/globals';
import type { Page } from './harness/browser.ts';
import { checkPost } from './harness/check-post.ts';
import type { ReadMail } from './harness/read-mail.ts';
import { borisIsAway } from './story/absence.ts';
import { chiaraCallsTheModerator, type Dispute, minaRules, theGameGoesOn, theyTalk } from './story/dispute.ts';
import { doraVanishes, emilTakesOver, emilWaitsForASeat, nothingIsDoras } from './story/dropout.ts';
import { theArchiveTellsAll, theyPlayToTheEnd } from './story/ending.ts';
import { type Hall, openHall } from './story/hall.ts';
import { annMisclicks, borisMisclicks } from './story/mis-clicks.ts';
import { annSetsTheTable, theyGiveOrders } from './story/set-up.ts';

/*
 * A table of four over some weeks, as its people live through it: what happens they read in mails and on the pages
 * behind their links. Each chapter goes on where the last one ended.
 */

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.house.close());

let torn = false;
/** One chapter; where one goes wrong, the story ends. Under load everything takes its time. */
function chapter(title: string, tell: () => Promise<void>): void {
  test(title, async () => {
    if (torn) throw new Error('an earlier chapter went wrong');
    torn = true;
    await tell();
    torn = false;
  }, 300_000);
}

chapter('Ann sets a table for four, names Mina its moderator, and three accept by the links in their mails', () =>
  annSetsTheTable(hall),
);
chapter('they give standing orders from the mails with which the game begins', () => theyGiveOrders(hall));

chapter('Ann mis-clicks: nothing has happened since, so she takes it back at once, and the others are told', () =>
  annMisclicks(hall),
);
chapter('Boris notices his mis-click late: whoever has acted since is asked by mail, and consents by its link', () =>
  borisMisclicks(hall),
);

let dispute: Dispute;
let disputePage: Page;
chapter('Chiara calls the moderator to what Boris did, and the clocks stand still meanwhile', async () => {
  dispute = await chiaraCallsTheModerator(hall);
});
chapter('Mina takes the dispute, and they talk about it by mail', async () => {
  disputePage = await theyTalk(hall, dispute);
});
chapter('she tries on a copy to go back, rules it, and every seat reads what she ruled and why', () =>
  minaRules(hall, disputePage),
);
chapter(
  'links of what was taken back say so, the mail of the question that is open again works, the log keeps all',
  () => theGameGoesOn(hall, dispute),
);

chapter('Boris goes on holiday: the table is told, his clock stands still, the others’ run on', () =>
  borisIsAway(hall),
);

let offer: ReadMail;
let last: ReadMail;
chapter('Emil puts himself on the waiting list of the game', () => emilWaitsForASeat(hall));
chapter('Dora vanishes: reminders, grace, the game’s own answer; twice, and somebody is sought for her', async () => {
  offer = await doraVanishes(hall);
});
chapter(
  'Emil takes the seat by the link in his mail, is told all that he must know, and has a fresh clock',
  async () => {
    last = await emilTakesOver(hall, offer);
  },
);
chapter('nothing of the seat is Dora’s any more, and her record says that she left', () => nothingIsDoras(hall, last));

chapter('they play to the end, Emil with them, and everybody is mailed the final score', () => theyPlayToTheEnd(hall));
chapter('the finished game can be read step by step, with all that happened', () => theArchiveTellsAll(hall));
chapter('no mail came twice, and none is left', () => checkPost(hall.house));
