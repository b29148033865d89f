import { translator } from '../../i18n/translator.ts';
import { listedWords } from '../inbound/listed-words.ts';
import { normaliseWords } from '../inbound/normalise-words.ts';
import { wordsFor } from './command-words.ts';
import { readBlock } from './read-block.ts';

/** Longer lines are not read as the beginning of orders. */
const LONGEST_LINE = 400;

/**
 * What is ordered ahead from this line on: `ahead 1:` with its orders below it, up to the next empty line or one that
 * `ends` it; or a line by itself, `ahead 1 withdraw`. Undefined where it begins none; `ahead` alone is a request.
 */
export function readAheadBlock(
  lines: readonly string[],
  at: number,
  locale: string,
  ends: (line: string) => boolean,
): { readonly text: string; readonly count: number } | undefined {
  const line = (lines[at] ?? '').trim();
  const head = /^([^:：\d#]+)#?(\d{0,3})\s*([:：]?)(.*)$/su.exec(line);
  if (!head || line.length > LONGEST_LINE) return undefined;
  const [, words = '', number = '', colon = '', rest = ''] = head;
  if (colon !== '' || number !== '') {
    if (!wordsFor('ahead', locale).includes(normaliseWords(words))) return undefined;
    if (colon === '') return rest.trim() === '' ? undefined : { text: `${number} ${rest}`, count: 1 };
    const block = readBlock(lines, at, ends);
    return { text: [`${number}: ${rest}`, ...block.lines.slice(1)].join('\n'), count: block.count };
  }
  // `ahead withdraw`, where there is one thing that it could be.
  const { t } = translator(locale, 'UTC');
  const acts = [...listedWords('reply.words-withdraw', t), ...listedWords('reply.words-confirm', t)];
  const act = acts.find((one) => wordsFor('ahead', locale).some((word) => normaliseWords(line) === `${word} ${one}`));
  return act === undefined ? undefined : { text: act, count: 1 };
}
