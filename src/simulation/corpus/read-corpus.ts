import { translator } from '../../i18n/translator.ts';
import { readMail } from '../../mail/inbound/read-mail.ts';
import { readWords } from '../../mail/inbound/read-words.ts';
import { isPolite } from '../../mail/replies/polite-words.ts';
import { CORPUS_SAMPLES, type CorpusSample } from './corpus-samples.ts';
import { ENCODINGS, type Header, mime } from './mime.ts';
import { PROGRAMS } from './programs.ts';
import { TONGUES } from './tongues.ts';

/** What became of replies as mail programs make them. */
export type CorpusReading = {
  readonly count: number;
  /** By program, language, encoding and words. */
  readonly unread: readonly string[];
  readonly misread: readonly string[];
  /** Understood, with words beside the answer that mean nothing known. */
  readonly leftOver: readonly string[];
};

/** The mail that is replied to, as a reply quotes it. */
export const QUOTED = [
  'Your move, France',
  '',
  'You decide: Which place? (rules 3.1)',
  'Answer by Thu 26 Nov, 20:00 (Europe/Madrid), 2 days from now.',
  '  1. Poland',
  '     https://despatch.test/a/Xk3',
  '  3. Iran',
  '     https://despatch.test/a/Xk4',
  '',
  'You get this mail because you play France.',
].join('\n');

/** Above the text of each. */
export const FIELDS: readonly Header[] = [
  ['From', 'Anna <anna@people.example>'],
  ['To', 'reply+0@in.despatch.test'],
  ['Subject', 'Re: your move'],
  ['Message-ID', '<1@people.example>'],
];

/** A text as each program writes it, set to each language, in each encoding. */
export function* corpusMails(text: string): Generator<{ readonly raw: Uint8Array; readonly name: string }> {
  for (const program of PROGRAMS)
    for (const tongue of TONGUES)
      for (const encoding of ENCODINGS)
        yield {
          raw: mime([...FIELDS, ...program.headers], program.make(text, QUOTED, tongue), encoding),
          name: `${program.name}, ${tongue.language}, ${encoding}`,
        };
}

/** A mail of the corpus as the server reads it. */
export const readCorpusMail = (raw: Uint8Array) => readMail({ returnPath: 'anna@people.example', raw, whole: true });

/** Reads the whole corpus of the samples in one language. */
export async function readCorpus(locale: keyof typeof CORPUS_SAMPLES): Promise<CorpusReading> {
  const { t } = translator(locale, 'UTC');
  const unread: string[] = [];
  const misread: string[] = [];
  const leftOver: string[] = [];
  let count = 0;
  const samples: readonly CorpusSample[] = CORPUS_SAMPLES[locale];
  for (const { choice, text, answer } of samples)
    for (const { raw, name: program } of corpusMails(text)) {
      count += 1;
      const mail = await readCorpusMail(raw);
      const reading = readWords(choice, mail.words, t);
      const name = `${program}: ${JSON.stringify(mail.words.slice(0, 160))}`;
      if (!('answer' in reading)) unread.push(name);
      else if (reading.ignored && !isPolite(reading.ignored, { name: 'Anna', locale })) leftOver.push(name);
      if ('answer' in reading && JSON.stringify(reading.answer) !== JSON.stringify(answer)) misread.push(name);
      if (mail.automatic || mail.from !== 'anna@people.example') misread.push(`${name} (a machine's)`);
    }
  return { count, unread, misread, leftOver };
}
