import { isDeepStrictEqual } from 'node:util';
import { translator } from '../../../src/i18n/translator.ts';
import type { RandomSource } from '../../../src/kernel/chance.ts';
import { pickFrom } from '../../../src/kernel/random.ts';
import { readEntries } from '../../../src/log/read-entries.ts';
import { readPosition } from '../../../src/log/read-position.ts';
import { wordFor } from '../../../src/mail/replies/command-words.ts';
import type { Services } from '../../../src/platform/services.ts';
import { PROGRAMS } from '../../../src/simulation/corpus/programs.ts';
import { TONGUES } from '../../../src/simulation/corpus/tongues.ts';
import { wantedReply } from '../../mail/replies/wanted-reply.ts';
import { flat, type ReadMail } from './read-mail.ts';

/** Somebody who plays by replies alone. */
export type Replier = {
  readonly seat: string;
  readonly playerId: string;
  readonly email: string;
  readonly locale: 'en' | 'es';
  /** How they say what they want, where the mail numbers it. */
  readonly by: 'number' | 'words';
  /** They are asked to confirm, and reply with this; undefined: clear replies act. */
  readonly confirms?: string;
};

/** How the mails of a game go to and fro. */
export type Letterbox = {
  /** The newest mail that a player has got. */
  newest(replier: Replier): Promise<ReadMail>;
  /** Their reply is on its way, has come in, and its answer is with them. */
  reply(replier: Replier, mail: ReadMail, text: string): Promise<void>;
  /** Before each round: time passes, and all mails are where they belong. */
  settle(): Promise<void>;
};

/** What was counted while a table was played. */
export type PlayedByReply = {
  readonly replies: number;
  readonly byNumber: number;
  readonly confirmed: number;
  /** Replies with more than one answer. */
  readonly chains: number;
  /** By the mail program that wrote them. */
  readonly programs: ReadonlySet<string>;
};

/** A farewell with another name than the player's would be words that nobody understands. */
const WRITERS = PROGRAMS.filter(({ name, make }) => {
  const [tongue] = TONGUES;
  return name !== 'a signature and a farewell' && tongue && make('2', '', tongue)[0]?.type === 'text/plain';
});

/**
 * Plays a table to its end by replies alone, as mail programs write them, with all that they quote. After each the log
 * must have just what was wanted; throws with the mail that came back where it has not.
 */
export async function playByReply(
  s: Services,
  { tableId, people, random, most }: Played,
  letterbox: Letterbox,
): Promise<PlayedByReply> {
  const programs = new Set<string>();
  let [byNumber, confirmed, chains] = [0, 0, 0];
  for (let replies = 0; replies < most; replies += 1) {
    await letterbox.settle();
    const waiting = await s.db.pendingAnswer.findFirst({
      where: { tableId },
      orderBy: [{ since: 'asc' }, { seat: 'asc' }],
    });
    const person = people.find(({ seat }) => seat === waiting?.seat);
    if (!waiting || !person) return { replies, byNumber, confirmed, chains, programs };

    const { head, machine } = await readPosition(s, tableId);
    const { words, answers } = wantedReply(head.game, machine, waiting, random, translator(person.locale, 'UTC'));
    const mail = await letterbox.newest(person);
    const numbers = person.by === 'number' ? words.map((one) => numberOf(mail, one)).slice(0, 1) : [];
    const [number] = numbers;
    if (number !== undefined) byNumber += 1;
    if (words.length > 1) chains += 1;
    const said = [number ?? words[0] ?? '', ...words.slice(1)].join('\n');
    const written = writtenBy(person, mail, said, random);
    programs.add(written.program);
    await letterbox.reply(person, mail, written.text);
    if (person.confirms !== undefined) {
      confirmed += 1;
      const proposal = await letterbox.newest(person);
      if (!/^(?:Understood|Entendido)/u.test(proposal.headline))
        throw new Error(`${JSON.stringify(said)} is not proposed: ${proposal.mail.text}`);
      const confirms = wordOf(proposal, person);
      await letterbox.reply(person, proposal, writtenBy(person, proposal, confirms, random).text);
    }

    const entries = await readEntries(s, tableId, { after: machine.seq, upTo: await seqOf(s, tableId) });
    const given = entries.flatMap((entry) =>
      entry.kind === 'answered' && entry.how === 'reply' ? [{ decision: entry.decision, answer: entry.answer }] : [],
    );
    if (isDeepStrictEqual(given, answers)) continue;
    const back = await letterbox.newest(person);
    throw new Error(
      `${person.seat} wrote ${JSON.stringify(said)} for ${JSON.stringify(answers)}, the log has ` +
        `${JSON.stringify(given)}; asked: ${mail.mail.text}\n\n--- answered: ${back.subject}\n${back.mail.text}`,
    );
  }
  throw new Error(`the game is not over after ${most} replies`);
}

type Played = {
  readonly tableId: string;
  readonly people: readonly Replier[];
  readonly random: RandomSource;
  /** So many replies are enough for it. */
  readonly most: number;
};

async function seqOf({ db }: Services, tableId: string): Promise<number> {
  return (await db.table.findUniqueOrThrow({ where: { id: tableId } })).seq;
}

const LISTED = /^ {2}(\d+)\. (.*(?:\n {5}(?!https?:)\S.*)*)/gmu;

/** The number that an answer has in the list of a mail; undefined where the mail numbers none. */
function numberOf({ mail }: ReadMail, words: string): string | undefined {
  const listed = [...(mail.text ?? '').matchAll(LISTED)];
  return listed.find(([, , label = '']) => flat(label) === words || flat(label).startsWith(`${words} (`))?.[1];
}

/** What confirms a proposal: their own way to say yes, or the word that the mail asks for where "Yes" is an answer. */
function wordOf({ mail }: ReadMail, { confirms = '', locale }: Replier): string {
  const [, word = ''] = /, (?:or reply|o contesta) [“«]([^”»]+)[”»]\./u.exec(flat(mail.text ?? '')) ?? [];
  if (word === '') throw new Error(`the mail does not say how it is confirmed: ${mail.text}`);
  return word === wordFor('yes', locale) ? confirms : word;
}

/** A reply as some program writes it, with the mail that it answers quoted. */
function writtenBy({ locale }: Replier, { mail }: ReadMail, words: string, random: RandomSource) {
  const tongue = TONGUES.find(({ language }) => language === locale);
  if (!tongue) throw new Error(`no mail program speaks ${locale}`);
  const { name, make } = pickFrom(WRITERS, random);
  return { program: name, text: make(words, mail.text ?? '', tongue)[0]?.text ?? '' };
}
