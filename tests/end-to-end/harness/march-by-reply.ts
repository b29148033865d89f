import { createTransport } from 'nodemailer';
import type { RandomSource } from '../../../src/kernel/chance.ts';
import { pickFrom } from '../../../src/kernel/random.ts';
import { type Browser, formOn, type Page, wordsOf } from './browser.ts';
import { CONFIRM } from './confirm-form.ts';
import { flat, headerOf, type ReadMail } from './read-mail.ts';

/** Somebody who answers mails by mail. */
export type Writer = {
  write(mail: ReadMail, words: string): Promise<void>;
  close(): void;
};

export function openWriter(port: number): Writer {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  return {
    async write(mail, words) {
      const to = headerOf(mail, 'reply-to') ?? '';
      await transport.sendMail({ from: mail.to, to, subject: `Re: ${mail.subject}`, text: words });
    },
    close: () => transport.close(),
  };
}

const QUESTION = /^(?:Q(\d+)\. )?You decide: /m;

/**
 * What somebody who has only this mail before them replies to all that it asks: orders as in its examples and the rest
 * stays, amounts as in its example, a number of its list. Undefined where it asks nothing.
 */
export function replyTo({ mail }: ReadMail, random: RandomSource): string | undefined {
  const [, ...parts] = (mail.text ?? '').split(QUESTION);
  const pieces: string[] = [];
  for (let i = 0; i < parts.length; i += 2) {
    const words = wordsFor(parts[i + 1] ?? '', random);
    pieces.push(parts[i] === undefined ? words : `Q${parts[i]}:\n${words}`);
  }
  return pieces.length > 0 ? pieces.join('\n\n') : undefined;
}

const plain = (text: string) => text.replaceAll(/[“”]/g, '').trim();

function wordsFor(question: string, random: RandomSource): string {
  const [, examples] = /one order on each line, like\s+these:\n((?: {2}.*\n)+)/.exec(question) ?? [];
  if (examples !== undefined) return ordersLike(examples.split('\n').map(plain), question, random);
  const [, amounts] = /Reply with amounts.*?as in “(.*?)”(?:; or “nothing”)?:/.exec(flat(question)) ?? [];
  if (amounts !== undefined) return random(3) === 0 ? 'nothing' : plain(amounts);
  const numbers = [...question.matchAll(/^ {2}(\d+)\. /gm)].map(([, number = '']) => number);
  if (numbers.length === 0) throw new Error(`nothing to reply to: ${question}`);
  return pickFrom(numbers, random);
}

function ordersLike(examples: readonly string[], question: string, random: RandomSource): string {
  const some = examples.filter((line) => line !== '' && random(4) > 0);
  const last = flat(question).includes('“as before”') && random(2) === 0;
  return [...(last ? ['as before'] : some), 'rest stay'].join('\n');
}

/** They open the link of the mail that says what was understood, and press its button: nothing else. */
export async function confirmReply(browser: Browser, mail: ReadMail): Promise<Page> {
  const [link] = [...mail.links('a'), ...mail.links('r')];
  if (!mail.headline.startsWith('Understood') || link === undefined)
    throw new Error(`a reply was not understood: ${mail.mail.text}`);
  const page = await browser.open(link);
  if (page.status !== 200) throw new Error(`${page.status} at ${page.url}: ${wordsOf(page)}`);
  const done = await browser.submit(formOn(page, CONFIRM));
  if (done.status !== 200) throw new Error(`${done.status} at ${done.url}: ${wordsOf(done)}`);
  return done;
}
