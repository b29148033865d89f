import { translator } from '../../i18n/translator.ts';
import { normaliseWords } from '../inbound/normalise-words.ts';

type Writer = { readonly name: string; readonly locale: string };

/** Greetings, thanks, and the writer's own name, as they are compared. */
export function politeWords({ name, locale }: Writer): readonly string[] {
  const [first = ''] = name.split(/\s+/u);
  const polite = [translator(locale, 'UTC'), translator('en', 'UTC')].flatMap(({ text }) =>
    text('reply.polite-words').split('|'),
  );
  return [...new Set([...polite, name, first].map(normaliseWords))].filter((word) => word !== '');
}

/** Whether words that no question uses are nothing but a name, a greeting or thanks: they leave nothing unread. */
export function isPolite(words: string, writer: Writer): boolean {
  const polite = politeWords(writer);
  const name = normaliseWords(writer.name);
  // "Best, Ann" and "Thanks! Ann." are two of them.
  return words.split(/[\n,;.!…、。，！]|\s[-–—]/u).every((piece) => {
    const bare = normaliseWords(piece);
    return bare === '' || polite.includes(bare) || (bare.length === 1 && name.startsWith(bare));
  });
}
