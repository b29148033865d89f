import { seededRandom } from '../../../src/kernel/random.ts';
import { SMALL } from '../../harness/pictures.ts';
import { type TestClock, testClock } from '../../harness/test-clock.ts';
import { type Browser, newBrowser, type Page } from '../harness/browser.ts';
import { type House, openHouse } from '../harness/house.ts';
import { type Post, readPost } from '../harness/read-post.ts';
import { ANN } from './cast.ts';
import { type Circle, newCircle } from './circle.ts';

/** They take their time: nobody settles anything. */
export const SLOWLY = () => [/^Place influence/, /^End the turn/];
export const IN_HASTE = () => [
  /^Settle Rush to the Finish/,
  /^Settle /,
  /^Place influence/,
  /^Draw from/,
  /^Pass/,
  /^End the turn/,
];

/** A server with a clock that can be turned, and the people round one of its tables. */
export type Hall = {
  readonly house: House;
  readonly clock: TestClock;
  readonly post: Post;
  readonly circle: Circle;
  /** Somebody's browser that knows them, else a telephone that keeps no cookie. */
  browserOf(email: string): Browser;
  /** From now on this browser knows them. */
  knows(email: string, browser: Browser): void;
  /** The address of their table, once there is one. */
  readonly tableUrl: string;
  sitAt(tableUrl: string): void;
  /** The table's page as Ann sees it. */
  tablePage(): Promise<Page>;
};

export async function openHall(): Promise<Hall> {
  const clock = testClock();
  const house = await openHouse({ clock, drawing: SMALL });
  const post = readPost(() => house.mailbox);
  const browsers = new Map<string, Browser>();
  const browserOf = (email: string) => browsers.get(email) ?? newBrowser({ keepsCookies: false });
  const random = seededRandom('hall of mirrors');
  let tableUrl = '';
  return {
    house,
    clock,
    post,
    circle: newCircle({ house, post, browserOf, random, taste: SLOWLY }),
    browserOf,
    knows: (email, browser) => browsers.set(email, browser),
    get tableUrl() {
      return tableUrl;
    },
    sitAt(address) {
      tableUrl = address;
    },
    tablePage: () => browserOf(ANN).open(tableUrl),
  };
}
