import type { RandomSource } from '../../../src/kernel/chance.ts';
import { answerMail } from '../harness/answer-mail.ts';
import type { Browser, Page } from '../harness/browser.ts';
import type { House } from '../harness/house.ts';
import type { ReadMail } from '../harness/read-mail.ts';
import type { Post } from '../harness/read-post.ts';
import { settled } from '../harness/settled.ts';
import type { Taste } from '../harness/taste.ts';

/** The people round a table, who know of it only what their mails and the pages behind their links say. */
export type Circle = {
  /** Everybody reads what has come since, when all of it is delivered. */
  read(): Promise<readonly ReadMail[]>;
  /** All mails so far, oldest first. */
  readonly letters: readonly ReadMail[];
  /** The newest mails with a question that has not been answered, by their readers. */
  readonly asked: ReadonlyMap<string, ReadMail>;
  /**
   * Somebody answers what their mail asks, and all that the pages ask them then; gives the page where they ended up.
   */
  answer(email: string, taste?: Taste): Promise<Page>;
  /** They play on, one mail after the other, until then, or until nobody but `silent` is asked anything. */
  playOn(until: () => boolean, how?: { readonly silent?: readonly string[]; readonly taste?: Taste }): Promise<void>;
  /** They play on until somebody is asked: that player's mail. */
  turnOf(email: string, taste?: Taste): Promise<ReadMail>;
};

type Setting = {
  readonly house: House;
  readonly post: Post;
  readonly browserOf: (email: string) => Browser;
  readonly random: RandomSource;
  readonly taste: Taste;
};

const MOST_MAILS = 400;

export function newCircle({ house, post, browserOf, random, taste: usual }: Setting): Circle {
  const letters: ReadMail[] = [];
  const asked = new Map<string, ReadMail>();

  const read = async () => {
    await settled(house.database.db, undefined, undefined, house.services.clock.now());
    const come = post.rest();
    for (const mail of come) {
      letters.push(mail);
      if (mail.answers.length > 0 || mail.links('c').length > 0) asked.set(mail.to, mail);
    }
    return come;
  };
  const answer = async (email: string, taste: Taste = usual) => {
    const mail = asked.get(email);
    if (!mail) throw new Error(`${email} is asked nothing`);
    const { page } = await answerMail(browserOf(email), mail, {
      random,
      taste,
      stays: () => true,
      straight: true,
      sparing: true,
    });
    asked.delete(email);
    return page;
  };
  const playOn: Circle['playOn'] = async (until, { silent = [], taste = usual } = {}) => {
    for (let mails = 0; mails < MOST_MAILS; mails += 1) {
      await read();
      if (until()) return;
      const next = [...asked.keys()].find((email) => !silent.includes(email));
      if (next === undefined) return;
      await answer(next, taste);
    }
    throw new Error(`after ${MOST_MAILS} mails it has not come about`);
  };
  const turnOf = async (email: string, taste: Taste = usual): Promise<ReadMail> => {
    await playOn(() => asked.has(email), { taste });
    const mail = asked.get(email);
    if (!mail) throw new Error(`${email} is not asked any more`);
    // A mail can be overtaken by what its reader did meanwhile; a look at its page tells, and changes nothing.
    const page = await browserOf(email).open(mail.links('c')[0] ?? '');
    if (page.status === 200) return mail;
    asked.delete(email);
    return turnOf(email, taste);
  };
  return { read, letters, asked, answer, playOn, turnOf };
}
